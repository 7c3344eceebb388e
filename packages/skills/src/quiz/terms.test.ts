import { expect, test } from 'vitest'
import { makeQuestions } from './questions.ts'
import { termsOf } from './terms.ts'
import { titledNames } from './titled-names.ts'

const planets =
  'Mercury is the smallest planet in the Solar System. Jupiter has a storm called the Great Red Spot. Saturn was visited by the Cassini spacecraft in 2004. William Herschel discovered Uranus in 1781.'

test('what a sentence tells something of is a name though it opens it', () => {
  const questions = makeQuestions(planets, 'en', ['choice', 'choice', 'choice', 'choice'])
  expect(questions.map(({ kind }) => kind)).toEqual(['choice', 'choice', 'choice', 'choice'])
})

test('a gate is no answer where its number is', () => {
  const [terms = []] = termsOf(['Visitors must sign the register at Gate 3.'], 'en')
  expect(terms.map(({ text }) => text)).not.toContain('Gate')
})

test('a sentence of which no choice can be made holds no other back', () => {
  const text =
    'تقع مدينة العين في إمارة أبوظبي. يبلغ ارتفاع جبل حفيت 1240 مترًا. أُدرجت واحة العين في قائمة التراث العالمي عام 2011. افتُتح متحف العين عام 1971.'
  const questions = makeQuestions(text, 'ar', ['choice', 'choice', 'choice'])
  expect(questions.every(({ kind }) => kind === 'choice')).toBe(true)
})

test('neither what describes a noun nor what stands for a name is asked for', () => {
  const sentences = [
    'تقع مدينة البتراء في جنوب الأردن.',
    'بنى الأنباط المدينة ونحتوها في الصخر الوردي.',
  ]
  const [, second = []] = termsOf(sentences, 'ar')
  expect(second.map(({ text }) => text)).toEqual(expect.arrayContaining(['الأنباط', 'الصخر']))
  expect(second.map(({ text }) => text)).not.toContain('المدينة')
  expect(second.map(({ text }) => text)).not.toContain('الوردي')
})

test.each([
  ['المسؤول عن السلامة هو المهندس سالم الكعبي.', ['سالم الكعبي']],
  ['صمم المتحف المهندس الفرنسي جان نوفيل عام 2007.', ['جان نوفيل']],
  ['بنى الملك خوفو الهرم الأكبر في الجيزة.', ['خوفو']],
  ['أملى رحلاته على الكاتب ابن جزي في فاس.', ['ابن جزي']],
  ['زار الرئيس في عام 1975 القناة.', []],
])('a title tells a name: %s', (sentence, expected) => {
  expect(titledNames(sentence)).toEqual(expected)
})
