import { foldArabic, latinDigits } from '../reading/arabic.ts'
import { dates } from '../reading/dates.ts'
import { opening } from '../reading/opening.ts'
import { quantities } from '../reading/quantities.ts'
import type { DurationParts } from '../reading/quantity.ts'
import { withoutSpans } from '../reading/span.ts'
import type { Span } from '../reading/words.ts'
import type { Message } from '../understanding/affinity.ts'
import type { Concept } from '../understanding/lexicon.ts'
import type { ConceptMatch } from '../understanding/match-concepts.ts'
import type { Mention } from '../understanding/mentions.ts'
import { type Day, partsOf } from './day.ts'
import {
  givesNotice,
  holdsImpossibleDate,
  theDayAsked,
  weekdaysAsked,
  withYearBehind,
} from './days-as-said.ts'
import { fromHijri, nextHijri } from './hijri.ts'
import { hijriDatesIn } from './hijri-dates.ts'
import { countedFrom, nextNamedDay } from './named-days.ts'
import { type Period, periodIn } from './period.ts'

export interface DateFacts {
  dates: Day[]
  /** A feast the text names instead of a date. */
  isExpected: boolean
  /** A day is written as a date or a feast, and not only as "today". */
  isDated: boolean
  duration?: { parts: DurationParts; isBackward: boolean }
  workingDays?: { count?: number; isBackward: boolean; period?: Period }
  /** The public holidays of a year, or those to come. */
  holidays?: { year?: number }
  asks: Record<'age' | 'weekday' | 'weekend' | 'difference' | 'number' | 'holiday', boolean>
  /** A day of birth is told. */
  isBirth: boolean
  /** Both the first and the last day are counted. */
  isInclusive: boolean
  /** Where all this stands. */
  uses: readonly Span[]
}

/** "In 30 days"; "1 year in days" adds nothing to today. */
const IN_SOME_TIME = /\bin (?:a|an|one|two|three|\d+)\b/
/** Where the next question begins: a new sentence, or "and how many". */
const NEXT_QUESTION =
  /(?<=\p{L}|\d{3}|\))[.?!؟;؛\n]+(?=\s|$)|(?:,|،|\band\b|\bthen\b|\bplus\b)\s+(?=(?:how|what|which|when)\b)|[\s،]+(?=و ?(?:كم|كام|أي|اي|متى|شو|إيش|قديش)(?!\p{L}))|(?<!\p{L})ثم(?!\p{L})/giu
const MOST_QUESTIONS = 8

/** What each question of a message about days holds: its dates, its durations and what it wants to know. */
export function dateQuestionsIn(message: Message, today: Day): DateFacts[] {
  const text = opening(message.text)
  const ends = Array.from(text.matchAll(NEXT_QUESTION), ({ index }) => index)
  const inner = [...ends, ...secondShifts(message)]
    .filter((place) => place < text.length)
    .toSorted((a, b) => a - b)
  const places = [0, ...inner.slice(0, MOST_QUESTIONS), text.length]
  const parts = places.slice(1).map((end, at): Span => ({ start: places[at] as number, end }))
  const asking = withStretches(parts, message).filter(
    (part, _, all) => !(tellsWhatIsLeft(message, part) && all.some((one) => hasDate(message, one))),
  )
  return asking.map((part) => factsIn(message, part, today))
}

const isIn = (part: Span, { start, end }: Span) => start >= part.start && end <= part.end

const hasDate = ({ mentions }: Message, part: Span) =>
  mentions.some((one) => one.kind === 'date' && isIn(part, one))

