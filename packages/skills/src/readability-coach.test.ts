import { expect, test } from 'vitest'
import { adviceFor } from './readability/advice.ts'
import { countsGiven } from './readability/counted-text.ts'
import { hardestSentences, longWordsIn, measure } from './readability/measure.ts'
import { comparedIn, readerIn, readReadabilityRequest } from './readability/readability-request.ts'
import { splitPoints } from './readability/split.ts'
import { readabilityCoach } from './readability-coach.ts'
import { respond } from './respond.ts'

test.each([
  // 6 words, 6 syllables, 1 sentence: 206.835 − 6.09 − 84.6; 2.34 + 11.8 − 15.59; 0.4 × 6
  [
    'The cat sat on the mat.',
    { ease: 116.1, grade: -1.4, fog: 2.4 },
    { syllables: 6, complexWords: 0 },
  ],
  // 8 words, 12 syllables, 2 sentences, "banana" and "animal" complex: 206.835 − 4.06 − 126.9; 1.56 + 17.7 − 15.59; 0.4 × (4 + 25)
  [
    'The banana was ripe. An animal ate it.',
    { ease: 75.9, grade: 3.7, fog: 11.6 },
    { syllables: 12, complexWords: 2 },
  ],
])('%s', (text, figures, counts) => {
  expect(measure(text, 'en').english).toMatchObject({ ...figures, ...counts })
})

test.each([
  // 8 words in 2 sentences, of which 2 with more than six letters: 4 + 25
  ['كتب الطالب الدرس الطويل. وصلت المديرة المدرسة مبكرا.', 8, 2, 29],
  ['كَتَبَ الطَّالِبُ الدَّرْسَ.', 3, 0, 3],
])('%s has %i words, %i of them long, and LIX %d', (text, words, longWords, lix) => {
  expect(measure(text, 'ar')).toMatchObject({ words, longWords, lix })
})

test('the hardest sentence comes first', () => {
  const text =
    'The cat sat on the old mat. International organisations negotiate complicated environmental agreements annually. The dog ran to the house.'

  expect(hardestSentences(text, 'en', 3)[0]?.sentence).toBe(
    'International organisations negotiate complicated environmental agreements annually.',
  )
})

test('official words are given their plain ones and a long sentence its joint', () => {
  const sentence =
    'We will utilize the new hall for all of the lessons in the winter term, because the old one is much too cold for the small children.'
  const [hard] = hardestSentences(sentence, 'en', 1)

  expect(adviceFor(hard!, 'en')).toMatchObject({
    isLong: true,
    splitAfter: 'in the winter term',
    swaps: [{ from: 'utilize', to: 'use' }],
  })
})

test.each([
  ['for a grade 6 class', 6],
  ['suitable for 8th graders?', 8],
  ['third grade', 3],
  ['للصف السادس', 6],
  ['مناسب لصف ٣', 3],
  ['الصف الثاني عشر', 12],
  ['my daughter is 8 years old', 3],
  ['year 6 pupils', 5],
  ['بنتي عمرها ٩ سنين', 4],
  ['ثاني ثانوي', 11],
  ['لأول متوسط', 7],
  ['I have 24 pupils in class 2', 2],
  ['I taught for 8 years, would it do for grade 3?', 3],
  ['we have been here for 9 years', undefined],
  ['is it too hard for grde 4 kids', 4],
  ['grade 15', undefined],
  ['how hard is it', undefined],
])('%j asks for grade %j', (instruction, grade) => {
  expect(readerIn(instruction)?.grade).toBe(grade)
})

test.each([
  ['which one is easier?', 2],
  ['أي النصين أسهل؟', 2],
  ['is this fine for grade 4?', 0],
])('of "A: … B: …" and %j as many are measured apart: %i', (request, count) => {
  const text =
    'A: The cat sat on the mat and looked at the sun.\nB: The feline remained upon the floor covering until the evening.'
  expect(comparedIn({ request, text })).toHaveLength(count)
})

test.each([
  ['just count it: how many words are there?', true],
  ['كم كلمة في الجملة بالمتوسط؟', true],
  ['is this fine for grade 4?', undefined],
])('%j asks for the number of words: %j', (request, isCounted) => {
  const text = 'The cat sat on the mat. It looked at the sun and slept until the evening came.'
  expect(readReadabilityRequest(`${request}\n\n${text}`).isCounted).toBe(isCounted)
})

test.each([
  [
    'Tenants who leave before the end of the lease must tell the office in writing at least sixty days ahead and must settle all water charges and the last bills in full.',
    'en',
    'least sixty days ahead',
  ],
  [
    'على المستأجرين إبلاغ المكتب كتابيًا قبل ستين يومًا على الأقل من نهاية العقد الحالي للشقة ويحق للمكتب خصم أي مبالغ متبقية من التأمين المدفوع',
    'ar',
    'نهاية العقد الحالي للشقة',
  ],
] as const)(
  'a long sentence without a mark is split where a further thing is said: %#',
  (sentence, language, splitAfter) => {
    const [hard] = hardestSentences(sentence, language, 1)

    expect(adviceFor(hard!, language)).toMatchObject({ splitAfter })
  },
)

