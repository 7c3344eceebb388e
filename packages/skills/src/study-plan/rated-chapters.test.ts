import { expect, test } from 'vitest'
import { topicsIn } from './topics.ts'

const marked = (text: string) =>
  topicsIn(text)
    .map(({ name, effort }) => (effort === 'normal' ? name : `${name} ${effort}`))
    .join(', ')

test.each([
  ['chapters 1 to 3, chapter 3 is hard', 'Chapter 1, Chapter 2, Chapter 3 hard'],
  ['ch 1-3, ch 2 hard, 2 hrs/day', 'Chapter 1, Chapter 2 hard, Chapter 3'],
  ['chapter 1, chapter 2 (hard), chapter 3', 'Chapter 1, Chapter 2 hard, Chapter 3'],
  ['3 chapters, chapters 1 and 3 are hard', 'Chapter 1 hard, Chapter 2, Chapter 3 hard'],
  ['unit 1, unit 2, unit 3. easy: unit 1. hard: unit 3.', 'Unit 1 easy, Unit 2, Unit 3 hard'],
  ['الفصول 1 الى 3 والفصل 3 صعب', 'الفصل 1, الفصل 2, الفصل 3 hard'],
  ['الفصول من 1 الى 3، الفصل 1 والفصل 2 صعبة', 'الفصل 1 hard, الفصل 2 hard, الفصل 3'],
  ['الوحدات 1 و2 و3 (صعب)، ساعتين', 'الوحدة 1, الوحدة 2, الوحدة 3 hard'],
  ['الفصل الاول والثاني والثالث ساعتين باليوم', 'الفصل 1, الفصل 2, الفصل 3'],
  ['study plan starting 1 December 2026, modules 1-2, 2 hrs daily', 'Module 1, Module 2'],
])('chapters are counted and marked as they are called: %s', (text, expected) => {
  expect(marked(text)).toBe(expected)
})

test.each([
  [
    'study plan for biology final in 12 days - cells, genetics, ecology',
    'cells, genetics, ecology',
  ],
  [
    'ielts, listening reading writing speaking, writing is the hardest for me',
    'listening, reading, writing hard, speaking',
  ],
  ['topics loops functions classes, 1 hour a day', 'loops, functions, classes'],
  ['القراءه والاستماع والكتابه، اضعف شي عندي الكتابه', 'القراءه, الاستماع, الكتابه hard'],
  ['للمحاسبة والاقتصاد (صعب) والاحصاء ساعة الصبح', 'المحاسبة, الاقتصاد hard, الاحصاء'],
  ['عندي اختبار القدرات، كمي ولفظي، اللفظي سهل', 'كمي, لفظي easy'],
  ['فاينل، رياضيات (صعب) احياء كيمياء، 3 ساعات', 'رياضيات hard, احياء, كيمياء'],
  ['عندي اختبار بعد 3 اسابيع رقم هويتي 784199012345678، كمي ولفظي', 'كمي, لفظي'],
])('every topic of a list is one, and nothing else is: %s', (text, expected) => {
  expect(marked(text)).toBe(expected)
})
