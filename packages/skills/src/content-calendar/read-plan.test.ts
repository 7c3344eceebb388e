import { expect, test } from 'vitest'
import { contentCalendar as skill } from '../content-calendar.ts'
import { limitsAskedFor } from '../limits.ts'
import { withoutFillers } from '../reading/prose.ts'
import { channelsIn } from './channel-hits.ts'
import { wantsHolidayPosts } from './greetings.ts'
import { asksForCertainty } from './holiday-answer.ts'
import { claimedCount } from './post-counts.ts'
import { rhythmIn } from './read-plan.ts'
import { topicsIn } from './read-topics.ts'
import { told } from './told.ts'

const today = '2026-11-29'
const read = (text: string) => skill.read({ text, language: 'en', today })
interface Planned {
  from?: string
  frequency?: unknown
}
const inputsOf = (text: string): Planned[] => {
  const reading = read(text)
  if (!('input' in reading)) return []
  return [reading, ...(reading.more ?? [])].map(({ input }) => input as Planned)
}
const rhythm = (text: string) => rhythmIn(told(text))
const topics = (text: string) => topicsIn(told(text), today)

test.each([
  ['2 posts a week on each channel. my partner claims that comes to 8 posts', 2, 8],
  ['3 posts a week on X, my boss says that makes 12 posts in total', 3, 12],
  ['منشورين في الأسبوع على كل قناة. شريكي يقول المجموع 8 منشورات', 2, 8],
  ["2 posts a week on X, my partner says that's 25, is he right?", 2, 25],
  ['منشورين في الأسبوع. شريكي يقول 25 وانا احسه غلطان', 2, 25],
  ['2 posts a week on X. my partner says 3 of us write them', 2, undefined],
])('what the posts are said to come to plans none: %s', (text, perWeek, claimed) => {
  expect(rhythm(text)).toMatchObject({ frequency: { perWeek } })
  expect(claimedCount(told(text))).toBe(claimed)
})

test.each([
  ['my boss said 8 posts in February on X', { total: 8 }],
  ['2 posts a week on X, my colleague said 3 per week but the boss decided on 2', { perWeek: 2 }],
  ['8 posts in February 2027, wait no ten, on YouTube', { total: 10 }],
  ['12 posts in February, sorry I meant 9 not 12, topics: a day in the life', { total: 9 }],
  ['3 posts a week, no make that 4, on Instagram', { perWeek: 4 }],
  ['8 posts in February, sorry, from 3 to 20 March', { total: 8 }],
  ['محتاجين ثمان منشورات.. لا لحظة خلّوها عشرة مش ثمانية', { total: 10 }],
  ['Posts per week\t3\nChannel\tX', { perWeek: 3 }],
  ['3 posts a week on alternating days', { perWeek: 3 }],
  ['في مارس من 1 الى 26 بوستين في الاسبوع', { perWeek: 2 }],
  ['Posts total\t20\nChannel\tX\nTopic 1\tmarket update', { total: 20 }],
])('so many posts are meant: %s', (text, frequency) => {
  expect(rhythm(text)?.frequency).toEqual(frequency)
})

test.each([
  ['one post each Thursday about weekend brunch', [4], ['weekend brunch']],
  [
    'one reel every Tuesday, topics: Friday offers, Sunday roast',
    [2],
    ['Friday offers', 'Sunday roast'],
  ],
  ['بوست كل خميس عن برانش الجمعة', [4], ['برانش الجمعة']],
  ['one post each Thursday, topics: tips, offers', [4], ['tips', 'offers']],
  ['we post mon wed fri, topics: friday fun, wins', [1, 3, 5], ['friday fun', 'wins']],
  ['a post each Monday, topics: throwback thursday, wins', [1], ['throwback thursday', 'wins']],
])('a day in the name of a topic is no day of posting: %s', (text, weekdays, names) => {
  expect(rhythm(text)?.weekdays).toEqual(weekdays)
  expect(topics(text)).toEqual(names)
})

test.each([
  ['4 posts a week, topics: tips, offers, Fridays off', [5]],
  ['4 posts a week about tips, nothing on Fridays', [5]],
  ['4 منشورات في الأسبوع، المواضيع: عروض، نصائح، بدون الجمعة', [5]],
])('a day behind the topics is kept free: %s', (text, days) => {
  expect(rhythm(text)?.avoidedWeekdays).toEqual(days)
})

test.each([
  ['بوست كل يوم اربع على فيسبوك', { perWeek: 1 }, [3]],
  ['ريل كل يوم تلات على تيك توك', { perWeek: 1 }, [2]],
  ['كل يوم اربع بوستات على تويتر', { perWeek: 28 }, undefined],
  ['two posts every Thursday on X', { perWeek: 2 }, [4]],
  ['بوستين كل خميس على انستا', { perWeek: 2 }, [4]],
  ['two posts every working day on X', { perWeek: 10 }, [1, 2, 3, 4, 5]],
  ['5 linkedin posts for next week one per working day', { perWeek: 5 }, undefined],
  ['4 posts in January, every Thursday', { total: 4 }, [4]],
])('how often: %s', (text, frequency, weekdays) => {
  expect(rhythm(text)?.frequency).toEqual(frequency)
  expect(rhythm(text)?.weekdays).toEqual(weekdays)
})

