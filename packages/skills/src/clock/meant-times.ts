import type { ClockTime } from '../reading/clock-times.ts'
import type { Span } from '../reading/words.ts'
import type { Message } from '../understanding/affinity.ts'
import type { Concept } from '../understanding/lexicon.ts'

const CLAIMED_WITHIN = 5

/** "She reckons 9 am" asks for nothing beside a time that is told. */
export function meantTimes(
  { concepts, clauses }: Message,
  times: readonly ClockTime[],
): readonly ClockTime[] {
  const meant = times.filter(
    (time) =>
      !concepts.some(
        (match) =>
          match.concept === 'claim' &&
          match.end <= time.start &&
          clauses.isClose(match, time, CLAIMED_WITHIN),
      ),
  )
  return meant.length > 0 ? meant : times
}

const ASKING: ReadonlySet<string> = new Set<Concept>([
  'howLong',
  'weekday',
  'howOld',
  'inDays',
  'apart',
])

/**
 * The days of what is asked of the clock: behind another question ("… and how many days are there from 9 March to 30 June") a day is
 * of that one.
 */
export function daysOfTimes<Day extends Span & { date: string }>(
  message: Message,
  days: readonly Day[],
  { places, times }: { places: readonly Span[]; times: readonly Span[] },
): readonly Day[] {
  const { concepts } = message
  const named = [...places, ...times].toSorted((a, b) => a.start - b.start)
  const questions = concepts.filter(({ concept }) => ASKING.has(concept))
  const isBetween = (from: number, to: number) =>
    // «كام يوم 20 يوليو» asks of that day.
    questions.some(({ start, end }) => start >= from && end < to - 1)
  const own = days.filter((day) => {
    if (isAskedApart(message, day, times)) return false
    const before = named.findLast(({ end }) => end <= day.start)
    const after = named.find(({ start }) => start >= day.end)
    const isBehindAnother = isBetween(before?.end ?? 0, day.start)
    return !isBehindAnother || (!before && after !== undefined && !isBetween(day.end, after.start))
  })
  return [...new Map(own.map((day) => [day.date, day])).values()]
}

/** "How many working days from 30 November to 11 December? Also when it's 5 pm on 5 July …": a sentence of its own, which asks of days. */
function isAskedApart(
  { text, concepts, clauses }: Message,
  day: Span,
  times: readonly Span[],
): boolean {
  const isBeside = (other: Span) => clauses.weightBetween(other, day) < SENTENCE_END
  if (times.length === 0 || times.some(isBeside) || SAME_DAY.test(text)) return false
  const found = concepts.filter(isBeside).map(({ concept }) => concept)
  const isQuestion =
    found.some((concept) => QUESTIONS.has(concept)) ||
    /^[^.!?؟\n]{0,200}[?؟]/.test(text.slice(day.end))
  return isQuestion && found.some((concept) => OF_DAYS.has(concept))
}
const SAME_DAY =
  /\b(?:that|the same|this) (?:same )?day\b|(?<!\p{L})(?:نفس|ذلك|ذاك|هداك|هذاك|بهداك|بهذاك) اليوم|(?<!\p{L})(?:يومها|وقتها|اليوم (?:ده|نفسه))(?!\p{L})/iu
const SENTENCE_END = 4
const QUESTIONS: ReadonlySet<string> = new Set<Concept>(['question', 'inDays', 'weekday', 'howOld'])
const OF_DAYS: ReadonlySet<string> = new Set<Concept>([
  'inDays',
  'weekday',
  'howOld',
  'apart',
  'businessDay',
])
