import { expect, test } from 'vitest'
import { hijriConverter as skill } from './hijri-converter.ts'
import { languageOf } from './reading/language.ts'

const today = '2026-11-20'
const run = (input: unknown) => skill.run(skill.input.parse(input), { today }) as object
const read = (text: string) => skill.read({ text, language: languageOf(text), today })

test.each([
  ['1 Ramadan 1448 in gregorian', { gregorian: '2027-02-08' }],
  ['15/09/1447 AH to gregorian', { gregorian: '2026-03-04' }],
  ['convert 20 November 2026 to hijri', { hijri: { year: 1448, month: 6, day: 10 } }],
  ["what is today's hijri date", { hijri: { year: 1448, month: 6, day: 10 } }],
  ['حول ١ رمضان ١٤٤٨ إلى ميلادي', { gregorian: '2027-02-08' }],
  ['٩ ذو الحجة ١٤٤٧ هـ', { gregorian: '2026-05-26' }],
  ['ما يوافق 2 ديسمبر 2026 بالهجري', { hijri: { year: 1448, month: 6, day: 22 } }],
] as const)('"%s" is converted', (text, expected) => {
  const reading = read(text)
  expect('input' in reading && run(reading.input)).toMatchObject(expected)
})

test('"27 Ramadan in gregorian" is the next one to come', () => {
  expect(read('27 Ramadan in gregorian')).toMatchObject({
    input: { hijri: { year: 1448, month: 9 } },
  })
})

test('a day that is not named is asked for', () => {
  expect(read('convert to hijri')).toHaveProperty('missing')
})

test.each([
  [{ hijri: { year: 1200, month: 1, day: 1 } }, '1300 to 1600'],
  [{ hijri: { year: 1448, month: 13, day: 1 } }, '1300 to 1600'],
  [{ gregorian: '1800-01-01' }, '1300 to 1600'],
])('%j is refused', (input, reason) => {
  expect(() => run(input)).toThrow(reason)
})

test('a birthday is no question about calendars', () => {
  const text = 'متى عيد ميلادي إذا كنت مولودًا في 5 مايو 1990'
  expect(skill.suits({ text, language: languageOf(text), today })).toBe(0)
})

test.each([
  [
    '3 Muharram 1449 and 12 Safar 1449 in gregorian',
    [{ gregorian: '2027-06-08' }, { gregorian: '2027-07-16' }],
  ],
  ['الحادي والعشرون من شعبان سنة 1448 بالميلادي', [{ gregorian: '2027-01-29' }]],
  ['when does Shawwal 1448 begin', [{ gregorian: '2027-03-09' }]],
  [
    'the contract says 5 Rajab 1448. and the hijri date for 2 March 2027?',
    [{ gregorian: '2026-12-14' }, { hijri: { year: 1448, month: 9, day: 23 } }],
  ],
])('each date of "%s" is converted', (text, expected) => {
  const reading = read(text)
  const inputs =
    'input' in reading ? [reading.input, ...(reading.more ?? []).map(({ input }) => input)] : []
  expect(inputs.map(run)).toMatchObject(expected)
})

test.each([
  ['14 March 2027 in hijri, and is it a weekend', 'A weekend day'],
  ['20 شوال 1448 كم ميلادي وهل يصادف ويكند', 'أسبوعية'],
])('whether the day is a weekend day is said beside it: %s', (text, piece) => {
  const reading = read(text)
  if (!('input' in reading)) throw new Error('asked')
  expect(skill.explain(run(reading.input), languageOf(text))).toContain(piece)
})

test.each([
  'born 14 March 1985, how old am I today (29 November 2026)? And my birth date in Hijri?',
  'مواليد 14 مارس 1985، كم عمري في 29 نوفمبر 2026 وتاريخ ميلادها بالهجري؟',
  'What is 14 March 1985 in Hijri, and how old is someone born 2 May 1990?',
])('only the day that is asked for is converted: %s', (text) => {
  expect(read(text)).toMatchObject({ input: { gregorian: '1985-03-14' }, more: [] })
})

test('of days before 2022 nothing is said of the present weekend', () => {
  const explained = (text: string) => {
    const reading = read(text)
    if (!('input' in reading)) throw new Error('asked back')
    return skill.explain(skill.run(reading.input, { today }), 'en')
  }
  expect(explained('15 Rajab 1410 in Gregorian and which weekday?')).not.toContain('weekend')
  expect(explained('1 Ramadan 1448 in Gregorian and which weekday?')).toContain('weekend')
})
