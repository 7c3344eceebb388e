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
  'I paid 1,732.50 incl VAT for AC repair. how much vat was in it? and an offer of 2400 before vat, what will it be with vat?',
  'دفعنا 1732.50 درهم شامل الضريبه، فاتوره رقم 3391، كم الضريبه اللي فيها؟ وعندي عرض تاني ب 2400 درهم قبل الضريبه كم بصير شامل',
  'فاتورة بـ 1732.50 شامل الضريبة، كم الضريبة؟ وثانية بـ 2400 غير شامل الضريبة، كم الاجمالي؟',
])('two questions about two prices are answered apart, without a sum: %s', (text) => {
  const answer = answerTo(text)
  expect(answer).toContain('82.50')
  expect(answer).toContain('2,520.00')
  expect(answer).not.toContain('4,252.50')
})

test('what is asked of both together is a sum', () => {
  const text =
    'quote of 18,900 incl vat for the kitchen, how much vat is that? and 2,500 plus vat for tiles, what do i pay in total?'
  expect(answerTo(text)).toContain('21,525.00')
})

test.each([
  ['how much vat do i pay on a 1,999 phone, licence 88121, 4 employees', '2,098.95'],
  ['my permit is 440917, price 1,999 plus vat, total?', '2,098.95'],
  ['سعر التلفون 1999 قبل الضريبه ولوحة 88121 كم المجموع', '2,098.95'],
  ['trade licence 15,000 and visa 3,000 plus vat, total?', '18,900.00'],
])('the number of a paper is no price, its fee is: %s', (text, total) => {
  expect(answerTo(text)).toContain(total)
})

test.each([
  ['I charge 350 per hour for 6 hours, plus vat', '2,205.00'],
  ['i charge 350 an hour and worked 6 hours before vat', '2,205.00'],
  ['باخد 350 في الساعه واشتغلت 6 ساعات زائد الضريبه يطلع كام', '2,205.00'],
  ['total bill came 441 incl vat, split between 3', '147.00'],
  ['الحساب 441 شامل الضريبه نقسمه على 3', '147.00'],
  ['rent 60,000 a year before vat, what is vat per quarter', '750.00'],
  ['the waiter added 5% on 312 and charged 327.60, correct?', 'total of AED 327.60 is right'],
  ['الجرسون حط 5% على 312 وطلع الحساب 327.60 صح؟', '327.60 درهم صحيح'],
])('hours, shares and checked bills: %s', (text, expected) => {
  expect(answerTo(text)).toContain(expected)
})

test.each([
  ['قطع غيار 1365 درهم واجرة اليد 420 درهم قبل الضريبة', '| قطع غيار |'],
  ['١٢ كرتون ماي الكرتون ب 18.75 و ٥ علب قهوه العلبه ب 42.90 قبل الضريبه', '| كرتون ماي |'],
  ['i paid 105 + 210 with vat, total tax?', '| Item 1 |'],
  ['vat on 800', '| Amount |'],
])('a line is called what was bought: %s', (text, name) => {
  expect(answerTo(text)).toContain(name)
})

test('a discount on the chairs is on no other line, also in the plural', () => {
  const text = '١٢ كرسي الكرسي ب ١٨٥ وتوصيل ١٥٠ كله قبل الضريبه مع خصم ١٠٪ على الكراسي'
  expect(answerTo(text)).toContain('2,255.40')
})

test('a simplified invoice is asked about alone', () => {
  expect(answerTo('what must a simplified invoice have')).not.toContain('Unit price')
})

test('every line of an invoice is shown, and what its sums leave open', () => {
  const invoice =
    'check this\n\nTAX INVOICE\nKarak House\nAl Qasimia, Sharjah\nTRN 100998877600003\nInvoice No: 7\nDate: 24/11/2026\nBill to: Pearl Hotel, Corniche Road, Sharjah\nKarak 4 x 2.00\nParatha 2 x 5.00\nSubtotal: AED 18.00\nVAT 5%: AED 0.90\nTotal: AED 19.90'
  const answer = answerTo(invoice)
  expect(answer).toContain('| Karak House |')
  expect(answer).toContain('Karak 4 x 2.00; Paratha 2 x 5.00')
  expect(answer).toContain('| Gross amount payable in AED | present, see Sums |')
})
