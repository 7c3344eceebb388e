import { expect, test } from 'vitest'
import { languageOf } from './reading/language.ts'
import { tableAnswerer as skill } from './table-answerer.ts'

const today = '2026-11-20'
const run = (input: unknown) =>
  skill.run(skill.input.parse(input), { today }) as { rows: string[][] }
const read = (text: string) => skill.read({ text, language: languageOf(text), today })

const orders =
  'Product,City,Units,Price,Date\nLaptop,Dubai,12,3500,2026-01-15\nPhone,Sharjah,30,2100,2026-01-20\nLaptop,Abu Dhabi,8,3450,2026-02-03\nTablet,Dubai,20,1500,2026-02-10\nPhone,Dubai,25,2050,2026-03-05'

test.each([
  ['total units', { value: 95 }],
  ['average price', { value: 2520 }],
  ['median price', { value: 2100 }],
  ['how many are cheaper than 2100', { value: 2 }],
  [
    'total units per month',
    {
      groups: [
        { name: '2026-01', value: 42 },
        { name: '2026-02', value: 28 },
        { name: '2026-03', value: 25 },
      ],
    },
  ],
  ['total units in q1 2026', { value: 95 }],
  ['total units in Q2 2026', { rows: [] }],
  ['total units in the first quarter', { value: 95 }],
  ['lowest price', { value: 1500 }],
  ['sum of units in Dubai', { value: 57 }],
  ['sum of units not in Dubai', { value: 38 }],
  ['how many orders from Dubai', { value: 3 }],
  ['how many rows have units over 10', { value: 4 }],
  ['how many rows have units of at least 12', { value: 4 }],
  ['total units where price between 2000 and 3000', { value: 55 }],
  ['total units in January', { value: 42 }],
  ['total units between 20 and 31 January', { value: 30 }],
  ['total units on 3 and 10 February', { value: 28 }],
  ['كم مجموع units من 15 لين 20 يناير', { value: 42 }],
  ['total units after 1 Feb 2026', { value: 53 }],
  ['percentage of units from Dubai', { value: 57, whole: 95 }],
  [
    'which product sold most units',
    {
      groups: [
        { name: 'Phone', value: 55 },
        { name: 'Laptop', value: 20 },
        { name: 'Tablet', value: 20 },
      ],
    },
  ],
  [
    'which city has the fewest units',
    { groups: [{ name: 'Abu Dhabi', value: 8 }, { name: 'Sharjah' }, { name: 'Dubai' }] },
  ],
  [
    'average price by product',
    {
      groups: [
        { name: 'Laptop', value: 3475 },
        { name: 'Phone', value: 2075 },
        { name: 'Tablet', value: 1500 },
      ],
    },
  ],
  [
    'how many different products are there?',
    { groups: [{ name: 'Laptop' }, { name: 'Phone' }, { name: 'Tablet' }] },
  ],
  [
    'units per product, sorted',
    { groups: [{ name: 'Phone', value: 55 }, { name: 'Laptop' }, { name: 'Tablet' }] },
  ],
  [
    'anything with less than 10 units?',
    { question: { operation: 'list' }, rows: [['Laptop', 'Abu Dhabi', '8', '3450', '2026-02-03']] },
  ],
  ['top 1 product by units', { groups: [{ name: 'Phone', value: 55 }] }],
] as const)('%s', (question, expected) => {
  expect(run({ table: orders, question })).toMatchObject(expected)
})

test('rows are sorted and filtered', () => {
  const { rows } = run({ table: orders, question: 'sort rows in Dubai by price descending' })
  expect(rows.map((row) => row[3])).toEqual(['3500', '2050', '1500'])
})

test('cells without a number are left out and counted', () => {
  expect(
    run({ table: 'Item,Amount\nA,10\nB,\nC,20\nD,30\nE,40\nF,50', question: 'average amount' }),
  ).toMatchObject({
    value: 30,
    skipped: 1,
  })
})

test('amounts of money and Arabic digits are numbers', () => {
  expect(
    run({ table: 'البند;المبلغ\nإيجار;AED 12,000.50\nكهرباء;٥٠٠', question: 'مجموع المبلغ' }),
  ).toMatchObject({ value: 12500.5 })
})