test.each([
  ['which are the long words in this?', true],
  ['وايه الكلمات الطويلة اللي فيه؟', true],
  ['is it too hard for grade 4?', undefined],
])('%j asks for the long words: %j', (request, isOfLongWords) => {
  const text =
    'The committee met on the mat. It looked at the sun and slept until the evening came.'
  expect(readReadabilityRequest(`${request}\n\n${text}`).isOfLongWords).toBe(isOfLongWords)
})

test('all long words of a text are named once, in their order', () => {
  expect(longWordsIn('The committee met. A committee may evaluate developments.', 'en')).toEqual([
    'committee',
    'evaluate',
    'developments',
  ])
})

const answerTo = (text: string, language: 'en' | 'ar') =>
  respond([readabilityCoach], { text, language, today: '2026-11-29' }).text

test.each([
  // 0.39 × 15 + 11.8 × 1.3 − 15.59
  [
    'A text has 120 words, 8 sentences and 156 syllables. What Flesch-Kincaid grade is that?',
    'en',
    '= 5.6',
  ],
  ['I counted 200 words in 10 sentences, 30 long words. LIX?', 'en', '= 35'],
  [
    'نص عربي فيه 150 كلمة في 10 جمل، والكلمات الطويلة 36. كم LIX؟ وهل تحت حد الصف الرابع؟',
    'ar',
    '= 39 (سهل)، ضمن حد الصف 4 وهو 40',
  ],
] as const)('what was counted already is put into the formula: %s', (text, language, fact) => {
  expect(answerTo(text, language)).toContain(fact)
})

test.each(['My text has 120 words and 8 sentences, is it hard?', 'كم كلمة وكم جملة في النص؟'])(
  'what was counted does not do for any formula: %s',
  (text) => {
    expect(countsGiven(text)).toBeUndefined()
  },
)

test.each([
  [
    'Is the following statement true and is it a good argument? "Camels store water in their humps, so they never need to drink." I need a fact check.',
    'en',
    'I do not judge',
  ],
  [
    'fact check this please: "The moon is made of green cheese and mice live on it."',
    'en',
    'I do not judge',
  ],
  [
    'هل هذا الكلام صحيح علميًّا أم خرافة: «شرب الماء واقفًا يضر الكلى». أريد حكمًا بالصحة أو الخطأ فقط.',
    'ar',
    'لا أحكم',
  ],
  ['المعلومة صحيحة ولا لا: «الجمل يخزن الماء في سنامه ولا يشرب أبدًا»', 'ar', 'لا أحكم'],
] as const)(
  'whoever asks only whether a text is true is not given figures: %s',
  (text, language, said) => {
    expect(answerTo(text, language)).toContain(said)
    expect(answerTo(text, language)).not.toContain('| LIX |')
  },
)

test.each([
  [
    'Only the Flesch reading ease number please, nothing else. Text: "Our market is open each Sunday until sunset. Bring your own basket and ask the farmer for a melon."',
    'en',
  ],
  [
    'اعطيني رقم LIX بس بدون شرح القط نام على السرير. الكلب لعب في الحديقة. البنت قرأت قصة قصيرة عن البحر.',
    'ar',
  ],
] as const)('nothing is said beside the figure that was asked for: %s', (text, language) => {
  const answer = answerTo(text, language)
  expect(answer).toMatch(/^\*\*(?:Flesch reading ease|LIX: 11\.8)/)
  expect(answer).not.toContain('|')
})

test.each([
  [
    'two versions of a notice, which is harder to read and why\n\nversion one: The sun is hot. We drink cold milk.\n\nversion two: Notwithstanding the aforementioned provisions, the lessee shall indemnify the lessor.',
    'en',
    '**Hardest: version two',
  ],
  [
    'أيهما أصعب للقراءة؟\nنص واحد: فتح الولد الباب. دخل البيت.\nنص اثنين: تتطلب الإجراءات التنظيمية المستحدثة استكمال المستندات المطلوبة.',
    'ar',
    '**الأصعب: نص اثنين',
  ],
  [
    'قارن بين النصين وأيهما أسهل:\nالنص الأول: فتح الولد الباب. دخل البيت.\nالنص الثاني: تتطلب الإجراءات التنظيمية المستحدثة استكمال المستندات المطلوبة.',
    'ar',
    '**الأسهل: النص الأول',
  ],
] as const)('how texts compare is said before either of them: %s', (text, language, lead) => {
  expect(answerTo(text, language).startsWith(lead)).toBe(true)
})

test('what is asked of a long sentence before it is none of it, and all places to part it are named', () => {
  const sentence =
    'My friend and I went to the beach last week and we swam in the sea until it got dark and then we sat on the sand and ate some food that my mum had made for us and after that we took a cab back home since it was late and we had to wake up for class.'
  const asked =
    'hey my kid wrote this, he is in grade 4, teacher says the sentence is too long where should it be split??'

  expect(readReadabilityRequest(`${asked} ${sentence}`)).toMatchObject({
    text: sentence,
    isOfSplit: true,
  })
  expect(splitPoints(sentence, 'en').length).toBeGreaterThan(1)
})
