import { expect, test } from 'vitest'
import { vatCalculator } from '../vat-calculator.ts'
import type { VatResult } from './calculation.ts'

const today = '2026-11-29'
const worked = (text: string) => {
  const reading = vatCalculator.read({ text, today, language: 'en' })
  return 'input' in reading
    ? (vatCalculator.run(vatCalculator.input.parse(reading.input), { today }) as VatResult)
    : reading
}

test.each([
  ['12 cartons at 85 each before VAT, less a discount of AED 20. Total incl VAT?', 1000, 1050],
  ['5 doors at 1,200 each plus VAT, and I give him 500 off the whole thing. Total?', 5500, 5775],
  ['٣ أثواب كل ثوب بـ ٢٩٠ وعطيته خصم ٤٠ درهم على الكل، والأسعار قبل الضريبة', 830, 871.5],
  ['Sold 12 cakes at 95 dirhams each, customer returned 2. VAT not included. Total?', 950, 997.5],
  ['i sold a phone for 1050 incl vat and refunded the customer 210, vat?', 800, 840],
  ['10 desks at 450 each, sorry I mean 14 desks, and a printer at 900, plus VAT', 7200, 7560],
  ['8 كراسي الواحد بـ 150، لا لا عفواً 12 كرسي، وطاولتين كل وحدة 975، قبل الضريبة', 3750, 3937.5],
  ['item,qty,price\nLaptop,2,3200\nBag,2,150\nprices exclude vat, delivery 60', 6760, 7098],
])('discounts, returns, corrections and what stands beside a table: %s', (text, net, gross) => {
  expect(worked(text)).toMatchObject({ net, gross })
})

test.each([
  'I paid 300 deposit, the full job is 1,200 plus VAT, what do I still owe?',
  'دفعت 300 عربون والمبلغ كله 1200 قبل الضريبة، كم باقي علي؟',
])('what was paid before is no price: %s', (text) => {
  expect(worked(text)).toMatchObject({ gross: 1260, paid: 300 })
})

test.each([
  'احسبلي الضريبة على الفاتورة اللي جاتلي من المورد، محتاجها ضروري قبل الساعة ٤',
  'I need the VAT on what my supplier charged, please answer before 4',
])('an hour is no price: %s', (text) => {
  expect(worked(text)).toHaveProperty('missing')
})

test.each([
  ['دفعت ٢٣٦٢٫٥٠ درهم شامل الضريبه وصاحبي بيقول الضريبة فيهم ١١٨', 112.5, 118],
  ['I paid 525 including VAT and my brother says the tax in it is 30', 25, 30],
])('what somebody says that the tax is becomes no second price: %s', (text, vat, statedTax) => {
  expect(worked(text)).toMatchObject({ vat, statedTax })
})