test.each([
  ['average weight', 'weight'],
  ['total', 'Units or Price'],
  ['who bought the most', 'Units or Price'],
  ['correlation between price and units', 'Another question'],
  ['standard deviation of price', 'Another question'],
  ['second price', 'Another question'],
])('"%s" is asked about', (question, piece) => {
  expect(JSON.stringify(read(`${question}\n\n${orders}`))).toContain(piece)
})

test('without a table one is asked for', () => {
  expect(read('which product sold most?')).toHaveProperty('missing')
})

test('a group without a figure is left out and not taken for zero', () => {
  expect(
    run({
      table: 'Month,Sales\nJan,100\nFeb,n/a\nMar,300\nApr,200\nMay,50',
      question: 'which month sold least',
    }),
  ).toMatchObject({
    groups: [{ name: 'May' }, { name: 'Jan' }, { name: 'Apr' }, { name: 'Mar' }],
  })
})

const headlines = (text: string, pasted = orders) => {
  const reading = read(`${text}\n\n${pasted}`)
  if ('missing' in reading) return reading.missing.map(({ name }) => name.en)
  return [reading, ...(reading.more ?? [])].map(({ input }) =>
    (skill.explain(run(input), 'en').split('\n')[0] ?? '').replaceAll('*', ''),
  )
}

test.each([
  [
    'sum and average of units in Dubai',
    ['Total Units: 57 where City = Dubai.', 'Average Units: 19 where City = Dubai.'],
  ],
  [
    'for Dubai only: total units plus the highest price',
    ['Total Units: 57 where City = Dubai.', 'Highest Price: 3,500 (Laptop) where City = Dubai.'],
  ],
  [
    'min, max n median of price',
    ['Lowest Price: 1,500 (Tablet).', 'Highest Price: 3,500 (Laptop).', 'Median Price: 2,100.'],
  ],
  [
    'which product sold the most units and which one the fewest',
    [
      'Phone: 55, the highest Units by Product.',
      'Laptop and Tablet: 20, the lowest Units by Product.',
    ],
  ],
  [
    'how many orders are above 3,000 and whats the median price over all of them',
    ['2 rows where Price > 3,000.', 'Median Price: 2,100.'],
  ],
  [
    'which orders have fewer than 20 units and what do their prices come to in total',
    ['2 rows where Units < 20.', 'Total Price: 6,950 where Units < 20.'],
  ],
  ['the boss told me it was 4. how many orders in Dubai?', ['3 rows where City = Dubai.']],
  [
    'I need the total units from Dubai before the audit on 20/01/2026',
    ['Total Units: 57 where City = Dubai.'],
  ],
  [
    'this is my orders list, the two products with the biggest price',
    ['Highest 2 in Price: Laptop 3,500, Laptop 3,450.'],
  ],
  [
    'the highest price, the lowest price and how far apart they are',
    [
      'Highest Price: 3,500 (Laptop).',
      'Lowest Price: 1,500 (Tablet).',
      'Difference in Price: 2,000 (Laptop 3500, Tablet 1500).',
    ],
  ],
  [
    'difference in units between Dubai and Sharjah',
    ['Difference in Units: 27 (Dubai 57, Sharjah 30) where City = Dubai or Sharjah.'],
  ],
  ['difference between units and price', ['The column of figures to use']],
  [
    'units in Dubai and Sharjah, without Abu Dhabi',
    ['Total Units by City: Dubai leads with 57, 87 together where City = Dubai or Sharjah.'],
  ],
  [
    'which city is the cheapest on average',
    ['Average Price by City: Sharjah comes first with 2,100.'],
  ],
  ['orders with units below 10 or above 28', ['2 rows where Units < 10 or > 28.']],
  ['is the average price in Dubai over 2,000?', ['Average Price: 2,350 where City = Dubai.']],
  [
    "rows where the city isn't Dubai and the total of their units",
    ['2 rows where City ≠ Dubai.', 'Total Units: 38 where City ≠ Dubai.'],
  ],
  [
    'how many from Dubai, how many from Sharjah and average price for each',
    [
      '3 rows where City = Dubai.',
      '1 row where City = Sharjah.',
      'Average Price by City: Dubai leads with 2,350 where City = Dubai or Sharjah.',
    ],
  ],
  ['median and mode of price', ['Another question; I do not work out "mode"']],
  ['the median, not the average, of price', ['Median Price: 2,100.']],
  [
    'units sold between 10 January and 5 February 2026',
    ['Total Units: 50 where Date 10 January 2026 – 5 February 2026.'],
  ],
  [
    'fill in the missing prices for me',
    [
      'A question about the figures that stand there; I never fill in, estimate or forecast figures',
    ],
  ],
] as const)('%s', (text, expected) => {
  expect(headlines(text)).toEqual(expected)
})

