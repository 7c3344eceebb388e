import { addDays, addMonths, type Day } from '../calendar/day.ts'
import { daysNamed } from '../calendar/period.ts'
import { fold } from '../reading/arabic.ts'
import { listAfter } from '../reading/labelled-list.ts'
import { type QuantityOf, quantities } from '../reading/quantities.ts'
import type { Effort, Topic } from './schedule.ts'

const NOUNS =
  'topics?|subjects?|chapters?(?!\\s*\\d)|modules?|units?(?!\\s*\\d)|lessons?|syllabus|المواضيع|مواضيع|الموضوعات|موضوعات|المواد|مواد|الفصول|الوحدات|الدروس|دروس'
const VERBS =
  'study(?!\\s*(?:plan|planner|schedule|hours?|time|every|daily|\\d|for (?:my|an?|the)\\b))|learn|revise|cover(?:ing)?|مراجعة|دراسة|أدرس|ادرس|مذاكرة|أذاكر'

/** The topics of a study request; "chapters 1 to 8" are eight of them. "(hard)" and "(صعب)" set how soon they return. */
export function topicsIn(text: string): Topic[] {
  const numbered =
    /(?<!\p{L})(?<noun>chapters?|units?|modules?|lessons?|الفصول|الوحدات|الدروس|فصول|وحدات|دروس)\s*(?:from |من )?(?<first>\d{1,2})\s*(?:-|–|to|through|until|الي|حتي)\s*(?<last>\d{1,2})(?!\d)/u.exec(
      fold(text).text,
    )?.groups
  const counted =
    /(?<!\d)(?<last>\d{1,2})\s+(?<noun>chapters|units|modules|lessons|topics|subjects|فصول|وحدات|دروس|مواضيع|مواد)(?!\p{L})/u.exec(
      fold(text).text,
    )?.groups
  const [named, done] = [NOUNS, VERBS].map((labels) =>
    listAfter(text, labels)
      .map((item) =>
        item.replace(/(?<!\s)\s+(?:in|over|within|before|by|for|خلال|قبل)\s.*$/isu, '').trim(),
      )
      .filter((item) => item.length > 1 && !NO_TOPIC.test(item) && !isRest(item)),
  ) as [string[], string[]]
  const listed = named.length > 0 ? named : counted ? [] : done
  if (numbered) {
    const [first, last] = [Number(numbered.first), Number(numbered.last)]
    if (last >= first)
      return Array.from({ length: last - first + 1 }, (_, index) => ({
        name: `${one(numbered.noun as string)} ${first + index}`,
        effort: 'normal',
      }))
  }
  if (listed.length > 0) return listed.map(topicFrom)
  return counted
    ? Array.from({ length: Number(counted.last) }, (_, index) => ({
        name: `${one(counted.noun as string)} ${index + 1}`,
        effort: 'normal',
      }))
    : []
}

const NO_TOPIC =
  /^\p{Nd}+(?:\.\p{Nd}+)?\s*(?:hours?|hrs?|h\b|weeks?|days?|months?|minutes?|mins?|ساع|دقيق|[أا]يام|يوم|[أا]سبوع|[أا]سابيع|شهر|[أا]شهر)|^(?:ساعتين|ساعة|يومين|[أا]سبوعين|شهرين)(?!\p{L})|^(?:in|over|within)\s+\d|^(?:plan|planner|schedule|my|a|an|the|it|for|with|خطة|جدول|لامتحان|لاختبار)(?:\s|$)|امتحان|exam/iu
/** "بدون السبت" at the end of a list of topics. */
const isRest = (item: string) => REST.test(fold(item).text) && restWeekdaysIn(item).length > 0

const SINGULAR: Record<string, string> = {
  الفصول: 'الفصل',
  فصول: 'الفصل',
  الوحدات: 'الوحدة',
  وحدات: 'الوحدة',
  الدروس: 'الدرس',
  دروس: 'الدرس',
  مواضيع: 'الموضوع',
  مواد: 'المادة',
}
const one = (noun: string) =>
  SINGULAR[noun] ?? noun.charAt(0).toUpperCase() + noun.slice(1).replace(/s$/, '')

function topicFrom(written: string): Topic {
  const mark =
    /\s*[([]?\s*(?<word>very hard|hard|difficult|easy|normal|صعبة|صعب|سهلة|سهل)\s*[)\]]?$/iu.exec(
      written,
    )
  const word = mark?.groups?.word?.toLowerCase() ?? ''
  const effort: Effort = /hard|difficult|صعب/.test(word)
    ? 'hard'
    : /easy|سهل/.test(word)
      ? 'easy'
      : 'normal'
  const name = mark
    ? written
        .slice(0, mark.index)
        .replace(/(?<!\s)\s*[-:]$/, '')
        .trim()
    : written
  return { name: name || written, effort }
}

