import { expect, test } from 'vitest'
import { readLines } from './lines.ts'

const linesOf = (text: string) =>
  readLines(text, '2026-11-29').lines.map(
    ({ quantity, unitPrice, basis }) => `${quantity} x ${unitPrice} ${basis}`,
  )

test.each([
  [
    'VAT please, before VAT\nReception desk\t1\t6,350.00\nMesh chair\t12\t289.50',
    ['1 x 6350 net', '12 x 289.5 net'],
  ],
  ['excl vat\nToner | 120\nPaper | 18.50', ['1 x 120 net', '1 x 18.5 net']],
  ['before vat\nPainting\t2\t1500\t3000\nTiling\t10\t45\t450', ['2 x 1500 net', '10 x 45 net']],
  ['add vat\nChairs, 2,500\nTables, 4,000', ['1 x 2500 net', '1 x 4000 net']],
  [
    'الأسعار شاملة الـ VAT، بدي أعرف مجموع الضريبة والصافي:\nالصنف\tالكمية\tسعر الوحدة\nحبر\t4\t94.50',
    ['4 x 94.5 gross'],
  ],
  ['قبل الضريبة\nطابعة;1;1.260,00\nحبر;4;94,50', ['1 x 1260 net', '4 x 94.5 net']],
])('the table of %j has the lines %j', (text, expected) => {
  expect(linesOf(text)).toEqual(expected)
})

test.each([
  [
    'before vat\nMesh chair\t12\t289.50\nLamp\t6\t74.90\nsorry, 14 mesh chairs not 12',
    '14 x 289.5 net',
  ],
  ['net prices\nItem\tQty\tPrice\nToner\t3\t120\nthe toner is 125 not 120', '3 x 125 net'],
  ['بدون ضريبة\nكرسي\t4\t250\nطاولة\t2\t900\nعفوًا الكراسي 5 مش 4', '5 x 250 net'],
  [
    'before vat\nMesh chair\t12\t289.50\nLamp\t6\t74.90\nthe chairs are for 12 people, thanks',
    '12 x 289.5 net',
  ],
])('what is corrected beside the table of %j makes %j of its first line', (text, expected) => {
  expect(linesOf(text)[0]).toBe(expected)
})