test.each([
  ['total units for Fujairah', 'Fujairah'],
  ['For Fujairah, the average price?', 'Fujairah'],
  ['average price in the Fujairah city', 'Fujairah'],
  ['units ordered by Mariam in total', 'Mariam'],
  ['مجموع Units في الفجيرة', 'الفجيرة'],
  ['متوسط Price حق الثلاجات', 'الثلاجات'],
])('what stands where a value would and in no cell is asked about: %s', (text, word) => {
  const reading = read(`${text}\n\n${orders}`)
  expect('missing' in reading && reading.missing[0]?.name.en).toContain(`"${word}"`)
})

test.each([
  ['The minimum order is 15. How many orders are under it in units?', { value: 3 }],
  ['الحد 15 وحدة. كم order تحته في Units؟', { value: 3 }],
])('a limit is told in a sentence before: %s', (text, result) => {
  const reading = read(`${text}\n\n${orders.replace('30', '11')}`)
  expect('input' in reading && run(reading.input)).toMatchObject(result)
})

test.each([
  ['I need it for Mariam. Total units', ['Mariam']],
  ['total units for my uncle, he has a meeting in Al Quoz', ['Al Quoz']],
  ['total units for the report', []],
])('what may say whom the answer is for is told: %s', (text, unused) => {
  const reading = read(`${text}\n\n${orders}`)
  expect('input' in reading && (reading.understood?.unused ?? [])).toEqual(unused)
})

test.each([
  ['averge price of laptps', { value: 3475 }],
  ['totl units in sharja', { value: 30 }],
  ['units of the phne product in total', { value: 55 }],
])('a typing error in a column or a value is forgiven: %s', (text, result) => {
  const reading = read(`${text}\n\n${orders}`)
  expect('input' in reading && run(reading.input)).toMatchObject(result)
})

test('groups are sorted in the order that is asked for', () => {
  expect(
    run({ table: orders, question: 'total units by city, sorted smallest first' }),
  ).toMatchObject({
    groups: [{ name: 'Abu Dhabi' }, { name: 'Sharjah' }, { name: 'Dubai' }],
  })
})

test('numbers that name a row are not figures', () => {
  const invoices = 'Invoice;Client;Amount\n4001;Noor;1200\n4002;Reem;2600\n4003;Saif;900'
  const reading = read(`how many invoices are over 1,000?\n${invoices}`)
  if ('missing' in reading) throw new Error('asked')
  expect(run(reading.input)).toMatchObject({ value: 2 })
})

test('a table with pipes may end its lines with an empty cell', () => {
  expect(read('total debit\nDay|Item|Debit|Credit\n1|Rent|900|\n2|Client||1500')).toHaveProperty(
    'input',
  )
})

test.each([
  [
    'كم صفًا يتجاوز فيه الراتب 5000 وما مجموع هذه الرواتب؟',
    ['عدد الصفوف 2 حيث الراتب > 5,000.', 'مجموع الراتب: 15,000 حيث الراتب > 5,000.'],
  ],
  [
    'من راتبه يقل عن 6000 وكم متوسط أعمارهم',
    ['عدد الصفوف 1 حيث الراتب < 6,000.', 'متوسط العمر: 30 حيث الراتب < 6,000.'],
  ],
  [
    'مين أكبر عمر ومين أصغر عمر وكم الفرق بينهم',
    ['أعلى العمر: 50 (نور).', 'أدنى العمر: 30 (علي).', 'الفرق في العمر: 20 (نور 50، علي 30).'],
  ],
])('%s', (text, expected) => {
  const reading = read(`${text}\n\nالاسم,العمر,الراتب\nعلي,30,4000\nسعاد,40,6000\nنور,50,9000`)
  if ('missing' in reading) throw new Error('asked')
  expect(
    [reading, ...(reading.more ?? [])].map(({ input }) =>
      (skill.explain(run(input), 'ar').split('\n')[0] ?? '').replaceAll('*', ''),
    ),
  ).toEqual(expected)
})

