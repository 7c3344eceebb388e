import { expect, test } from 'vitest'
import { contentCalendar } from '../content-calendar.ts'

const read = (text: string) => {
  const reading = contentCalendar.read({ text, today: '2026-11-29', language: 'en' })
  return 'input' in reading ? reading.input : undefined
}

test.each([
  '6 posts for dec 2026: instagram 4, facebook 2',
  'dec 2026, Instagram: 4, Facebook: 2',
  'بوستات ديسمبر 2026: انستا 4، فيسبوك 2',
])('a number behind each channel is its share: %s', (message) => {
  expect(read(message)).toMatchObject({
    shares: [
      { channels: ['Instagram'], posts: 4 },
      { channels: ['Facebook'], posts: 2 },
    ],
    topics: [],
  })
})

test.each([
  'خطه لاسبوع من 6 ديسمبر 2026: بوست كل يوم على سناب',
  'خطة اسبوع واحد من 6 ديسمبر 2026: بوست كل يوم على سناب',
  'plan for a week from 6 december 2026: a post every day on snapchat',
])('how long a plan is and how often is posted are two things: %s', (message) => {
  expect(read(message)).toMatchObject({
    from: '2026-12-06',
    to: '2026-12-12',
    frequency: { perWeek: 7 },
    topics: [],
  })
})

test.each([
  ['our group has 400 members but post on X only: 6 posts in december about jobs', { total: 6 }],
  ['مطلوب ٨ تغريدات في شهر ١ سنة ٢٠٢٧ عن التوظيف', { perMonth: 8 }],
])('another number counts no posts: %s', (message, frequency) => {
  expect(read(message)).toMatchObject({ frequency })
})

test('a post on a channel of its own is one beside the others', () => {
  expect(
    read('كل اسبوع بوستين انستا وبوست لينكدان من ٤ يناير ٢٠٢٧ الى ٣١ يناير ٢٠٢٧'),
  ).toMatchObject({
    split: [
      { channels: ['Instagram'], perWeek: 2 },
      { channels: ['LinkedIn'], perWeek: 1 },
    ],
  })
})

test('the way by which orders come is no topic', () => {
  expect(read('الطلب عن طريق الواتساب، عايز 6 بوستات فيس في يناير 2027')).toMatchObject({
    channels: ['Facebook'],
    topics: [],
  })
})

test.each([
  '3 posts a week on LinkedIn from 7 to 18 December 2026, topics: tips, news. Last year we did 40.',
  '3 posts a week (it was 5) on LinkedIn from 7 to 18 December 2026, topics: tips, news',
  '[9:02] Adam: and TikTok?\n[9:03] me: no\n[9:04] me: 3 posts a week on LinkedIn from 7 to 18 December 2026, topics: tips, news',
])('what only was, or was asked in vain, is not planned: %s', (message) => {
  expect(read(message)).toMatchObject({
    frequency: { perWeek: 3 },
    channels: ['LinkedIn'],
    topics: ['tips', 'news'],
  })
})

test('a number of posts that was put right is the later one', () => {
  const message =
    '20 posts — no, the boss corrected it: 12 posts — in January 2027 on X, topic: tips'
  expect(read(message)).toMatchObject({ frequency: { total: 12 } })
})
