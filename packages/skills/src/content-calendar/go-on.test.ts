import { expect, test } from 'vitest'
import { contentCalendar } from '../content-calendar.ts'
import { answerAfter } from '../follow-up/answer-after.ts'

const said = (...messages: string[]) => answerAfter([contentCalendar], ...messages)
const weekly = '3 posts a week in January 2027 on Instagram and LinkedIn about recipes and offers'
const inAll = '12 posts in February 2027 on Instagram, topics: recipes, behind the scenes'
const inArabic = '3 منشورات بالاسبوع في يناير 2027 على انستقرام'

test('several changes of one message are all made', () => {
  const answer = said(inArabic, 'خلها 5', 'لا رجعها 3 وزيد سناب شات معاه')
  expect(answer).toContain('عدد المنشورات 12')
  expect(answer).toContain('Snapchat')
  expect(said(weekly, 'change january to april, and make it 2 a week')).toContain(
    '9 posts from 1 April 2027 to 30 April 2027',
  )
})

test.each([
  [[inAll, 'no make it snapchat instead'], 'Snapchat', 'Instagram'],
  [[weekly, 'swap linkedin for tiktok'], 'TikTok', 'LinkedIn'],
  [[weekly, 'sorry i meant facebook not linkedin'], 'Facebook', 'LinkedIn'],
  [[weekly, 'replace recipes with tips'], 'tips', '| recipes'],
  [[inAll, 'instead of recipes do menu items'], 'menu items', '| recipes'],
  [['8 بوستات في ديسمبر 2026 على فيسبوك', 'خليهم في مارس 2027 بدل ديسمبر'], 'مارس', 'ديسمبر'],
])('what takes the place of something leaves the rest: %j', (messages, now, former) => {
  const answer = said(...messages)
  expect(answer).toContain(now)
  expect(answer).not.toContain(former)
})

test.each([
  [[weekly, 'until 20 january only', 'start on the 10th'], '5 posts from 10 January 2027 to 20'],
  [[weekly, 'same for february', 'what about the month after'], 'from 1 March 2027 to 31 March'],
  [[inAll, 'only the first two weeks, 8 posts'], '8 posts from 1 February 2027 to 14 February'],
  [[weekly, 'skip the 14th', 'and the 15th too'], 'Kept free: 14 January 2027, 15 January 2027'],
  [[weekly, 'not on fridays'], 'never on Friday'],
  [[weekly, 'one less per week'], '8 posts from 1 January'],
  [[weekly, 'add a post for new year'], '1 holiday post'],
])('days and numbers change by themselves: %j', (messages, result) => {
  expect(said(...messages)).toContain(result)
})

test('a topic is added without what only adds it, and none is made of the request', () => {
  const answer = said(inAll, 'and add quotes as a third topic', 'can u do the same for march')
  expect(answer).toContain('| quotes |')
  expect(answer).not.toContain('the same')
})

test('days on which nothing stands, and single posts, are told', () => {
  const december = '12 posts from 1 December 2026 to 31 December 2026 on facebook'
  expect(said(december, 'why is there nothing on the 5th and 6th')).toContain('in the weekend')
  expect(said('8 بوستات في ديسمبر 2026 على فيسبوك', 'هو فيه اجازات رسميه؟')).toContain(
    'عيد الاتحاد',
  )
  expect(said(inAll, 'which day is the 3rd post')).toContain('Post 3: Friday 5 February 2027')
  expect(said(inAll, "what's on 9 feb")).toContain('Nothing is posted on Tuesday 9 February')
})

test.each([
  [['a post every monday on X in february 2027', 'wednesday instead'], 'Wednesday'],
  [['a post every monday on X in february 2027', 'also fridays'], '8 posts'],
  [[inAll, 'i said 12 but 14 is better'], '14 posts'],
  [[inArabic, 'الجمعة لا'], 'دون الجمعة'],
  [[inAll, 'skip 1 to 3 february'], 'Kept free: 1 February 2027, 2 February 2027, 3 February 2027'],
  [[inAll, 'only weekdays'], '12 posts'],
  [[weekly, 'add 1 post a week'], '16 posts'],
  [['2 posts a week in february 2027 on X', 'start in january'], 'from 1 January 2027 to 28'],
])('days of the week and numbers are told in few words: %j', (messages, result) => {
  expect(said(...messages)).toContain(result)
})

test('what changes nothing is asked about', () => {
  const two = '10 posts in january 2027 on fb and insta'
  expect(said(two, 'more on insta than fb')).toContain('what to change in the calendar')
})

test('a number that is set is the whole, whatever is said of having more', () => {
  expect(said(inAll, 'make it 9 i have more stuff')).toContain('9 posts')
  expect(said(inAll, 'خلهم ١٠ عندي زيادة')).toContain('عدد المنشورات 10')
  expect(said(inAll, 'make it 2 more')).toContain('14 posts')
})

test.each([
  [[inArabic, 'ونفس الشي لشهر خمسه'], 'من 1 مايو 2027'],
  [[weekly, 'same for month 6'], 'from 1 June 2027'],
  [[inAll, 'خلها بكانون التاني'], 'من 1 يناير 2027'],
  [
    ['5 بوستات من 11 يناير 2027 لين 15 يناير 2027 ع انستا', 'نفسه للاسبوع اللي وراه'],
    'من 18 يناير',
  ],
])('a month is told by its number, and a week by the one before: %j', (messages, period) => {
  expect(said(...messages)).toContain(period)
})

test('a month behind a question of holidays asks for its holidays', () => {
  expect(said(weekly, 'any holidays in it?', 'and march?')).toContain(
    'Public holidays from 1 March',
  )
})
