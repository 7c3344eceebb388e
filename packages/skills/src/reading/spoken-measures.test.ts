import { expect, test } from 'vitest'
import { quantities } from './quantities.ts'

const measures = (text: string) =>
  quantities(text).map((quantity) =>
    'unit' in quantity ? `${Number(quantity.value.toFixed(2))} ${quantity.unit}` : quantity.kind,
  )

test.each([
  ['one metre sixty eight and 71 kilos', ['1.68 m', '71 kg']],
  ['one meter seventy eight and eighty six kilos', ['1.78 m', '86 kg']],
  ['a metre seventy five, 80 kg', ['1.75 m', '80 kg']],
  ['1 m 68 cm', ['1.68 m']],
  ['١ متر و٧٠ سم', ['1.7 m']],
  ['متر واثنين وسبعين ووزني ٨٠ كيلو ونصف', ['1.72 m', '80.5 kg']],
])('a height of metres and what is more is one: %s', (text, expected) => {
  expect(measures(text)).toEqual(expected)
})

test.each([
  ['I am 2 metres and 90 kg', ['2 m', '90 kg']],
  ['3 m 50 chairs', ['3 m', 'number']],
  ['two metres five', ['2 m', 'number']],
])('what is no centimetres joins no metre: %s', (text, expected) => {
  expect(measures(text)).toEqual(expected)
})

test.each([
  ['٧٣ كيلو ونص', ['73.5 kg']],
  ['73 kilos and a half', ['73.5 kg']],
  ['٣ لتر وربع', ['3.25 l']],
  ['لترين ونص', ['2.5 l']],
  ['لتر ونص', ['1.5 l']],
  ['70 كيلو ونص ساعة مشي', ['70 kg', 'duration']],
  ['70 kilos and half my friends', ['70 kg']],
])('half of a measure is said behind it: %s', (text, expected) => {
  expect(measures(text)).toEqual(expected)
})

test.each(['محتاجة مية قد ايه في اليوم', 'اشرب مية قد ايه'])(
  'in Egypt water is no hundred: %s',
  (text) => {
    expect(quantities(text)).toEqual([])
  },
)

test('a hundred of something is one', () => {
  expect(quantities('عندي مية كتاب')).toMatchObject([{ value: 100 }])
})
