import { expect, test } from 'vitest'
import { energyPlanner } from '../energy-planner.ts'
import { answerAfter } from '../follow-up/answer-after.ts'

test('whoever never trains after all has no days of training', () => {
  const said = answerAfter(
    [energyPlanner],
    'رجل 33 سنه طولي 172 ووزني 85 اتمرن 5 ايام وابي اثبت',
    'لا ما اتمرن ابد',
  )
  expect(said).toContain('2,118')
})
