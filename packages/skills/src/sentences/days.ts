import { addDays, addMonths, type Day, dayOf, partsOf, weekdayOf } from '../calendar/day.ts'
import { lately } from '../once-for.ts'
import { isOtherWord } from '../reading/dates.ts'
import { fold } from '../reading/fold.ts'
import { numberWord } from '../reading/number-words.ts'
import { spokenDaysInDigits } from '../reading/spoken-days.ts'
import { type Span, stemOf, type Word } from '../reading/words.ts'
import { lexicon } from './lexicon.ts'
import { DATE_TOKENS, dayOfMonth, monthFirst, numericDate } from './written-dates.ts'

/** A day that a text names: "Friday", "25/11", "in two weeks", «بكرة», or words of time that come to no day ("next week"). */
export interface NamedDay extends Span {
  date: Day | null
  /** "in 3 weeks" and «بعد أسبوعين» count from today; "by Friday" names its day. */
  isDistance: boolean
}

const calendar = lexicon(
  {
    d0: 'sunday, sun, الاحد, الحد',
    d1: 'monday, mon, الاثنين, الاتنين, التنين',
    d2: 'tuesday, tue, tues, الثلاثاء, الثلاثا, الثلوث, التلات, التلاتا',
    d3: 'wednesday, wed, الاربعاء, الاربعا, الربوع',
    d4: 'thursday, thu, thur, thurs, الخميس',
    d5: 'friday, fri, الجمعه, اليمعه',
    d6: 'saturday, sat, السبت',
    m1: 'january, jan, يناير, كانون الثاني, كانون التاني',
    m2: 'february, feb, فبراير, شباط',
    m3: 'march, mar, مارس, اذار',
    m4: 'april, apr, ابريل, نيسان',
    m5: 'may, مايو, ايار',
    m6: 'june, jun, يونيو, حزيران',
    m7: 'july, jul, يوليو, تموز',
    m8: 'august, aug, اغسطس, اب',
    m9: 'september, sep, sept, سبتمبر, ايلول',
    m10: 'october, oct, اكتوبر, تشرين الاول',
    m11: 'november, nov, نوفمبر, تشرين الثاني, تشرين التاني',
    m12: 'december, dec, ديسمبر, كانون الاول',
    today:
      'today, tonight, eod, cob, end of day, end of the day, end of business, close of business, this evening, this morning, this afternoon, اليوم, الليله, النهارده, هالليله, نهايه اليوم, نهايه الدوام, اخر اليوم',
    tomorrow: 'tomorrow, tmrw, tmr, tmw, 2moro, غدا, غد, بكره, بكرا, بكرة, باجر, باچر, باكر, الغد',
    afterTomorrow:
      'day after tomorrow, بعد غد, بعد بكره, بعد بكرا, بعد الغد, عقب باجر, عقب باچر, عقب باكر',
    yesterday:
      'yesterday, last week, last month, امس, امبارح, مبارح, البارح, البارحه, الاسبوع الماضي, الاسبوع اللي فات, الشهر الماضي',
    monthEnd:
      'end of month, end of the month, end of this month, month end, eom, نهايه الشهر, اخر الشهر, نهايه هذا الشهر, اخر هالشهر',
    vague:
      'asap, as soon as possible, immediately, right away, end of week, end of the week, end of this week, end of next week, eow, next week, next month, next quarter, next year, this week, this month, this quarter, within a week, within a month, within one week, in a week or so, next meeting, end of quarter, end of the quarter, end of the year, end of year, mid month, في اقرب وقت, باسرع وقت, فورا, حالا, نهايه الاسبوع, اخر الاسبوع, خلال الاسبوع, منتصف الاسبوع, منتصف الشهر, هذا الاسبوع, هالاسبوع, الاسبوع القادم, الاسبوع المقبل, الاسبوع الجاي, الاسبوع الياي, الشهر القادم, الشهر المقبل, الشهر الجاي, نهايه السنه, نهايه العام, السنه الجايه, العام القادم, خلال اسبوع, خلال شهر, الاجتماع القادم, الاجتماع المقبل, الربع القادم, نهايه الربع',
    day: 'day, يوم, يوما, ايام, يومين, يومان',
    week: 'week, wk, اسبوع, اسابيع, اسبوعين, اسبوعان',
    month: 'month, شهر, شهور, اشهر, شهرين, شهران',
    next: 'next, this, coming, القادم, المقبل, الجاي, الياي, القادمه, المقبله, الجايه, هذا',
    last: 'last, past, الماضي, الماضيه, الفايت, الفايته, اللي فات, اللي فاتت, اللي مضى',
    within:
      'in, within, over, for, during, after, left, remaining, remain, خلال, بعد, لمده, في غضون, باقي, باقيلي, كمان, عقب, على مدى, عندي, لدي, have',
    half: 'half, نصف, نص, ونصف, ونص',
  },
  { hasVerbs: false },
)

