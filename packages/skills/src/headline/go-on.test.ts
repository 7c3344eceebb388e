import { expect, test } from 'vitest'
import { answerAfter } from '../follow-up/answer-after.ts'
import { headlineAnalyst } from '../headline-analyst.ts'

const first = 'Rate this subject line: 3 days left to renew your Ejari'

test('the lines of a conversation are compared', () => {
  const said = [first, 'and this one: RENEW NOW!!! FREE GIFT', 'which one is better?']
  expect(answerAfter([headlineAnalyst], ...said)).toContain(
    'Best of 2: “3 days left to renew your Ejari”',
  )
})

test('why a line has its score is told by its parts', () => {
  expect(answerAfter([headlineAnalyst], first, 'why?')).toContain('Number +8')
})
