import { expect, test } from 'vitest'
import { filledName, ShownName } from './text.ts'

test.for([
  ['Wakeel\u200b', 'Wakeel'],
  ['\u2066Wak\u00adeel\u2069', 'Wakeel'],
  ['W\u034fakeel\u{e0041}\u{e01ef}', 'Wakeel'],
  ['a\tb\r\nc\u2028d', 'a b c d'],
  ['\u202eleekaW', 'leekaW'],
  ['وكيل\u200f', 'وكيل'],
  ['می\u200cروم', 'می\u200cروم'],
  ['می\u200c\u200cروم', 'میروم'],
  ['Doctor 👩🏽\u200d⚕\ufe0f', 'Doctor 👩🏽\u200d⚕\ufe0f'],
  [`Z${'\u0336'.repeat(60)}ed`, `Z${'\u0336'.repeat(5)}ed`],
  [`o${'\u0301\u20dd'.repeat(30)}`, 'o\u0301\u20dd\u0301\u20dd\u0301'],
  ['Nguyễn Thị Hiền', 'Nguyễn Thị Hiền'],
  ['မြို့ကြီး', 'မြို့ကြီး'],
  ['مُحَمَّد', 'مُحَمَّد'],
  ['\u200b\u2800\u3164', ''],
] as const)('the name %j is shown as %j', ([typed, shown]) => {
  expect(ShownName.parse(typed)).toBe(shown)
})

test('a name of nothing that can be seen is refused', () => {
  expect(filledName(80).safeParse('\u2060\u200d\u180e').success).toBe(false)
})
