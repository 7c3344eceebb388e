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
  [
    'a short list inside a record stands in its line',
    { days: ['Mon', 'Tue'] },
    '- **days**: Mon, Tue',
  ],
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

test('of records that all have names of their own only so many columns are shown', () => {
  const records = Array.from({ length: 300 }, (_, row) =>
    Object.fromEntries(Array.from({ length: 100 }, (_, column) => [`${row}-${column}`, 1])),
  )

  const markdown = jsonAsMarkdown(records)

  expect(markdown.split('\n')[0]!.match(/\|/g)).toHaveLength(51)
  expect(markdown).toMatch(/… 100$/)
})

test('of a record with more fields than anybody would read the first are shown, and their names are cut', () => {
  const markdown = jsonAsMarkdown(
    Object.fromEntries(Array.from({ length: 10_000 }, (_, field) => [`${field}x`.repeat(300), 1])),
  )

  expect(markdown.split('\n')).toHaveLength(500)
  expect(markdown.length).toBeLessThan(500 * 250)
})
