import { expect, test } from 'vitest'
import { withoutFormer } from './former.ts'

const figuresOf = (text: string) =>
  withoutFormer(
    text,
    Array.from(text.matchAll(/\d+/g), ({ index, 0: said }) => ({
      said,
      start: index,
      end: index + said.length,
    })),
    (one, other) => one.said === other.said,
  ).map(({ said }) => said)

test.each([
  ['One asks 4300, the other 4480. Who is cheaper? (it was 4580 but he lowered it)', '4300 4480'],
  ['المورد الثاني 4480 (كان 4580 بس نزّل السعر)', '4480'],
  ['It is 9 in the end: it was 7, but they corrected it to 9. He has 9', '9'],
])('what only was is left out: %s', (text, left) => {
  expect(figuresOf(text)).toEqual(left.split(' '))
})

test.each([
  ['The rate was 5 but they raised it to 6. What does it change on 900?', '5 6 900'],
  ['It was 4580 but he lowered it', '4580'],
  ['It was 4580 and I paid 300', '4580 300'],
])('what is all that is said, or has become something else, stays: %s', (text, left) => {
  expect(figuresOf(text)).toEqual(left.split(' '))
})
