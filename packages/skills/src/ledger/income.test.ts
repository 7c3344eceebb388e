import { expect, test } from 'vitest'
import { ledgerAnalysis } from '../ledger-analysis.ts'
import type { LedgerAnalysis } from './analysis.ts'

const today = '2026-11-29'
const answer = (text: string, language: 'en' | 'ar' = 'en') => {
  const reading = ledgerAnalysis.read({ text, today, language })
  if (!('input' in reading)) return 'asked'
  const input = ledgerAnalysis.input.parse(reading.input)
  return ledgerAnalysis.explain(ledgerAnalysis.run(input, { today }) as LedgerAnalysis, language)
}
const PAID =
  'date,payer,amount\n2026-10-02,Client A,5200\n2026-10-18,Client B,7100.75\n2026-11-07,Rent,-3000'

test('the largest income is no expense, whatever most signs are', () => {
  expect(answer(`what's my biggest single income and who paid it\n\n${PAID}`)).toContain(
    'The largest income is Client B: AED 7,100.75.',
  )
  expect(
    answer(
      'ما أكبر إيراد دخل حسابي؟\n\nالتاريخ,البيان,المبلغ\n2026-10-02,عميل أ,5200\n2026-11-07,إيجار,-3000',
      'ar',
    ),
  ).toContain('أكبر وارد هو عميل أ: 5,200.00 درهم.')
  expect(
    answer(
      'biggest expense?\n\ndate,text,amount\n2026-11-01,Fuel,250\n2026-11-02,Fuel refund,-56\n2026-11-03,Rent,4200',
    ),
  ).toContain('The largest expense is Rent: AED 4,200.00.')
})

test('what is thought away is found, and compared with no month', () => {
  const table =
    'date,text,amount\n2026-11-01,Gym,-250\n2026-11-02,Netflix,-56\n2026-11-03,Rent,-4200'
  expect(answer(`what would I save if I dropped the gym and netflix?\n\n${table}`)).toContain(
    'AED 306.00',
  )
})
