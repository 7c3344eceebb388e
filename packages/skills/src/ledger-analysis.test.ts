import { expect, test } from 'vitest'
import type { LedgerAnalysis } from './ledger/analysis.ts'
import { LedgerInput } from './ledger/input.ts'
import { ledgerAnalysis } from './ledger-analysis.ts'
import { SkillRefusal } from './skill.ts'

const today = '2026-11-20'

const expenses = `date,description,amount,category
2026-01-05,Office rent,10000,Rent
2026-01-09,Emirates flight to Riyadh,1850.50,Travel
2026-01-15,Meta ads,3200,Marketing
2026-01-16,Meta ads,3200,Marketing
2026-01-28,Salaries,45000,Payroll
2026-02-05,Office rent,10000,Rent
2026-02-12,Google ads,5400,Marketing
2026-02-27,Salaries,48000,Payroll`

const statement = `Date,Details,Debit,Credit,Balance
05/01/2026,Office rent,"10,000.00",,90000
10/01/2026,Client payment Noor LLC,,"25,000.00",115000
15/01/2026,Etisalat,950,,114050
Total,,10950,25000,`

function read(text: string): LedgerInput {
  const reading = ledgerAnalysis.read({ text, language: 'en', today })
  if ('missing' in reading) throw new Error(`asked for ${reading.missing[0]?.name.en}`)
  return LedgerInput.parse(reading.input)
}
const analyse = (text: string) => ledgerAnalysis.run(read(text), { today }) as LedgerAnalysis

test('totals are made by category, the largest first, and by month', () => {
  const { spent, received, byCategory, byMonth } = analyse(expenses)
  expect([spent, received]).toEqual([126_650.5, 0])
  expect(byCategory).toEqual([
    { name: 'Payroll', amount: 93_000, count: 2 },
    { name: 'Rent', amount: 20_000, count: 2 },
    { name: 'Marketing', amount: 11_800, count: 3 },
    { name: 'Travel', amount: 1_850.5, count: 1 },
  ])
  expect(byMonth).toEqual([
    { month: '2026-01', spent: 63_250.5, received: 0 },
    { month: '2026-02', spent: 63_400, received: 0 },
  ])
})

test('the same text and amount within three days is a possible duplicate, a monthly payment is none', () => {
  expect(analyse(expenses).duplicates).toEqual([
    {
      description: 'Meta ads',
      amount: 3_200,
      direction: 'out',
      dates: ['2026-01-15', '2026-01-16'],
    },
  ])
})

test('changes compare the last two months, the biggest first', () => {
  expect(analyse(expenses).changes).toEqual({
    from: '2026-01',
    to: '2026-02',
    before: 63_250.5,
    after: 63_400,
    rise: { name: 'Payroll', before: 45_000, after: 48_000 },
    fall: { name: 'Travel', before: 1_850.5, after: 0 },
    rows: [
      { name: 'Payroll', before: 45_000, after: 48_000 },
      { name: 'Travel', before: 1_850.5, after: 0 },
      { name: 'Marketing', before: 6_400, after: 5_400 },
    ],
  })
})

test('a bank statement with debit and credit leaves out the balance and the line of totals', () => {
  expect(analyse(statement)).toMatchObject({
    spent: 10_950,
    received: 25_000,
    expenses: 2,
    skippedLines: 0,
  })
})

