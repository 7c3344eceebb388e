import { describe, expect, test } from 'vitest'
import { readDirhams, writeDirhams } from './dirhams.ts'

describe('dirhams that somebody types', () => {
  test.each([
    ['100', 10_000],
    [' 12.5 ', 1_250],
    ['12.05', 1_205],
    ['5,000', 500_000],
    ['٢٥٠', 25_000],
    ['١٬٠٠٠٫٥', 100_050],
    ['0', 0],
  ])('%s are read to the fils', (typed, fils) => {
    expect(readDirhams(typed)).toBe(fils)
  })

  test.each(['', 'abc', '-5', '1.234', '1e3', '12.', '.5', '10000000000'])(
    '"%s" is no amount',
    (typed) => {
      expect(readDirhams(typed)).toBeUndefined()
    },
  )

  test.each([
    [10_000, '100'],
    [1_250, '12.50'],
    [0, '0'],
  ])('%i fils stand in the field as %s', (fils, shown) => {
    expect(writeDirhams(fils)).toBe(shown)
  })
})
