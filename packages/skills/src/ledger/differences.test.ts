import { expect, test } from 'vitest'
import { ledgerAnalysis } from '../ledger-analysis.ts'
import { LedgerInput } from './input.ts'

const today = '2026-11-29'
const ledger =
  'date,description,amount,category\n2026-03-03,ADNOC,500,Fuel\n2026-03-19,Garage,390,Repairs\n2026-04-02,Garage,60,Repairs'

const readingOf = (text: string, rows = ledger) => {
  const reading = ledgerAnalysis.read({ text: `${text}\n${rows}`, language: 'en', today })
  if ('missing' in reading) throw new Error('asked')
  return reading
}
const inputsOf = (text: string, rows = ledger) => {
  const reading = readingOf(text, rows)
  return [reading, ...(reading.more ?? [])].map(({ input }) => LedgerInput.parse(input))
}
const read = (text: string, rows = ledger) => {
  return {
    difference: readingOf(text, rows).understood?.difference,
    asked: inputsOf(text, rows).map(({ question, words, month }) =>
      [question, ...words, month].filter(Boolean).join(' '),
    ),
  }
}

test.each([
  ['which cost us more, fuel or repairs?', 'AED 50.00 more on "fuel"'],
  ['how much on fuel and how much on repairs, and the difference?', 'AED 50.00 more on "fuel"'],
  ['مين أغلى علينا، fuel ولا repairs؟', 'AED 50.00 more on "fuel"'],
  ['how much on fuel and how much on repairs?', undefined],
])('%j tells the difference %j', (text, expected) => {
  expect(read(text)).toEqual({ difference: expected, asked: ['search fuel', 'search repairs'] })
})

const statement =
  'Date\tDetails\tDebit\tCredit\n02/11/2026\tClient\t\t12,400\n05/11/2026\tSalaries\t9,150\t'

test.each([
  ['total debit, total credit and the difference between them please', statement, ['total']],
  ['عايز إجمالي المدين وإجمالي الدائن والفرق بينهم', statement, ['total']],
  ['difference between March and April?', ledger, ['changes']],
  ['one figure only - what did we spend in March?', ledger, ['total 2026-03']],
  ['قديش صرفنا بشهر 3 بس؟', ledger, ['overview 2026-03']],
  ['كم صرفنا كل شهر؟', ledger, ['months']],
  ['analyse pls, ones i have not got the bill for yet are blank', ledger, ['overview']],
  ['what did we spend on travel', ledger, ['search travel']],
  ['Minus means money went out. How much on fuel?', ledger, ['search fuel']],
  ['the biggest payment on fuel or repairs?', ledger, ['top fuel repairs']],
])('%j asks of its ledger for %j', (text, rows, expected) => {
  expect(read(text, rows).asked).toEqual(expected)
})

test.each([
  ['كم مصروف Garage من غير شهر 4', ['2026-04']],
  ['how much on repairs except month 4?', ['2026-04']],
  ['كم مصروف Garage في شهر 4', undefined],
])('%j leaves out %j', (text, expected) => {
  expect(inputsOf(text)[0]?.withoutMonths).toEqual(expected)
})
