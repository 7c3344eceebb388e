import { expect, test } from 'vitest'
import { unitConverter } from '../unit-converter.ts'

test.each([
  ['ماسورة 3/4 انش كم ملم', '0.75 بوصة → مم'],
  ['كم مليم في السنتي', '1 سم → مم'],
  ['250 ملي كم كوب', '250 مل → كوب أمريكي'],
  ['3 فدادين كم متر مربع', '3 فدان مصري → متر مربع'],
  ['2 فدان انجليزي كم متر مربع', '2 فدان إنجليزي (أيكر) → متر مربع'],
])('%s', (text, fact) => {
  const reading = unitConverter.read({ text, language: 'ar', today: '2026-11-29' })
  expect('input' in reading && reading.understood?.facts).toEqual([fact])
})
