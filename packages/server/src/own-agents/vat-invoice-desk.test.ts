import { expect, test } from 'vitest'
import { askingAgent, demoPromptsOf } from '../../testing/ask-agent.ts'
import { vatInvoiceDesk as agent } from './vat-invoice-desk.ts'

const answer = askingAgent(agent)
const prompts = demoPromptsOf(agent)

test.each(prompts)('the demo prompt is answered: %s', (text, pieces) => {
  for (const piece of pieces) expect(answer(text)).toContain(piece)
})

test.each([
  [
    'hi, could you plz add vat to 2500 dhs?',
    ['**VAT: AED 125.00. Total with VAT: AED 2,625.00, on a net of AED 2,500.00.**'],
  ],
  [
    'remove the vat from a bill of aed 1,575',
    ['**VAT included: AED 75.00. Net: AED 1,500.00, total: AED 1,575.00.**'],
  ],
  ['AED 1.2m plus vat', ['VAT: AED 60,000.00', 'AED 1,260,000.00']],
  [
    'what is the vat on 1.5 million',
    ['VAT: AED 75,000.00', 'If it already includes VAT: VAT AED 71,428.57'],
  ],
  [
    'Add VAT:\nItem\tQty\tPrice\nPaper\t20\t18.50\nToner\t2\t310',
    ['VAT: AED 49.50', 'AED 1,039.50'],
  ],
  [
    'invoice: consulting 4,000 and an export of goods 6,000 zero-rated, both before VAT',
    ['VAT: AED 200.00', 'zero-rated, 0%'],
  ],
  ['Is TRN 100-1234-5670-0003 ok?', ['has the shape of a TRN']],
  [
    'invoice total 52,500 vat included; what is net',
    ['VAT included: AED 2,500.00', 'Net: AED 50,000.00'],
  ],
  ['is 10,000 the limit for a simplified invoice?', ['at most AED 10,000']],
  ['which fields are required on a tax invoice?', ['The words “Tax Invoice”', 'Article 59']],
  [
    'أضف الضريبه إلى ٢٬٥٠٠ درهم لو سمحت',
    ['**الضريبة: 125.00 درهم. الإجمالي شاملًا الضريبة: 2,625.00 درهم'],
  ],
  ['استخرج الضريبة من فاتورة بمبلغ ١٥٧٥ درهم', ['الضريبة المتضمنة: 75.00 درهم', '1,500.00 درهم']],
  ['كم الضريبة على مليون ونصف درهم؟', ['الضريبة: 75,000.00 درهم']],
  ['٥ كراسي بسعر ٤٠٠ درهم للواحد قبل الضريبة مع خصم 10%', ['الضريبة: 90.00 درهم', '1,890.00 درهم']],
  ['ما البيانات المطلوبة في الفاتورة الضريبية؟', ['عبارة «فاتورة ضريبية»', 'المادة 59']],
] as const)('a request in other words is answered: %s', (text, pieces) => {
  for (const piece of pieces) expect(answer(text)).toContain(piece)
})

test.each([
  ['calculate the VAT please', 'the amount, and whether it includes VAT'],
  ['check my tax invoice', 'the text of the invoice'],
  ['is my TRN right?', 'the tax registration number (TRN)'],
  ['احسب ضريبة القيمة المضافة', 'المبلغ، وهل هو شامل الضريبة'],
] as const)('what is missing is asked for: %s', (text, name) => {
  expect(answer(text)).toContain(name)
})

test('another country’s rate is refused with the reason', () => {
  expect(answer('vat at 15% on 2,000 please')).toContain('UAE VAT has one rate, 5 %')
})

test.each([
  'write me a poem about the desert',
  'do I have to register for VAT with a turnover of AED 400,000?',
  'I buy goods for 2000 and sell for 3000 both excl vat',
])('a request about something else is told what the agent can do: %s', (text) => {
  expect(answer(text)).toContain('Tax invoice checker')
})

test.each([
  ['my output VAT is 12,000 and my input VAT 5,000, what do I pay?', 'AED 7,000.00'],
  ['sales 210,000 and purchases 84,000 before VAT, what do we owe the FTA?', 'AED 6,300.00'],
  ['مبيعاتنا 100 ألف ومشترياتنا 40 ألف قبل الضريبة، كم نورد للهيئة؟', '3,000.00'],
  ['ضريبة المخرجات 9,000 وضريبة المدخلات 11,500، كم لنا أو علينا؟', 'القابلة للاسترداد: 2,500.00'],
])('what is due for a period is the tax on sales less that on purchases: %s', (text, due) => {
  expect(answer(text)).toContain(due)
})
