import { expect, test } from 'vitest'
import { contractClauseScanner } from '../contract-clause-scanner.ts'
import { answerAfter } from '../follow-up/answer-after.ts'

const contract =
  'check this: 1. Payment. The Client shall pay AED 8,500 per month within 14 days of invoice. Late payments bear interest at 3% per month. 2. Termination. The Contractor may terminate this Agreement at any time without notice.'

test('a question is answered from the contract before, and from nothing else in it', () => {
  const answer = answerAfter([contractClauseScanner], contract, 'how much notice to end it?')
  expect(answer).toContain('at any time without notice')
  expect(answer).not.toContain('AED 8,500')
})

test('a figure is supposed to be another', () => {
  const answer = answerAfter([contractClauseScanner], contract, 'what if the late interest is 2%?')
  expect(answer).toContain('24 % a year')
})
