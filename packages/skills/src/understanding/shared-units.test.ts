import { expect, test } from 'vitest'
import { readMessage } from './read-message.ts'

const kinds = (text: string) => readMessage(text, '2026-11-28').mentions.map(({ kind }) => kind)

test.each([
  ['what do I pay at 5 and at 7 years', ['duration', 'duration']],
  ['at 3 or 4%', ['percent', 'percent']],
  ['it is 42 and 60% humid', ['number', 'percent']],
  ['cash 300 and 5 years', ['number', 'duration']],
])('a unit that is said once holds for what is alike: %s', (text, expected) => {
  expect(kinds(text)).toEqual(expected)
})
