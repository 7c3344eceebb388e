import { expect, test } from 'vitest'
import { holidayOn, isWeekend } from './calendar/uae-holidays.ts'
import { channelsIn } from './content-calendar/channel-hits.ts'
import { wantsHolidayPosts } from './content-calendar/greetings.ts'
import { rhythmIn } from './content-calendar/read-plan.ts'
import { topicsIn } from './content-calendar/read-topics.ts'
import { schedule } from './content-calendar/schedule.ts'
import { told } from './content-calendar/told.ts'
import { contentCalendar } from './content-calendar.ts'

const plan = {
  channels: ['Instagram'],
  topics: [],
  onEachChannel: false,
  holidayPosts: false,
  total: undefined,
}
const days = (from: string, to: string, postsPerWeek: number) =>
  schedule({ ...plan, from, to, postsPerWeek }).posts.map(({ day }) => day)

test.each([
  [
    'a week without holidays',
    '2026-11-23',
    '2026-11-29',
    4,
    ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26'],
  ],
  [
    'seven posts use the weekend',
    '2026-11-23',
    '2026-11-29',
    7,
    [
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
      '2026-11-28',
      '2026-11-29',
    ],
  ],
  [
    'National Day moves posts to the nearest working day',
    '2026-11-30',
    '2026-12-06',
    2,
    ['2026-12-01', '2026-12-04'],
  ],
  [
    'one post on New Year’s Friday moves back',
    '2026-12-28',
    '2027-01-03',
    3,
    ['2026-12-28', '2026-12-30', '2026-12-31'],
  ],
])('%s', (_, from, to, perWeek, expected) => {
  expect(days(from, to, perWeek)).toEqual(expected)
})

test.each([1, 2, 3, 4, 5, 7, 14])(
  'no ordinary post of %i a week falls on a holiday through 2026 and 2027',
  (perWeek) => {
    const all = [
      ...days('2026-01-01', '2026-12-31', perWeek),
      ...days('2027-01-01', '2027-12-31', perWeek),
    ]

    expect(all.filter((day) => holidayOn(day))).toEqual([])
  },
)

test('up to five posts a week keep the weekend free', () => {
  expect(days('2027-01-01', '2027-12-31', 5).filter(isWeekend)).toEqual([])
})

test('a holiday post goes out on the first day of each holiday, on Eid not before 1 Shawwal', () => {
  const { posts } = schedule({
    ...plan,
    holidayPosts: true,
    from: '2027-03-01',
    to: '2027-05-31',
    postsPerWeek: 1,
  })

  expect(
    posts.filter(({ holiday }) => holiday).map(({ day, holiday }) => [day, holiday?.name.en]),
  ).toEqual([
    ['2027-03-09', 'Eid Al Fitr'],
    ['2027-05-15', 'Arafat Day'],
    ['2027-05-16', 'Eid Al Adha'],
  ])
})

test('posts that find no working day are counted as left out', () => {
  expect(
    schedule({ ...plan, from: '2026-12-01', to: '2026-12-06', postsPerWeek: 4 }).leftOut,
  ).toEqual([{ week: '2026-11-30', posts: 1 }])
})

test.each([
  ['4 posts a week', { perWeek: 4 }],
  ['post 3x per week', { perWeek: 3 }],
  ['three posts weekly', { perWeek: 3 }],
  ['twice a week', { perWeek: 2 }],
  ['daily posts', { perWeek: 7 }],
  ['2 posts per day', { perWeek: 14 }],
  ['12 posts in December', { total: 12 }],
  ['٤ منشورات في الأسبوع', { perWeek: 4 }],
  ['منشورين أسبوعيا', { perWeek: 2 }],
  ['ثلاثة منشورات أسبوعيا', { perWeek: 3 }],
  ['منشور يومي', { perWeek: 7 }],
  ['for 2 weeks', undefined],
  ['weekly blog post', { perWeek: 1 }],
  ['ثلاثة منشورات و فيديو واحد في الأسبوع', { perWeek: 4 }],
  ['1-2 posts a week', { perWeek: 2 }],
  ['3 reels and 2 stories a week', { perWeek: 5 }],
  ['4 instagram posts/week + 1 blog/week', { perWeek: 5 }],
  ['five posts, one post a day', { total: 5 }],
  ['4 posts from 7 to 11 December, one a day at most', { total: 4 }],
  ['٤ منشورات من الاثنين ٧ ديسمبر لين الجمعة ١١ ديسمبر، كل واحد في يوم', { total: 4 }],
])('%j means %j', (text, frequency) => {
  expect(rhythmIn(told(text))?.frequency).toEqual(frequency)
})

test.each([
  ['on insta, linkedin & X', ['Instagram', 'LinkedIn', 'X']],
  ['على إنستغرام ولينكدإن', ['Instagram', 'LinkedIn']],
  ['في تيك توك وسناب', ['TikTok', 'Snapchat']],
  ['no channel', []],
])('%j names the channels %j', (text, channels) => {
  expect(channelsIn(told(text))).toEqual(channels)
})

