import { expect, test } from 'vitest'
import { limitsAskedFor } from './limits.ts'
import { SkillRefusal } from './skill.ts'
import type { VatResult } from './vat/calculation.ts'
import { vatCalculator } from './vat-calculator.ts'

const today = '2026-11-20'
const worked = (input: object) =>
  vatCalculator.run(vatCalculator.input.parse(input), { today }) as VatResult
const read = (text: string) => vatCalculator.read({ text, today, language: 'en' })
const answered = (text: string) => {
  const reading = read(text)
  return 'input' in reading ? worked(reading.input as object) : reading
}
const answerOf = (text: string) => vatCalculator.explain(answered(text) as VatResult, 'en')

test.each([
  ['5 % on top of a net price', [{ unitPrice: 1000 }], { net: 1000, vat: 50, gross: 1050 }],
  [
    '5/105 out of a gross price',
    [{ unitPrice: 1050, basis: 'gross' }],
    { net: 1000, vat: 50, gross: 1050 },
  ],
  [
    'a gross price that does not divide evenly',
    [{ unitPrice: 100, basis: 'gross' }],
    { net: 95.24, vat: 4.76, gross: 100 },
  ],
  ['half a fils goes up', [{ unitPrice: 0.1 }], { net: 0.1, vat: 0.01, gross: 0.11 }],
  [
    'quantities',
    [
      { quantity: 3, unitPrice: 2500 },
      { quantity: 2, unitPrice: 800 },
    ],
    { net: 9100, vat: 455, gross: 9555 },
  ],
  // 0.9 × 5 % = 0.045 → 0.05 on each of three lines; on the sum 2.70 it would be 0.14
  [
    'rounding line by line',
    [{ unitPrice: 0.9 }, { unitPrice: 0.9 }, { unitPrice: 0.9 }],
    { vat: 0.15, vatOnTotal: 0.14 },
  ],
  [
    'a zero-rated line bears none',
    [{ unitPrice: 1000 }, { unitPrice: 3000, treatment: 'zero_rated' }],
    { net: 4000, vat: 50, gross: 4050 },
  ],
  [
    'an exempt line bears none',
    [{ unitPrice: 80_000, treatment: 'exempt' }, { unitPrice: 2000 }],
    { net: 82_000, vat: 100, gross: 82_100 },
  ],
  [
    'a fixed discount',
    [{ unitPrice: 12_000 }, { unitPrice: -500 }],
    { net: 11_500, vat: 575, gross: 12_075 },
  ],
  [
    'net and gross lines together',
    [{ unitPrice: 100 }, { unitPrice: 105, basis: 'gross' }],
    { net: 200, vat: 10, gross: 210 },
  ],
  [
    'a large sum',
    [{ unitPrice: 1_500_000, basis: 'gross' }],
    { net: 1_428_571.43, vat: 71_428.57, gross: 1_500_000 },
  ],
])('%s', (_, lines, figures) => {
  expect(worked({ lines })).toMatchObject(figures)
})

test('a percentage discount comes off before VAT', () => {
  expect(worked({ lines: [{ quantity: 10, unitPrice: 300, discountPercent: 10 }] })).toMatchObject({
    net: 2700,
    vat: 135,
    gross: 2835,
  })
})

test.each([
  ['another country’s rate', { lines: [{ unitPrice: 1000 }], foreignRate: 15 }],
  ['nothing', { lines: [{ unitPrice: 0 }] }],
  ['a negative price', { lines: [{ unitPrice: -500 }] }],
  ['a discount of everything', { lines: [{ unitPrice: 500, discountPercent: 100 }] }],
])('%s is refused', (_, input) => {
  expect(() => worked(input)).toThrow(SkillRefusal)
})

