import { expect, test } from 'vitest'
import { inPlainWords } from './plain-words.ts'

test.each([
  ['how much w/o rent', 'how much without rent'],
  ['list them from the highest to the lowest', 'list them from the highest'],
  ['from cheapest to most expensive', 'from cheapest'],
  ['رتب المصاريف من الاكبر للاصغر', 'رتب المصاريف من الاكبر'],
  ['من الأقل إلى الأعلى', 'من الأقل'],
  ['total by category, smallest first', 'total by category smallest'],
  ['what did we spend on everything but rent', 'what did we spend without rent'],
  ['the highest and the lowest', 'the highest and the lowest'],
])('%s', (said, plain) => {
  expect(inPlainWords(said)).toBe(plain)
})
