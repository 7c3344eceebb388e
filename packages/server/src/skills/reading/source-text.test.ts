import { expect, test } from 'vitest'
import { sourceText } from './source-text.ts'

const body = 'The sun is a star. It gives the earth light and heat. He said "without the sun no plant could ever grow here" and left.'

test.each([
  [`Make a quiz from this text: ${body}`, 'Make a quiz from this text'],
  [`pls quiz: is that fine?\n${body}`, 'pls quiz: is that fine?'],
  [`${body}\n\nmake a quiz of it`, 'make a quiz of it'],
  [body, ''],
])('%j is taken apart into the request and the text', (message, instruction) => {
  expect(sourceText(message, ['quiz'])).toEqual({ instruction, text: body })
})

test('a request without a text has none', () => {
  expect(sourceText('make me a quiz', ['quiz']).text).toBe('')
})
