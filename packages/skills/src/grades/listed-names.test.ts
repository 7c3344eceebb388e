import { expect, test } from 'vitest'
import { gradeCalculator } from '../grade-calculator.ts'
import { languageOfRequest } from '../reading/language.ts'

const read = (text: string) => {
  const reading = gradeCalculator.read({
    text,
    language: languageOfRequest(text),
    today: '2026-11-29',
  })
  return 'input' in reading ? reading : undefined
}
const factsOf = (text: string) => read(text)?.understood?.facts

test.each([
  ['نتائجي هالفصل: B+ في 3 ساعات، A- في 3 ساعات. كم معدلي؟', ['B+ × 3', 'A- × 3']],
  ['بنتي سنه ثانيه هندسه درجاتها: B+ ٣ ساعات، C ساعتين، كم معدلها', ['B+ × 3', 'C × 2']],
  ['Second year law results: A 3 credits, C+ 2 credits. GPA', ['A × 3', 'C+ × 2']],
  ['Physics: A 3 credits, Chemistry: B 4 credits, gpa?', ['Physics A × 3', 'Chemistry B × 4']],
  ['التشريح بتاعي A- وساعاته 3 والكيميا C وساعاتها 2', ['التشريح A- × 3', 'الكيميا C × 2']],
  ['تقديراتي: A في 4 ساعات، و D+ في ساعة. كم معدلي؟', ['A × 4', 'D+ × 1']],
  ['i got 88 in science and 79 in arabic, average?', ['science 88', 'arabic 79']],
  ['ابني جاب 90 في العلوم و80 في العربي كم متوسطه', ['العلوم 90', 'العربي 80']],
])('the names of %j', (text, facts) => {
  expect(factsOf(text)).toEqual(facts)
})

test('a dash between blanks parts a grade from its credits', () => {
  expect(factsOf('My grades:\nPhysics - A- - 4\nLab - A - 1\nWriting - B - 3\ngpa?')).toEqual([
    'Physics A- × 4',
    'Lab A × 1',
    'Writing B × 3',
  ])
})

test.each([
  ['whats my gpa if i have two As and three Bs all 3 credits', 5],
  ['I have 3 Bs and 1 A, each 3 credits', 4],
  ['معدلي كم لو عندي مادتين A وثلاث مواد B كلها 3 ساعات', 5],
  ['عندي A مادتين و B ثلاث مواد كل مادة 3 ساعات', 5],
])('%j counts %d courses', (text, count) => {
  expect(read(text)?.input).toMatchObject({ courses: { length: count } })
})

test('what is wanted behind credits is the answer, and no average', () => {
  expect(factsOf('B+ في 3 ساعات و A في 4 ساعات وC في 2 عايز اعرف معدلي')).toEqual([
    'B+ × 3',
    'A × 4',
    'C × 2',
  ])
})

test.each([
  ['coursework counts 60 percent and i got 72, exam counts 40 percent, what do i need for 75', 60],
  ['اعمال السنة عليها 60% وجبت 72 والامتحان عليه 40% كم احتاج عشان 75', 60],
  ['فاضل الفاينال 60%. جبت 72 في أعمال السنة وعليها 40% ونفسي في 75', 40],
])('the mark is of the part whose weight stands before it: %j', (text, weight) => {
  expect(read(text)?.input).toMatchObject({ marks: [{ mark: 72, weight }], targets: [75] })
})

test.each([
  'هل اقدر اجيب 90 لو النصفي 75 ووزنه 40% والفاينل 60%؟',
  'بقدر اجيب 90 اذا النصفي 75 ووزنه 40% والنهائي 60%؟',
])('what is asked before a condition is hoped for: %s', (text) => {
  expect(read(text)?.input).toMatchObject({ marks: [{ mark: 75, weight: 40 }], targets: [90] })
})

test('what everything else has is not called by the name of the part that is left', () => {
  expect(
    factsOf('if final is worth 40 and i have 85 on everything else what do i need for 90'),
  ).toEqual(['85 × 60%', 'goal 90'])
})