test.each([
  ['Topic 1: market update\nTopic 2: off-plan\nTopic 3: FAQ', ['market update', 'off-plan', 'FAQ']],
  ['موضوع 1\tأخبار السوق\nموضوع 2\tنصائح', ['أخبار السوق', 'نصائح']],
  ['The subject is always the same: weekend brunch. 4 posts', ['weekend brunch']],
  ['topics are hiring and culture and nothing on the weekend', ['hiring', 'culture']],
  ['Topics: a) tips b) team c) offers', ['tips', 'team', 'offers']],
])('topics however they are written: %s', (text, names) => {
  expect(topics(text)).toEqual(names)
})

test('sounds of thinking are no words', () => {
  expect(withoutFillers('about um hiring and uh, safety in umm June')).toBe(
    'about hiring and safety in June',
  )
  expect(withoutFillers('the summer drum, ummah and Hummus')).toBe(
    'the summer drum, ummah and Hummus',
  )
})

test.each([
  ['انا بنشر 3 بوستات في الاسبوع على فيسبوك', ['Facebook']],
  ['8 بوستات عانستا وفيسبوك', ['Instagram', 'Facebook']],
  ['نشرة بريدية كل أسبوع', ['Newsletter']],
])('channels: %s', (text, channels) => {
  expect(channelsIn(told(text))).toEqual(channels)
})

test.each([
  ['Confirm 100% that Eid al-Fitr 2027 starts on 10 March', true],
  ['أكّد لي مئة بالمئة أن عيد الأضحى 2027 يبدأ يوم 16 مايو', true],
  ['When is Eid al-Fitr 2027?', false],
  ['أكد لي أن اليوم الوطني 2 ديسمبر عطلة', false],
])('what is certain: %s', (text, isAsked) => {
  expect(asksForCertainty(text)).toBe(isAsked)
})

test.each([
  ['is 3 december 2026 a holiday? and is 4 december ok to post', ['2026-12-03', '2026-12-04']],
  ['يوم 16 مايو 2027 ينفع أنزل عرض عادي؟', ['2027-05-16']],
  ['أكد لي أن اليوم الوطني 2 ديسمبر 2026 عطلة', ['2026-12-02']],
])('each day that is asked about is answered: %s', (text, days) => {
  expect(inputsOf(text).map(({ from }) => from)).toEqual(days)
})

test.each([
  ['Compare 3 a week and 5 a week on Instagram for February 2027', [3, 5]],
  ['منشورين بالأسبوع ولا 4 بالأسبوع على لينكدإن في فبراير 2027؟', [2, 4]],
  ['2 a week on LinkedIn and 3 a week on Instagram in February 2027, which is busier', [5]],
])('two rates are compared, and not added up: %s', (text, rates) => {
  expect(inputsOf(text).map(({ frequency }) => frequency)).toEqual(
    rates.map((perWeek) => ({ perWeek })),
  )
})

test.each([
  'No posts on Fridays or in Ramadan, 2 a week in February 2027 on Instagram',
  'منشورين في الأسبوع في فبراير ومارس 2027 على انستغرام بدون رمضان',
])('nothing is posted in Ramadan: %s', (text) => {
  expect(read(text)).toMatchObject({ input: { avoidsRamadan: true } })
})

const answer = (text: string) => {
  const reading = read(text)
  if (!('input' in reading)) throw new Error('asked back')
  return skill.explain(skill.run(reading.input, { today }), 'en')
}

test.each([
  [
    'one post a day from 11 January 2027 to 15 January 2027 on X',
    '5 over the whole period, on working days only',
  ],
  ['5 posts from 30 November 2026 to 4 December 2026 on X', 'on working days only'],
  ['10 posts from 20 to 31 Dec 2026 on X and a post for New Year', 'holds no public holiday'],
  [
    'Is 3 February 2030 a public holiday?',
    'it is 30 Ramadan, and the Eid is expected on 4 February 2030',
  ],
  ['Is 9 March 2027 a public holiday?', 'is an expected public holiday: Eid Al Fitr (expected)'],
])('nothing false is said of the days: %s', (text, said) => {
  expect(answer(text)).toContain(said)
})

test('one post each working day leaves nothing out for a holiday', () => {
  expect(answer('one post every working day in December 2026 on X')).not.toContain('left out')
  expect(answer('5 posts a week in December 2026 on X')).toContain('left out')
})

test.each([
  ['We publish two posts a week on Instagram', 0],
  ['انا بنزل بوست كل يوم اربع على فيسبوك', 0],
  ['publish these posts for me tonight', 1],
  ['نزلها على الانستا اليوم', 1],
  ['I need you to publish it tonight', 1],
])('what somebody does is told, and what the agent is to do is declined: %s', (text, count) => {
  expect(limitsAskedFor(skill.limits ?? [], text)).toHaveLength(count)
})

