import { expect, test } from 'vitest'
import { foldArabic, latinDigits } from './arabic.ts'
import { fold } from './fold.ts'

test.each([
  ['أحمد إلى آخر ٱلكتاب', 'احمد الي اخر الكتاب'],
  ['ضريبة القيمة المُضافة', 'ضريبه القيمه المضافه'],
  ['مســــاء', 'مساء'],
  ['مسؤولية وائل', 'مسووليه وايل'],
  ['مستشفى', 'مستشفي'],
  ['VAT Desk', 'vat desk'],
] as const)('%s is compared as %s', (written, folded) => {
  expect(foldArabic(written)).toBe(folded)
})

test.each([
  ['١٠٬٠٠٠٫٥', '10,000.5'],
  ['۴٫۵٪', '4.5%'],
  ['AED 10', 'AED 10'],
] as const)('%s is read as %s', (written, latin) => {
  expect(latinDigits(written)).toBe(latin)
})

test('a place in the folded text leads back to the same letter of the original', () => {
  const written = 'الرَّاتِب ١٠'
  const { text, original } = fold(written)
  expect(text).toBe('الراتب 10')
  expect(written.slice(original(text.indexOf('10')))).toBe('١٠')
  expect(original(text.length)).toBe(written.length)
})