test.each([
  [
    'below zero is spending when most is',
    'date,item,amount\n2026-01-01,Rent,-500\n2026-01-02,DEWA,-100\n2026-01-03,Invoice 7,900',
    { spent: 600, received: 900 },
  ],
  [
    'below zero is a refund when little is',
    'date,item,amount\n2026-01-01,Rent,500\n2026-01-02,DEWA,100\n2026-01-03,Chair returned,-50',
    { spent: 600, received: 50 },
  ],
  [
    'income is told by its name',
    'date,item,amount\n2026-01-01,Rent,500\n2026-01-02,Sales,2000',
    { spent: 500, received: 2_000 },
  ],
  [
    'without a heading',
    '02/01/2026;Salary Ahmed;-12000\n03/01/2026;Customer invoice 12;30000',
    { spent: 12_000, received: 30_000 },
  ],
  [
    'tabs',
    'date\titem\tamount\n2026-01-01\tRent\tAED 10,000\n2026-01-02\tLunch\tAED 120',
    { spent: 10_120 },
  ],
  [
    'Markdown',
    '|Date|Item|Cost (AED)|\n|---|---|---|\n|1 Jan 2026|Rent|10,000|\n|3 Jan 2026|Lunch|120|',
    { spent: 10_120, firstDate: '2026-01-01' },
  ],
  [
    'months first',
    'date,item,amount\n01/02/2026,Rent,500\n01/31/2026,Lunch,100',
    { firstDate: '2026-01-02', lastDate: '2026-01-31' },
  ],
  [
    'days first',
    'date,item,amount\n01/02/2026,Rent,500\n28/02/2026,Lunch,100',
    { firstDate: '2026-02-01' },
  ],
  [
    'a line without an amount',
    'date,item,amount\n2026-01-01,Rent,500\n2026-01-02,Lunch,100\n2026-01-02,Tea,20\n2026-01-02,Ink,20\n2026-01-03,Gift,?',
    { spent: 640, skippedLines: 1 },
  ],
  [
    'Arabic',
    'التاريخ,البيان,المبلغ,الفئة\n٢٠٢٦-٠١-٠٥,إيجار المكتب,١٠٬٠٠٠,إيجار\n2026-02-12,إعلانات,5400,تسويق',
    { spent: 15_400, firstDate: '2026-01-05' },
  ],
] as const)('%s', (_, text, expected) => {
  expect(analyse(text)).toMatchObject(expected)
})

test.each([
  ['How much did we spend on rent?', { question: 'search', words: ['rent'] }],
  ['what did we pay for ads', { question: 'search', words: ['ads'] }],
  [
    'how much on marketing in February?',
    { question: 'search', words: ['marketing'], month: '2026-02' },
  ],
  ['spending on insurance please', { question: 'search', words: ['insurance'] }],
  ['total for jan', { question: 'overview', words: [], month: '2026-01' }],
  ['Analyse this ledger:', { question: 'overview', words: [] }],
  ['top 3 expenses', { question: 'top', top: 3 }],
  ['did we pay anything twice?', { question: 'duplicates' }],
  ['what changed?', { question: 'changes' }],
  ['breakdown by category', { question: 'categories' }],
  ['spend by month', { question: 'months' }],
  ['ما هي أكبر المصروفات؟', { question: 'top' }],
  ['هل هناك قيود مكررة؟', { question: 'duplicates' }],
  ['كم صرفنا في فبراير؟', { question: 'overview', month: '2026-02' }],
  ['قارن بين الشهرين', { question: 'changes' }],
] as const)('%s', (question, expected) => {
  expect(read(`${question}\n${expenses}`)).toMatchObject(expected)
})

test('a question is found before or after the table', () => {
  expect(read(`${expenses}\n\nHow much on travel?`)).toMatchObject({
    question: 'search',
    words: ['travel'],
  })
})

test.each([
  ['no table', 'analyse my spending'],
  ['no amounts', 'date,item\n2026-01-01,Rent\n2026-01-02,Lunch'],
  ['two currencies', 'date,item,amount\n2026-01-01,Rent,AED 10\n2026-01-02,Lunch,USD 12'],
] as const)('asks when there is %s', (_, text) => {
  expect(ledgerAnalysis.read({ text, language: 'en', today })).toHaveProperty('missing')
})

test('a ledger without entries is refused', () => {
  expect(() => ledgerAnalysis.run(LedgerInput.parse({ entries: [] }), { today })).toThrow(
    SkillRefusal,
  )
})