test.each([
  ['how many were late', { value: 2 }],
  ['how many were not late in class B', { value: 1 }],
  [
    'which class has the most orders',
    {
      groups: [
        { name: 'B', value: 2 },
        { name: 'A', value: 1 },
      ],
    },
  ],
])('%s', (question, expected) => {
  expect(run({ table: 'Order,Class,Late\n7,A,yes\n8,B,no\n9,B,yes', question })).toMatchObject(
    expected,
  )
})

test('names that stand in several rows are added up for who is the first', () => {
  const table = 'السائق,المسافة\nمطر,300\nجون,200\nجون,250'
  expect(run({ table, question: 'من هم أكثر سائقين اثنين في المسافة' })).toMatchObject({
    groups: [{ name: 'جون', value: 450 }, { name: 'مطر' }],
  })
  expect(
    run({ table: 'Rep,Sales\nAli,30\nSara,20\nSara,25', question: 'who had the most sales' }),
  ).toMatchObject({
    groups: [{ name: 'Sara', value: 45 }, { name: 'Ali' }],
  })
})

test.each([
  'who was late the most over both weeks taken together, and who the least?',
  'مين أكتر واحد late ومين أقل واحد في الأسبوعين مع بعض؟ (week)',
])('who is asked of people, whatever weeks are named beside it: %s', (question) => {
  const table = 'week,name,late\nw1,Omar,30\nw1,Lina,45\nw2,Omar,40\nw2,Lina,5\nw2,Sami,20'
  expect(headlines(question, table)).toEqual([
    'Omar: 70, the highest late by name.',
    'Sami: 20, the lowest late by name.',
  ])
})

const flats = 'Unit,Beds,Rent\nA,1,58000\nB,2,84000\nC,2,90000\nD,3,120000'

test('rows are meant by the number of what a column counts, and asked about again', () => {
  expect(
    headlines('Median rent of the two-beds? How many of them are there as well?', flats),
  ).toEqual(['Median Rent: 87,000 where Beds = 2.', '2 rows where Beds = 2.'])
})

test.each([
  ['top 2 units by rent and what percentage of all rent each one makes up', 'D 120,000 (34.1%), C'],
  ['Give me the lowest two units by rent and their share of the total', 'A 58,000 (16.5%), B'],
])('the share of each of the first few is told with them: %s', (question, expected) => {
  expect(headlines(question, flats)[0]).toContain(expected)
})

test.each([
  ['avg rent in Sharjah', '='],
  ['payment from Sharjah in total', '='],
  ["total rent that isn't in Sharjah", '≠'],
  ['rent in total of flats that arent in Sharjah', '≠'],
])('a word that ends like "not" denies nothing: %s', (question, sign) => {
  const text = `${question}\nFlat,Area,Rent\nA1,Sharjah,38000\nA2,Dubai,72000`
  const reading = read(text)
  const said = skill.explain(run('input' in reading ? reading.input : {}), 'en')

  expect(said).toContain(`Area ${sign} Sharjah`)
})

test('from the highest to the lowest orders by the figure', () => {
  const reading = read('رتبهم من الاعلى للادنى\nالاسم,الدرجة\nعلي,60\nسارة,90\nعمر,75')

  expect(run('input' in reading ? reading.input : {}).rows[0]).toContain('سارة')
})

const trips =
  'Trip,Van,Status,Fee\n1,Red,done,90\n2,Blue,cancelled,40\n3,Green,done,60\n4,Blue,done,80'

test.each([
  [
    'total fee of each van and which van has the lowest, but without Green',
    [
      'Total Fee by Van: Blue leads with 120, 210 together where Van ≠ Green.',
      'Red: 90, the lowest Fee by Van where Van ≠ Green.',
    ],
  ],
  [
    'what share of trips was cancelled, of all trips?',
    ['25% of the rows where Status = cancelled: 1 of 4.'],
  ],
])(
  'what is left out and what a share is of hold for all that is asked: %s',
  (question, expected) => {
    expect(headlines(question, trips)).toEqual(expected)
  },
)

