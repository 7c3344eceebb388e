import { expect, test } from 'vitest'
import { readMessage } from './read-message.ts'

const earlier = (text: string) => {
  const { concepts } = readMessage(text, '2026-11-29')
  return concepts
    .filter(({ concept }) => concept === 'earlierYear')
    .map(({ start, end }) => text.slice(start, end))
}

test.each([
  ['revenue 2.9m, in 2025 (our first year) it was 3.4m', ['2025 (our first year)']],
  ['revenue 4.5m and last year we had revenue of 2.1m', ['revenue']],
  ['إيراداتنا 2.7 مليون وفي 2025 كانت 3.5 مليون', ['2025']],
  ['revenue 5m, we lost 230k in 2024', []],
  ['profit of 2025 was 900k', []],
  ['revenue of 2026 is 5m', []],
])('%j tells earlier years by %j', (text, expected) => {
  expect(earlier(text)).toEqual(expected)
})
