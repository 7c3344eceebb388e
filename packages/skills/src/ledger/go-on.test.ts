import { expect, test } from 'vitest'
import { answerAfter } from '../follow-up/answer-after.ts'
import { ledgerAnalysis } from '../ledger-analysis.ts'

const ledger = `Date,Description,Amount,Category
2026-08-02,Studio rent,6000,Rent
2026-09-02,Studio rent,6000,Rent
2026-09-11,Fuel ENOC,260,Transport
2026-10-15,Printer ink,290,Office
2026-10-16,Printer ink,290,Office`
const talk = (...messages: string[]) => answerAfter([ledgerAnalysis], ...messages)

test('another category, and another month of the same', () => {
  const first = `how much on transport?\n${ledger}`
  expect(talk(first, 'and rent?')).toContain('AED 12,000.00')
  expect(talk(first, 'and rent?', 'just September')).toContain('AED 6,000.00')
})

test('another question is asked of the whole ledger', () => {
  expect(talk(`كم صرفت في سبتمبر؟\n${ledger}`, 'فيه شي مكرر؟')).toContain('Printer ink')
})

test('without something it is the same question', () => {
  expect(talk(`total for September\n${ledger}`, 'without rent')).toContain('AED 260.00')
})
