import { expect, test } from 'vitest'
import { limitsAskedFor } from '../limits.ts'
import { readabilityCoach } from '../readability-coach.ts'
import { adviceFor } from './advice.ts'
import { hardestSentences } from './measure.ts'
import { plainerThan } from './plain-words.ts'
import { readReadabilityRequest } from './readability-request.ts'
import { splitPoint } from './split.ts'

test.each([
  ['commencing', 'starting'],
  ['notified', 'told'],
  ['requirements', 'rules'],
  ['vacated', 'left'],
  ['submitting', 'sending'],
  ['terminated', 'ended'],
  ['amendments', undefined],
  ['components', 'parts'],
  ['ascertains', 'finds out'],
  ['necessitated', 'needed'],
  ['hereby', ''],
  ['garden', undefined],
])('%s has the plain word %s', (word, plain) => {
  expect(plainerThan(word)).toBe(plain)
})

test('what has a plain word is not named as a long one again, and the longest are named', () => {
  const { swaps, longWords } = adviceFor(
    {
      sentence:
        'Prior to the commencement of examinations candidates shall be notified of administrative procedures.',
      words: 13,
      level: 20,
      longWords: [
        'Prior',
        'commencement',
        'examinations',
        'candidates',
        'notified',
        'administrative',
        'procedures',
      ],
    } as never,
    'en',
  )
  expect(swaps.map(({ from }) => from)).toEqual(['prior to', 'commencement', 'shall', 'notified'])
  expect(longWords).toEqual(['examinations', 'candidates', 'administrative', 'procedures'])
})

test.each([
  ['Are these lines ok for a grade 2 class: ', 2],
  ['هل القصة زينة لصف رابع: ', 4],
  ['هل هالفقرة تمام حق صف سادس: ', 6],
])('%j is a question above a text', (asked, grade) => {
  const text = 'Sara has a red boat. It floats on the lake. سارة عندها قارب أحمر. يطفو على الماء.'
  expect(readReadabilityRequest(`${asked}${text}`)).toMatchObject({ text, reader: { grade } })
})

test.each([
  'Is the following true or false, and is it well written?',
  'هالمعلومة صح ولا غلط؟',
  'هل النص صحيح علميًا والكاتب موهوب؟',
])('%j asks for what is not judged', (asked) => {
  expect(limitsAskedFor(readabilityCoach.limits ?? [], asked)).toHaveLength(1)
})

test('plain words are named for the whole text, and how far two versions are apart', () => {
  const explained = (text: string) => {
    const reading = readabilityCoach.read({ text, today: '2026-11-28', language: 'en' })
    if (!('input' in reading)) throw new Error('asked back')
    return readabilityCoach.explain(
      readabilityCoach.run(reading.input, { today: '2026-11-28' }),
      'en',
    )
  }
  expect(
    explained(`Which words are too hard?

We will commence on Monday. Notify the relevant administrative personnel concerning irregularities. Additional documentation necessitates considerable preparation. Unauthorised modification constitutes a contravention.`),
  ).toContain('Plainer words in the rest of the text: “commence” → “start”')
  expect(
    explained(`Which is easier, and by how many words per sentence do they differ?

Version 1: Come at nine. Bring a pen and a book.

Version 2: Students are asked to arrive at nine in the morning and to bring a pen and a book with them.`),
  ).toMatch(/Difference from Version 2: .* 15\.5 words per sentence/)
})

test('a sum with a comma makes no row of data of a sentence', () => {
  const asked = 'He kept 6,000 of it, should I sue him, would I win? I paid 2,000, too.'
  const limits = [{ asked: 'would i win', sentence: { en: '', ar: '' } }]
  expect(limitsAskedFor(limits, asked)).toHaveLength(1)
})

test.each([
  ['Applicants are required to submit the form before the office closes today.', 'are required to'],
  ['The documents that are required have to reach us before the office closes.', 'required'],
])('%s has %j said plainly, once', (sentence, from) => {
  const { swaps } = adviceFor({ sentence, words: 12, difficulty: 20, longWords: [] }, 'en')
  expect(swaps.filter((swap) => swap.from.includes('required'))).toEqual([
    { from, to: from === 'required' ? 'needed' : 'must' },
  ])
})

test('an Arabic sentence of five words may be the hardest', () => {
  const text = 'تستخدم المستشفيات أجهزة كثيرة في كل مدينة. ويحتاج المتخصصون إلى تدريبات متواصلة.'
  expect(hardestSentences(text, 'ar', 1)).toMatchObject([{ words: 5, difficulty: 65 }])
})

test.each([
  ['Guests are kindly requested to leave the pool at ten.', ['are kindly requested to']],
  ['Your request was sent to the office this morning.', []],
  ['Tenants may request a copy at the office.', ['request']],
])('a word is swapped where it is the one that is meant: %s', (sentence, swapped) => {
  const { swaps } = adviceFor({ sentence, words: 9, difficulty: 20, longWords: [] }, 'en')
  expect(swaps.map(({ from }) => from)).toEqual(swapped)
})

test('no half of a sentence that is split is a fragment', () => {
  const sentence =
    'Guests may use the old gate until the end of the works on the bridge, despite any earlier note from the office, which will soon send a new map of the roads.'
  expect(splitPoint(sentence, 'en')).toBe('note from the office')
})

const explained = (text: string, language: 'en' | 'ar') => {
  const reading = readabilityCoach.read({ text, today: '2026-11-28', language })
  if (!('input' in reading)) throw new Error('asked back')
  return readabilityCoach.explain(
    readabilityCoach.run(reading.input, { today: '2026-11-28' }),
    language,
  )
}

test.each([
  [
    'en',
    'Which sentence should I split?\n\nMunicipal authorities coordinate environmental inspections annually. The cat sat on the old red mat.',
    'No sentence has to be split: none has more than 20 words',
  ],
  [
    'ar',
    'أي جملة لازم أقسمها؟\n\nتنسق البلديات المتجاورة عمليات التفتيش البيئية السنوية. نام القط على سطح البيت.',
    'لا يلزم تقسيم أي جملة: لا تزيد جملة على 18 كلمة',
  ],
] as const)(
  'which sentence to split is told first, and only hard ones are listed (%s)',
  (language, text, answer) => {
    const answered = explained(text, language)
    expect(answered.startsWith(`**${answer}`)).toBe(true)
    expect(answered).not.toMatch(/\n2\. /)
  },
)

test('what is easier than a first grade is said to be so', () => {
  const text =
    'Is it fine for grade 3?\n\nThe cat sat on the mat. It had a nap. The sun was hot all day.'
  expect(explained(text, 'en')).toContain('below grade 1')
})
