import { expect, test } from 'vitest'
import { cellNumber, table } from './table.ts'

const today = '2026-11-20'

test.each([
  [
    'How much on rent?\ndate,item,amount\n2026-01-02,Rent,"10,000"\n2026-01-03,Food,200',
    'How much on rent?',
  ],
  [
    'date;item;amount\n02/01/2026;Rent;10000\n03/01/2026;Food;200\n\nHow much on rent?',
    'How much on rent?',
  ],
  ['Rent?\ndate\titem\tamount\n2 Jan 2026\tRent\tAED 10,000\n3 Jan 2026\tFood\tAED 200', 'Rent?'],
  [
    '| date | item | amount |\n| --- | --- | ---: |\n| 2026-01-02 | Rent | 10,000.00 |\n| 2026-01-03 | Food | (200) |',
    '',
  ],
  ['كم الإيجار؟\nالتاريخ,البند,المبلغ\n٢٠٢٦-٠١-٠٢,إيجار,١٠٠٠٠\n٢٠٢٦-٠١-٠٣,طعام,٢٠٠', 'كم الإيجار؟'],
] as const)('columns have types and the question is kept apart: %s', (text, question) => {
  const found = table(text, today)
  expect(found?.columns.map(({ type }) => type)).toEqual(['date', 'text', 'number'])
  expect(found?.rows).toHaveLength(2)
  expect(found?.around).toBe(question)
})

test.each(['Please, help me, now', 'one line only, with commas\n\nanother paragraph', ''])(
  'no table is seen in ordinary text: %s',
  (text) => {
    expect(table(text, today)).toBeUndefined()
  },
)

test.each([
  ['1,200.50', 1200.5],
  ['AED 300', 300],
  ['-45', -45],
  ['-AED 45', -45],
  ['(45.00)', -45],
  ['12%', 12],
  ['١٠٬٠٠٠', 10_000],
  ['Rent 2', undefined],
  ['', undefined],
] as const)('the cell %s holds %s', (cell, expected) => {
  expect(cellNumber(cell)).toBe(expected)
})

test('a question with a comma right above or below two columns is no line of the table', () => {
  const lines = ['which sold least, and by how much', 'city,units', 'Dubai,420', 'Ajman,98']
  for (const text of [lines.join('\n'), [...lines.slice(1), lines[0]].join('\n')])
    expect(table(text, '2026-11-20')).toMatchObject({
      columns: [{ name: 'city' }, { name: 'units' }],
      rows: [
        ['Dubai', '420'],
        ['Ajman', '98'],
      ],
      around: lines[0],
    })
})
