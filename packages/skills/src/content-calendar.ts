import type { Bilingual, Language } from '@wakeel/contract'
import { z } from 'zod'
import { addDays, type Day, daysBetween, weekdayOf } from './calendar/day.ts'
import { periodIn } from './calendar/period.ts'
import {
  HOLIDAY_LAW_FIRST_YEAR,
  type Holiday,
  holidayOn,
  isWeekend,
} from './calendar/uae-holidays.ts'
import {
  channelsIn,
  rhythmIn,
  speaksOfPosts,
  wantsEachChannel,
  wantsHolidayPosts,
} from './content-calendar/read-plan.ts'
import { topicsIn } from './content-calendar/read-topics.ts'
import { withoutWeekdays } from './content-calendar/read-weekdays.ts'
import { openDays, type Post, type Schedule, schedule } from './content-calendar/schedule.ts'
import { type Format, told } from './content-calendar/told.ts'
import { formatDate, markdownTable, weekdayNames } from './reading/format.ts'
import { withoutCourtesy } from './reading/passage.ts'
import { defineSkill, type Missing, SkillRefusal } from './skill.ts'

const MAX_DAYS = 184
const MAX_POSTS = 120
const MAX_PER_WEEK = 21

/** A plan is asked for in a few sentences; what stands behind them is not read. */
const LONGEST_REQUEST = 1500

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
  everyDays: z.int().min(2).optional(),
  formats: z.array(z.enum(['reel', 'story', 'video', 'article'])).optional(),
  split: z
    .array(z.object({ channels: z.array(z.string()).min(1), perWeek: z.number() }))
    .optional(),
  range: z.object({ from: z.number(), to: z.number() }).optional(),
  channels: z.array(z.string()).min(1),
  topics: z.array(z.string()),
  onEachChannel: z.boolean(),
  holidayPosts: z.boolean(),
})

export const contentCalendar = defineSkill<z.infer<typeof input>, Schedule>({
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
        'log in, login, sign in, publish, publish it, publish them, upload, post it for, post them for, post it yourself, go live, schedule it on, schedule them on, انشره, انشرها, انشرهم, تنشرها, تنشره, تنشرهم, ينشر بنفسك, ادخل الحساب, ادخل حساب, سجل دخول, ارفع, نزله, نزلها',
      sentence: {
        en: 'I plan posts and never publish: I do not log in to accounts, upload or post for you.',
        ar: 'أخطط المنشورات ولا أنشر: لا أدخل حساباتك ولا أرفع ولا أنشر نيابة عنك.',
      },
    },
    {
      asked:
        'write the captions, write captions, captions, design, designs, hashtags, the text of the posts, يكتب الكابشن, كابشن, كابشنات, هاشتاق, هاشتاقات, يصمم, تصميم, تصاميم',
      sentence: {
        en: 'I plan the dates; captions, hashtags and designs are not made here.',
        ar: 'أضع المواعيد؛ ولا أكتب التعليقات ولا الوسوم ولا أصمم.',
      },
    },
  ],
  suits: ({ text }) => (speaksOfPosts(text.slice(0, LONGEST_REQUEST)) ? 0.9 : 0),
  read({ text: message, today }) {
    const { rest: text } = withoutCourtesy(message.slice(0, LONGEST_REQUEST))
    const said = told(text)
    const rhythm = rhythmIn(said)
    const period = periodIn(
      withoutWeekdays(
        said,
        rhythm?.weekdays !== undefined || rhythm?.avoidedWeekdays !== undefined,
      ),
      today,
    )
    const channels = channelsIn(said)
    const missing: Missing[] = []
    if (!rhythm) missing.push(wanted.frequency)
    if (!period) missing.push(wanted.period)
    if (channels.length === 0) missing.push(wanted.channels)
    if (!period || !rhythm || missing.length > 0) return { missing }
    return {
      input: {
        ...period,
        ...rhythm,
        channels,
        topics: topicsIn(said, today),
        onEachChannel: wantsEachChannel(said),
        holidayPosts: wantsHolidayPosts(said),
      },
    }
  },
  run({ frequency, split, range, ...wish }, { today }) {
    const days = daysBetween(wish.from, wish.to) + 1
    if (days < 1 || wish.to < today) throw new SkillRefusal(isOver(wish.from, wish.to))
    if (days > MAX_DAYS || Number(wish.from.slice(0, 4)) < HOLIDAY_LAW_FIRST_YEAR)
      throw new SkillRefusal(tooLong)
    const total = totalIn(frequency, days)
    const perWeek = 'perWeek' in frequency ? frequency.perWeek : densityOf(total ?? 1, wish)
    if (!Number.isInteger(perWeek) || perWeek < 1 || perWeek > MAX_PER_WEEK)
      throw new SkillRefusal(tooMany)
    const plan = { ...wish, from: wish.from < today ? today : wish.from, total, range }
    const result = split
      ? together(split, (part) =>
          schedule({ ...plan, channels: part.channels, postsPerWeek: part.perWeek }),
        )
      : schedule({ ...plan, postsPerWeek: perWeek })
    if (result.posts.length > MAX_POSTS) throw new SkillRefusal(tooMany)
    return result
  },
  explain,
})

