import { expect, test } from 'vitest'
import { loanPlanner } from '../loan-planner.ts'
import { languageOfRequest } from '../reading/language.ts'
import { respond } from '../respond.ts'
import type { Ask } from '../skill.ts'

type Turn = NonNullable<Ask['earlier']>[number]

/** What was understood of the last of these messages, said one after the other in a conversation about a loan. */
function understoodAfter(...messages: string[]): string {
  const earlier: Turn[] = []
  let understood = ''
  for (const message of messages) {
    const ask = {
      text: message,
      language: languageOfRequest(message),
      today: '2026-11-20',
      earlier,
    }
    const { text, skill } = respond([loanPlanner], ask)
    understood = text.split('\n')[0] as string
    earlier.push({ message, answer: text, outcome: skill ? 'answer' : 'question' })
  }
  return understood
}

const million = '1m at 4.5% over 25 years'

test.each([
  ['and over 15 years?', 'loan AED 1,000,000.00 · annual interest rate 4.5% · term 15 years'],
  ['what about 5%?', 'loan AED 1,000,000.00 · annual interest rate 5% · term 25 years'],
  ['and 1.5m?', 'loan AED 1,500,000.00 · annual interest rate 4.5% · term 25 years'],
  ['and at 4% and 6%?', 'loan AED 1,000,000.00 · annual interest rate 4% and 6% · term 25 years'],
  [
    'how much can I borrow with 6000 a month',
    'monthly payment AED 6,000.00 · annual interest rate 4.5% · term 25 years',
  ],
])('after a loan of a million “%s” changes just that', (followUp, understood) => {
  expect(understoodAfter(million, followUp)).toBe(`> **Understood:** ${understood}`)
})

test('a follow-up in Arabic changes what was said in English', () => {
  expect(understoodAfter(million, 'وإذا كانت المدة 20 سنة؟')).toBe(
    '> **فهمت:** مبلغ القرض 1,000,000.00 درهم · نسبة الفائدة السنوية 4.5% · مدة القرض 20 سنة',
  )
})

test('each follow-up goes on from the one before', () => {
  expect(understoodAfter(million, 'and over 15 years?', 'what about 5%?')).toContain(
    'annual interest rate 5% · term 15 years',
  )
})

test('what is left out is nothing, and what says the same in another way takes its place', () => {
  const villa = 'a villa for 2m, 5%, 20 years'
  expect(understoodAfter(villa, 'with no down payment?')).toContain('down payment AED 0.00')
  expect(understoodAfter(villa, 'with no down payment?', 'and 25% down?')).toBe(
    '> **Understood:** price AED 2,000,000.00 · down payment 25% · annual interest rate 5% · term 20 years',
  )
})

test('a whole new request forgets what was said before', () => {
  expect(understoodAfter(million, 'car loan of 80k, 2.49%, 60 months')).toBe(
    '> **Understood:** loan AED 80,000.00 · annual interest rate 2.49% · term 60 months',
  )
})
