import { expect, test } from 'vitest'
import { wordsOf } from '../reading/prose.ts'
import { rankSentences } from './rank-sentences.ts'

const termsOf = (text: string) =>
  rankSentences(text.split(/(?<=\.) /).map((sentence) => wordsOf(sentence))).keyTerms

test('how many there are is no key term', () => {
  const terms = termsOf('Two doctors of the clinic speak Urdu. The clinic is free for two hours.')
  expect(terms).toEqual([{ term: 'clinic', count: 2 }])
})

test('what a derived word says is no second mention of the plain one', () => {
  const terms = termsOf('تعلن المدرسة عن الحافلة المدرسية. تصل الحافلة المدرسية مبكرا.')
  expect(terms).toContainEqual({ term: 'المدرسية', count: 2 })
})

test('a word behind a preposition is the word', () => {
  const terms = termsOf('افتتحت الجمعية مطبخا جديدا. تجهز في المطبخ الوجبات. تخطط لمطبخ ثان.')
  expect(terms).toContainEqual({ term: 'المطبخ', count: 3 })
})

test('a term is shown without a letter that is joined to it', () => {
  const terms = termsOf('اتصل الصيادون بفريق الإنقاذ. قاد الفريق الدلافين.')
  expect(terms).toContainEqual({ term: 'الفريق', count: 2 })
})
