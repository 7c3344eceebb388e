import { expect, test } from 'vitest'
import { jsonAsMarkdown } from './json-as-markdown.ts'

test.each([
  [
    'a record is a list of its fields',
    { price_aed: 35.5, isExpress: true, note: null },
    '- **price aed**: 35.5\n- **is express**: true\n- **note**: —',
  ],
  [
    'a list of records is a table, figures at the end',
    [{ city: 'Dubai', opens: 8 }, { city: 'Al Ain' }],
    '| city | opens |\n| --- | --- |\n| Dubai | 8 |\n| Al Ain | — |',
  ],
  ['a list of words is a list', ['a', 2], '- a\n- 2'],
  [
    'records inside a record have a table of their own',
    { total: 2, rows: [{ a: 1 }] },
    '- **total**: 2\n\n**rows**\n\n| a |\n| ---: |\n| 1 |',
  ],
  ['a short list inside a record stands in its line', { days: ['Mon', 'Tue'] }, '- **days**: Mon, Tue'],
  ['a figure stays as it was sent', 1234567.891, '1234567.891'],
  ['nothing is nothing', [], ''],
])('%s', (_name, value, markdown) => {
  expect(jsonAsMarkdown(value)).toBe(markdown)
})

test('of a list that nobody would read to the end the rest is counted', () => {
  const markdown = jsonAsMarkdown(Array.from({ length: 230 }, (_, index) => index))

  expect(markdown.split('\n- ')).toHaveLength(200)
  expect(markdown).toMatch(/… 30$/)
})
