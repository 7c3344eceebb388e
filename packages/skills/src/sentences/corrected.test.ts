import { expect, test } from 'vitest'
import { behindCorrection, corrected, numberInstead } from './corrected.ts'

test.each([
  ['ten questions, no wait, make it six', ' make it six'],
  ['8 questions - sorry, 5 is plenty', ' 5 is plenty'],
  ['خمسة أسئلة، لا بل أربعة تكفي', ' أربعة تكفي'],
  ['sorry to bother you, 5 questions please', undefined],
  ['six questions, sorry for the rush', undefined],
  ['four of them (changed my mind from six)', undefined],
])('the number that is said last is meant: %s', (said, left) => {
  expect(corrected(said).replace(/^[,،]/, '')).toBe(left ?? said)
})

test.each([
  ['No wait, sorry: Friday', 'Friday'],
  ['لا لحظة، قصدي رقم 2 مش عاجل', 'رقم 2 مش عاجل'],
  ['Friday, sorry', undefined],
  ['Waiting for the plumber', undefined],
])('what stands behind the words that take back is meant: %s', (said, left) => {
  expect(behindCorrection(said)).toBe(left)
})

test.each([
  ['7 questions... no wait, 3. For room 12', 3],
  ['بدي 6 اسئلة بس لا خليهم 5 للصف', 5],
  ['sorry, 5 questions', undefined],
])('a number may be taken back without what it counts: %s', (said, number) => {
  expect(numberInstead(said)).toBe(number)
})