/** So many posts a week as make a number over a period: on working days as long as those are enough. */
function densityOf(total: number, { from, to }: { from: Day; to: Day }): number {
  const days = daysBetween(from, to) + 1
  const working = Array.from({ length: days }, (_, offset) => addDays(from, offset)).filter(
    (day) => !isWeekend(day) && !holidayOn(day),
  ).length
  return Math.max(
    1,
    total <= working ? Math.ceil((total * 5) / working) : Math.ceil((total * 7) / days),
  )
}

const DAYS_OF_MONTH = 30

function totalIn(frequency: z.infer<typeof input>['frequency'], days: number): number | undefined {
  if ('total' in frequency) return frequency.total
  if ('perMonth' in frequency)
    return frequency.perMonth * Math.max(1, Math.round(days / DAYS_OF_MONTH))
  return undefined
}

type Part = { channels: string[]; perWeek: number }

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

const formatNames: Record<Format, Bilingual> = {
  reel: { en: 'reel', ar: 'ريل' },
  story: { en: 'story', ar: 'ستوري' },
  video: { en: 'video', ar: 'فيديو' },
  article: { en: 'article', ar: 'مقال' },
}

function explain({ plan, posts, holidays, leftOut }: Schedule, language: Language): string {
  const arabic = language === 'ar'
  const ordinary = posts.filter(({ holiday }) => !holiday).length
  const greetings = posts.length - ordinary
  const result = arabic
    ? `**عدد المنشورات ${ordinary}${greetings > 0 ? ` وعدد منشورات المناسبات ${greetings}` : ''}، من ${formatDate(plan.from, 'ar')} إلى ${formatDate(plan.to, 'ar')}.**`
    : `**${ordinary} post${ordinary === 1 ? '' : 's'}${greetings > 0 ? ` and ${greetings} holiday post${greetings === 1 ? '' : 's'}` : ''} from ${formatDate(plan.from, 'en')} to ${formatDate(plan.to, 'en')}.**`
  const withTopics = plan.topics.length > 0 || greetings > 0
  const head = arabic
    ? ['#', 'التاريخ', 'اليوم', 'القناة', ...(withTopics ? ['الموضوع'] : []), 'ملاحظة']
    : ['#', 'Date', 'Day', 'Channel', ...(withTopics ? ['Topic'] : []), 'Note']
  const rows = posts.map((post, index) => [
    String(index + 1),
    formatDate(post.day, language),
    weekdayNames[language][weekdayOf(post.day)] as string,
    `${post.channels.join(arabic ? '، ' : ', ')}${post.format ? ` (${formatNames[post.format][language]})` : ''}`,
    ...(withTopics
      ? [
          post.holiday
            ? arabic
              ? `تهنئة: ${post.holiday.name.ar}`
              : `Holiday post: ${post.holiday.name.en}`
            : (post.topic ?? ''),
        ]
      : []),
    noteFor(post, arabic),
  ])
  const facts = [
    holidays.length === 0
      ? arabic
        ? 'لا عطل رسمية في هذه الفترة.'
        : 'No public holiday in this period.'
      : `${arabic ? 'العطل الرسمية في الفترة' : 'Public holidays in the period'}: ${spans(holidays, language).join(arabic ? '؛ ' : '; ')}.`,
    ...leftOut.map(({ week, posts: count }) =>
      plan.total !== undefined
        ? arabic
          ? `${count} من ${plan.total} لا يجد يومًا له في هذه الأيام.`
          : `${count} of the ${plan.total} posts find${count === 1 ? 's' : ''} no day of ${count === 1 ? 'its' : 'their'} own on these days.`
        : arabic
          ? `أُسقط ${count} من منشورات الأسبوع الذي يبدأ في ${formatDate(week, 'ar')} لأن العطل لم تترك أيام عمل كافية.`
          : `${count} post${count === 1 ? '' : 's'} left out in the week of ${formatDate(week, 'en')}: the holidays leave too few working days.`,
    ),
    assumption(plan, arabic),
    ...(plan.topics.length === 0
      ? [
          arabic
            ? 'لم تُذكر مواضيع؛ أضفها هكذا: «المواضيع: العروض، نصائح، قصص العملاء».'
            : 'No topics were named; add them like this: “topics: offers, tips, customer stories”.',
        ]
      : []),
  ]
  const caveat = holidays.some(({ isExpected }) => isExpected)
    ? arabic
      ? ' التواريخ الهجرية بتقويم أم القرى وقد تتقدم أو تتأخر يومًا بحسب رؤية الهلال.'
      : ' Islamic dates follow the Umm al-Qura calendar; moon sighting can move them by a day.'
    : ''
  const rule = arabic
    ? `_العطل: قرار مجلس الوزراء رقم 27 لسنة 2024، نافذ منذ 1 يناير 2025؛ ولمجلس الوزراء نقل غير العيدين إلى أول الأسبوع أو آخره. عطلة نهاية الأسبوع السبت والأحد، ودوام الحكومة الاتحادية يوم الجمعة حتى 12:00 منذ 1 يناير 2022.${caveat}_`
    : `_Holidays: Cabinet Resolution 27 of 2024, in force since 1 January 2025; the Cabinet may move all but the Eids to the start or end of a week. Weekend Saturday–Sunday; the federal government works until 12:00 on Fridays, since 1 January 2022.${caveat}_`
  return [
    result,
    markdownTable(head, rows, [0]),
    facts.map((fact) => `- ${fact}`).join('\n'),
    rule,
  ].join('\n\n')
}

