import type { Bilingual } from '@wakeel/contract'
import { z } from 'zod'
import { addDays, type Day, daysBetween } from './calendar/day.ts'
import { periodIn } from './calendar/period.ts'
import { HOLIDAY_LAW_FIRST_YEAR } from './calendar/uae-holidays.ts'
import { alternativesIn } from './content-calendar/alternatives.ts'
import { channelsIn } from './content-calendar/channel-hits.ts'
import { densityOf, totalIn } from './content-calendar/density.ts'
import { explainCalendar } from './content-calendar/explanation.ts'
import { calendarGoingOn } from './content-calendar/go-on.ts'
import { asksWhenHoliday, wantsHolidayPosts } from './content-calendar/greetings.ts'
import {
  asksForCertainty,
  asksForDays,
  asksForHolidays,
  dayAskedIn,
  daysAskedIn,
  yearAhead,
} from './content-calendar/holiday-answer.ts'
import { lengthIn } from './content-calendar/length.ts'
import { claimedCount } from './content-calendar/post-counts.ts'
import { onNamedDays, periodOfDays, postingDays } from './content-calendar/posting-days.ts'
import {
  avoidsRamadan,
  rhythmIn,
  speaksOfPosts,
  wantsEachChannel,
} from './content-calendar/read-plan.ts'
import { topicsIn, withoutTopics } from './content-calendar/read-topics.ts'
import { withoutWeekdays } from './content-calendar/read-weekdays.ts'
import { holidaysIn, type Schedule, schedule } from './content-calendar/schedule.ts'
import { FORMATS, told } from './content-calendar/told.ts'
import { ANY_CHANNEL, asksWhenAllIsOut, untilAll } from './content-calendar/until-all.ts'
import { formatDate } from './reading/format.ts'
import { withoutCourtesy } from './reading/passage.ts'
import { withoutFillers } from './reading/prose.ts'
import { ownChat } from './sentences/chat.ts'
import { withoutOnlyFormer } from './sentences/former.ts'
import { withoutQuoting } from './sentences/request.ts'
import { type Ask, defineSkill, type Missing, type Reading, SkillRefusal } from './skill.ts'

const MAX_DAYS = 184
const MAX_POSTS = 120
const MAX_PER_WEEK = 21

/** A plan is asked for in a few sentences; what stands behind them is not read. */
const LONGEST_REQUEST = 1500

const ofChannels = {
  channels: z.array(z.string()).min(1),
  format: z.enum(FORMATS).optional(),
}

const input = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  frequency: z.union([
    z.object({ perWeek: z.number() }),
    z.object({ perMonth: z.number() }),
    z.object({ total: z.number() }),
  ]),
  /** Sunday is 0. */
  weekdays: z.array(z.int().min(0).max(6)).optional(),
  avoidedWeekdays: z.array(z.int().min(0).max(6)).optional(),
  usesWeekend: z.boolean().optional(),
  everyWorkday: z.boolean().optional(),
  perDay: z.int().min(1).optional(),
  avoidsRamadan: z.boolean().optional(),
  freeDays: z.array(z.iso.date()).optional(),
  everyDays: z.int().min(2).optional(),
  everyWeeks: z.int().min(2).optional(),
  days: z.array(z.iso.date()).optional(),
  asksEnd: z.boolean().optional(),
  formats: z.array(z.enum(FORMATS)).optional(),
  split: z.array(z.object({ ...ofChannels, perWeek: z.number() })).optional(),
  shares: z.array(z.object({ ...ofChannels, posts: z.number() })).optional(),
  range: z.object({ from: z.number(), to: z.number() }).optional(),
  /** None when only the holidays are asked for. */
  channels: z.array(z.string()),
  topics: z.array(z.string()),
  onEachChannel: z.boolean(),
  holidayPosts: z.boolean(),
  /** How many posts somebody says that these are. */
  claimed: z.number().optional(),
  /** When the holidays are is asked beside the plan. */
  asksWhen: z.boolean().optional(),
  asksPost: z.object({ at: z.int().optional(), day: z.iso.date().optional() }).optional(),
  /** Whether this day is a holiday is asked beside the plan. */
  askedDay: z.iso.date().optional(),
})

type CalendarInput = z.infer<typeof input>

