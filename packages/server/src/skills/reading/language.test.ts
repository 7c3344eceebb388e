import { expect, test } from 'vitest'
import { languageOf } from './language.ts'

test.each([
  ['What is 5% of 200?', 'en'],
  ['كم ضريبة 500 درهم؟', 'ar'],
  ['احسب VAT على 500 AED من فضلك', 'ar'],
  ['Translate "مرحبا" for my clients in Dubai', 'en'],
  ['123', 'en'],
  ['', 'en'],
] as const)('%s is written in %s', (text, language) => {
  expect(languageOf(text)).toBe(language)
})
