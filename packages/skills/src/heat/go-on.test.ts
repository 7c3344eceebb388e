import { expect, test } from 'vitest'
import { answerAfter } from '../follow-up/answer-after.ts'
import { hydrationPlanner } from '../hydration-planner.ts'

test.each([
  ['my wife is pregnant how much water she needs', 'and me? man, no sport', '2.5 l in all'],
  ['مراتي بترضع تشرب مايه قد ايه', 'وانا راجل', '2.5 لتر'],
])('after “%s” “%s” is about somebody who is neither pregnant nor nursing', (...said) => {
  const [told, followUp, litres] = said
  expect(answerAfter([hydrationPlanner], told, followUp)).toContain(litres)
})

test('what “she” does is done by whoever was spoken of', () => {
  const told = 'my wife is pregnant how much water she needs'
  expect(answerAfter([hydrationPlanner], told, 'she walks an hour every day')).toContain(
    '2.7–3.1 l in all',
  )
})

test('“how many glasses for her” is asked of whoever was spoken of', () => {
  const told = 'my wife is pregnant, how much water'
  expect(answerAfter([hydrationPlanner], told, 'so how many glasses for her')).toContain(
    'about 7 glasses',
  )
})

test('«لا ساعه بس» takes the place of two hours', () => {
  const said = answerAfter(
    [hydrationPlanner],
    'انا راجل وبلعب بادل ساعتين اشرب قد ايه',
    'لا ساعه بس',
  )
  expect(said).toContain('0.4–0.8')
})