export const contentCalendar = defineSkill<CalendarInput, Schedule>({
  name: 'content-calendar',
  title: { en: 'Content calendar', ar: 'تقويم المحتوى' },
  description: {
    en: 'Plans posts by date for the UAE week: Saturday–Sunday weekend, Friday half day, public holidays with expected Islamic dates. No ordinary post on a holiday.',
    ar: 'يوزع المنشورات على التواريخ وفق أسبوع الإمارات: عطلة السبت والأحد، ونصف يوم الجمعة، والعطل الرسمية بتواريخها الهجرية المتوقعة، دون منشورات عادية في العطل.',
  },
  source: {
    title: {
      en: 'Cabinet Resolution 27 of 2024 on public holidays in the UAE',
      ar: 'قرار مجلس الوزراء رقم 27 لسنة 2024 بشأن العطل الرسمية في دولة الإمارات',
    },
    date: '2025-01-01',
  },
  input,
  limits: [
    {
      asked:
        'log in, login, sign in, publish, publish it, publish them, upload, post it for, post them for, post it yourself, go live, schedule it on, schedule them on, انشره, انشرها, انشرهم, تنشرها, تنشره, تنشرهم, ينشر بنفسك, ادخل الحساب, ادخل حساب, سجل دخول, ارفع, نزله على, نزلها على, نزله في, نزلها في, نزله بنفسك, نزلها بنفسك',
      sentence: {
        en: 'I plan posts and never publish: I do not log in to accounts, upload or post for you.',
        ar: 'أخطط المنشورات ولا أنشر: لا أدخل حساباتك ولا أرفع ولا أنشر نيابة عنك.',
      },
    },
    {
      asked:
        'write the captions, write captions, captions, design, designs, hashtags, the text of the posts, write the posts, write the text, write the texts, كتابه النصوص, اكتب النصوص, اكتبوا النصوص, تكتب النصوص, صياغه النصوص, يكتب الكابشن, كابشن, كابشنات, هاشتاق, هاشتاقات, يصمم, تصميم, تصاميم',
      sentence: {
        en: 'I plan the dates; captions, hashtags and designs are not made here.',
        ar: 'أضع المواعيد؛ ولا أكتب التعليقات ولا الوسوم ولا أصمم.',
      },
    },
    {
      asked: 'exact moon sighting, تاريخ مؤكد للعيد',
      isAsked: asksForCertainty,
      sentence: {
        en: 'I confirm no Islamic date as certain: it is expected by the Umm al-Qura calendar, and the sighting of the moon can move it by a day.',
        ar: 'لا أؤكد تاريخًا هجريًا: هو متوقع بتقويم أم القرى، وقد تقدمه رؤية الهلال أو تؤخره يومًا.',
      },
    },
  ],
  suits: ({ text }) => {
    const start = text.slice(0, LONGEST_REQUEST)
    return speaksOfPosts(start) ? 0.9 : asksForHolidays(told(start)) ? 0.7 : 0
  },
  goOn: (before, ask) => calendarGoingOn(before, ask, readCalendar),
  read: readCalendar,
  run({ frequency, split, range, ...wish }, { today }) {
    const days = daysBetween(wish.from, wish.to) + 1
    if (days < 1 || wish.to < today) throw new SkillRefusal(isOver(wish.from, wish.to))
    if (wish.channels.length === 0)
      return {
        plan: { ...wish, total: 0, postsPerWeek: 0 },
        posts: [],
        holidays: holidaysIn(wish),
        leftOut: [],
      }
    if (days > MAX_DAYS || Number(wish.from.slice(0, 4)) < HOLIDAY_LAW_FIRST_YEAR)
      throw new SkillRefusal(tooLong)
    const total = totalIn(frequency, days)
    const perWeek = 'perWeek' in frequency ? frequency.perWeek : densityOf(total ?? 1, wish)
    if (!Number.isInteger(perWeek) || perWeek < 1 || perWeek > MAX_PER_WEEK)
      throw new SkillRefusal(tooMany)
    const plan = { ...wish, from: wish.from < today ? today : wish.from, total, range }
    const result = split
      ? together(split, (part) =>
          schedule({
            ...plan,
            channels: part.channels,
            postsPerWeek: part.perWeek,
            ...(part.format && { formats: [part.format] }),
          }),
        )
      : schedule({ ...plan, postsPerWeek: perWeek })
    if (result.posts.length > MAX_POSTS) throw new SkillRefusal(tooMany)
    return result
  },
  explain: explainCalendar,
})

