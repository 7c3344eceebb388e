import { expect, test } from 'vitest'
import { answerAfter } from '../follow-up/answer-after.ts'
import { priorityMatrix } from '../priority-matrix.ts'

const tasks =
  '- Pay the VAT today\n- Fix the office door, urgent\n- Watch a series\nsort these for me'

test('a task is urgent no more when that is said', () => {
  const answer = answerAfter([priorityMatrix], tasks, 'the door is not urgent anymore')
  expect(answer).toContain('| Fix the office door |  | you say it is not urgent')
})

test('why a task comes first is told by what it rests on', () => {
  expect(answerAfter([priorityMatrix], tasks, 'why?')).toContain('because: today')
})

test('a task that is added stands beside the others', () => {
  const answer = answerAfter([priorityMatrix], tasks, 'add: renew my visa by tomorrow')
  expect(answer).toContain('Renew my visa')
  expect(answer).toContain('Pay the VAT')
})
