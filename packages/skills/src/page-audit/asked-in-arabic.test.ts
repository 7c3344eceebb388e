import { expect, test } from 'vitest'
import { wordsOf } from '../reading/prose.ts'
import { respond } from '../respond.ts'
import { searchPageAudit } from '../search-page-audit.ts'
import { keywordIn } from './keyword-in.ts'
import { measurePage } from './measure.ts'
import { asksForRank } from './page-request.ts'

const answerTo = (text: string) =>
  respond([searchPageAudit], { text, today: '2026-11-29', language: 'ar' }).text

test.each([
  'اكتبلي عنوان احسن',
  'ايش اكثر الكلمات في الصفحة',
  'شو الكلمة المفتاحية الاحسن لصفحتي؟',
  'شو انسب كلمة مفتاحية للصفحة',
])('no keyword is named: %s', (request) => {
  expect(keywordIn(request).keyword).toBeUndefined()
})

test('a keyword ends where its number is asked', () => {
  expect(keywordIn('هل كلمة اسنان مكررة كفاية').keyword).toBe('اسنان')
  expect(keywordIn('does it mention dentist enough').keyword).toBe('dentist')
})

test('the order of headings is no rank', () => {
  expect(asksForRank('دققي ترتيب العناوين')).toBe(false)
  expect(asksForRank('كم ترتيب صفحتي')).toBe(true)
})

test('a time of day is one word', () => {
  const page = '<p>Open every day until 23:00.</p>'
  expect(wordsOf('Open every day until 23.00.')).toHaveLength(5)
  expect(measurePage(page, undefined).words).toBe(5)
})

test.each([
  ['عنواني طويل؟ <title>سباك</title>', '**لا. العنوان (title)'],
  [
    'جوجل بيلاقي صفحتي؟ <html lang="ar"><head><title>سباك</title><meta name="robots" content="noindex"></head><body><h1>سباك</h1></body></html>',
    '**لا. الصفحة نفسها تمنع',
  ],
  [
    'will google find my page? <html lang="en"><head><title>Plumber</title><meta name="robots" content="noindex"></head><body><h1>Plumber</h1></body></html>',
    '**لا. الصفحة نفسها تمنع',
  ],
])('what is asked is answered first: %s', (text, answer) => {
  expect(answerTo(text)).toContain(answer)
})

test('that a keyword stands too often names none, and the next word for it does', () => {
  expect(keywordIn('هل الكلمة المفتاحية مكررة زيادة؟ الكلمة: عسل سدر.').keyword).toBe('عسل سدر')
})

test('whoever wants a description written is told that none is', () => {
  expect(
    answerTo('اكتب لي وصف ميتا لهذه الصفحة: <head><title>دروس خصوصية في العين</title></head>'),
  ).toContain('لا أكتب عنوانًا ولا وصفًا')
})