const DAILY =
  /(?:a|per|each|every|\/)\s*(?:day|night|evening)|daily|(?:في|كل|ب)?\s*(?:ال)?يوم(?:يا|يًا)?/iu

/** An hour without a figure. */
const HOUR_A_DAY =
  /(?:an|one) hour (?:a|per|each|every) (?:day|night)|(?<!\p{L})ساعة(?: واحدة)? (?:في ال|كل |بال)?يوم/iu

/** Minutes a day: "2 hours a day", "90 minutes daily", "ساعتين يوميًا". */
export function minutesPerDayIn(text: string): number | undefined {
  const hours = quantities(text).filter(
    (quantity): quantity is QuantityOf<'duration'> =>
      quantity.kind === 'duration' &&
      (quantity.parts.hour !== undefined || quantity.parts.minute !== undefined),
  )
  const daily = hours.find(
    ({ start, end }) =>
      DAILY.test(text.slice(end, end + 24)) ||
      DAILY.test(text.slice(Math.max(0, start - 14), start)),
  )
  const found =
    daily ??
    (hours.length === 1 &&
    !/(?:a|per|each|every)\s+week|weekly|أسبوع/iu.test(
      text.slice(hours[0]?.end, (hours[0]?.end ?? 0) + 14),
    )
      ? hours[0]
      : undefined)
  if (!found) return HOUR_A_DAY.test(text) ? 60 : undefined
  return Math.round((found.parts.hour ?? 0) * 60 + (found.parts.minute ?? 0))
}

/** From when to when: an exam date, "in 6 weeks", "over 30 days", or two dates. The plan starts tomorrow unless a start is given. */
export function spanIn(text: string, today: Day): { from: Day; exam: Day } | undefined {
  const named = daysNamed(text, today).filter((day) => day >= today)
  const tomorrow = addDays(today, 1)
  const starts =
    /(?:start(?:ing|s)?|begin(?:ning|s)?|from|ابتداء|بدءا|بداية|ابدأ|أبدأ|من)\s/iu.test(text)
  const span = quantities(text).find(
    (quantity): quantity is QuantityOf<'duration'> =>
      quantity.kind === 'duration' &&
      ['year', 'month', 'week', 'day'].some((unit) => unit in quantity.parts) &&
      !isRate(text, quantity.end),
  )
  const [first, second] = named
  if (first && second && first < second) return { from: first, exam: second }
  if (span) {
    const from = first && starts ? first : tomorrow
    const { year = 0, month = 0, week = 0, day = 0 } = span.parts
    const exam = addDays(addMonths(from, Math.round(year * 12 + month)), Math.round(week * 7 + day))
    if (exam > from) return { from, exam }
  }
  if (first && first > today) return { from: first > tomorrow ? tomorrow : today, exam: first }
  return undefined
}

/** "5 days a week" is no length of the plan. */
const isRate = (text: string, end: number) =>
  /^\s*(?:a|per|each|every|in a|في|كل)\s*(?:week|الأسبوع|الاسبوع|أسبوع|اسبوع)/iu.test(
    text.slice(end, end + 16),
  )

const WEEKDAYS: readonly RegExp[] = [
  /sundays?|احد/u,
  /mondays?|اثنين/u,
  /tuesdays?|ثلاثاء|ثلاثا/u,
  /wednesdays?|اربعاء|اربعا/u,
  /thursdays?|خميس/u,
  /fridays?|جمعه/u,
  /saturdays?|سبت/u,
]
const REST =
  /rest|\boff\b|free|no study|not on|except|excluding|without|skip|don'?t study|can'?t study|break|راحه|عطله|اجازه|عدا|باستثناء|بدون|بلا|دون|لا ادرس|لا اذاكر|فاضي/u

/** The weekdays without study: "rest on Fridays", "weekends off", "ما عدا الجمعة". */
export function restWeekdaysIn(text: string): number[] {
  const clauses = fold(text)
    .text.split(/[.;؛\n]/)
    .filter((clause) => REST.test(clause))
  const weekdays = clauses.flatMap((clause) => {
    const at = REST.exec(clause)?.index ?? 0
    const near = clause.slice(Math.max(0, at - 30), at + 60)
    const named = WEEKDAYS.flatMap((name, weekday) => (name.test(near) ? [weekday] : []))
    return /weekends?|نهايه الاسبوع|عطله الاسبوع/.test(near) ? [...named, 6, 0] : named
  })
  if (/weekdays only|only (?:on )?weekdays|ايام الاسبوع فقط|ايام العمل فقط/.test(fold(text).text))
    weekdays.push(6, 0)
  return [...new Set(weekdays)].sort((a, b) => ((a + 1) % 7) - ((b + 1) % 7))
}