test.each([
  ['add vat to 1000', 1000, 50],
  ['1,050 including VAT, how much is the VAT?', 1000, 50],
  ['The total including VAT is 1,050, what is the net?', 1000, 50],
  ['net price of an item that costs 1050 with VAT', 1000, 50],
  ['what was the price before VAT if I paid 1050?', 1000, 50],
  ['1050 excluding vat, what is the total?', 1050, 52.5],
  ['remove VAT from 525', 500, 25],
  ['Extract the tax from a 262.50 receipt', 250, 12.5],
  ['I charge my client 7,350 AED. How much of it is VAT?', 7000, 350],
  ['3 laptops at AED 2,500 each and 2 monitors at 800 plus VAT', 9100, 455],
  ['I sold 3 laptops for 7,500 plus VAT', 7500, 375],
  ['Invoice 1023 for AED 500 plus vat', 500, 25],
  ['consulting 4,000, desk 900 and export of goods 3,000 zero-rated, excl VAT', 7900, 245],
  ['3 laptops 3500 each plus vat', 10_500, 525],
  ['2 nights hotel 600 per night plus vat', 1200, 60],
  ['2 bedroom flat 5000 per month plus vat', 5000, 250],
  ['1000 usd plus vat in aed', 1000, 50],
  ['total 1050 vat 50 is it right?', 1000, 50],
  ['Net 800, VAT 40, gross?', 800, 40],
  ['vat 50 on 1000 correct?', 1000, 50],
  ['2000 less 10% plus vat', 1800, 90],
  ['12,50 euro plus vat', 12.5, 0.63],
  ['10 hours at AED 300 per hour + VAT with 10% discount', 2700, 135],
  ['AED 1.2m plus vat', 1_200_000, 60_000],
  ['calculate vat for qty 12, unit price 45.50', 546, 27.3],
  ['add VAT:\nitem,qty,unit price\nPen,10,2.5\nBook,3,40', 145, 7.25],
  ['two items: a phone 3,000 and a case 100, both include VAT', 2952.38, 147.62],
  ['rent 5000 per month for 12 months plus vat', 60_000, 3000],
  ['15% off 1000 plus vat', 850, 42.5],
  ['Net 1,000 VAT 50 Gross 1,050 - is that right?', 1000, 50],
  ['200 + 300 + 500 plus VAT', 1000, 50],
  ['إيجار شهري 5000 لمدة 12 شهر زائد الضريبة', 60_000, 3000],
  ['استخرج الضريبة من 525 درهم', 500, 25],
  ['المبلغ 1050 شامل الضريبة، كم الضريبة؟', 1000, 50],
  ['سعر 3 كراسي بـ 400 درهم للواحد غير شامل الضريبة', 1200, 60],
  ['٥ أجهزة بسعر ٢٬٠٠٠ درهم و٢ طابعة بسعر ٧٥٠ درهم قبل الضريبة', 11_500, 575],
  ['ما هو المبلغ بدون الضريبة إذا كان الإجمالي 2100 درهم', 2000, 100],
  ['مليون ونصف درهم غير شامل الضريبة', 1_500_000, 75_000],
  ['احسب الضريبة على 800 مع خصم 10%', 720, 36],
  ['ضريبة 5% على 2000 و خصم 10%', 1800, 90],
  ['3 أجهزة 3500 للواحد غير شامل الضريبة', 10_500, 525],
  ['my bill: 4 tyres @ 310 and alignment 120, all plus VAT', 1360, 68],
  ['two quotes, one 12,600 with VAT and the other 11,900 without', 23_900, 1195],
  ['how much must I bill so that 8,000 stays in my pocket after the VAT', 8000, 400],
  ['كم اكتب في الفاتورة حتى يبقى لي 5000 بعد الضريبة', 5000, 250],
  ['we paid 240 in VAT on a delivery, what was the bill before tax', 4800, 240],
  ['دفعت 63 درهم ضريبة، كم كان السعر قبلها؟', 1260, 63],
  ['a price of 900, there is no VAT in it yet. My mobile is 050 123 4567', 900, 45],
  ['3 ACs at 1,450, 2 fridges at 2,300 with 12% off the fridges, all before vat', 8398, 419.9],
  [
    '٣ طاولات بـ ٤٥٠ للطاولة و٦ كراسي بـ ١٢٠ للكرسي، الكراسي عليها خصم ١٥٪، قبل الضريبة',
    1962,
    98.1,
  ],
  ['books 350 zero rated and uniforms 420, both before vat', 770, 21],
  ['خدمة 4000 درهم وتصدير 7000 درهم بنسبة الصفر قبل الضريبة', 11_000, 200],
  ['My friend says VAT is 15% in Dubai. The price is 640 before VAT', 640, 32],
  ['From today VAT is 0%, ignore the old one, bill me 6,300 before VAT', 6300, 315],
  ['discount of 200 on a 1,700 laptop, then add VAT', 1500, 75],
  [
    'Invoice 5517: consulting 8,000 standard rated and a flat 3,000, exempt. Both before VAT',
    11_000,
    400,
  ],
])('%s', (text, net, vat) => {
  expect(answered(text)).toMatchObject({ net, vat })
})

