import { expect, test } from 'vitest'
import { languageOfRequest } from '../reading/language.ts'
import { respond } from '../respond.ts'
import { taxInvoiceChecker } from '../tax-invoice-checker.ts'
import { vatCalculator } from '../vat-calculator.ts'

const answerTo = (text: string): string =>
  respond([vatCalculator, taxInvoiceChecker], {
    text,
    language: languageOfRequest(text),
    today: '2026-11-29',
  }).text

test.each([
  [
    'a chair is 145 and a table is 890. customer wants 12 chairs and 3 tables, plus vat',
    '4,630.50',
  ],
  [
    'ثمن الكرسي 145 درهم وثمن الطاولة 890 درهم، الزبون يبي 12 كرسي و3 طاولات، السعر ما يشمل الضريبة',
    '4,630.50',
  ],
  ['Each cake costs 85 dirhams, i sold 12 of them plus vat', '1,071.00'],
  ['chair 145, i sold 12, plus vat', '1,827.00'],
])('prices and counts that stand apart belong together: %s', (text, total) => {
  expect(answerTo(text)).toContain(total)
})

test.each([
  [
    'خيطت 14 ثوب سعر الثوب 165 درهم و3 بشوت سعر البشت 1200 درهم، كله قبل الضريبه',
    '| ثوب | 14 |',
    '| بشوت | 3 |',
  ],
  [
    'غسيل 6 سجادات بسعر السجادة 90 درهم ومعاهم 4 ستاير بسعر الستارة 55 درهم بدون الضريبة',
    '| سجادات | 6 |',
    '| ستاير | 4 |',
  ],
])('what links a thing with its price is no part of its name: %s', (text, ...rows) => {
  for (const row of rows) expect(answerTo(text)).toContain(row)
})

test.each([
  ['ليلتين ب 450 لليلة و3 فطور ب 65 للواحد غير الضريبة', '1,149.75'],
  ['تذاكر: كبيرين ب 105 للواحد و3 اطفال ب 52.5 للطفل شاملة الضريبة كم الضريبة فيها', '17.50'],
  ['تامين ب 500 وبنزين ب 200 غير شامل الضريبة', '735.00'],
])('two are counted in the noun itself: %s', (text, figure) => {
  expect(answerTo(text)).toContain(figure)
})

test.each([
  'Is education zero rated? my school fee is 20,000',
  'هل التعليم معفى من الضريبة؟ رسوم المدرسة 20000',
])('whether a supply bears the tax is not decided: %s', (text) => {
  expect(answerTo(text)).toMatch(/I do not decide|لا أقرر/)
  expect(answerTo(text)).toContain('1,000.00')
})

test.each([
  '12 books at 30 zero rated and 3 bags at 90 plus vat, total?',
  'is the total right if exports are zero rated? 12 books at 30 zero-rated, 3 bags at 90 plus vat',
])('what is told is taken: %s', (text) => {
  expect(answerTo(text)).toContain('643.50')
})

test.each(['طلعت الضريبة 45 درهم كم كان السعر', 'اذا كانت الضريبة 45 درهم كم كان السعر قبلها'])(
  'the verb may stand before the tax that is told: %s',
  (text) => {
    expect(answerTo(text)).toContain('900.00')
  },
)

test('where something costs so much names no other line', () => {
  const text = 'iphone 4,299 in shop A with vat, shop B 4,150 without vat. which is cheaper'
  expect(answerTo(text)).toContain('58.50')
})

test.each([
  'whats vat on 500 and how much is 840 without vat',
  'كم الضريبة على 500 وكم 840 بدون ضريبة',
])('two questions in one breath are answered apart: %s', (text) => {
  expect(answerTo(text)).toContain('525.00')
  expect(answerTo(text)).toContain('800.00')
  expect(answerTo(text)).not.toContain('1,340.00')
})

test('taxes that are told are not read as prices', () => {
  expect(answerTo('output vat 4,200 input vat 1,750 what do i pay')).not.toContain('both ways')
})

const invoice = (lines: string) => `is this invoice ok?

TAX INVOICE
Palm Uniforms LLC, Shop 7, Al Nahda, Sharjah
TRN: 100345678900003
Invoice No: PU-318
Date: 12 November 2026
Bill to: Bright Palm School, Al Khan, Sharjah
${lines}
Subtotal: AED 1,300.00
VAT 5%: AED 60.00
Total: AED 1,360.00`

test('a tax that is too low is wrong where there is one line alone', () => {
  expect(answerTo(invoice('School shirts | 26 x 50.00'))).toContain('too little')
  expect(answerTo(invoice('School shirts | 16 x 50.00\nBooks | 10 x 50.00'))).toContain(
    'right only if some lines',
  )
})
