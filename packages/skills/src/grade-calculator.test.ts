import { expect, test } from 'vitest'
import { coursesIn, gradesWritten, marksIn, targetIn } from './grades/read-grades.ts'
import { gradePointAverage, type Letter, weightedMark } from './grades/scale.ts'

const courses = (...list: [Letter, number][]) =>
  list.map(([grade, credits]) => ({ name: undefined, grade, credits }))
const marks = (...list: [number, number][]) =>
  list.map(([mark, weight]) => ({ name: undefined, mark, weight }))

test.each([
  // 3 × 4.0 + 4 × 3.3 + 2 × 2.0 = 29.2; ÷ 9
  [courses(['A', 3], ['B+', 4], ['C', 2]), 29.2, 3.24],
  [courses(['A', 3]), 12, 4],
  [courses(['F', 3], ['F', 4]), 0, 0],
  [courses(['A-', 1.5], ['D-', 1.5]), 6.6, 2.2],
])('the GPA of %j is %d points, %d', (list, points, gpa) => {
  expect(gradePointAverage(list)).toMatchObject({ points, gpa })
})

test.each([
  // 25.5 + 18.4 + 39
  [marks([85, 30], [92, 20], [78, 50]), undefined, { earned: 82.9, average: 82.9 }],
  // 21.6 + 17.6 = 39.2; (85 − 39.2) ÷ 50 %
  [
    marks([72, 30], [88, 20]),
    85,
    { earned: 39.2, average: 78.4, needed: { target: 85, mark: 91.6 } },
  ],
  [marks([40, 80]), 90, { earned: 32, needed: { target: 90, mark: 290 } }],
])('the weighted mark of %j with the goal %j', (list, target, expected) => {
  expect(weightedMark(list, target)).toMatchObject(expected)
})

test.each([
  ['A in 3 credits, B+ in 4 credits and C in 2', ['A 3', 'B+ 4', 'C 2']],
  ['3 credits A, 4 credits B+', ['A 3', 'B+ 4']],
  ['gpa: a (3), b+ (4), f (3)', ['A 3', 'B+ 4', 'F 3']],
  ['Course,Grade,Credits\nMath,A,3\nBio,B-,4', ['A 3', 'B- 4']],
  ['حصلت على A في 3 ساعات وB+ في ٤ ساعات وC في ساعتين', ['A 3', 'B+ 4', 'C 2']],
  ['what is my gpa', []],
])('%j holds the courses %j', (text, list) => {
  expect(coursesIn(text).map(({ grade, credits }) => `${grade} ${credits}`)).toEqual(list)
})

test('a grade without credits is noticed and not left out in silence', () => {
  expect(gradesWritten('A in 3 credits, B+ and C')).toBe(3)
})

test.each([
  ['midterm 85 weight 30%, final 78 weight 70%', ['85 30', '78 70']],
  ['18/20 worth 20% and 70 out of 100 worth 80%', ['90 20', '70 80']],
  ['exam 80 counts for 60%, homework 95 counts for 40%', ['80 60', '95 40']],
  ['الاختبار ٩٠ بوزن ٤٠٪ والمشروع ٨٠ بوزن ٦٠٪', ['90 40', '80 60']],
])('%j holds the marks %j', (text, list) => {
  expect(marksIn(text).map(({ mark, weight }) => `${mark} ${weight}`)).toEqual(list)
})

test.each([
  ['what do I need to get 85 overall?', 85],
  ['هدفي 90', 90],
  ['no goal', undefined],
])('%j aims for %j', (text, target) => {
  expect(targetIn(text)).toBe(target)
})