/** Days of one holiday that follow each other, as one stretch. */
function spans(holidays: readonly Holiday[], language: Language): string[] {
  const groups: Holiday[][] = []
  for (const holiday of holidays) {
    const group = groups.at(-1)
    const last = group?.at(-1)
    if (
      group &&
      last &&
      last.name.en === holiday.name.en &&
      daysBetween(last.day, holiday.day) === 1
    )
      group.push(holiday)
    else groups.push([holiday])
  }
  return groups.map((group) => {
    const [first, last] = [group[0] as Holiday, group.at(-1) as Holiday]
    const until =
      last === first
        ? ''
        : `${language === 'ar' ? ' إلى ' : ' to '}${formatDate(last.day, language)}`
    return `${first.name[language]} ${formatDate(first.day, language)}${until}${first.isExpected ? { en: ' (expected)', ar: ' (متوقع)' }[language] : ''}`
  })
}

function noteFor({ day, movedFrom, inRamadan, holiday }: Post, arabic: boolean): string {
  const notes: string[] = []
  if (movedFrom)
    notes.push(
      arabic
        ? `نُقل من ${formatDate(movedFrom, 'ar')} (عطلة)`
        : `moved from ${formatDate(movedFrom, 'en')} (holiday)`,
    )
  if (weekdayOf(day) === 5 && !holiday)
    notes.push(arabic ? 'قبل 12:00 (نصف دوام)' : 'before 12:00 (half day)')
  if (inRamadan) notes.push(arabic ? 'رمضان (متوقع)' : 'Ramadan (expected)')
  if (holiday?.isExpected) notes.push(arabic ? 'بحسب رؤية الهلال' : 'subject to moon sighting')
  return notes.join(arabic ? '، ' : ', ')
}

