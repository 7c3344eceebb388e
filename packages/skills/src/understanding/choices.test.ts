import { expect, test } from 'vitest'
import { languageOf } from '../reading/language.ts'
import { defineFrame } from './frame.ts'
import { readFrame } from './read-frame.ts'

const frame = defineFrame({
  topics: ['female'],
  slots: {
    sex: {
      kind: 'choice',
      name: { en: 'sex', ar: 'الجنس' },
      example: { en: '"woman"', ar: '«امرأة»' },
      options: {
        male: { name: { en: 'man', ar: 'رجل' }, cues: ['male'] },
        female: { name: { en: 'woman', ar: 'امرأة' }, cues: ['female'] },
      },
      isEachUnlessNamed: true,
    },
    condition: {
      kind: 'choice',
      name: { en: 'condition', ar: 'الحالة' },
      example: { en: '"pregnant"', ar: '«حامل»' },
      options: {
        pregnant: { name: { en: 'pregnant', ar: 'حامل' }, cues: ['pregnant'] },
        neither: { name: { en: 'not pregnant', ar: 'غير حامل' }, cues: ['not pregnant'] },
      },
    },
    age: {
      kind: 'age',
      name: { en: 'age', ar: 'العمر' },
      example: { en: '"34 years"', ar: '«34 سنة»' },
      cues: ['male', 'female'],
    },
  },
  goals: { answer: { needs: ['age'] } },
})

const read = (text: string) => {
  const reading = readFrame(
    {
      frame,
      interpret: ({ sex, condition, age }) => ({
        input: [sex?.option, condition?.option, age?.value].filter((value) => value !== undefined),
      }),
    },
    { text, language: languageOf(text), today: '2026-11-20' },
  )
  return 'input' in reading
    ? [reading, ...(reading.more ?? [])].map(({ input, title }) => [...input, title].join(' '))
    : []
}

test.each([
  ['woman, 34 years old', ['female 34 ']],
  ['رجل عمره ٤٠ سنة', ['male 40 ']],
  ['my wife is 31 and pregnant', ['female pregnant 31 ']],
  ['she is not pregnant, 29', ['female neither 29 ']],
  ['بنت مو حامل عمرها 20', ['female neither 20 ']],
  ['30M, my wife says I should', ['male 30 ']],
  ['F/28', ['female 28 ']],
  ['a man of 30 years and a woman of 25 years', ['male 30 man · 30', 'female 25 woman · 25']],
] as const)('who is meant is read from "%s"', (text, cases) => {
  expect(read(text)).toEqual(cases)
})

test('what nobody said is answered for each option', () => {
  expect(read('34 years old')).toEqual(['male 34 man', 'female 34 woman'])
})
