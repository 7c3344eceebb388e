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
