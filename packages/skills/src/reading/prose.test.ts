import { expect, test } from 'vitest'
import { isStopword, wordsOf } from './prose.ts'

test.each([
  ["Don't stop, it's 2,500 metres.", ["Don't", 'stop', "it's", '2,500', 'metres']],
  ['كَتَبَ الطالبُ 5 كلمات', ['كتب', 'الطالب', '5', 'كلمات']],
])('%j is split into its words', (text, words) => {
  expect(wordsOf(text)).toEqual(words)
})

test('grammar words of both languages are told from words that carry meaning', () => {
  expect(['the', 'And', 'من', 'إلى', 'market', 'السوق'].map(isStopword)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
  ])
})