type Mark = ReturnType<typeof calendar>[number]

/** "dentist wed 2pm" */
const CLOCK = /^\s+(?:at\s)?(?:\d{1,2}(?:[:.]\d{2}|\s?[ap]m\b)|noon|morning|evening|afternoon)/i

/** Every day a text names, in the order they stand; those without a year are the next to come from the reference on. */
export function daysIn(text: string, reference: Day): readonly NamedDay[] {
  const look = lookAt(text)
  if (look.reference !== reference) {
    look.reference = reference
    look.days = namedDays(look, text, reference)
  }
  return look.days
}

function namedDays({ tokens, marks }: Look, text: string, reference: Day): NamedDay[] {
  if (marks.length === 0 && !tokens.some(({ word }) => /^\d/.test(word))) return []
  const found: NamedDay[] = []
  const add = (from: number, to: number, date: Day | null, isDistance = false) => {
    const first = tokens[from] as Word
    const last = tokens[to - 1] as Word
    found.push({ date, start: first.start, end: last.end, isDistance })
  }
  const at = new Map<number, Mark[]>()
  for (const mark of marks) at.set(mark.from, [...(at.get(mark.from) ?? []), mark])
  const is = (index: number, name: string) =>
    at.get(index)?.some(({ concept }) => concept === name) ?? false
  const monthAt = (index: number) => {
    const month = at.get(index)?.find(({ concept }) => /^m\d/.test(concept))
    return month && { month: Number(month.concept.slice(1)), to: month.to }
  }
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index] as Word
    const dated = numericDate(token.word, reference)
    if (dated) {
      add(index, index + 1, dated)
      continue
    }
    const read = /^\d{1,2}$/.test(token.word)
      ? dayOfMonth(tokens, index, monthAt, reference)
      : monthFirst(tokens, index, monthAt, reference)
    if (read) {
      for (const day of read.others) add(day.from, day.to, day.date)
      add(read.from, read.to, read.date)
      index = read.to - 1
      continue
    }
    const span = distance(tokens, index, is)
    if (span) {
      const { from, to, isPast } = pastOf(tokens, span)
      const sign = isPast ? -1 : 1
      const day = addDays(addMonths(reference, sign * span.months), sign * span.days)
      add(from, to, day, true)
      index = to - 1
      continue
    }
    const longest = at
      .get(index)
      ?.filter(({ concept }) => NAMED.test(concept))
      .sort((a, b) => b.to - a.to)[0]
    // «الغدا» is lunch, «الغد» and «غدا» are tomorrow; «اليومية» is daily.
    if (!longest || /^(?:(?:ال|لل|عال)غدا|[وفب]?(?:ال|لل)يومي(?:ه|ات)?)$/.test(token.word)) continue
    const named = namedDay(longest, token, text, reference)
    if (named === undefined) continue
    const isWeekday = /^d\d/.test(longest.concept)
    const isArabic = /^[\u0600-\u06ff]/.test(token.word)
    const lastBehind = at.get(longest.to)?.find(({ concept }) => concept === 'last')
    const isLast = isWeekday && (isArabic ? lastBehind !== undefined : is(index - 1, 'last'))
    const from =
      isWeekday && !isArabic && (is(index - 1, 'next') || isLast)
        ? index - 1
        : tokens[index - 1]?.word === 'يوم' &&
            /^\s*$/.test(text.slice(tokens[index - 1]?.end, token.start))
          ? index - 1
          : index
    let to =
      isLast && isArabic
        ? (lastBehind as Mark).to
        : longest.to + (is(longest.to, 'next') && isArabic ? 1 : 0)
    let date = named && isLast ? addDays(named, -7) : named
    // "tomorrow week", "Monday week"
    if (date && tokens[to]?.word === 'week') {
      date = addDays(date, 7)
      to += 1
    }
    add(from, to, date)
    index = to - 1
  }
  return found
}

