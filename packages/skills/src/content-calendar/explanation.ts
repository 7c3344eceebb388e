import type { Bilingual, Language } from '@wakeel/contract'
import { daysBetween, weekdayOf } from '../calendar/day.ts'
import { type Holiday, holidayOn } from '../calendar/uae-holidays.ts'
import { formatDate, markdownTable, weekdayNames } from '../reading/format.ts'
import { sayPost } from './asked-post.ts'
import { explainHolidays, sayDay } from './holiday-answer.ts'
import { openDays, type Post, type Schedule } from './schedule.ts'
import type { Format } from './told.ts'
import { ANY_CHANNEL, sayEnd } from './until-all.ts'
import { weeksWithout } from './weeks-without.ts'

const formatNames: Record<Format, Bilingual> = {
  post: { en: 'post', ar: 'منشور' },
  carousel: { en: 'carousel', ar: 'كاروسيل' },
  photo: { en: 'photo', ar: 'صورة' },
  poll: { en: 'poll', ar: 'استطلاع' },
  live: { en: 'live', ar: 'بث مباشر' },
  reel: { en: 'reel', ar: 'ريل' },
  story: { en: 'story', ar: 'ستوري' },
  video: { en: 'video', ar: 'فيديو' },
  article: { en: 'article', ar: 'مقال' },
}

/** The plan as a table with what was assumed, or the holidays alone. */
export function explainCalendar(
  { plan, posts, holidays, leftOut }: Schedule,
  language: Language,
): string {
  const arabic = language === 'ar'
  if (plan.channels.length === 0)
    return explainHolidays(
      plan,
      holidays,
      spans(holidays, language),
      ruleOf(holidays, arabic),
      language,
    )
  const ordinary = posts.filter(({ holiday }) => !holiday).length
  const greetings = posts.length - ordinary
  const each = plan.onEachChannel ? new Set(posts.flatMap(({ channels }) => channels)).size : 1
  const inAll = posts.reduce((sum, { channels }) => sum + channels.length, 0)
  const counted =
    each < 2
      ? ''
      : arabic
        ? `، كل منها على كل قناة من القنوات (${each}): المجموع ${inAll} منشورًا`
        : `, each on all ${each} channels: ${inAll} posts in all`
  const result = arabic
    ? `**عدد المنشورات ${ordinary}${greetings > 0 ? ` وعدد منشورات المناسبات ${greetings}` : ''}، من ${formatDate(plan.from, 'ar')} إلى ${formatDate(plan.to, 'ar')}${counted}.**`
    : `**${ordinary} post${ordinary === 1 ? '' : 's'}${greetings > 0 ? ` and ${greetings} holiday post${greetings === 1 ? '' : 's'}` : ''} from ${formatDate(plan.from, 'en')} to ${formatDate(plan.to, 'en')}${counted}.**`
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
    ...(plan.avoidsRamadan
      ? [arabic ? 'لا منشور في رمضان (متوقع).' : 'Nothing in Ramadan (expected).']
      : []),
    ...(plan.freeDays?.length
      ? [
          `${arabic ? 'أيام بلا منشورات' : 'Kept free'}: ${plan.freeDays.map((day) => formatDate(day, language)).join(arabic ? '، ' : ', ')}.`,
        ]
      : []),
    ...(plan.holidayPosts && greetings === 0
      ? [
          arabic
            ? 'طُلبت تهنئة بمناسبة، ولا عطلة رسمية في هذه الفترة؛ مدّ الفترة لتشمل يومها.'
            : 'A holiday post was asked for, and this period holds no public holiday: extend it to the day of the holiday.',
        ]
      : []),
    ...(leftOut.length > 0 ? [] : withoutPost({ plan, posts }, language)),
    assumption(inAllOf(plan, posts), arabic),
    ...(plan.channels[0] === ANY_CHANNEL
      ? [
          arabic
            ? 'لم تُذكر قناة؛ أضفها هكذا: «على إنستغرام».'
            : 'No channel was named; add it like this: “on Instagram”.',
        ]
      : []),
    ...(plan.topics.length === 0
      ? [
          arabic
            ? 'لم تُذكر مواضيع؛ أضفها هكذا: «المواضيع: العروض، نصائح، قصص العملاء».'
            : 'No topics were named; add them like this: “topics: offers, tips, customer stories”.',
        ]
      : []),
  ]
  const asked = [
    ...(plan.claimed ? [sayClaimed(plan.claimed, { ordinary, inAll, each }, language)] : []),
    ...(plan.asksPost ? [sayPost(posts, plan.asksPost, language)] : []),
    ...(plan.asksEnd ? [sayEnd(posts, language)] : []),
    ...(plan.askedDay ? [sayDay(plan.askedDay, holidayOn(plan.askedDay), language)] : []),
  ]
  const days =
    plan.asksWhen && holidays.length > 0
      ? [`**${spans(holidays, language).join(arabic ? '؛ ' : '; ')}.**`]
      : []
  return [
    ...asked,
    ...days,
    result,
    markdownTable(head, rows, [0]),
    facts.map((fact) => `- ${fact}`).join('\n'),
    ruleOf(holidays, arabic),
  ].join('\n\n')
}

