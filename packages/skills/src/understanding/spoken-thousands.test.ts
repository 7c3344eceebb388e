import { expect, test } from 'vitest'
import { readMessage } from './read-message.ts'

const figures = (text: string) =>
  readMessage(text, '2026-11-29').mentions.map((mention) =>
    'value' in mention ? mention.value : 0,
  )

test.each([
  'sixty going out, twenty eight coming in (thousands obviously)',
  'ستين مصاريف وثمانية وعشرين دخل بالآلاف',
])('amounts in words leave their thousands out where that is said: %s', (text) => {
  expect(figures(text)).toEqual([60_000, 28_000])
})

test('the thousand of a number is no saying that all are in thousands', () => {
  expect(figures('four hundred thousand in the bank, ten employees')).toEqual([400_000, 10])
})
