import { expect, test } from 'vitest'
import { roundToFils } from './fils.ts'

test.each([
  [1.005, 1.01],
  [2.675, 2.68],
  [0.125, 0.13],
  [0.1249999, 0.12],
  [-0.125, -0.13],
  [1_234_567.895, 1_234_567.9],
  [0, 0],
])('%d dirhams are %d to the fils', (value, rounded) => {
  expect(roundToFils(value)).toBe(rounded)
})