function readCalendar({ text: message, today }: Ask): Reading<CalendarInput> {
  const { rest: text } = withoutCourtesy(
    withoutQuoting(withoutFillers(withoutOnlyFormer(ownChat(message.slice(0, LONGEST_REQUEST))))),
  )
  const said = told(text)
  const stated = rhythmIn(said)
  const plain = withoutWeekdays(
    said,
    stated?.weekdays !== undefined || stated?.avoidedWeekdays !== undefined,
  )
  const spoken = periodIn(plain, today) ?? lengthIn(plain, today)
  const named = channelsIn(said)
  const days = daysAskedIn(text, today)
  const isOfDays = asksForHolidays(said) || asksForDays(said, days)
  if (!stated && isOfDays && (named.length === 0 || days.length > 0)) {
    const spans = days.length > 0 ? days.map((day) => ({ from: day, to: day })) : []
    const [first, ...others] = spans.length > 0 ? spans : [spoken ?? yearAhead(said, today)]
    const asked = (span: { from: Day; to: Day } | undefined) => ({
      ...(span ?? yearAhead(said, today)),
      frequency: { total: 0 },
      channels: [],
      topics: [],
      onEachChannel: false,
      holidayPosts: false,
    })
    return { input: asked(first), more: others.map((span) => ({ input: asked(span) })) }
  }
  const asksEnd = asksWhenAllIsOut(text)
  const inAll =
    stated && (asksEnd || !spoken)
      ? untilAll(stated, spoken?.from ?? addDays(today, 1), MAX_DAYS)
      : undefined
  const rhythm = inAll ?? onNamedDays(stated, postingDays(said, today))
  const period = inAll ?? (rhythm?.days ? periodOfDays(rhythm.days, today) : spoken)
  const channels = inAll && asksEnd && named.length === 0 ? [ANY_CHANNEL] : named
  const missing: Missing[] = []
  if (!rhythm) missing.push(wanted.frequency)
  if (!period) missing.push(wanted.period)
  if (channels.length === 0) missing.push(wanted.channels)
  if (!period || !rhythm || missing.length > 0) return { missing }
  const askedDay = dayAskedIn(text, today)
  const claimed = claimedCount(said)
  const topics = topicsIn(said, today)
  const plan = {
    ...period,
    ...rhythm,
    channels,
    topics,
    onEachChannel: wantsEachChannel(said),
    holidayPosts: wantsHolidayPosts(said),
    ...(asksWhenHoliday(said) && { asksWhen: true }),
    ...(askedDay && { askedDay }),
    ...(inAll && asksEnd && { asksEnd }),
    ...(claimed && { claimed }),
    ...(avoidsRamadan(said) && { avoidsRamadan: true }),
  }
  const [first, ...others] = alternativesIn(said)
  const request = withoutTopics(message, topics)
  if (!first) return { request, input: plan }
  return {
    request,
    input: { ...plan, frequency: first },
    more: others.map((frequency) => ({ input: { ...plan, frequency } })),
  }
}

type Part = NonNullable<z.infer<typeof input>['split']>[number]

/** Each channel's own plan, in one calendar; wishes for a holiday go out once, on all of them. */
function together(parts: readonly Part[], planned: (part: Part) => Schedule): Schedule {
  const schedules = parts.map(planned)
  const [first] = schedules as [Schedule]
  const channels = [...new Set(parts.flatMap((part) => part.channels))]
  const greetings = first.posts
    .filter(({ holiday }) => holiday)
    .map((post) => ({ ...post, channels }))
  const posts = [
    ...schedules.flatMap((one) => one.posts.filter(({ holiday }) => !holiday)),
    ...greetings,
  ]
  const weeks = new Set(schedules.flatMap(({ leftOut }) => leftOut.map(({ week }) => week)))
  return {
    ...first,
    plan: {
      ...first.plan,
      channels,
      split: [...parts],
      postsPerWeek: parts.reduce((sum, { perWeek }) => sum + perWeek, 0),
    },
    posts: posts.sort((a, b) => a.day.localeCompare(b.day)),
    leftOut: [...weeks].map((week) => ({
      week,
      posts: schedules
        .flatMap(({ leftOut }) => leftOut)
        .filter((one) => one.week === week)
        .reduce((sum, one) => sum + one.posts, 0),
    })),
  }
}

const wanted = {
  frequency: {
    name: { en: 'how many posts', ar: 'عدد المنشورات' },
    example: { en: '4 posts a week', ar: '4 منشورات في الأسبوع' },
  },
  period: {
    name: { en: 'the period', ar: 'الفترة' },
    example: { en: 'in December 2026', ar: 'في ديسمبر 2026' },
  },
  channels: {
    name: { en: 'the channels', ar: 'القنوات' },
    example: { en: 'on Instagram and LinkedIn', ar: 'على إنستغرام ولينكدإن' },
  },
} satisfies Record<string, Missing>

const isOver = (from: Day, to: Day): Bilingual => ({
  en: `The period ${formatDate(from, 'en')} to ${formatDate(to, 'en')} is over or runs backwards. Name a period still to come.`,
  ar: `الفترة من ${formatDate(from, 'ar')} إلى ${formatDate(to, 'ar')} انتهت أو معكوسة. اذكر فترة قادمة.`,
})
const tooLong: Bilingual = {
  en: `I plan up to six months at a time (${MAX_DAYS} days). Name a shorter period.`,
  ar: `أخطط لستة أشهر على الأكثر في المرة الواحدة (${MAX_DAYS} يومًا). اذكر فترة أقصر.`,
}
const tooMany: Bilingual = {
  en: `I plan between 1 and ${MAX_PER_WEEK} posts a week and at most ${MAX_POSTS} in one calendar. Choose fewer posts or a shorter period.`,
  ar: `أخطط بين منشور واحد و${MAX_PER_WEEK} منشورًا في الأسبوع، وبحد أقصى ${MAX_POSTS} في التقويم الواحد. اختر عددًا أقل أو فترة أقصر.`,
}