test.each([
  ['topics: coffee of the week, behind the bar', ['coffee of the week', 'behind the bar']],
  ['topics: offers, customer stories and tips', ['offers', 'customer stories', 'tips']],
  [
    'topics are tyres and brakes, platform is X, period 3 till 9 May. Six posts',
    ['tyres', 'brakes'],
  ],
  ['5 posts about our new branch in Ajman from 3 to 9 May please', ['our new branch in Ajman']],
  ['4 posts on Facebook in May\n- menu\n- staff stories', ['menu', 'staff stories']],
  ['عن العطور والبخور وحطلي تهنئة العيد', ['العطور', 'البخور']],
  ['٣ بوستات بالأسبوع وابعدهم عن العيد', []],
  ['about hiring and culture on LinkedIn in January', ['hiring', 'culture']],
  ['المواضيع: العروض، النصائح، قصص العملاء', ['العروض', 'النصائح', 'قصص العملاء']],
  ['Topics:\n- offers\n- tips', ['offers', 'tips']],
  ['posts about training and safety, without Saturdays and Sundays', ['training', 'safety']],
  ['عن القهوة والكيك مع بوست لليوم الوطني', ['القهوة', 'الكيك']],
  [
    'we rotate between recipes and behind the scenes. no weekends',
    ['recipes', 'behind the scenes'],
  ],
  [
    '6 posts on X, alternating between tips and client results, twice a week',
    ['tips', 'client results'],
  ],
  ['6 posts, alternate between Instagram and Facebook', []],
  [
    '2 posts a week, alternating client projects and team news. Budget stays 3,500',
    ['client projects', 'team news'],
  ],
  ['3 posts a week on alternating days', []],
  ['Topics: tax tips, deadlines, FAQs. We are 14 people', ['tax tips', 'deadlines', 'FAQs']],
  [
    "X, topics: what we do, chef's table, no-show policy, home budget. Budget: 500",
    ['what we do', "chef's table", 'no-show policy', 'home budget'],
  ],
  ['topics: tips, offers, we close early', ['tips', 'offers']],
  ['topics: tips, offers, put it in a table please', ['tips', 'offers']],
  ['topics: tips and offers in a table, budget 500', ['tips', 'offers']],
  ['posts on X, half of them about health and half about sports', ['health', 'sports']],
  [
    '"8 posts on LinkedIn, topics: hiring, product news" set it out for me',
    ['hiring', 'product news'],
  ],
  [
    'بوستين كل أسبوع، واحد عن تنظيف الأسنان وواحد عن التقويم. رقم العيادة عندكم',
    ['تنظيف الأسنان', 'التقويم'],
  ],
  ['على أن تتناول: أخبار الجمعية، قصص المتطوعين', ['أخبار الجمعية', 'قصص المتطوعين']],
  [
    'المواضيع: عروض القهوة، ورا الكواليس، من نحن. فريقنا شخصين',
    ['عروض القهوة', 'ورا الكواليس', 'من نحن'],
  ],
  [
    '«القناة: tiktok\nالمواضيع: وصفات، كواليس المطبخ»\nرتبها لي في جدول',
    ['وصفات', 'كواليس المطبخ'],
  ],
  ['منشورات مناصفة بين التوظيف وقصص النجاح', ['التوظيف', 'قصص النجاح']],
  ['6 بوستات، بنبدل بين وصفات وكواليس المطبخ. مو بالويكند', ['وصفات', 'كواليس المطبخ']],
])('%j names the topics %j', (text, topics) => {
  expect(topicsIn(told(text), '2026-11-20')).toEqual(topics)
})

test.each([
  ['5 posts, every day Monday to Friday', { weekdays: [1, 2, 3, 4, 5], frequency: { perWeek: 5 } }],
  ['3 posts a week but never on Fridays', { avoidedWeekdays: [5], frequency: { perWeek: 3 } }],
  ['٣ منشورات بالاسبوع ما ابي الاثنين ولا الجمعة', { avoidedWeekdays: [1, 5] }],
  ['10 posts, only Mondays and Wednesdays', { weekdays: [1, 3], frequency: { total: 10 } }],
  ['8 posts, nothing may go out on holidays or weekends', { avoidedWeekdays: [0, 6] }],
  ['8 منشورات ولا تنزل أي بوست في الإجازات والويكند', { avoidedWeekdays: [0, 6] }],
  ['8 posts, no hashtags, on weekends only', { weekdays: [0, 6] }],
  ["8 posts, we don't mind the weekend", { usesWeekend: true, frequency: { total: 8 } }],
  ['8 بوستات، ما عندنا مانع في الويكند', { usesWeekend: true, frequency: { total: 8 } }],
  ['8 posts, weekends included', { usesWeekend: true, frequency: { total: 8 } }],
])('%j keeps to its days', (text, expected) => {
  expect(rhythmIn(told(text))).toMatchObject(expected)
})

