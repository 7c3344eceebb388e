import { expect, test } from 'vitest'
import { corrected } from './corrected.ts'

test.each([
  ['ten questions, no wait, make it six', ' make it six'],
  ['8 questions - sorry, 5 is plenty', ' 5 is plenty'],
  ['خمسة أسئلة، لا بل أربعة تكفي', ' أربعة تكفي'],
  ['sorry to bother you, 5 questions please', undefined],
  ['six questions, sorry for the rush', undefined],
])('the number that is said last is meant: %s', (said, left) => {
  expect(corrected(said).replace(/^[,،]/, '')).toBe(left ?? said)
})
