import { expect, test } from 'vitest'
import { answerAfter } from '../follow-up/answer-after.ts'
import { taxInvoiceChecker } from '../tax-invoice-checker.ts'
import { trnCheck } from '../trn-check.ts'
import { vatCalculator } from '../vat-calculator.ts'

const said = (...messages: string[]) =>
  answerAfter([vatCalculator, taxInvoiceChecker, trnCheck], ...messages)

const chairs = '6 chairs at AED 240 each plus vat'
const furniture = '5 كراسي بسعر 320 درهم للواحد و2 طاولات بسعر 1,150 درهم للواحدة، قبل الضريبة'

test.each([
  [[chairs, 'no sorry, 8 chairs'], '2,016.00'],
  [[chairs, 'no sorry, 8 chairs', 'and if the 240 already includes vat?'], '1,828.57'],
  [[chairs, 'make it 10 not 6'], '2,520.00'],
  [[chairs, 'add delivery 60'], '1,575.00'],
  [[chairs, '10% discount please'], '1,360.80'],
  [[furniture, 'وزيد 3 لمبات بسعر 85 للوحدة', 'الكراسي صاروا 8'], '5,370.75'],
  [[furniture, 'شيل الطاولات'], '1,680.00'],
  [[furniture, 'والطاولات بقت 1000'], '3,780.00'],
  [['repair 450 plus vat', 'its two machines'], '945.00'],
  [['12 stools at AED 340 each plus vat', 'and delivery 150'], '4,441.50'],
  [['12 stools at AED 340 each plus vat', 'and delivery 150', 'take off the delivery'], '4,284.00'],
  [['5 طاولات بسعر 350 درهم للواحدة قبل الضريبة', 'لا 8 طاولات'], '2,940.00'],
  [['750 before vat', 'double it'], '1,575.00'],
  [['vat on 2000', 'and on 3500', 'both together'], '5,775.00'],
  [['دفعت 787.5 شامل الضريبة', 'وفي كمان فاتورة 1260 شاملة'], '97.50'],
  [['lunch for 120 including vat', 'split in 4'], '30.00 each'],
  [['bill is 236.25 with vat', '3 people'], '78.75 each'],
  [['سعر الخدمة 1500 قبل الضريبة', 'اذا عطيته خصم 10%', 'وبدون خصم'], '1,575.00'],
  [['اشتريت 3 شاشات الوحدة 800 بدون ضريبة', 'شاشتين بس', 'ضيف خصم 50'], '1,627.50'],
  [['vat on 2,100', 'and 900 zero rated'], '3,105.00'],
  [['rent 60000 a year plus vat', 'per quarter'], '15,750.00 each'],
  [
    ['5 stools 320 each plus vat', 'and delivery 150', "skip the delivery he'll pick up"],
    '1,680.00',
  ],
  [['شغل ب 3400 درهم قبل الضريبة', 'خصم 10%', 'الغ الخصم'], '3,570.00'],
  [['3400 before vat', '10% discount', 'cancel the discount and add delivery 150'], '3,727.50'],
  [['شغل ب 3400 درهم قبل الضريبة', 'خصم 10%', 'الغ الخصم وحط توصيل 150 بعد'], '3,727.50'],
  [['bought a phone 2310 including vat how much is the tax', 'n if i get 3'], '6,930.00'],
  [['دفعت ٨٤٠ شامل الضريبه كم منها ضريبه', 'لا لا طلعت قبل الضريبه'], '882.00'],
  [['paid 840 incl vat how much is the vat', 'no no it was before vat'], '882.00'],
])('a changed or added value keeps the other values: %j', (messages, total) => {
  expect(said(...messages)).toContain(total)
})

test('another price holds the tax when the one before did, until the message says otherwise', () => {
  const messages = ['دفعت 2310 درهم شامل الضريبة كم الضريبة منها', 'ولو 3,150؟'] as const
  expect(said(...messages)).toContain('الضريبة المتضمنة: 150.00')
  expect(said(...messages, 'لا هذي قبل الضريبة')).toContain('3,307.50')
})

test('how the tax was found is told', () => {
  expect(said('AED 5,000 including VAT', 'how did you get that?')).toContain(
    'AED 5,000.00 × 5 ÷ 105 = AED 238.10',
  )
})

test('a figure of the answer is asked for, and nothing said of the price', () => {
  expect(said('price 2100 incl vat', 'and without vat how much is that')).toContain('AED 2,000.00')
})

test('another rate than that of the UAE is refused, and kept out of what follows', () => {
  expect(said('1000 + vat', 'what if vat was 10%')).toContain('there is no 10 % rate')
  expect(said('1000 + vat', 'what if vat was 10%', 'and for 1200')).toContain('1,260.00')
})

test('a new calculation and a tax number take nothing from the one before', () => {
  expect(said(chairs, '3 laptops at 2,500 each including VAT')).not.toContain('240')
  expect(said(chairs, 'and is this TRN right: 10023456700003')).toContain('14 digits')
})

test('what changes nothing is asked about with what is known', () => {
  expect(said(chairs, 'hmm, the other way')).toContain('6 × AED 240.00')
})

test.each([
  ['AED 420 including VAT', 'plus 630 including vat too', 'what is the tax on both', 'AED 50.00'],
  ['دفعت 420 درهم شامل الضريبة', 'و 630 درهم كمان شامل', 'كم الضريبة في الثنتين', '50.00 درهم'],
])('after “%s” “%s” is a price of its own', (first, more, asked, tax) => {
  expect(said(first, more, asked)).toContain(tax)
})
