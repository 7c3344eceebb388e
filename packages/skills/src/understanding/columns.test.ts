import { expect, test } from 'vitest'
import { readMessage } from './read-message.ts'

const message = (text: string) => readMessage(text, '2026-11-29')

/** What each figure of a message is, and the concepts that its column names it by. */
const figures = (text: string) => {
  const { mentions, concepts } = message(text)
  return mentions.map(({ kind, written, start }) => ({
    kind,
    written,
    names: concepts.filter((match) => match.start === start && match.end === start).length > 0,
  }))
}

test.each([
  'Offer\tRate\tYears\nA\t3.75%\t20\nB\t4.25%\t25',
  '| Offer | Rate | Term (years) |\n|---|---|---|\n| A | 3.75% | 20 |\n| B | 4.25% | 25 |',
  'العرض | النسبة | المدة بالسنوات\nأ | 3.75% | 20\nب | 4.25% | 25',
])('a number below a unit of time is a length of time: %s', (text) => {
  expect(figures(text).map(({ kind }) => kind)).toEqual([
    'percent',
    'duration',
    'percent',
    'duration',
  ])
})

test('each figure of a row is named by its column', () => {
  const text = 'price\tdown\trate\tyears\n1,500,000\t20%\t4.25%\t25'
  expect(figures(text).filter(({ names }) => names)).toHaveLength(4)
})

test.each([
  'Rent\t12,000\nSalaries\t45,000',
  'Item\tAmount\nRent\t12,000\nSalaries\t45,000',
  'The rate is 4.5% over 25 years\nand the loan 900,000',
])('what is no table with two columns of figures is left as it is: %s', (text) => {
  expect(figures(text).some(({ names }) => names)).toBe(false)
})
