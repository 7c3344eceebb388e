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
  ['lowest price', { value: 1500 }],
  ['sum of units in Dubai', { value: 57 }],
  ['sum of units not in Dubai', { value: 38 }],
  ['how many orders from Dubai', { value: 3 }],
  ['how many rows have units over 10', { value: 4 }],
  ['how many rows have units of at least 12', { value: 4 }],
  ['total units where price between 2000 and 3000', { value: 55 }],
  ['total units in January', { value: 42 }],
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
  ['difference between highest and lowest price', 'Another question'],
  ['standard deviation of price', 'Another question'],
  ['second highest price', 'Another question'],
  ['total units in q2', 'Another question'],
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
