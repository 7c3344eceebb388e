import type { Bilingual, Language } from '@wakeel/contract'
import { z } from 'zod'
import { type Day, daysBetween, weekdayOf } from './calendar/day.ts'
import { periodIn } from './calendar/period.ts'
import { HOLIDAY_LAW_FIRST_YEAR, type Holiday } from './calendar/uae-holidays.ts'
import {
  channelsIn,
  frequencyIn,
  topicsIn,
  wantsEachChannel,
  wantsHolidayPosts,
} from './content-calendar/read-plan.ts'
import { type Post, type Schedule, schedule } from './content-calendar/schedule.ts'
import { formatDate, markdownTable } from './reading/format.ts'
import { mentions } from './reading/words.ts'
import { defineSkill, type Missing, SkillRefusal } from './skill.ts'

const MAX_DAYS = 184
const MAX_POSTS = 120
const MAX_PER_WEEK = 21

/** A plan is asked for in a few sentences; what stands behind them is not read. */
const LONGEST_REQUEST = 3000

const input = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  frequency: z.union([z.object({ perWeek: z.number() }), z.object({ total: z.number() })]),
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
  suits: ({ text }) =>
    mentions(text.slice(0, LONGEST_REQUEST), [
      'content calendar',
      'posts',
      'posting schedule',
      'social media plan',
      'منشورات',
      'تقويم المحتوى',
      'خطة النشر',
    ])
      ? 0.9
      : 0,
  read({ text: message, today }) {
    const text = message.slice(0, LONGEST_REQUEST)
    const period = periodIn(text, today)
    const frequency = frequencyIn(text)
    const channels = channelsIn(text)
    const missing: Missing[] = []
    if (!frequency) missing.push(wanted.frequency)
    if (!period) missing.push(wanted.period)
    if (channels.length === 0) missing.push(wanted.channels)
    if (!period || !frequency || missing.length > 0) return { missing }
    return {
      input: {
        ...period,
        frequency,
        channels,
        topics: topicsIn(text),
        onEachChannel: wantsEachChannel(text),
        holidayPosts: wantsHolidayPosts(text),
      },
    }
  },
  run({ frequency, ...plan }, { today }) {
    const days = daysBetween(plan.from, plan.to) + 1
    if (days < 1 || plan.to < today) throw new SkillRefusal(isOver(plan.from, plan.to))
    if (days > MAX_DAYS || Number(plan.from.slice(0, 4)) < HOLIDAY_LAW_FIRST_YEAR)
      throw new SkillRefusal(tooLong)
    const perWeek =
      'perWeek' in frequency
        ? frequency.perWeek
        : Math.max(1, Math.ceil((frequency.total * 7) / days))
    if (!Number.isInteger(perWeek) || perWeek < 1 || perWeek > MAX_PER_WEEK)
      throw new SkillRefusal(tooMany)
    const from = plan.from < today ? today : plan.from
    const result = schedule({
      ...plan,
      from,
      postsPerWeek: perWeek,
      total: 'total' in frequency ? frequency.total : undefined,
    })
    if (result.posts.length > MAX_POSTS) throw new SkillRefusal(tooMany)
    return result
  },
  explain,
})

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

const weekdays: Bilingual<readonly string[]> = {
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  ar: ['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت'],
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
    weekdays[language][weekdayOf(post.day)] as string,
    post.channels.join(arabic ? '، ' : ', '),
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
      arabic
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

function assumption(
  { postsPerWeek, total, channels, onEachChannel }: Schedule['plan'],
  arabic: boolean,
): string {
  const days =
    postsPerWeek > 5
      ? arabic
        ? 'تشمل عطلة نهاية الأسبوع'
        : 'weekend days included'
      : arabic
        ? 'في أيام العمل فقط'
        : 'on working days only'
  const rate =
    total === undefined
      ? arabic
        ? `${postsPerWeek} في الأسبوع الكامل`
        : `${postsPerWeek} in a whole week`
      : arabic
        ? `${total} في الفترة كلها`
        : `${total} over the whole period`
  if (channels.length === 1) return arabic ? `${rate}، ${days}.` : `${rate}, ${days}.`
  if (onEachChannel)
    return arabic
      ? `${rate}، كل منشور على كل قناة، ${days}.`
      : `${rate}, each on every channel, ${days}.`
  return arabic
    ? `${rate} لكل القنوات معًا بالتناوب، ${days}. قل «على كل قناة» لنشر كل منشور على الجميع.`
    : `${rate} for all channels together, taking turns, ${days}. Say “on each channel” to put every post on all of them.`
}
