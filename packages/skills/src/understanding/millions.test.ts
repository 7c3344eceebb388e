import { expect, test } from 'vitest'
import { readMessage } from './read-message.ts'

const mentioned = (text: string) =>
  readMessage(text, '2026-11-29').mentions.map((mention) =>
    'value' in mention ? `${mention.kind} ${mention.value}` : mention.kind,
  )

test.each([
  ['the first made 420k and the second 1.15m', ['number 420000', 'number 1150000']],
  ['profit 1.15m', ['number 1150000']],
  ['الأولى ربحها 420k والتانية 1.15m', ['number 420000', 'number 1150000']],
  ['I am 1.75m and 80 kg', ['measure 1.75', 'measure 80']],
  ['how many feet are 1.2m', ['measure 1.2']],
])('%j speaks of %j', (text, expected) => {
  expect(mentioned(text)).toEqual(expected)
})