function questions(text: string) {
  const reading = ledgerAnalysis.read({ text: `${text}\n${expenses}`, language: 'en', today })
  if ('missing' in reading) throw new Error(`asked for ${reading.missing[0]?.name.en}`)
  return [reading, ...(reading.more ?? [])].map(({ input }) => {
    const { question, words, month, period } = LedgerInput.parse(input)
    return [question, ...words, month ?? '', period ? `${period.from}/${period.to}` : '']
      .filter(Boolean)
      .join(' ')
  })
}

test.each([
  ['how much went on rent and did we pay anything twice', ['search rent', 'duplicates']],
  [
    'How much on travel in January? And on marketing, how much?',
    ['search travel 2026-01', 'search marketing 2026-01'],
  ],
  ['what did we spend in february n whats the biggest one', ['total 2026-02', 'top 2026-02']],
  [
    'rent in January and in February, how much each',
    ['search rent 2026-01', 'search rent 2026-02'],
  ],
  ['how much from January to February', ['overview 2026-01/2026-02']],
  ['how much between 10 Jan and 12 Feb 2026', ['overview 2026-01-10/2026-02-12']],
  ['which category is the biggest and how much', ['categories']],
  ['were the Meta ads charged twice?', ['duplicates Meta ads']],
  ['شكثر دفعنا rent وشو أكبر مصروف عندنا؟', ['search rent', 'top']],
  ['كم صرفنا في فبراير وشو أكبر مصروف فيه', ['total 2026-02', 'top 2026-02']],
  ['كم صرفنا حسب الفئة', ['categories']],
  ['كم صرفنا في يناير وكم صرفنا في فبراير', ['total 2026-01', 'total 2026-02']],
  // What a second request is about restricts it alone; where that may be meant or not, both are shown.
  ['how much in January? and how much on rent altogether', ['total 2026-01', 'search rent']],
  ['how much went to Google, did anyone charge us 2 times', ['search Google', 'duplicates']],
  ['كم صرفنا في يناير؟ وكم راح على rent بالكامل', ['total 2026-01', 'search rent']],
  [
    'how much in January? And how much went on rent?',
    ['total 2026-01', 'search rent 2026-01', 'search rent'],
  ],
  ['who did we pay the least, and how much on travl', ['top', 'search travel']],
] as const)('%s asks for %j', (text, expected) => {
  expect(questions(text)).toEqual(expected)
})

test.each([
  ['the biggest expense for parking', 'parking'],
  ['how much on rent in Sharjah', 'Sharjah'],
  ['أكبر مصروف حق السيارة', 'السيارة'],
])('what no entry holds is asked about where it would restrict the answer: %s', (text, word) => {
  const reading = ledgerAnalysis.read({ text: `${text}\n${expenses}`, language: 'en', today })
  expect('missing' in reading && reading.missing[0]?.name.en).toContain(`"${word}"`)
})

test.each([
  ['was Enoc charged twice, and the gym too?', '2026-05-02,Enoc', '2026-05-03,Enoc'],
  ['هل انخصم Enoc مرتين والـ gym مكرر؟', '2026-05-02,Enoc', '2026-05-03,Enoc'],
])('each is told for itself whether it is a duplicate: %s', (text, one, other) => {
  const ledger = `date,item,amount\n2026-04-02,Gym,300\n${one},80\n${other},80\n2026-05-02,Gym,300`
  const reading = ledgerAnalysis.read({ text: `${text}\n${ledger}`, language: 'en', today })
  if ('missing' in reading) throw new Error('asked')
  const answers = [reading, ...(reading.more ?? [])].map(({ input }) =>
    ledgerAnalysis.explain(ledgerAnalysis.run(LedgerInput.parse(input), { today }), 'en'),
  )

  expect(answers[0]).toContain('1 possible duplicate of "Enoc", AED 80.00 if it is')
  expect(answers[1]).toMatch(/No duplicate of "gym":.* no two of its 2 entries/)
  expect(answers[1]).toContain('2 April 2026')
})