/** Whether the posts are as many as somebody says. */
function sayClaimed(
  claimed: number,
  { ordinary, inAll, each }: { ordinary: number; inAll: number; each: number },
  language: Language,
): string {
  const all = each > 1 ? inAll : ordinary
  if (claimed === all) return language === 'ar' ? `**نعم، ${all}.**` : `**Yes, ${all}.**`
  const isOfOne = each > 1 && claimed === ordinary
  if (language === 'ar')
    return `**ليست ${claimed} بل ${all}${isOfOne ? `؛ ${claimed} هي منشورات قناة واحدة` : ''}.**`
  return `**Not ${claimed} but ${all}${isOfOne ? `; ${claimed} are those of one channel` : ''}.**`
}

/** Why a week, or what there is of one, has no post. */
const withoutPost = (planned: Pick<Schedule, 'plan' | 'posts'>, language: Language): string[] =>
  weeksWithout(planned).map(({ first, last, isHoliday }) => {
    const [from, to] = [formatDate(first, language), formatDate(last, language)]
    if (language === 'ar')
      return `لا منشور من ${from} إلى ${to}: ${isHoliday ? 'لا يوم عمل فيها سوى العطلة الرسمية' : 'ليس في هذا الجزء من الأسبوع يوم من أيام النشر'}.`
    return `No post from ${from} to ${to}: ${isHoliday ? 'no working day there but a public holiday' : 'that part of a week holds none of the days of posting'}.`
  })

function ruleOf(holidays: readonly Holiday[], arabic: boolean): string {
  const caveat = holidays.some(({ isExpected }) => isExpected)
    ? arabic
      ? ' التواريخ الهجرية بتقويم أم القرى وقد تتقدم أو تتأخر يومًا بحسب رؤية الهلال.'
      : ' Islamic dates follow the Umm al-Qura calendar; moon sighting can move them by a day.'
    : ''
  return arabic
    ? `_العطل: قرار مجلس الوزراء رقم 27 لسنة 2024، نافذ منذ 1 يناير 2025؛ ولمجلس الوزراء نقل غير العيدين إلى أول الأسبوع أو آخره. عطلة نهاية الأسبوع السبت والأحد، ودوام الحكومة الاتحادية يوم الجمعة حتى 12:00 منذ 1 يناير 2022.${caveat}_`
    : `_Holidays: Cabinet Resolution 27 of 2024, in force since 1 January 2025; the Cabinet may move all but the Eids to the start or end of a week. Weekend Saturday–Sunday; the federal government works until 12:00 on Fridays, since 1 January 2022.${caveat}_`
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
  const { channels, onEachChannel, split, shares, range } = plan
  const rate = rateOf(plan, arabic)
  const ranged = range
    ? arabic
      ? ` قلت ${range.from} إلى ${range.to}، فخُطط للأكثر.`
      : ` You said ${range.from} to ${range.to}; the upper number is planned.`
    : ''
  if (split)
    return `${split.map((part) => `${part.channels.join(arabic ? '، ' : ', ')}: ${part.perWeek}`).join(arabic ? '؛ ' : '; ')} ${arabic ? 'في الأسبوع الكامل.' : 'in a whole week.'}${ranged}`
  if (shares)
    return `${shares.map((part) => `${part.channels.join(arabic ? '، ' : ', ')}: ${part.posts}`).join(arabic ? '؛ ' : '; ')}. ${rate}.`
  if (channels.length === 1) return `${rate}.${ranged}`
  if (onEachChannel)
    return arabic
      ? `${rate}، كل منشور على كل قناة.${ranged}`
      : `${rate}, each on every channel.${ranged}`
  return arabic
    ? `${rate} لكل القنوات معًا بالتناوب. قل «على كل قناة» لنشر كل منشور على الجميع.${ranged}`
    : `${rate} for all channels together, taking turns. Say “on each channel” to put every post on all of them.${ranged}`
}

