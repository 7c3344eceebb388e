import { expect, test } from 'vitest'
import { isItemNumber } from './numbering.ts'
import { readMessage } from './read-message.ts'

const isNumber = (text: string, digits: string) => {
  const start = text.indexOf(digits)
  return isItemNumber(text, { start, end: start + digits.length })
}

test.each([
  ['Compare:\n1) gym twice\n2) gym four times', '2'],
  ['Compare:\n 1. gym twice\n 2. gym four times', '1'],
  ['قارن:\n١) يتمرن يومين\n٢) يتمرن كل يوم', '٢'],
])('what numbers the lines of a list counts nothing: %s', (text, digits) => {
  expect(isNumber(text, digits)).toBe(true)
  const [mention] = readMessage(text, '2026-11-29').mentions.filter(
    ({ written }) => written === digits,
  )
  expect(mention?.doubt ?? 9).toBeGreaterThan(2)
})

test.each([
  ['Height and weight:\n170\n80', '80'],
  ['my weights\n82 - last year\n70 - now', '82'],
  ['2) only one line', '2'],
  ['I run 2 km', '2'],
])('other figures do: %s', (text, digits) => {
  expect(isNumber(text, digits)).toBe(false)
})
