import { expect, test } from 'vitest'
import { readLines } from './lines.ts'

const read = (text: string) => {
  const { lines, stated } = readLines(text, '2026-11-29')
  return {
    lines: lines.map(({ quantity, unitPrice, basis }) => `${quantity} x ${unitPrice} ${basis}`),
    tax: stated.tax,
    gross: stated.gross,
  }
}

test.each([
  ['my bill says subtotal 1,240 vat 65 total 1,305, right?', ['1 x 1240 net'], 65, 1305],
  [
    'check the vat\n> Hosting 12 x 45.00\n> Domain 1 x 60.00\n> VAT 30.00\n> Total 630.00',
    ['12 x 45 net', '1 x 60 net'],
    30,
    630,
  ],
  [
    'فاتورتي: كرسي 2 × 300، طاولة 1 × 900، الضريبة 75، الإجمالي 1575',
    ['2 x 300 net', '1 x 900 net'],
    75,
    1575,
  ],
])('%j has lines, a tax and a total', (text, lines, tax, gross) => {
  expect(read(text)).toEqual({ lines, tax, gross })
})

test.each([
  ['3 chairs at 100 each plus VAT 5%, total?', ['3 x 100 net']],
  ['total 1,050 including vat, what is the tax', ['1 x 1050 gross']],
  ['the tax on my bill was 36.75, what was the price', ['1 x 36.75 tax']],
  ['صافي الفاتورة 4,300 وابي الاجمالي مع الضريبة', ['1 x 4300 net']],
  ['الأول 12,000 شامل والثاني 11,500 زائد الضريبة', ['1 x 12000 gross', '1 x 11500 net']],
])('%j tells no sums of a bill', (text, lines) => {
  expect(read(text)).toEqual({ lines, tax: undefined, gross: undefined })
})