test.each([
  ['8 posts in January 2027, LinkedIn only (forget X, we closed that account)', ['LinkedIn']],
  ['2 posts a week on Instagram. Our TikTok page is closed', ['Instagram']],
  ['We dropped our Facebook page, so 2 posts a week on X', ['X']],
  ["3 posts a week on LinkedIn. Snapchat we don't use any more", ['LinkedIn']],
  ['منشوران في الأسبوع على إنستغرام فقط (لا، فيسبوك ألغيناه)', ['Instagram']],
  ['بدي بوستين على انستا، سكرنا حساب سناب من زمان', ['Instagram']],
  ['منشوران على لينكدإن بس. تويتر ما عاد نستخدمه', ['LinkedIn']],
  ['2 posts a week on Facebook and X, topics: forget the gym, home', ['Facebook', 'X']],
  ['2 posts a week on X, we closed our Facebook page', ['X']],
  ['2 posts a week on Threads. Facebook, we closed that in 2024', ['Threads']],
  ['closed on Fridays: 2 posts a week on Instagram', ['Instagram']],
])('nothing is planned for a channel that was given up: %s', (text, channels) => {
  expect(channelsIn(told(text))).toEqual(channels)
})

test.each([
  ['منشوران في الأسبوع', { perWeek: 2 }],
  ['مقالان في الشهر على لينكدإن', { perMonth: 2 }],
  ['بدي تلت بوستات بالأسبوع', { perWeek: 3 }],
])('two and three, however they are said: %s', (text, frequency) => {
  expect(rhythm(text)?.frequency).toEqual(frequency)
})

test.each([
  ['منشور كل يوم دوام. ولا تحطون شي في إجازة العيد الوطني', false],
  ['3 بوستات ولا تنزلون شي في العيد', false],
  ["a post every day, don't put something on national day", false],
  ['وحطوا شي خاص لليوم الوطني', true],
  ['and something special for national day', true],
])('whether a holiday is greeted on: %s', (text, isGreeted) => {
  expect(wantsHolidayPosts(told(text))).toBe(isGreeted)
})

test.each([
  ['4 posts a week on instagram: 3 reels and 1 story', { perWeek: 4 }, 4],
  ['4 بوستات بالاسبوع: 3 ريلز وستوري', { perWeek: 4 }, 4],
  ['20 posts in january, 12 reels and 8 carousels', { total: 20 }, 20],
  ['post twice a week in January, one reel one carousel', { perWeek: 2 }, 2],
  ['ريل واحد وبوستين كل اسبوع', { perWeek: 3 }, 3],
  ['بوستين وريل واحد كل اسبوع', { perWeek: 3 }, 3],
  ['a reel and 3 posts each week', { perWeek: 4 }, 4],
  ['ريل و3 بوستات كل اسبوع', { perWeek: 4 }, 4],
  ['3 posts a week with a video for the launch', { perWeek: 3 }, undefined],
])('formats told one by one are part of the number: %s', (text, frequency, formats) => {
  expect(rhythm(text)?.frequency).toEqual(frequency)
  expect(rhythm(text)?.formats?.length).toBe(formats)
})

test.each([
  ['one post every tuesday and thursday in january', 2],
  ['بوست واحد كل احد واربعاء', 2],
  ['two posts every Thursday', 2],
])('one post on each of several days is as many a week: %s', (text, perWeek) => {
  expect(rhythm(text)?.frequency).toEqual({ perWeek })
})

test.each([
  [
    'Topics are new arrivals, how it is made and customer photos.',
    ['new arrivals', 'how it is made', 'customer photos'],
  ],
  [
    'المواضيع قصص المستفيدين و التبرع و الشكر. وعندنا 4500 متابع',
    ['قصص المستفيدين', 'التبرع', 'الشكر'],
  ],
  [
    'Themes include new arrivals, thank you notes to customers, staff stories.',
    ['new arrivals', 'thank you notes to customers', 'staff stories'],
  ],
  ['topics bouquets, care tips, weddings', ['bouquets', 'care tips', 'weddings']],
  ['المواضيع باقات وعناية وأعراس', ['باقات', 'عناية', 'أعراس']],
  ['plan 5 posts on linkedin about tax deadlines', ['tax deadlines']],
  ['topics are offers and tips, on instagram. thank you', ['offers', 'tips']],
  ['مواضيع عروض وجديدنا وآراء الزباين شكرا', ['عروض', 'جديدنا', 'آراء الزباين']],
])('what is thanked, asked or married in the name of a topic: %s', (text, expected) => {
  expect(topics(text)).toEqual(expected)
})

test('«كل منشور على الاثنين» is both channels and no Monday', () => {
  const [plan] = inputsOf(
    '4 منشورات في الاسبوع في يناير على فيسبوك وانستغرام، كل منشور على الاثنين',
  )
  expect(plan).toMatchObject({ onEachChannel: true })
  expect(plan).not.toHaveProperty('weekdays')
})