test.each([
  [
    'What is the VAT on AED 1,000?',
    { net: 1000, vat: 50, otherReading: { net: 952.38, vat: 47.62 } },
  ],
  ['how much is 400 including VAT', { gross: 420, otherReading: { gross: 400, vat: 19.05 } }],
  ['كم يصبح 400 درهم شامل الضريبة', { gross: 420, otherReading: { gross: 400, vat: 19.05 } }],
])('a request that can be read both ways gets both figures: %s', (text, figures) => {
  expect(answered(text)).toMatchObject(figures)
})

test.each([
  ['calculate my VAT please', 'the amount, and whether it includes VAT (the UAE rate is 5%)'],
  ['price is 1,000 with a 20% deposit', 'what the 20 % is'],
  ['AED 500 and USD 300 plus VAT', 'all amounts in one currency'],
  [`vat on ${'100, '.repeat(401)}`, 'a shorter list, at most 200 lines at a time'],
])('%s: asked for what is missing', (text, en) => {
  expect(answered(text)).toMatchObject({ missing: [{ name: { en } }] })
})

test('a discount behind the last of several prices is worked out for all and for the last', () => {
  expect(read('a desk 900, 4 chairs 250 each less 10%, plus VAT')).toMatchObject({
    title: 'The discount on every line',
    more: [{ title: 'The discount on the last line only' }],
  })
})

test.each([
  ['Net 800, VAT 44 right?', { statedTax: 44, vat: 40 }],
  ['is it right that they added 19 vat to my 380 bill', { statedTax: 19, vat: 19 }],
])('what the request says the tax is is compared: %s', (text, figures) => {
  expect(answered(text)).toMatchObject(figures)
})

test.each(['Explain VAT in two sentences', 'Explain VAT in 3 points', 'اشرح الضريبة في 3 جمل'])(
  'how long an answer should be is no price: %s',
  (text) => {
    expect(read(text)).toHaveProperty('missing')
  },
)

test.each([
  ['does 420 include 20 VAT?', 400, 20],
  ['invoice 630, vat 30', 600, 30],
  ['فاتورة 630 وفيها 30 ضريبة', 600, 30],
  ['is 25 the right VAT in 525', 500, 25],
  ['مبلغ الضريبة اثني عشر درهم ونص', 250, 12.5],
  ['licence 774120 on it, the shop says 900 and the VAT comes on top', 900, 45],
  ['700 شغل وبعدين الضريبة', 700, 35],
])('the tax that is named beside its price is no price: %s', (text, net, vat) => {
  expect(answered(text)).toMatchObject({ net, vat })
})

test.each([
  ['The VAT line on the torn slip reads 12.50. What was the net and what the total?', 250, 12.5],
  ['خانة الضريبة مكتوب فيها 12.50، كم السعر قبل الضريبة وكم دفعت بالكامل؟', 250, 12.5],
  ['3 طاولات عرض بسعر 800 درهم للواحدة قبل الضريبة', 2400, 120],
  ['كرسيين الواحد بـ 240 قبل الضريبة', 480, 24],
  [
    '40 chairs at 95 and 8 tables at 310, 10% off everything, delivery 200 with no discount, before VAT',
    5852,
    292.6,
  ],
  ['bill 876.75. Is the vat in there 41.75?', 835, 41.75],
  ['they charged 75 vat on 1,000, is it right?', 1000, 50],
  ['6 cheques of 15,000 each plus VAT, and what for all six', 90_000, 4500],
  ['2 boxes at 40 each before VAT, their PO is 2210-7', 80, 4],
  ['بعت جهاز بـ 3150 والسعر شامل، كم يصفى لي؟', 3000, 150],
  ['how much input VAT?\nitem\tqty\tunit price incl. VAT\npen\t10\t2.10\nbook\t2\t52.50', 120, 6],
])('prices, counts and taxes as people write them: %s', (text, net, vat) => {
  expect(answered(text)).toMatchObject({ net, vat })
})

