import { expect, test } from 'vitest'
import { studyPlanner } from '../study-planner.ts'
import { topicsIn } from './topics.ts'

const namesIn = (text: string) => topicsIn(text).map(({ name }) => name)

test.each([
  [
    'Exam on 17 December, topics: sampling, t test, chi square test. 2 hours a day',
    ['sampling', 't test', 'chi square test'],
  ],
  [
    '3 weeks to learn hypothesis testing, regression and probability 1h a day',
    ['hypothesis testing', 'regression', 'probability'],
  ],
  [
    'Exam 16 December. Topics: software testing, final accounts, free trade. 2 hours a day',
    ['software testing', 'final accounts', 'free trade'],
  ],
  [
    'والمواضيع: الاحتمالات، الانحدار (صعب)، اختبار الفرضيات. بقدر ادرس 3 ساعات باليوم',
    ['الاحتمالات', 'الانحدار', 'اختبار الفرضيات'],
  ],
  [
    'المواد: مراجعة الحسابات، دراسة الجدوى، الضرائب. ساعتين باليوم',
    ['مراجعة الحسابات', 'دراسة الجدوى', 'الضرائب'],
  ],
])('a field named with a word of the plan is a topic: %s', (text, topics) => {
  expect(namesIn(text)).toEqual(topics)
})

test('a schedule within a list is one of what is learnt, and one that is asked for is none', () => {
  expect(namesIn('PMP exam: scope, schedule, cost, risk. 1 hour a day')).toEqual([
    'scope',
    'schedule',
    'cost',
    'risk',
  ])
  expect(namesIn('exam topics: algebra, geometry, schedule please')).toEqual([
    'algebra',
    'geometry',
  ])
})

test('what stands behind a dash and is no rating ends the list', () => {
  expect(namesIn('Contracts (hard), torts, criminal law - exam is 13 december')).toEqual([
    'Contracts',
    'torts',
    'criminal law',
  ])
  expect(namesIn('العقود (صعب)، المسؤولية، الجنائي - الامتحان 13 ديسمبر')).toEqual([
    'العقود',
    'المسؤولية',
    'الجنائي',
  ])
})

test('"history test, geography test" are two', () => {
  expect(namesIn('exam 10 dec, history test, geography test, 2h a day')).toEqual([
    'history',
    'geography',
  ])
})

test.each([
  ['writing is my weakest, others listening reading speaking, 2 hours daily', 'writing'],
  ['والكتابة اضعف شي عندي والباقي استماع وقراءة ومحادثة ساعتين كل يوم', 'الكتابة'],
])('the weakest stands beside the others: %s', (text, weakest) => {
  const topics = topicsIn(text)
  expect(topics).toHaveLength(4)
  expect(topics[0]).toEqual({ name: weakest, effort: 'hard' })
})

test('what is joined behind a rating has none', () => {
  expect(topicsIn('التشريح بتاعي صعب والفارما والباثو، ساعتين باليوم')).toEqual([
    { name: 'التشريح', effort: 'hard' },
    { name: 'الفارما', effort: 'normal' },
    { name: 'الباثو', effort: 'normal' },
  ])
})

test('«بنتي عليها فيزياء 8 ديسمبر» is an exam of hers', () => {
  const text = 'بنتي عليها فيزياء 8 ديسمبر وكيمياء 12 ديسمبر تدرس ساعتين في اليوم'
  expect(studyPlanner.read({ text, language: 'ar', today: '2026-11-29' })).toMatchObject({
    input: { exam: '2026-12-12', topics: [{ name: 'فيزياء' }, { name: 'كيمياء' }] },
  })
})