const NAMED = /^(?:d\d|today|tomorrow|afterTomorrow|yesterday|monthEnd|vague)$/

function namedDay(
  { concept, from, to }: Mark,
  token: Word,
  text: string,
  reference: Day,
): Day | null | undefined {
  if (concept === 'vague') return null
  // "wedding" is no form of "wed"
  if (/^d\d/.test(concept) && /(?:ing|...ed)$/.test(token.word)) return undefined
  const isBare = /^[\u0600-\u06ff]/.test(token.word) && !/^[وبلف]?(?:ه?ال|لل)/.test(token.word)
  // "ساعتين في اليوم" is a rate.
  const isRate =
    /^ب/.test(token.word) ||
    /(?:في|كل)\s$/.test(text.slice(Math.max(0, token.start - 5), token.start))
  if (concept === 'today')
    return (isBare && to - from === 1) || (isRate && to - from === 1) ? undefined : reference
  if (concept === 'tomorrow') return addDays(reference, 1)
  if (concept === 'afterTomorrow') return addDays(reference, 2)
  if (concept === 'yesterday') return addDays(reference, -1)
  const { year, month } = partsOf(reference)
  if (concept === 'monthEnd') return dayOf(year, month + 1, 0)
  const isWord = isOtherWord(
    isBare ? 'احد' : token.word,
    text.slice(Math.max(0, token.start - 8), token.start),
  )
  if (isWord && !CLOCK.test(text.slice(token.end, token.end + 10))) return undefined
  return addDays(reference, (Number(concept.slice(1)) - weekdayOf(reference) + 7) % 7 || 7)
}

/** Several ask for the days of the same clause: when it is due, and whether it names one. */
const lookAt = lately((text): Look => {
  const tokens = tokensOf(text)
  return { tokens, marks: calendar(tokens), reference: '', days: [] }
}, 500)

interface Look {
  tokens: readonly Word[]
  marks: readonly Mark[]
  /** The days that it comes to, counted from the day that was asked for last. */
  reference: Day
  days: readonly NamedDay[]
}

function tokensOf(text: string): Word[] {
  const folded = fold(text)
  return Array.from(
    spokenDaysInDigits(folded.text, { isBehind: true }).matchAll(DATE_TOKENS),
    (match) => ({
      word: match[0],
      stem: stemOf(match[0]),
      ...(/^[وف]?[بل]\p{Script=Arabic}{3}/u.test(match[0])
        ? { unattached: stemOf(match[0].replace(/^[وف]?[بل]/, '')) }
        : {}),
      start: folded.original(match.index),
      end: folded.original(match.index + match[0].length - 1) + 1,
    }),
  )
}

