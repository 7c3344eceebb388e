import { expect, test } from 'vitest'
import { distractors } from './distractors.ts'
import { makeQuestions } from './questions.ts'
import { replace, termsOf } from './terms.ts'
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

test('wrong options are of the same kind as the answer', () => {
  const text =
    'The Hajar Library opened in Fujairah in 1988. A fire destroyed the hall, and volunteers from Khor Fakkan rebuilt it. The library lends books to readers from Dibba, Kalba and Masafi. Every Thursday a storyteller called Uncle Rashid reads old tales.'
  const names = termsOf(text.split(/(?<=\.) /), 'en').flat()
  const kindOf = (name: string) => names.find((term) => term.text === name)?.shape
  expect(kindOf('Khor Fakkan')).toBe('place')
  expect(kindOf('Uncle Rashid')).toBe('person')
  expect(kindOf('Hajar Library')).toBe('organisation')
  expect(names.map((term) => term.text)).toEqual(
    expect.arrayContaining(['Dibba', 'Kalba', 'Masafi']),
  )
  expect(kindOf('Every Thursday')).toBeUndefined()
})

test.each([
  ['تُفحص طفاية الحريق كل 6 أشهر. تبعد نقطة التجمع 50 مترًا عن البوابة.', '6', ['5', '6', '7', '8']],
  ['يستدعي الحارس الدفاع المدني على الرقم 997 عند الحريق.', '997', ['996', '997', '998', '999']],
])('no wrong figure gives itself away: %s', (text, answer, options) => {
  const questions = makeQuestions(text, 'ar', ['choice', 'choice'])
  const meant = questions.find(
    (question) => question.kind === 'choice' && question.options[question.answer] === answer,
  )
  expect(meant).toMatchObject({ options })
})

test.each([
  ['A date palm starts to bear fruit after five years.', 'starts'],
  ['Beans must be ground fresh for every cup.', 'ground'],
])('what is a verb in its place is no noun to ask for: %s', (sentence, verb) => {
  const [terms = []] = termsOf([sentence], 'en')
  expect(terms.map(({ text }) => text)).not.toContain(verb)
})

test.each([
  ['ظهرت البوصلة في الصين قبل القرن الثاني عشر.', 'القرن'],
  ['تدفع المضخة الماء الساخن في الأنابيب.', 'الساخن'],
])('neither a length of time nor what describes is asked for: %s', (sentence, word) => {
  const [terms = []] = termsOf([sentence], 'ar')
  expect(terms.map(({ text }) => text)).not.toContain(word)
})

test('an object behind its subject is no adjective', () => {
  const [terms = []] = termsOf(['يخفض التسرب الضغط في الشبكة.'], 'ar')
  expect(terms.map(({ text }) => text)).toContain('الضغط')
})

test('the letter that joins a term stays beside its gap', () => {
  const sentence = 'زار المالديف والصين قبل عودته.'
  const [terms = []] = termsOf([sentence], 'ar')
  expect(terms.map(({ text }) => text)).toContain('الصين')
  expect(replace(sentence, 'الصين', '______')).toBe('زار المالديف و______ قبل عودته.')
})

test('an option fits the article before the gap and is another word, and a figure is none that the sentence names', () => {
  const word = (text: string) => ({ text, kind: 'word' as const, shape: '' })
  const pool = ['autumn', 'summer', 'nectar'].map(word)
  const sentence = 'Smoke calms bees before a keeper opens the hive.'
  expect(distractors(word('keeper'), sentence, pool)).not.toContain('autumn')
  expect(distractors(word('badges'), 'New badges are here.', [word('badge')])).toEqual([])
  const figure = { text: '10', kind: 'number' as const, shape: 'number' }
  expect(distractors(figure, 'Symptoms appear 10 to 15 days after a bite.', [])).not.toContain('15')
})

test('how many there are is asked for where nothing else is, and no thing can stand for it', () => {
  const sentences = ['لكل قلب أربع حجرات.', 'تحمل الشرايين الدم بعيدا عن القلب.']
  const pool = termsOf(sentences, 'ar').flat()
  const numeral = pool.find(({ text }) => text === 'أربع')
  expect(numeral).toBeDefined()
  expect(numeral && distractors(numeral, sentences[0] as string, pool)).toEqual([])
})

test('«at the least» is no thing, and "its" no part of a name', () => {
  const texts = [
    ...termsOf(['يقدم الطلب قبل أسبوعين على الأقل إلى المدير المباشر.'], 'ar'),
    ...termsOf(['Its Heart of Sharjah project restores old houses.'], 'en'),
  ].flatMap((terms) => terms.map(({ text }) => text))
  expect(texts).toContain('Heart of Sharjah')
  expect(texts).not.toContain('الأقل')
})