function assumption(plan: Schedule['plan'], arabic: boolean): string {
  const { channels, onEachChannel, split, range } = plan
  const rate = rateOf(plan, arabic)
  const ranged = range
    ? arabic
      ? ` قلت ${range.from} إلى ${range.to}، فخُطط للأكثر.`
      : ` You said ${range.from} to ${range.to}; the upper number is planned.`
    : ''
  if (split)
    return `${split.map((part) => `${part.channels.join(arabic ? '، ' : ', ')}: ${part.perWeek}`).join(arabic ? '؛ ' : '; ')} ${arabic ? 'في الأسبوع الكامل.' : 'in a whole week.'}${ranged}`
  if (channels.length === 1) return `${rate}.${ranged}`
  if (onEachChannel)
    return arabic
      ? `${rate}، كل منشور على كل قناة.${ranged}`
      : `${rate}, each on every channel.${ranged}`
  return arabic
    ? `${rate} لكل القنوات معًا بالتناوب. قل «على كل قناة» لنشر كل منشور على الجميع.${ranged}`
    : `${rate} for all channels together, taking turns. Say “on each channel” to put every post on all of them.${ranged}`
}

function rateOf(
  {
    postsPerWeek,
    total,
    weekdays: named,
    avoidedWeekdays,
    usesWeekend,
    everyDays,
  }: Schedule['plan'],
  arabic: boolean,
): string {
  const list = (weekdays: readonly number[]) =>
    weekdays.map((day) => weekdayNames[arabic ? 'ar' : 'en'][day]).join(arabic ? ' و' : ' and ')
  if (everyDays)
    return arabic
      ? 'منشور يومًا بعد يوم، وتشمل عطلة نهاية الأسبوع'
      : 'A post every other day, weekend days included'
  if (named && total === undefined && postsPerWeek === named.length)
    return arabic ? `كل ${list(named)}` : `Every ${list(named)}`
  const kept = named
    ? { en: `only on ${list(named)}`, ar: `في ${list(named)} فقط` }
    : postsPerWeek > 5 || usesWeekend
      ? { en: 'weekend days included', ar: 'تشمل عطلة نهاية الأسبوع' }
      : { en: 'on working days only', ar: 'في أيام العمل فقط' }
  const never = avoidedWeekdays && {
    en: `, never on ${list(avoidedWeekdays)}`,
    ar: ` دون ${list(avoidedWeekdays)}`,
  }
  const days = `${kept[arabic ? 'ar' : 'en']}${never?.[arabic ? 'ar' : 'en'] ?? ''}`
  const open = openDays({ weekdays: named, avoidedWeekdays, usesWeekend }, postsPerWeek).length
  if (total === undefined && (named || avoidedWeekdays) && postsPerWeek > open)
    return arabic
      ? `طُلب ${postsPerWeek} في الأسبوع ولا يتسع إلا لـ ${open}، ${days}`
      : `${postsPerWeek} a week were asked for and only ${open} fit, ${days}`
  if (total === undefined)
    return arabic
      ? `${postsPerWeek} في الأسبوع الكامل، ${days}`
      : `${postsPerWeek} in a whole week, ${days}`
  return arabic ? `${total} في الفترة كلها، ${days}` : `${total} over the whole period, ${days}`
}