/** "in 3 weeks", "within two days", "six weeks", «بعد أسبوعين», «خلال ٣ أيام», «بعد شهر ونصف». */
function distance(
  tokens: readonly Word[],
  index: number,
  is: (index: number, concept: string) => boolean,
): { from: number; to: number; days: number; months: number } | undefined {
  const hasLead = is(index, 'within')
  let at = hasLead ? index + 1 : index
  const word = tokens[at]?.word ?? ''
  const number = /^\d{1,3}$/.test(word) ? Number(word) : numberIn(word)
  const isDual = /ين$|ان$/.test(word) && /^[وبل]?(?:يوم|اسبوع|شهر)/.test(word)
  const isOne = /^(?:a|an|one)$/.test(word)
  if (number !== undefined || isOne) at += 1
  const unit = (['day', 'week', 'month'] as const).find((name) => is(at, name))
  if (!unit || is(at, 'vague') || tokens[at]?.word === 'اليوم') return undefined
  const isAgo =
    tokens[at + 1]?.word === 'ago' ||
    (unit === 'week' &&
      tokens[index - 1]?.word === 'قبل' &&
      !/^من/.test(tokens[at + 1]?.word ?? ''))
  if (number === undefined && !isDual && !hasLead && !isAgo) return undefined
  if (unit === 'day' && number === undefined && !isDual && !isAgo) return undefined
  const count = number ?? (isDual ? 2 : 1)
  if (
    count > 400 ||
    (count === 1 &&
      number === undefined &&
      unit !== 'month' &&
      /^(?:in|within|خلال)$/.test(tokens[index]?.word ?? '') &&
      !isOne)
  )
    return undefined
  let to = at + 1
  // "In 2 weeks, half an hour a day" is no half week.
  const half =
    is(to, 'half') && /^و/.test(tokens[to]?.word ?? '')
      ? to + 1
      : tokens[to]?.word === 'and' && is(to + 2, 'half')
        ? to + 3
        : undefined
  if (
    /^(?:a|per|each|every)$/.test(tokens[to]?.word ?? '') ||
    /^(?:كل|بال|في (?:ال)?(?:يوم|اسبوع|شهر))/.test(`${tokens[to]?.word} ${tokens[to + 1]?.word}`)
  )
    return undefined
  if (half) to = half
  const days =
    (unit === 'day' ? count : unit === 'week' ? count * 7 : 0) +
    (half ? { day: 0, week: 4, month: 15 }[unit] : 0)
  return { from: index, to, days, months: unit === 'month' ? count : 0 }
}

/** «قبل يومين», "2 days ago"; «قبل يومين من السفر» is before something else. */
function pastOf(
  tokens: readonly Word[],
  { from, to }: { from: number; to: number },
): { from: number; to: number; isPast: boolean } {
  if (tokens[to]?.word === 'ago') return { from, to: to + 1, isPast: true }
  const isBefore = tokens[from - 1]?.word === 'قبل' && !/^من/.test(tokens[to]?.word ?? '')
  return isBefore ? { from: from - 1, to, isPast: true } : { from, to, isPast: false }
}

function numberIn(word: string): number | undefined {
  const read = numberWord(word)?.word
  return read?.role === 'value' ? read.value : undefined
}

/** The weekdays that a text names, 0 for Sunday, in its order, with or without an article: "Fridays", «خميس وجمعة». */
export const weekdaysIn = (text: string): number[] => [
  ...new Set(daysMarkedIn(text).map(({ weekday }) => weekday)),
]

/** Where a text names weekdays, 0 for Sunday. */
export const daysMarkedIn = (text: string): (Span & { weekday: number })[] => {
  const tokens = tokensOf(text)
  return calendar(tokens).flatMap(({ concept, from, start, end }) =>
    // «واحدة» is one and no Sunday, a wedding no Wednesday.
    /^d\d$/.test(concept) &&
    !/^واحد|^wedding/iu.test(text.slice(start, end)) &&
    !isCount(tokens, from)
      ? [{ weekday: Number(concept.slice(1)), start, end }]
      : [],
  )
}

/** «ثلاث ساعات», «أربع مواد»: three and four, which are days only behind «يوم». */
const isCount = (tokens: readonly Word[], index: number): boolean =>
  [3, 4].includes(numberIn(tokens[index]?.word.replace(/^[وفبل](?=...)/, '') ?? '') ?? 0) &&
  !/^(?:يوم|ايام)$/.test(tokens[index - 1]?.word ?? '') &&
  // «التلات إجازة» is Tuesday, «التلات ساعات» are three.
  (!/^[وفب]?ال/.test(tokens[index]?.word ?? '') || COUNTED.test(tokens[index + 1]?.word ?? ''))
const COUNTED =
  /(?:ات|ين)$|^(?:ايام|مواد|شهور|اشهر|اسابيع|فصول|دروس|مواضيع|كتب|غرف|شركاء|اشخاص|مرات?)$/

/** Where a text names months, with or without a day. */
export const monthsNamedIn = (text: string): Span[] =>
  calendar(tokensOf(text)).filter(({ concept }) => /^m\d/.test(concept))