test('a question about a day is no wish to post on it alone', () => {
  expect(
    rhythmIn(told('5 posts a week. Anything special on the Fridays?'))?.weekdays,
  ).toBeUndefined()
})

test.each([
  ['put a happy new year one in too', true],
  ['مع بوست لليوم الوطني', true],
  ['but nothing for Eid, avoid it', false],
])('%j asks for a post on a holiday: %j', (text, wanted) => {
  expect(wantsHolidayPosts(told(text))).toBe(wanted)
})

test('a topic keeps the و that is a letter of its own, and loses the one that joins it', () => {
  expect(topicsIn(told('4 منشورات، المواضيع: عروض، وصفات، وجبات وأخبار'), '2026-11-20')).toEqual([
    'عروض',
    'وصفات',
    'وجبات',
    'أخبار',
  ])
})

test('a number of posts that is taken back is none, and a greeting among the topics is one of them', () => {
  const reading = contentCalendar.read({
    text: 'I said 9 posts on X, sorry, make it 4 posts on X from 4 to 29 January 2027. Topics: shoes, greeting, bags.',
    language: 'en',
    today: '2026-11-20',
  })
  expect(reading).toMatchObject({
    input: { frequency: { total: 4 }, topics: ['shoes', 'greeting', 'bags'], holidayPosts: false },
  })
})

test.each([
  'أبي 6 بوستات على إنستغرام من 30 نوفمبر لين 11 ديسمبر مع تهنئة باليوم الوطني',
  'خطة 6 منشورات على لينكدإن من 1 مارس إلى 20 مارس مع منشور باليوم العالمي للمرأة',
  'ابغى 6 منشورات على تيك توك من 1 الى 20 ديسمبر مع بوست لعيد الاتحاد',
  'plan 6 posts on facebook from 1 to 20 December with posts for the holidays',
])('a day with a name is no rate, and a day of a month no number of posts: %s', (message) => {
  expect(rhythmIn(told(message))?.frequency).toEqual({ total: 6 })
})

test.each([
  'منشورين من 14 الى 18 ديسمبر على كل قناة: انستقرام وسناب',
  'بوستين بين 14 و18 ديسمبر على انستا',
])('a noun of two counts itself, whatever number stands behind: %s', (message) => {
  expect(rhythmIn(told(message))?.frequency).toEqual({ total: 2 })
})

test.each([
  ['6 posts on Instagram in March 2027 plus an Eid greeting. When is Eid?', '**Eid Al Fitr 9'],
  ['6 منشورات على انستقرام في مارس 2027 وتهنئة بالعيد. ايمتى بيجي العيد؟', '**عيد الفطر 9'],
])('when a holiday is stands first where it is asked: %s', (text, opening) => {
  const language = /[a-z]{3}/.test(text) ? 'en' : 'ar'
  const reading = contentCalendar.read({ text, language, today: '2026-11-28' })
  if (!('input' in reading)) throw new Error('asked back')
  const output = contentCalendar.run(reading.input, { today: '2026-11-28' })
  expect(contentCalendar.explain(output, language).startsWith(opening)).toBe(true)
})

test.each([
  ['new dishes, health and safety tips, offers', 3],
  ['عروض، من وراء الكواليس، نصائح', 3],
])('a topic keeps what joins its own words: %s', (list, count) => {
  expect(topicsIn(told(`4 posts, topics: ${list}`), '2026-11-20')).toHaveLength(count)
})

const answerTo = (text: string): string => {
  const language = /[a-z]{3}/.test(text) ? 'en' : 'ar'
  const reading = contentCalendar.read({ text, language, today: '2026-11-28' })
  if (!('input' in reading)) throw new Error('asked back')
  return contentCalendar.explain(
    contentCalendar.run(reading.input, { today: '2026-11-28' }),
    language,
  )
}

test.each([
  ['2 posts a week on X in January 2027', 'No post from 1 January 2027 to 3 January 2027'],
  ['منشورين في الأسبوع على انستقرام في يناير 2027', 'لا منشور من 1 يناير 2027'],
  ['4 posts on X in December 2026. Is 3 December a holiday?', 'Yes, Thursday 3 December 2026'],
  ['4 منشورات على انستقرام في ديسمبر 2026. هل 3 ديسمبر عطلة؟', 'نعم، الخميس 3 ديسمبر 2026'],
])(
  'a week without a post has its reason, and a day that is asked about its answer: %s',
  (text, said) => {
    expect(answerTo(text)).toContain(said)
  },
)

test('a few posts are spread evenly over the open days', () => {
  const { posts } = schedule({
    ...plan,
    from: '2027-01-04',
    to: '2027-01-29',
    postsPerWeek: 2,
    total: 5,
  })
  expect(posts.map(({ day }) => day)).toEqual([
    '2027-01-06',
    '2027-01-12',
    '2027-01-18',
    '2027-01-22',
    '2027-01-28',
  ])
})
