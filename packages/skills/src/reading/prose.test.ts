import { expect, test } from 'vitest'
import { isStopword, sentencesOf, wordsOf } from './prose.ts'

test.each([
  ['Dr. Sara left. She was late!', ['Dr. Sara left.', 'She was late!']],
  ['It costs 3.5 dirhams. Is that much?', ['It costs 3.5 dirhams.', 'Is that much?']],
  ['A line that\nruns on. Next.', ['A line that runs on.', 'Next.']],
  ['- first item\n- second item', ['- first item', '- second item']],
  ['A heading\n\nA paragraph.', ['A heading', 'A paragraph.']],
  ['وصل القطار. هل تأخر؟ نعم!', ['وصل القطار.', 'هل تأخر؟', 'نعم!']],
])('%j is split into its sentences', (text, sentences) => {
  expect(sentencesOf(text)).toEqual(sentences)
})

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
