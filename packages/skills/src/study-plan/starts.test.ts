import { expect, test } from 'vitest'
import { languageOf } from '../reading/language.ts'
import { studyPlanner } from '../study-planner.ts'

const today = '2026-11-29'
const read = (text: string) => {
  const reading = studyPlanner.read({ text, language: languageOf(text), today })
  if (!('input' in reading)) return 'asked'
  const { from, exam, topics } = reading.input as {
    from: string
    exam: string
    topics: { name: string }[]
  }
  return [from, exam, ...topics.map(({ name }) => name)]
}

test.each([
  'امتحان التشريح بتاعي يوم 20 ديسمبر 2026 وهبدأ يوم 6 ديسمبر 2026. المواضيع: عظام، جلد. ساعة ونص في اليوم',
  'راح ابدا يوم 6 ديسمبر وامتحاني 20 ديسمبر، المواضيع: عظام، جلد. ساعتين باليوم',
  'رح ابلش ادرس 6 كانون الاول والامتحان 20 كانون الاول، المواضيع: عظام، جلد، ساعتين باليوم',
  'نبدأ يوم 6 ديسمبر ونختم يوم 20 ديسمبر، المواضيع: عظام، جلد، ساعتين يوميا',
  'هبتدي مذاكرة يوم 6 ديسمبر وامتحاني 20 ديسمبر. المواضيع: عظام، جلد. ساعة في اليوم',
  'اختبار الفاينل حقي ٢٠ ديسمبر وسأبدأ ٦ ديسمبر. مواضيعي: عظام، جلد. ساعتان يوميا',
  'اول يوم مذاكرة 6 ديسمبر والاختبار 20 ديسمبر. المواد: عظام، جلد. ساعتين',
  'أبي أبدأ الأحد 6 ديسمبر، اختباري 20 ديسمبر. الدروس: عظام، جلد. ساعة في اليوم',
])('the day on which somebody begins is no exam, in any dialect: %s', (text) => {
  expect(read(text)).toEqual(['2026-12-06', '2026-12-20', 'عظام', 'جلد'])
})

test.each([
  [
    'my anatomy exam is on 20 December and i will begin studying on 6 December. topics: bones, skin. 1 hour a day',
    '2026-12-06',
  ],
  ['topics: bones, skin. 2 hours a day for 14 days. first day 6 December', '2026-12-06'],
  [
    'the exam is 20 december and im free from tuesday. topics: bones, skin. 1 hour a day',
    '2026-12-01',
  ],
])('the day of the beginning is read from %s', (text, from) => {
  expect(read(text)).toEqual([from, '2026-12-20', 'bones', 'skin'])
})

test.each([
  'my exam got moved to 20 december from 14 december. topics: bones, skin. 1 hr a day',
  'exam is on 20 december not 14 december. topics: bones, skin. 1 hr a day',
  'topics bones and skin for my trade licence test on 20 December, licence no 784512. 1 hour a day',
])('neither a day that no longer holds nor a number is the exam: %s', (text) => {
  expect(read(text)).toEqual([today, '2026-12-20', 'bones', 'skin'])
})

test('the subject of an exam is named without whose it is', () => {
  expect(
    read('My daughter has her arabic exam on 10 December and math on 17 December. 2 hours a day'),
  ).toEqual([today, '2026-12-17', 'arabic', 'math'])
  expect(read('بنتي عندها امتحان عربي 10 ديسمبر ورياضيات 17 ديسمبر، ساعتين باليوم')).toEqual([
    today,
    '2026-12-17',
    'عربي',
    'رياضيات',
  ])
})
