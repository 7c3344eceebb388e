import { expect, test } from 'vitest'
import { gradeCalculator } from '../grade-calculator.ts'

const read = (text: string) => gradeCalculator.read({ text, today: '2026-11-20', language: 'en' })

test.each([
  ['Physics F 3 credits, Calculus B+ 3 credits. GPA? And with C instead of the F', 'F', 'C'],
  ['Physics C 3 credits, Calculus B+ 3 credits. GPA? And with A instead of the C', 'C', 'A'],
])('a grade that was listed is changed, and is no second course: %s', (text, was, becomes) => {
  const calculus = { name: 'Calculus', grade: 'B+', credits: 3 }
  expect(read(text)).toMatchObject({
    input: { courses: [{ grade: was, credits: 3 }, calculus] },
    more: [{ input: { courses: [{ grade: becomes, credits: 3 }, calculus] } }],
  })
})

test('a mark that the whole is hoped to be is a goal', () => {
  const text =
    'النصفي عليه 40% وجبت فيه ٧٠، العملي عليه 20% وجبت ٩٠، والباقي 40% على النهائي. كم لازم أجيب عشان مجموعي يكون 85؟'
  expect(read(text)).toMatchObject({
    input: { targets: [85], marks: [{ mark: 70 }, { mark: 90 }] },
  })
})

test.each([
  'Math C 3 credits, English A 3 credits. GPA? wait, math was B, not C',
  'GPA: Math C 3 credits, English A 3 credits. sorry math is B',
  'GPA: Math C 3 credits, English A 3 credits. no wait make that a B in math instead of C',
])('a grade that is put right is what it was, and no other case: %s', (text) => {
  const reading = read(text)
  expect(reading).toMatchObject({ input: { courses: [{ grade: 'B' }, { grade: 'A' }] } })
  expect(reading).not.toHaveProperty('more')
})

test('a mark of which it is asked whether it is possible is a goal', () => {
  const text = 'midterm 71 (50%), final is 50%. what do I need for 75, and is 90 still possible?'
  expect(read(text)).toMatchObject({ input: { targets: [75, 90], marks: [{ mark: 71 }] } })
})

test.each([
  'I have 80% and it counts 40%. The final counts 60%. What do I need for 75 overall? And if I dream big, for 85?',
  'اعمال السنة 80 من 100 ووزنها 40% والنهائي 60%. كم احتاج في النهائي عشان 75؟ ولو حلمت شوي، عشان 85؟',
])('a goal that a following sentence asks for by the same word is a second one: %s', (text) => {
  expect(read(text)).toMatchObject({
    input: { targets: [75, 85], marks: [{ mark: 80, weight: 40 }] },
  })
})
