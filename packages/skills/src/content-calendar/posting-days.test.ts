import { expect, test } from 'vitest'
import { contentCalendar } from '../content-calendar.ts'
import { languageOfRequest } from '../reading/language.ts'
import { respond } from '../respond.ts'

const answerTo = (text: string): string =>
  respond([contentCalendar], { text, language: languageOfRequest(text), today: '2026-11-30' }).text

test.each([
  [
    'I need posts on 8 December and 12 December on instagram',
    '8 December 2026',
    '12 December 2026',
  ],
  ['انشر يوم 7 ويوم 14 ديسمبر فقط على انستغرام', '7 ديسمبر 2026', '14 ديسمبر 2026'],
])('each day that is named has a post: %s', (text, first, last) => {
  const answer = answerTo(text)
  expect(answer).toContain(`| 1 | ${first} |`)
  expect(answer).toContain(`| 2 | ${last} |`)
  expect(answer).not.toContain('| 3 |')
})

test('every other Friday leaves out a week after each', () => {
  const answer = answerTo('every other friday on linkedin from now till end of january')
  expect(answer).toContain('| 1 | 4 December 2026 |')
  expect(answer).toContain('| 2 | 18 December 2026 |')
})

test('a post every 3 days', () => {
  expect(answerTo('1 post every 3 days in december on instagram')).toContain(
    '| 2 | 4 December 2026 |',
  )
})

test.each([
  [
    '30 posts, 3 a week, when do I finish?',
    'The last of the 30 posts is on Monday 8 February 2027',
  ],
  ['٢٠ منشور و ٤ بالاسبوع، متى بخلص؟', 'آخر المنشورات (20) يوم'],
])('so many a week until all are out: %s', (text, end) => {
  expect(answerTo(text)).toContain(end)
})
