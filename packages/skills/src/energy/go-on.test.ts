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

test('somebody with the same aim is told beside whoever asked, and by how much they differ', () => {
  const said = answerAfter(
    [energyPlanner],
    'ست 30 سنة 160 سم 70 كيلو بتمرن 3 مرات في الاسبوع وعايزة اخس',
    'واخويا 30 سنة 180 سم 85 كيلو نفس التمرين ونفس الهدف، فرقه عني كام',
  )
  expect(said).toContain('1,653')
  expect(said).toContain('2,337')
  expect(said).toContain('684 سعرة أكثر')
})
