import { expect, test } from 'vitest'
import { findPhrases, mentions } from './words.ts'

test.each([
  ['How much did we spend on rents?', ['rent']],
  ['my salaries', ['salary']],
  ['the company’s expenses', ['expense']],
  ['I have been working here', ['work']],
  ['a morgage of one million', ['mortgage']],
  ['coporate tax please', ['corporate tax']],
  ['graduity for an employee', ['gratuity']],
  ['كم صرفنا على الإيجارات', ['إيجار']],
  ['راتبي الأساسي', ['الراتب الأساسي']],
  ['وبالراتب الاساسى', ['الراتب الأساسي']],
  ['ضريبه الشركات', ['ضريبة الشركات']],
  ['للشركات', ['شركة', 'شركات']],
  ['مصروفاتنا', ['مصروف']],
  ['بدفعة أولى', ['دفعة أولى']],
  ['كم قسطًا لقرض', ['قرض']],
] as const)('%s is about %s', (text, phrases) => {
  expect(mentions(text, phrases)).toBe(true)
})

test.each([
  ['a parent called', ['rent']],
  ['current account', ['rent']],
  ['fat', ['vat']],
  ['house', ['mouse']],
  ['market', ['marker']],
  ['', ['rent']],
] as const)('%s is not about %s', (text, phrases) => {
  expect(mentions(text, phrases)).toBe(false)
})

test('a phrase is found where it stands in the original', () => {
  const text = 'الرَّاتب الأساسي ١٠'
  const [span] = findPhrases(text, ['راتب أساسي'])
  expect(text.slice(span?.start, span?.end)).toBe('الرَّاتب الأساسي')
})
