import { expect, test } from 'vitest'
import { CSV_PART, csvOf, toCsv } from './csv.ts'

test.each(['=1+1', '+1', '-1+1', '-A1', '@SUM(A1)', '＝1+1', '＋1', '－1', '＠SUM(A1)', '\t=1'])(
  'a spreadsheet does not compute the text %j',
  (text) => {
    expect(Buffer.from(toCsv([[text]])).toString()).toContain(`'${text}`)
  },
)

test('a list that grows is read in parts, and never as a whole', async () => {
  const requested: number[] = []

  const { bytes, rows } = await csvOf<number>({
    head: ['number'],
    read: async (last = 0, max) => {
      requested.push(max)
      return Array.from({ length: Math.min(max, 1_200 - last) }, (_, index) => last + index + 1)
    },
    toRows: (numbers) => numbers.map((number) => [[String(number)]]),
  })

  expect(requested).toEqual([CSV_PART, CSV_PART, CSV_PART])
  expect(rows).toBe(1_200)
  expect(Buffer.from(bytes).toString().trim().split('\r\n').slice(1)).toEqual(
    Array.from({ length: 1_200 }, (_, index) => String(index + 1)),
  )
})

test('others are answered between the parts of a list', async () => {
  let answered = 0
  const seen: number[] = []

  await csvOf<number>({
    head: ['number'],
    read: async (last = 0, max) => {
      seen.push(answered)
      setImmediate(() => {
        answered += 1
      })
      return Array.from({ length: last < 2 * CSV_PART ? max : 0 }, (_, index) => last + index + 1)
    },
    toRows: (numbers) => numbers.map((number) => [[String(number)]]),
  })

  expect(seen).toEqual([0, 1, 2])
})

test('a negative amount stays a number', () => {
  expect(Buffer.from(toCsv([[-250, '-2.50']])).toString()).toContain('-2.50,-2.50\r\n')
})
