import { expect, test } from 'vitest'
import { readMessage } from './read-message.ts'

const amounts = (text: string) =>
  readMessage(text, '2026-11-28').mentions.flatMap((one) =>
    'value' in one && one.doubt < 1 ? [one.value] : [],
  )

test.each([
  ['rent was 5,000 then it was raised to 6,000, income 20,000', [6_000, 20_000]],
  ['basic 3000 and it increased to 4500', [4_500]],
  ['الأساسي كان ٤٠٠٠ وصار ٦٠٠٠', [6_000]],
  ['salaries 90,000 -> corrected today: 96,000, rent 20,000', [96_000, 20_000]],
  ['cash 500k, 40 came in today so now 540k', [540_000]],
  ['كان طالب 900 الف ونزل ل 850 الف', [850_000]],
  ['rent 5,000, what if it was raised to 6,000', [5_000, 6_000]],
])('of %j %j is meant', (text, expected) => {
  expect(amounts(text)).toEqual(expected)
})

test.each(['my shop licence 44521 sells 780,000', 'ملف 7781 والمبيعات 780,000'])(
  'the number of a paper is no amount: %s',
  (text) => {
    expect(amounts(text)).toEqual([780_000])
  },
)

test.each(['licence 12500 and sales 780,000', 'licence 12,750 and sales 780,000'])(
  'what a paper costs is: %s',
  (text) => {
    expect(amounts(text)).toHaveLength(2)
  },
)
