import { expect, test } from 'vitest'
import { contentCalendar as skill } from '../content-calendar.ts'
import { languageOf } from '../reading/language.ts'
import type { Schedule } from './schedule.ts'

const today = '2026-11-29'
const read = (text: string) => skill.read({ text, language: languageOf(text), today })
const planned = (text: string): Schedule => {
  const reading = read(text)
  if (!('input' in reading)) throw new Error('asked')
  return skill.run(skill.input.parse(reading.input), { today }) as Schedule
}
const perChannel = (text: string) => {
  const counts: Record<string, number> = {}
  for (const { channels } of planned(text).posts)
    for (const channel of channels) counts[channel] = (counts[channel] ?? 0) + 1
  return counts
}

test.each([
  ['6 posts next month, 4 on instagram and 2 on linkedin', { Instagram: 4, LinkedIn: 2 }],
  ['6 منشورات الشهر القادم، 4 على انستغرام و2 على لينكدان', { Instagram: 4, LinkedIn: 2 }],
  ['8 posts in january 2027: 5 on instagram, 3 on tiktok', { Instagram: 5, TikTok: 3 }],
  ['3 blog posts and 6 reels in december on our blog and instagram', { Blog: 3, Instagram: 6 }],
  ['ديسمبر: انستغرام 6 منشورات، تيك توك 4 فيديوهات', { Instagram: 6, TikTok: 4 }],
  // Whole weeks from 4 to 31 January.
  [
    '2 posts on Instagram and 1 on LinkedIn each week from 4 January 2027 to 31 January 2027',
    { Instagram: 8, LinkedIn: 4 },
  ],
  [
    'بوستين على انستجرام وبوست على لينكدان كل اسبوع من 4 يناير 2027 الى 31 يناير 2027',
    { Instagram: 8, LinkedIn: 4 },
  ],
  ['خطة محتوى لشهر يناير 2027 منشورين كل اسبوع فيسبوك واكس', { Facebook: 4, X: 4 }],
])('each channel has the number that was said for it: %s', (text, counts) => {
  expect(perChannel(text)).toEqual(counts)
})

test('the format that was said for a channel is its own', () => {
  const { posts } = planned('3 reels on Instagram and 2 articles on LinkedIn next month')
  expect(new Set(posts.map(({ channels, format }) => `${channels} ${format}`))).toEqual(
    new Set(['Instagram reel', 'LinkedIn article']),
  )
})

test.each([
  ['4 posts a week for 3 weeks on Tiktok', '2026-12-20'],
  ['منشور كل يوم لمدة اسبوعين على انستغرام', '2026-12-13'],
])('a length without a beginning begins tomorrow: %s', (text, to) => {
  expect(planned(text).plan).toMatchObject({ from: '2026-11-30', to })
})

test.each([
  ['شو العطل الرسمية في ديسمبر 2026 ويناير 2027؟', '2026-12-01', '2027-01-31'],
  ['هل يوم 2 ديسمبر عطلة؟ بنزل عرض يومها على الانستا', '2026-12-02', '2026-12-02'],
])('the holidays that are asked for are told: %s', (text, from, to) => {
  expect(read(text)).toMatchObject({ input: { from, to, channels: [] } })
})

test.each([
  [
    '6 posts in December about saving energy and about cleaning AC on X',
    ['saving energy', 'cleaning AC'],
  ],
  ['10 posts in May on X, topics "New arrivals", "Q&A"', ['New arrivals', 'Q&A']],
])('a topic is named without what only leads to it: %s', (text, topics) => {
  expect(planned(text).plan.topics).toEqual(topics)
})

test('a topic asks for nothing', () => {
  expect(read('4 posts in May on X, topics: design tips, case studies')).toMatchObject({
    request: expect.not.stringContaining('design'),
  })
})