test('what is left out of a question is left out of its answer', () => {
  const ledger = analyse(`how much in total excluding payroll and rent?\n${expenses}`)
  expect([ledger.spent, ledger.without]).toEqual([13_650.5, ['payroll', 'rent']])
  expect(ledgerAnalysis.explain(ledger, 'en')).toContain('without "payroll, rent"')
})

test('a line without an amount is named', () => {
  const ledger = analyse(
    'date,item,amount\n2026-01-01,Rent,500\n2026-01-02,Adobe,\n2026-01-03,Tea,20',
  )
  expect(ledgerAnalysis.explain(ledger, 'en')).toContain(
    '1 line without an amount left out: Adobe 2026-01-02.',
  )
})

test('columns may be headed by the beginnings of their names', () => {
  const { byCategory } = analyse(
    'date,desc,amt,cat\n2026-10-01,Lulu,-240,food\n2026-10-02,Careem,-35,taxi',
  )
  expect(byCategory.map(({ name }) => name)).toEqual(['food', 'taxi'])
})

const asked = (text: string) => {
  const reading = ledgerAnalysis.read({ text: `${text}\n${expenses}`, language: 'en', today })
  if ('missing' in reading) throw new Error('asked')
  return [reading, ...(reading.more ?? [])].map(({ input }) => {
    const { question, words, month, compare } = LedgerInput.parse(input)
    return [question, ...words, month, ...(compare ?? [])].filter(Boolean).join(' ')
  })
}

test.each([
  ['more on rent or on travel? and the difference', ['search rent', 'search travel']],
  ['أكثر على Rent ولا على Travel؟', ['search Rent', 'search Travel']],
  ['I am the treasurer of a rent committee. What came in and what went out?', ['overview']],
  ['was I charged two times for anything', ['duplicates']],
  ['how many times did we pay for Meta ads', ['search Meta ads']],
  ['قل لي كم دفعنا لريدم', ['overview']],
  ['Our clerk says rent is 21,000. What did rent come to?', ['search rent']],
  ['He says rent was 21,000. Is that right?', ['search rent']],
  ['From: Clerk\nSubject: January and February\n\nwhat did we spend on rent?', ['search rent']],
  [
    'total in January, total in February, and how far apart they are',
    ['total 2026-01', 'total 2026-02', 'changes 2026-01 2026-02'],
  ],
])('%j asks for %j', (text, expected) => {
  expect(asked(text)).toEqual(expected)
})

test('the difference of two searches and averages are worked out', () => {
  const text = `rent or travel, and the difference?\n${expenses}`
  expect(ledgerAnalysis.read({ text, language: 'en', today })).toMatchObject({
    understood: { difference: 'AED 18,149.50 more on "rent"' },
  })
  expect(analyse(`what is our average rent per month?\n${expenses}`).average).toEqual({
    perEntry: 10_000,
    entries: 2,
    perMonth: 10_000,
    months: 2,
  })
})

test.each([
  ['spent on cabs in the second half of May?', ['search cabs']],
  ['what came in and what went out in May?', ['total 2026-05']],
  ['food or cabs, which is more and by how much?', ['search food', 'search cabs']],
  ['أيش أكثر food ولا cabs، وبكم؟', ['search food', 'search cabs']],
])('%j asks for %j, in that time', (text, expected) => {
  const ledger = 'date,item,amount\n2026-05-04,cabs,20\n2026-05-20,cabs,30\n2026-06-01,food,70'
  const reading = ledgerAnalysis.read({ text: `${text}\n${ledger}`, language: 'en', today })
  if ('missing' in reading) throw new Error('asked')
  const inputs = [reading, ...(reading.more ?? [])].map(({ input }) => LedgerInput.parse(input))

  expect(
    inputs.map(({ question, words, month }) =>
      [question, ...words, month].filter(Boolean).join(' '),
    ),
  ).toEqual(expected)
  if (text.includes('half'))
    expect(inputs[0]?.period).toEqual({ from: '2026-05-16', to: '2026-05-31' })
  if (expected.length > 1) expect(reading.understood?.difference).toBe('AED 20.00 more on "food"')
})