const OWN =
  /(?<!\p{L})(?:i|we|he|she|they)(?:['’]ve)? (?:\p{L}{4,7} )?(?:have|has|had|got)(?!\p{L})|(?<!\p{L})(?:لي|لنا|له|لها|عندي|عندنا|معي|معنا)(?!\p{L})/iu

/** "I have 9 left", «باقي لي 9 أيام إجازة»: how much somebody has left is told, of no day, and asks nothing. */
function tellsWhatIsLeft(message: Message, part: Span): boolean {
  const { text, concepts } = message
  const own = concepts.filter((one) => isIn(part, one))
  const apart = own.filter(({ concept }) => concept === 'apart')
  return (
    apart.length > 0 &&
    apart.every(({ start, end }) => STILL.test(text.slice(start, end))) &&
    !own.some(({ concept }) => concept === 'question') &&
    !/[?؟]/.test(text.slice(part.start + 1, part.end + 1)) &&
    OWN.test(text.slice(part.start, part.end)) &&
    !hasDate(message, part)
  )
}

const STILL = /left|remain|until|till|since|باقي|متبقي|بقي|منذ|حتى/iu

/** "From 4 to 22 January, both counted. How many days is that?": a stretch that is told belongs to the question behind it that names no day. */
function withStretches(
  parts: readonly Span[],
  { text, concepts, mentions }: Message,
): readonly Span[] {
  const daysIn = ({ start, end }: Span) =>
    mentions.filter(
      (one) =>
        (one.kind === 'date' || one.kind === 'duration') && one.start >= start && one.end <= end,
    )
  const named = ({ start, end }: Span, ...wanted: Concept[]) =>
    concepts.filter((one) => wanted.includes(one.concept) && one.start >= start && one.end <= end)
  const isTold = (part: Span) =>
    daysIn(part).length === 2 &&
    daysIn(part).every(({ kind }) => kind === 'date') &&
    named(part, 'question', 'weekday', 'businessDay', 'holiday', 'birth').length === 0
  const asksHowLong = (part: Span) =>
    daysIn(part).length === 0 &&
    named(part, 'businessDay', 'apart').length > 0 &&
    !named(part, 'apart').some(({ start, end }) => STILL.test(text.slice(start, end)))
  const joined: Span[] = []
  for (const part of parts) {
    const last = joined.at(-1)
    if (last && isTold(last) && asksHowLong(part)) last.end = part.end
    else joined.push({ ...part })
  }
  return joined
}

/** Where a duration and its day end and others follow: "100 days from 1 May and 45 days after 3 June". */
function secondShifts({ mentions }: Message): number[] {
  const isDay = ({ kind }: Mention) => kind === 'date'
  const moments = mentions.filter(
    (mention) => isDay(mention) || (mention.kind === 'duration' && !isClock(mention.parts)),
  )
  const pairs = Array.from({ length: Math.floor(moments.length / 2) }, (_, at) =>
    moments.slice(at * 2, at * 2 + 2),
  )
  const isEach = moments.length % 2 === 0 && pairs.every((pair) => pair.filter(isDay).length === 1)
  return isEach ? pairs.slice(0, -1).flatMap(([, last]) => last?.end ?? []) : []
}

/** What the message holds about days when it is taken for one question. */
export const dateFactsIn = (message: Message, today: Day): DateFacts =>
  factsIn(message, { start: 0, end: opening(message.text).length }, today)

function factsIn(
  { text, concepts, clauses, mentions }: Message,
  part: Span,
  today: Day,
): DateFacts {
  const within = ({ start, end }: Span) => start >= part.start && end <= part.end
  const written = text.slice(part.start, part.end)
  const named = (concept: Concept): ConceptMatch[] =>
    concepts.filter((match) => match.concept === concept && within(match))
  const has = (concept: Concept) => named(concept).length > 0
  const inText = ({ start, end }: Span): Span => ({
    start: start + part.start,
    end: end + part.start,
  })
  const working = named('businessDay')
  const counted = mentions.find(
    (mention) =>
      within(mention) &&
      (mention.kind === 'number' || mention.kind === 'duration') &&
      working.some((match) => mention.start < match.start && clauses.isClose(mention, match, 1)),
  )
  const durations = quantities(written).filter(
    (quantity) => quantity.kind === 'duration' || quantity.kind === 'age',
  )
  const days = durations.filter(
    (quantity) => quantity.kind === 'duration' && !isClock(quantity.parts),
  )
  const asked = weekdaysAsked(written)
  const rest = withoutSpans(written, [
    ...durations,
    ...(counted ? [{ start: counted.start - part.start, end: counted.end - part.start }] : []),
    ...theDayAsked(written),
    ...asked,
  ])
  /** "That 14 Aug" is of the year that the message gave it before. */
  const asSaidBefore = <D extends Span & { date: Day }>(day: D): D => {
    const said = mentions.find(({ start }) => start === day.start + part.start)
    return said?.kind === 'date' && said.date.slice(5) === day.date.slice(5)
      ? { ...day, date: said.date }
      : day
  }
  const found = holdsImpossibleDate(rest)
    ? []
    : withYearBehind(daysOf(rest, today).map(asSaidBefore), rest)
  const feastNamed =
    found.length < 2 ? nextNamedDay(withoutSpans(written, found), today) : undefined
  // "The working days of January, with the New Year holiday": a holiday among the days that are counted.
  const without =
    working.length > 0 && found.length === 0 && feastNamed && isHoliday(written, feastNamed)
      ? periodIn(withoutSpans(written, [feastNamed]), today)
      : undefined
  const feast = without ? undefined : feastNamed
  const first = days[0]
  const nearest = (concept: Concept) =>
    Math.min(
      ...named(concept).map((match) =>
        first ? clauses.wordsBetween(match, inText(first)) : match.start,
      ),
    )
  const isBackward =
    (has('earlier') && nearest('earlier') <= nearest('later')) ||
    (!has('later') && givesNotice(written))
  const count = countOf(counted)
  const isNamed = found.length > 0 || feast !== undefined
  const period = without ?? (working.length > 0 && !isNamed ? periodIn(written, today) : undefined)
  const folded = latinDigits(foldArabic(written))
  const isShift =
    first?.kind === 'duration' &&
    working.length === 0 &&
    (isNamed || has('later') || has('earlier') || IN_SOME_TIME.test(folded))
  return {
    dates: [...found.map(({ date }) => date), ...(feast ? [feast.day] : [])],
    isExpected: feast?.isExpected ?? found.some(({ isNext }) => isNext),
    isDated:
      feast !== undefined ||
      found.some(({ start, end }) => !UNASKED_DAY.test(rest.slice(start, end))),
    ...(isShift && { duration: { parts: first.parts, isBackward } }),
    ...(working.length > 0 && {
      workingDays: { ...(count !== undefined && { count }), isBackward, ...(period && { period }) },
    }),
    ...(!isNamed && working.length === 0 && has('holiday') && { holidays: yearIn(folded, today) }),
    isBirth: has('birth'),
    asks: {
      age: has('howOld'),
      // A day of the other calendar is told with its weekday.
      weekday: (has('weekday') || asked.length > 0) && !has('hijri') && !has('gregorian'),
      weekend: named('weekday').some(({ start, end }) => WEEKEND.test(text.slice(start, end))),
      difference: has('apart'),
      number: has('question'),
      holiday: has('holiday'),
    },
    isInclusive: has('bothDays'),
    uses: usesOf(
      [...working, ...named('holiday'), ...named('howOld'), ...named('apart')],
      [...(counted ? [counted] : []), ...days.slice(0, isShift ? 1 : 0).map(inText)],
      [...found, ...(feast ? [feast] : [])].map(inText),
    ),
  }
}

const WEEKEND = /week-?end|ويك/iu
const HOLIDAY =
  /(?:holidays?|day off|counting|including|excluding|minus|without|with|(?:ال)?[إا]جاز[ةه]|(?:ال)?عطل[ةه]|احتساب|باستثناء|بدون|غير|مع)(?: (?:of|the|for|on|يوم))?\s$/iu
const LONGEST_HOLIDAY = 24

const isHoliday = (written: string, { start }: Span): boolean =>
  HOLIDAY.test(written.slice(Math.max(0, start - LONGEST_HOLIDAY), start))

/** Every day that is named by its date, in either calendar. */
function daysOf(text: string, today: Day): (Span & { date: Day; isNext?: boolean })[] {
  const islamic = hijriDatesIn(text).flatMap(({ year, month, day, start, end }) => {
    if (day === undefined) return []
    // "27 Ramadan" is the next one to come.
    const isNext = year === undefined
    const date = isNext
      ? nextHijri({ month, day }, countedFrom(text, today))
      : fromHijri({ year, month, day })
    return date ? [{ date, start, end, isNext }] : []
  })
  const civil = dates(text, today).filter(
    (date) =>
      isDay(text.slice(date.start, date.end)) &&
      !islamic.some(({ start, end }) => start < date.end && date.start < end),
  )
  return withYearBehind(
    [...islamic, ...civil].toSorted((a, b) => a.start - b.start),
    text,
  )
}

/** Another skill may be asked about the same day; only what is asked about nothing else rests on the day itself. */
const usesOf = (asked: readonly Span[], counted: readonly Span[], days: readonly Span[]): Span[] =>
  asked.length + counted.length > 0 ? [...asked, ...counted] : [...days]

const countOf = (counted: Message['mentions'][number] | undefined): number | undefined =>
  counted?.kind === 'number'
    ? counted.value
    : counted?.kind === 'duration'
      ? (counted.parts.day ?? (counted.parts.week ?? 0) * 5)
      : undefined

/** "The bitcoin price today" asks about no date. */
const UNASKED_DAY = /^(?:today|tonight|tomorrow|yesterday|now|و?(?:اليوم|غدا?|بكر[اه]|باجر|أمس))$/i

/** A word like "later" is no day, however it may be counted from today. */
const isDay = (written: string): boolean => !/^\W*(?:later|earlier|now|then|day)\W*$/i.test(written)

function yearIn(folded: string, today: Day): { year?: number } {
  const named = /(?<!\d)20\d{2}(?!\d)/.exec(folded)?.[0]
  if (named) return { year: Number(named) }
  if (/next year|(?:السنه|العام) (?:القادمه?|المقبله?|الجايه?)/.test(folded))
    return { year: partsOf(today).year + 1 }
  return /this year|(?:هذه?|هاي) (?:السنه|العام)|(?:السنه|العام) (?:الحاليه?|هذه?)/.test(folded)
    ? { year: partsOf(today).year }
    : {}
}

const isClock = (parts: DurationParts) =>
  parts.hour !== undefined || parts.minute !== undefined || parts.second !== undefined
