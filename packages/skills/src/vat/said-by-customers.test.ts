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
    'عامله بوفيه لـ ٣٥ فرد واتفقت مع الزبون على ١٨٩٠ درهم شامل الضريبه، الضريبه كام والصافي كام',
    '90.00',
  ],
  ['حفلة تخرج لـ 120 فرد، الحساب كله 12600 شامل، الضريبة كم والصافي كم؟', '600.00'],
  ['عزومه ل 20 شخص ب 1050 درهم شامل الضريبه كم الضريبة', '50.00'],
  ['دورة ل ١٥ متدرب السعر ٤٢٠٠ درهم قبل الضريبة كم الاجمالي', '4,410.00'],
  ['training for 25 trainees agreed 9,450 incl VAT, what is net and the vat', '450.00'],
])(
  'a count of people is no price, and a price for all of them no price of each: %s',
  (text, sum) => {
    expect(
      answerTo(text)
        .split('\n')
        .find((line) => line.startsWith('**')),
    ).toContain(sum)
  },
)

test.each([
  ['بوفيه ل ٥٠ نفر الفرد ب ٦٠ درهم قبل الضريبه كم المجموع', '| نفر | 50 |'],
  ['for a workshop of 16 teachers we pay 350 per teacher plus vat', '| teachers | 16 |'],
  [
    'school uniform shop: 25 shirts at 45, 18 trousers at 60, prices include vat',
    '| shirts | 25 |',
  ],
  ['one is 450 before vat and i sold 7 this week', '| Amount | 7 |'],
  ['الواحدة ب 450 قبل الضريبة وبعت 7 كم الاجمالي', '| 7 |'],
  ['call out 150, pipe 3 m at 20 per m. plus vat', '| pipe | 3 |'],
  ['quote before vat\nHummus platter, 4 x 62.50\nDelivery, 1 x 75.00', '| Hummus platter | 4 |'],
  ['اشتريت طابعه ب 840 درهم كم ضريبتها', '| طابعه | 1 |'],
  ['صبغه ٣٥٠ وقص ١٠٠ وسشوار ٨٠ قبل الضريبه', '| قص | 1 |'],
  ['sales this quarter 210,000 and purchases 84,000 before vat, vat due to FTA?', '| Sales | 1 |'],
])('each line has its name and its count: %s', (text, row) => {
  expect(answerTo(text)).toContain(row)
})

test.each([
  ['consulting 1350 plus vat, parking 120 (no vat). total', '1,537.50'],
  ['cake 300 plus vat and delivery 50 with no vat on delivery. total', '365.00'],
  ['كيكة 300 زائد ضريبة والتوصيل 50 ما عليه ضريبة كم المجموع', '365.00'],
  ['customer paid me AED 525 incl, but I returned him 105. how much vat is left', '20.00'],
  ['زبون دفعلي 525 شامل ورجعت له 105 كم الضريبة الباقية', '20.00'],
  ['invoice 2000 and they say vat is 105, right?', 'should be AED 100.00'],
  ['dinner bill 525 incl vat, we were 5, how much each', '105.00 each'],
  ['فاتورة مطعم 367.5 شامل 5% عددنا 7 كم على كل واحد', '52.50'],
])('what is said of one line or of all holds: %s', (text, sum) => {
  expect(answerTo(text)).toContain(sum)
})

test('a price that holds no tax yet is still taxed where it is the only one', () => {
  expect(answerTo('cake 300, there is no vat on it yet. total with vat?')).toContain('315.00')
})

test('the customer is no unit price', () => {
  const answer = answerTo(
    'check this invoice\nTAX INVOICE\nBlue Dune LLC, Shop 4, Sharjah\nTRN: 100345678900003\nInvoice No: 77\nDate: 12 November 2026\nBill to: Rami Haddad, Flat 302, Al Majaz, Sharjah\nAC service | 5 x 320.00\nSubtotal: AED 1,600.00\nVAT 5%: AED 80.00\nTotal: AED 1,680.00',
  )
  expect(answer.split('\n').find((line) => line.startsWith('| Unit price'))).not.toContain('Rami')
})

test.each([
  ['all including vat: toner 315, parking 40 that one is private, cables 52.50', '17.50'],
  ['prices include VAT. paper 210, milk 30 no vat on it so leave it, ink 105', '15.00'],
  ['كله قبل الضريبة: كراسي 4 بـ 100، طاولات 2 بـ 300 شيلها، كم الضريبة', '20.00'],
])('what is left out bears no tax, and how many there were of it is no price: %s', (text, tax) => {
  const said = answerTo(text)
  expect(said.split('\n').find((line) => line.startsWith('**'))).toContain(tax)
  expect(said).toMatch(/Not used|لم يُستخدم/)
})
