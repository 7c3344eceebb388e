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
    count: 3,
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
