import { expect, test } from 'vitest'
import { vatCalculator } from '../vat-calculator.ts'
import type { VatInput } from './calculation.ts'

const lines = (text: string) => {
  const reading = vatCalculator.read({ text, today: '2026-11-20', language: 'en' })
  return 'input' in reading ? reading.input : reading
}

test.each([
  ['write the total with VAT in words: 5,250 before VAT', 'net'],
  ['write the total before VAT in words: 5,250 with VAT', 'gross'],
])('of two things that are said, the one beside the price is said of it: %s', (text, basis) => {
  expect(lines(text)).toMatchObject({ lines: [{ basis }] })
})

test('VAT that is inside the price already is taken out of it', () => {
  expect(
    lines('curtains 2478.35, VAT is inside the price already. the amount without?'),
  ).toMatchObject({
    lines: [{ basis: 'gross' }],
  })
})

test('who does not know whether the tax is in it gets the other figure too', () => {
  const text = 'بعت بضاعة بـ 12500 ومش عارف السعر شامل ولا لأ، كم الضريبة'
  expect(lines(text)).toMatchObject({ isBasisAssumed: true })
})

const basesOf = (text: string) => {
  const { lines: read } = lines(text) as VatInput
  return read.map(({ basis }) => basis)
}

test.each([
  [
    'All prices include VAT except the shipping. Chairs 4 x 210, desk 1 x 1,050, shipping 100',
    ['gross', 'gross', 'net'],
  ],
  [
    'Prices with VAT, only the delivery is plus VAT.\nItem | Qty | Price\nLamp | 2 | 105\nDelivery | 1 | 50',
    ['gross', 'net'],
  ],
  ['الأسعار شاملة الضريبة ما عدا التوصيل. كراسي 4 × 210، توصيل 100', ['gross', 'net']],
])('what is said of all holds but for the line that is named: %s', (text, bases) => {
  expect(basesOf(text)).toEqual(bases)
})

test('a discount that is only supposed is answered beside the price as it is', () => {
  const text = 'I paid 2,625 incl VAT, how much was the VAT? And what if the shop gives 10% off?'
  const reading = vatCalculator.read({ text, today: '2026-11-20', language: 'en' })
  expect('input' in reading && [reading, ...(reading.more ?? [])]).toMatchObject([
    { title: 'As it is', input: { lines: [{ discountPercent: 0 }] } },
    { title: 'With the discount', input: { lines: [{ discountPercent: 10 }] } },
  ])
})

test.each([
  ['I paid 3,150 incl VAT, how much of it is VAT? And if 3,150 were before VAT?', 'gross', 'net'],
  ['2,100 incl vat - what is the vat? and what if it was excl?', 'gross', 'net'],
  ['دفعت 3,150 شامل الضريبة، الضريبة كام؟ ولو كانوا قبل الضريبة كنت هدفع كام؟', 'gross', 'net'],
])('the same price is thought of before and with the tax: %s', (text, first, second) => {
  const reading = vatCalculator.read({ text, today: '2026-11-20', language: 'en' })
  expect('input' in reading && [reading, ...(reading.more ?? [])]).toMatchObject([
    { input: { lines: [{ basis: first }] } },
    { input: { lines: [{ basis: second }] } },
  ])
})

test('"+ vat" says that the price is before the tax', () => {
  expect(lines('design 4,000 + vat and 3 banners 200 each also + vat, total?')).toMatchObject({
    isBasisAssumed: false,
    lines: [{ basis: 'net' }, { basis: 'net' }],
  })
})

test.each([
  ['6 lamps at 90 each and wiring at 500, all plus VAT. Total including VAT?', ['net', 'net']],
  ['طاولة بـ 800 وكراسي بـ 1,200، كلها شاملة الضريبة. الإجمالي قبل الضريبة؟', ['gross', 'gross']],
])(
  'what is said of all holds for the first line too, and the total asked for says nothing: %s',
  (text, bases) => {
    expect(basesOf(text)).toEqual(bases)
  },
)

test.each([
  ['I paid 630 incl VAT for a kettle, how much is VAT?', ['kettle']],
  ['خلاط بـ 300 وغلاية بـ 90 وورق بـ 40، كم الضريبة؟', ['خلاط', 'غلاية', 'ورق']],
])('a line is called by its thing, without the «و» that joins it: %s', (text, names) => {
  expect((lines(text) as VatInput).lines.map(({ description }) => description)).toEqual(names)
})
