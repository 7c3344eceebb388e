import { expect, test } from 'vitest'
import { adviceFor } from './advice.ts'
import { hardestSentences, measure, syllablesOf } from './measure.ts'
import { plainArabic } from './plain-arabic.ts'

test.each([
  ['يتوجب على جميع السكان تحديث بياناتهم.', 'يتوجب', 'يجب'],
  ['وتسديد الرسوم قبل نهاية الشهر.', 'تسديد', 'دفع'],
  ['نظراً لأعمال الصيانة تغلق البوابة.', 'نظراً ل', 'بسبب'],
  ['يحق للسكان الراغبين في التجديد التواصل معنا.', 'الراغبين في', 'الذين يريدون'],
])('an official Arabic word has a plain one: %s', (text, from, to) => {
  expect(plainArabic(text)).toContainEqual({ from, to })
})

test('a word within another is none', () => {
  expect(plainArabic('العقبات كثيرة والمستكملات أثرت في النتائج.')).toEqual([])
})

test.each([
  ['hereby', 2],
  ['whereby', 2],
  ['everything', 3],
  ['evening', 2],
  ['wherever', 3],
])('the silent e within %s is no syllable', (word, count) => {
  expect(syllablesOf(word)).toBe(count)
})

test('the ending -es counts where it is no syllable', () => {
  const of = (text: string) => measure(text, 'en').english?.complexWords
  expect(of('All employees and committees met.')).toBe(2)
  expect(of('All resources were requested.')).toBe(0)
})

test('a short word with the article is no long word to ease', () => {
  const [hard] = hardestSentences(
    'ولا يسقط هذا الالتزام بانتهاء الاتفاقية أو فسخها لأي سبب من الأسباب ما لم يتفق الطرفان كتابة.',
    'ar',
    1,
  )
  expect(hard && adviceFor(hard, 'ar').longWords).toEqual(['بانتهاء', 'الاتفاقية'])
})