test('a table in a mail that is sent on is read without the marks before its lines', () => {
  const text =
    'anything twice?\n\n> date,item,amount\n> 03/05/2026,Sign,900\n> 04/05/2026,Sign,900\n> 09/05/2026,Tea,20'
  expect(analyse(text).duplicates).toMatchObject([{ description: 'Sign', amount: 900 }])
})

test('what is asked for stands where it is asked', () => {
  expect(asked('Travel costs below. How much on rent?')).toEqual(['search rent'])
})

test('expenses are counted apart from what came in, and columns need no note', () => {
  const text = `what came in, what went out and what is the biggest expense\n${statement}`
  const reading = ledgerAnalysis.read({ text, language: 'en', today })
  if (!('input' in reading)) throw new Error('asked back')
  const answer = [reading, ...(reading.more ?? [])]
    .map(({ input }) => ledgerAnalysis.explain(ledgerAnalysis.run(input, { today }), 'en'))
    .join('\n')
  expect(answer).toContain('in 2 entries')
  expect(answer).not.toContain('counted as money in')
})

test('a question in the line of the names is read', () => {
  const text = `did we pay for Meta ads twice?? ${expenses}`
  expect(ledgerAnalysis.read({ text, language: 'en', today })).toMatchObject({
    input: { question: 'duplicates', isYesNo: true },
  })
})

const card = `Date,Description,Category,Amount
2026-10-03,Rent October,Housing,-6500
2026-10-05,Carrefour MOE,Groceries,-820
2026-10-09,Netflix,Subscriptions,-56
2026-10-20,Carrefour City,Groceries,-640
2026-10-22,DEWA,Utilities,-740
2026-11-11,ENOC,Fuel,-220`

test.each([
  ['كم صرفت على البقالة؟', 1_460],
  ['كم دفعت إيجار؟', 6_500],
  ['كم صرفت على البنزين؟', 220],
  ['كم صرفت في كارفور؟', 1_460],
  ['كم دفعت كهرباء؟', 740],
  ['كم دفعت للماء؟', 740],
  ['كم دفعت لنتفليكس؟', 56],
])('a statement in the one language is asked in the other: %s', (question, spent) => {
  expect(analyse(`${question}\n\n${card}`).found).toMatchObject({ spent })
})

const answerOf = (text: string, language: 'en' | 'ar' = 'en') =>
  ledgerAnalysis.explain(analyse(text), language)

test.each([
  'How much did we spend in January? This is from my Google office',
  'This is the Google ledger of the office. How much did we spend in January?',
  'How much did we spend in January, it is for our Google office',
  'كم صرفنا في يناير؟ هذا كشف مكتب Google',
])('%s: what introduces the ledger is not looked for, and the month is told', (question) => {
  expect(answerOf(`${question}\n${expenses}`)).toContain(
    'Total spent in January 2026: AED 63,250.50',
  )
})

test('what is asked in the breath of the introduction is asked', () => {
  expect(read(`This is our ledger, anything there twice?\n${expenses}`).question).toBe('duplicates')
})

test('an answer that finds nothing says of which month the total is', () => {
  expect(answerOf(`How much on catering in January?\n${expenses}`)).toContain(
    'Total spent in January 2026:',
  )
})

test.each(['هل توجد قيود مكررة؟', 'any duplicate entries?', 'في حركات مكررة؟'])(
  '%s: the entries themselves are no unused word',
  (question) => {
    const reading = ledgerAnalysis.read({ text: `${question}\n${expenses}`, language: 'ar', today })
    expect(reading).toMatchObject({ understood: { unused: [] } })
  },
)

test('a comparison shows what did not move, and the sign before the currency', () => {
  const text = `compare January and February\n${expenses}`
  expect(answerOf(text)).toContain('| Rent | AED 10,000.00 | AED 10,000.00 | AED 0.00 |')
  expect(answerOf(text)).toContain('-AED 1,850.50')
})