test('which of two offers is cheaper is said with the tax in both', () => {
  const text = 'offer 1: Zayn 1,500 incl VAT, offer 2: Omar 1,450 plus VAT. Which is cheaper?'
  expect(answerOf(text)).toContain(
    'With VAT Zayn is cheaper: AED 1,500.00** (Omar: AED 1,522.50, AED 22.50 more)',
  )
})

test.for([
  '3 أجهزة بسعر 2,500 درهم للواحد و4 شاشات بسعر 800 درهم للواحدة، غير شامل الضريبة',
  '3 laptops at AED 2,500 each and 4 monitors at 800 each, excluding VAT',
])('of two lines of one invoice none is called the cheaper: %s', (text) => {
  const { understood } = read(text) as { understood?: object }
  expect(understood).not.toHaveProperty('difference')
})

test('whether something is zero-rated or exempt is not decided', () => {
  const text = 'Is it zero-rated or exempt if I sell software abroad for 6,000?'
  expect(answered(text)).toMatchObject({ vat: 300 })
  expect(limitsAskedFor(vatCalculator.limits ?? [], text)).toHaveLength(1)
})

test.each([
  ['How much VAT is in AED 2,625 including VAT?', { net: 2_500, vat: 125 }],
  ['فاتورة 3 تلفونات كل واحد ب 1,899 مع الضريبة، كم الضريبة', { net: 5_425.71, vat: 271.29 }],
  [
    'Customer pays 3,000 all in, not one fils more. how much tax? accountant says tax is 150',
    { net: 2_857.14, vat: 142.86, statedTax: 150 },
  ],
])('what is asked, counted, no sum at all or only claimed is no price: %s', (text, result) => {
  expect(answered(text)).toMatchObject(result)
})

test('whatever follows "plus VAT", it is said of the price before it', () => {
  const text =
    'sold 12k plus vat this quarter and bought stuff for 4,200 incl vat, what do i owe fta'

  expect(answered(text)).toMatchObject({ lines: [{ basis: 'net' }, { basis: 'gross' }] })
})

test.each([
  ['4 دولاب بسعر 300 درهم للواحد و9 كوب بـ 12 درهم للواحد، قبل الضريبة', ['دولاب', 'كوب']],
  ['9 cups at 12 each and 4 desks at 300 each, before VAT', ['cups', 'desks']],
])('a thing keeps the letters of its name, and its count stands beside it: %s', (text, names) => {
  expect(answered(text)).toMatchObject({ lines: names.map((description) => ({ description })) })
})

test.each([
  'licensed our app to a firm in Riyadh for AED 64,000. Decide whether it is zero-rated or standard-rated, my partner says 0%',
  'We sold dates to Oman for 12,500, is it zero rated?',
  'بعنا بضاعة لعمان بـ 30,000 درهم، هل هي صفرية ولا خاضعة؟',
])('what is not decided is calculated either way: %j', (text) => {
  const reading = read(text)
  const all = 'input' in reading ? [reading, ...(reading.more ?? [])] : []
  expect(all).toMatchObject([
    { input: { lines: [{ treatment: 'standard' }] } },
    { input: { lines: [{ treatment: 'zero_rated' }] } },
  ])
  expect('input' in reading && reading.understood?.assumed).toEqual([])
})

test('me and three friends are four', () => {
  expect(
    answered('2,000 before vat, split between me and 3 friends equally, each pays?'),
  ).toMatchObject({
    parts: 4,
    gross: 2100,
  })
})
