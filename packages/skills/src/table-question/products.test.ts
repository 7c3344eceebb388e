import { expect, test } from 'vitest'
import { tableAnswerer as skill } from '../table-answerer.ts'

const today = '2026-11-20'
const till =
  'Day,Item,Qty,Price\nFri,Croissant,40,9\nSat,Croissant,65,9\nSat,Date cake,14,26\nSun,Date cake,90,26'
const shop = 'اليوم,الصنف,الكمية,السعر\nالجمعة,كرواسون,40,9\nالسبت,خبز,22,18'

const headlines = (text: string): string[] => {
  const reading = skill.read({ text, language: 'en', today })
  if ('missing' in reading) return reading.missing.map(({ name }) => name.en)
  return [{ input: reading.input }, ...(reading.more ?? [])].map(
    ({ input }) => skill.explain(skill.run(input, { today }), 'en').split('\n')[0] ?? '',
  )
}

test.each([
  ['What did Saturday bring in (qty times price)?', '**Total Qty × Price: 949 where Day = Sat.**'],
  ['Multiply qty by price: what is the total?', '**Total Qty × Price: 3,649.**'],
  ['total price x qty per item', '**Total Price × Qty by Item: Date cake leads with 2,704.**'],
])('a product of two columns is worked out: %s', (question, expected) => {
  expect(headlines(`${question}\n\n${till}`)).toEqual([expected])
})

test('a product is named in Arabic too', () => {
  expect(headlines(`كم دخل يوم السبت، الكمية ضرب السعر؟\n\n${shop}`)).toEqual([
    '**Total الكمية × السعر: 396 where اليوم = السبت.**',
  ])
})

test('a best seller is a thing, over all days where all of them are counted', () => {
  expect(
    headlines(
      `How much came in on Sunday (qty times price), and what was the best seller by qty over the 3 days?\n\n${till}`,
    ).at(-1),
  ).toBe('**Croissant: 105, the highest Qty by Item.**')
})

test('a product is only worked out of two columns of figures that are named for it', () => {
  expect(headlines(`average price\n\n${till}`)).toEqual(['**Average Price: 17.5.**'])
})