test.each([
  [
    'what was the top van in each city',
    'Ajman: Red 90; Dubai: Blue 120 (the highest Fee of each City).',
  ],
  [
    'which van earned least per city',
    'Ajman: Blue 40; Dubai: Red 20 (the lowest Fee of each City).',
  ],
])('the first within each group is told for each: %s', (question, expected) => {
  const table =
    'City,Van,Fee\nAjman,Red,90\nAjman,Blue,40\nDubai,Blue,70\nDubai,Red,20\nDubai,Blue,50'
  expect(headlines(question, table)).toEqual([expected])
})

const parcels =
  'No,Month,Day,State\n1,مايو,2026-05-12,returned\n2,مايو,2026-05-13,new\n3,يونيو,2026-05-19,lost'

test.each([
  ['list returns that were not returned', ['2 rows where State ≠ returned.']],
  ['list all after 12 May and before 19 May', ['1 row where Day 13 May 2026 – 18 May 2026.']],
])('rows are meant by what is left out and by days between others: %s', (question, expected) => {
  expect(headlines(question, parcels)).toEqual(expected)
})

test('an Arabic month in a column of words is a value', () => {
  const table = 'الرقم,الشهر,المبلغ\n1,مايو,20\n2,مايو,30\n3,يونيو,90'
  expect(headlines('مجموع المبلغ في مايو', table)).toEqual(['Total المبلغ: 50 where الشهر = مايو.'])
})

