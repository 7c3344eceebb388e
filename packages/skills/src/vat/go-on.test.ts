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

test('a new calculation and a tax number take nothing from the one before', () => {
  expect(said(chairs, '3 laptops at 2,500 each including VAT')).not.toContain('240')
  expect(said(chairs, 'and is this TRN right: 10023456700003')).toContain('14 digits')
})

test('what changes nothing is asked about with what is known', () => {
  expect(said(chairs, 'hmm, the other way')).toContain('6 × AED 240.00')
})
