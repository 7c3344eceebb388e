import { expect, test } from 'vitest'
import { answerAfter } from '../follow-up/answer-after.ts'
import { gradeCalculator } from '../grade-calculator.ts'

const said = (...messages: string[]) => answerAfter([gradeCalculator], ...messages)
const courses = 'A- in 3 credits, B in 3 credits and C+ in 4 credits, whats my gpa'
const marks =
  'midterm 68 worth 30%, assignments 81 worth 20%, what do i need in the final to get 75 overall'

test.each([
  [[courses, 'and if the B was an A', 'plus one more course, B+ with 2 credits'], 'GPA 3.24'],
  [[marks, 'and for 80?', 'what if the midterm gets regraded to 74'], '83.2'],
  [[marks, 'what if I get 90 in the final'], '81.6'],
  [['جبت B+ في 3 ساعات و A في 3 ساعات، كم المعدل؟', 'زيدلي C في ساعتين'], '3.24'],
])('what a message changes or adds keeps the other results: %j', (messages, result) => {
  expect(said(...messages)).toContain(result)
})

test('new results take nothing from those before', () => {
  expect(said(courses, 'A in 3 credits and A in 2 credits, gpa?')).toContain('GPA 4.00')
})

const named = 'math B 3 credits, physics C+ 4 credits, english A 2 credits. gpa?'
const inArabic = 'رياضيات B ثلاث ساعات، فيزياء C+ اربع ساعات، انجليزي A ساعتين، كم معدلي'

test.each([
  [[courses, 'the last one was B- not C+'], 'GPA 3.09'],
  [['A- (3), B (3), B (4) my gpa', 'swap the first B for a B+'], 'GPA 3.30'],
  [[courses, 'and if i fail the 4 credit one'], 'GPA 2.01'],
  [[inArabic, 'المادة الاولى A مش B', 'والاخيرة B'], '3.02'],
  [[inArabic, 'الفيزيا طلعت 3 ساعات مو 4'], '2.99'],
  [[named, 'physics B and math A'], 'GPA 3.56'],
])('a course is told by its place, its credits or its name: %j', (messages, result) => {
  expect(said(...messages)).toContain(result)
})

test.each([
  [[named, 'drop english'], 'GPA 2.60'],
  [[named, 'what if i withdraw from physics'], 'GPA 3.40'],
  [[named, 'add a C+ 3'], 'GPA 2.76'],
  [[named, 'what if the C+ was pass/fail, leave it out'], 'GPA 3.40'],
  [[named, 'physics dropped to D', 'what about F'], 'GPA 1.89'],
  [[named, 'i forgot chemistry, A-, 3 credits', 'take it out again'], 'GPA 2.91'],
  [[inArabic, 'نسيت مادة التاريخ B+ 3 ساعات', 'لا التاريخ B'], '2.93'],
])('what was forgotten joins and what is dropped leaves: %j', (messages, result) => {
  expect(said(...messages)).toContain(result)
})

test('a record and a goal of further terms are told later', () => {
  const before = 'my gpa before was 3.1 over 45 credits'
  expect(said(named, before)).toContain('GPA 3.07')
  expect(
    said(named, 'what do i need in the next 15 credits to reach 3.5', 'and for 3.2?'),
  ).toContain('For 3.2 you need an average of 3.37')
})

test.each([
  [[marks, 'what if i only get 60 in the final', 'and 70?'], 'final mark is 71.6'],
  [[marks, 'there was also a quiz, 90, worth 10%'], 'For 75 you need 73.5'],
  [[marks, 'assignments are 25% not 20'], 'For 75 you need 76.33'],
  [[marks, 'midterm 75 and assignments 90'], 'For 75 you need 69'],
  [
    [
      'جبت 68 في الميدترم وزنه 30% و 81 في الواجبات وزنها 20% كم احتاج بالفاينل عشان 75',
      'ممكن اجيب 90؟',
    ],
    'غير ممكن',
  ],
  [[marks, 'i want an 85', 'is that possible'], 'Yes, it is possible'],
])('parts, weights, marks that are supposed and goals change: %j', (messages, result) => {
  expect(said(...messages)).toContain(result)
})

test('somebody else’s results are no part of those before, and how they were worked out is shown', () => {
  expect(said(named, 'my friend has A in 3 credits and B+ in 3 credits, hers?')).toContain(
    'GPA 3.65',
  )
  expect(said(named, 'how did you get that')).toContain('26.20 ÷ 9')
})

test('a course that was just added is the one that is taken again', () => {
  const arabic = 'جبت B في ٣ ساعات و A- في ٣ و C+ في ساعتين'
  const added = 'يووه نسيت ماده ٤ ساعات رسبت فيها F'
  expect(said(arabic, added, 'ولو عدتها وجبت B+ بدالها')).toContain('3.16')
  expect(
    said(courses, 'i forgot a 4 credit course, F', 'and if I retake it and get a C+'),
  ).toContain('C+ × 4')
})

test('a mark that is put right and another goal stand in one message', () => {
  const open = 'quizzes 90 weight 20%, midterm 65 weight 30%, what do I need in the final for 80'
  expect(said(open, 'the midterm was actually 75 and I now want 90')).toContain('need 99')
  const arabic = 'الكويزات ٩٠ وزنها ٢٠٪ والمد ٦٥ وزنه ٣٠٪ كم لازم اجيب بالفاينل عشان يطلع ٨٠'
  expect(said(arabic, 'المد طلع ٧٥ وانا طمعت ابي ٩٠')).toContain('99')
  expect(said(arabic, 'لا المد طلع 70 ماشي 65', 'الا جبت 70 فالفاينل كم المجموع')).toContain('74')
})

test('the course that was added is taken out again', () => {
  const first = 'math B 3 credits, art A 2 credits. gpa?'
  const answer = answerAfter([gradeCalculator], first, 'add C 4 credits', 'drop the one I added')
  expect(answer).toContain('GPA 3.40')
})