test.each([
  ['the top 2 by fee and whats the average fee in Dubai', /^Highest 2 in Fee: Omar 90, Lina 50/],
  ['highest fee and give me the average fee in Dubai', /^Highest Fee: 90 \(Omar/],
])('what is asked anew has rows of its own: %s', (question, highest) => {
  const table = 'Name,City,Fee\nHuda,Dubai,30\nOmar,Ajman,90\nLina,Dubai,50'
  expect(headlines(question, table)).toEqual([
    expect.stringMatching(highest),
    'Average Fee: 40 where City = Dubai.',
  ])
})

const fuel = 'Driver,Fuel\nSamir,620\nJohn,540\nSamir,700\nJohn,810\nAli,410'

test.each([
  [
    'who burned the most fuel and what share of all fuel is that',
    'John: 43.8% of Fuel (1,350 of 3,080).',
  ],
  [
    'which driver burned the least and what percentage does that make',
    'Ali: 13.3% of Fuel (410 of 3,080).',
  ],
  ['اي Driver له اقل Fuel وكم نسبته من الكل؟', 'Ali: 13.3% of Fuel (410 of 3,080).'],
])('the share asked for behind a winner is that of the winner: %s', (text, share) => {
  expect(headlines(text, fuel).at(-1)).toBe(share)
})

test('the names of the columns may stand behind the question in its line', () => {
  const [line] = headlines(
    'how many cars over 50,000? car,price\nCamry,62000\nYaris,33500\nPatrol,98000',
    '',
  )
  expect(line).toBe('2 rows where price > 50,000.')
})

test('each of the highest three has its own figure', () => {
  expect(headlines('top 3 by mark', 'name,mark\nSalma,88\nYusuf,93\nMariam,96\nJude,90')).toEqual([
    'Highest 3 in mark: Mariam 96, Yusuf 93, Jude 90.',
  ])
})

test('an empty cell is named by its row', () => {
  const text = 'total sales by branch\nbranch,sales\nJumeirah,100\nDeira,\nDeira,50'
  const reading = read(text)
  expect('input' in reading && skill.explain(run(reading.input), 'en')).toContain(
    '1 cell without a number left out (sales: row 2, Deira).',
  )
})

const english =
  'Branch,Month,Sales,Status\nDubai,January,52400,Paid\nDubai,February,47600,Unpaid\nAl Ain,January,36000,Paid\nSharjah,February,64000,Unpaid'
const arabic =
  'الفرع,الشهر,المبيعات,الحالة\nدبي,يناير,52400,مدفوع\nدبي,فبراير,47600,غير مدفوع\nالعين,يناير,36000,مدفوع\nالشارقة,فبراير,64000,غير مدفوع'

const answerTo = (question: string, pasted: string) => {
  const reading = read(`${question}\n\n${pasted}`)
  return 'missing' in reading ? reading : run(reading.input)
}

test.each([
  [english, 'أي فرع باع أكثر؟', 'Dubai', 100_000],
  [english, 'كم مجموع المبيعات لكل فرع؟', 'Dubai', 100_000],
  [english, 'كم بعنا بدبي والشارقة؟', 'Sharjah', 64_000],
  [arabic, 'Which branch sold the most?', 'دبي', 100_000],
  [arabic, 'total sales per month', 'فبراير', 111_600],
] as const)(
  'columns are meant by their name in the other language (%#): %s %s',
  (pasted, question, name, value) => {
    expect(answerTo(question, pasted)).toMatchObject({
      groups: expect.arrayContaining([expect.objectContaining({ name, value })]),
    })
  },
)

test.each([
  [english, 'كم مبيعات يناير؟', 88_400],
  [english, 'مجموع المبيعات غير المدفوعة', 111_600],
  [english, 'كم المبيعات المدفوعة', 88_400],
  [arabic, 'total sales in Dubai', 100_000],
  [arabic, 'total unpaid sales', 111_600],
] as const)(
  'cells are meant by their name in the other language (%#): %s %s',
  (pasted, question, value) => {
    expect(answerTo(question, pasted)).toMatchObject({ value })
  },
)

test.each([
  ['total sales per region', 'region'],
  ['كم مجموع المبيعات لكل مندوب؟', 'مندوب'],
  ['المبيعات حسب المندوب', 'المندوب'],
])('groups that no column says are asked about: %s', (question, word) => {
  expect(JSON.stringify(answerTo(question, english))).toContain(word)
})

const people =
  'Employee,Department,Salary\nAhmed,Sales,9000\nFatima,HR,11000\nKhalid,Sales,10500\nYousef,IT,14000'

test.each([
  ['كم راتب أحمد؟', people, 9_000],
  ['كم راتب فاطمة؟', people, 11_000],
  ['متوسط رواتب الموارد البشرية', people, 11_000],
  ["what is Khaled's salary?", people.replace('Khalid', 'خالد'), 10_500],
])('names are meant by how they sound in the other script: %s', (question, pasted, value) => {
  expect(answerTo(question, pasted)).toMatchObject({ value })
})

test.each([
  ['كم مبيعات غير مدفوعة في الشارقة؟', 64_000],
  ['المبيعات غير المدفوعة في دبي', 47_600],
])('what follows a name of two words is read whole: %s', (question, value) => {
  expect(answerTo(question, english)).toMatchObject({ value })
})

test('a word that sounds like two names means neither', () => {
  const two = people.replace('Fatima', 'Ahmad')
  expect(answerTo('كم راتب أحمد؟', two)).not.toMatchObject({ value: 9_000 })
})

const told = (text: string, language = languageOf(text)) => {
  const reading = read(text)
  if (!('input' in reading)) throw new Error('asked back')
  return [reading, ...(reading.more ?? [])].map(({ input }) =>
    skill.explain(skill.run(skill.input.parse(input), { today }), language),
  )
}

test('a row without the figure is no row that an average is worked on', () => {
  const shop = 'Shop,City,Sales\nA,Dubai,100\nB,Dubai,\nC,Ajman,50'
  expect(told(`average sales by city\n${shop}`)[0]).toMatch(
    /\| Dubai \| 100 \| 1 \|[\s\S]*Worked on 2 of 3 rows/,
  )
})

test('a figure has the currency that its column is written with', () => {
  const flats = 'Unit | Area | Rent\n1 | JLT | AED 500\n2 | JLT | AED 700\n3 | JVC | AED 900'
  expect(told(`average rent in JLT\n${flats}`)[0]).toContain('Average Rent: AED 600')
  expect(told(`متوسط Rent حسب Area\n${flats}`, 'ar')[0]).toContain('JVC في المقدمة (900 درهم)')
})

test('two questions that one table answers show it once', () => {
  const [first = '', second = ''] = told(
    `which city sold most units, and total units of each city?\n${orders}`,
  )
  expect(first).toContain('Dubai: 57')
  expect(first).not.toContain('|')
  expect(second).toContain('| Dubai | 57 |')
})

test.each([
  'Total units by city? this is from our Laptop shop',
  'This is the Laptop list of the shop. Total units by city?',
  'These are the Laptop orders, total units by city please',
])('%s: what introduces the table chooses no rows', (question) => {
  expect(told(`${question}\n${orders}`)[0]).toContain('| Sharjah | 30 |')
})