const WEEKEND: readonly number[] = [6, 0]
const DAYS_OF_WEEK = 7

/** Of less than a week it is said how many there are, and not how many a whole week would have. */
function inAllOf(plan: Schedule['plan'], posts: readonly Post[]): Schedule['plan'] {
  const isWhole = daysBetween(plan.from, plan.to) + 1 >= DAYS_OF_WEEK
  if (plan.split || plan.everyDays || plan.weekdays) return plan
  const own = posts.filter(({ holiday }) => !holiday)
  const usesWeekend = own.some(({ day }) => WEEKEND.includes(weekdayOf(day)))
  if (plan.total !== undefined && !usesWeekend && plan.postsPerWeek > 5)
    return { ...plan, usesWeekend, postsPerWeek: 5 }
  if (isWhole || plan.total !== undefined) return plan
  return { ...plan, total: own.length, usesWeekend, postsPerWeek: Math.min(plan.postsPerWeek, 5) }
}

function rateOf(plan: Schedule['plan'], arabic: boolean): string {
  const { postsPerWeek, total, weekdays: named, avoidedWeekdays, usesWeekend } = plan
  const { days: onDays, everyDays, everyWeeks, everyWorkday, perDay } = plan
  const list = (weekdays: readonly number[]) =>
    weekdays.map((day) => weekdayNames[arabic ? 'ar' : 'en'][day]).join(arabic ? ' و' : ' and ')
  if (onDays) return arabic ? 'في الأيام المذكورة' : 'On the days that you named'
  const { everyWeeks: _, ...withoutGaps } = plan
  if (everyWeeks)
    return `${rateOf(withoutGaps, arabic)}${arabic ? '، أسبوعًا بعد أسبوع' : ', every other week'}`
  if (everyDays && everyDays > 2)
    return arabic
      ? `منشور كل ${everyDays} أيام، وتشمل عطلة نهاية الأسبوع`
      : `A post every ${everyDays} days, weekend days included`
  if (everyDays)
    return arabic
      ? 'منشور يومًا بعد يوم، وتشمل عطلة نهاية الأسبوع'
      : 'A post every other day, weekend days included'
  if (named && perDay)
    return arabic
      ? `${perDay} في ${everyWorkday ? 'كل يوم عمل' : `كل ${list(named)}`}`
      : `${perDay} on every ${everyWorkday ? 'working day' : list(named)}`
  if (named && total === undefined && postsPerWeek === named.length)
    return arabic ? `كل ${list(named)}` : `Every ${list(named)}`
  const kept = named
    ? { en: `only on ${list(named)}`, ar: `في ${list(named)} فقط` }
    : postsPerWeek > 5 || usesWeekend
      ? { en: 'weekend days included', ar: 'تشمل عطلة نهاية الأسبوع' }
      : { en: 'on working days only', ar: 'في أيام العمل فقط' }
  const keptAnyway = named === undefined && !usesWeekend && postsPerWeek <= 5
  const avoided = avoidedWeekdays?.filter((day) => !(keptAnyway && WEEKEND.includes(day)))
  const never = avoided?.length && {
    en: `, never on ${list(avoided)}`,
    ar: ` دون ${list(avoided)}`,
  }
  const days = `${kept[arabic ? 'ar' : 'en']}${never ? never[arabic ? 'ar' : 'en'] : ''}`
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
