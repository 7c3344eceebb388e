import type { ClockTime } from '../reading/clock-times.ts'
import { isWithin } from '../reading/span.ts'
import type { Span } from '../reading/words.ts'
import type { Message } from '../understanding/affinity.ts'
import type { Concept } from '../understanding/lexicon.ts'

const CLAIMED_WITHIN = 5
const KEPT_IN_MIND_WITHIN = 3
/** What somebody supposes, where another only tells of a time: "the office says 2 pm … I thought 6 pm". */
const SUPPOSED =
  /^(?:think|thought|guess\p{L}*|reckon\p{L}*|suppos\p{L}*|believe\p{L}*|in (?:my )?(?:head|mind)|.*(?:[بف]ي? ?(?:بال|راس|دماغ)ي?|ظن|عتقد))/iu
const IN_MIND = /(?:head|mind)$/i

/** "She reckons 9 am", "I have 6 pm in my head": asks for nothing beside a time that is told. */
export function meantTimes(
  { text, concepts, clauses }: Message,
  times: readonly ClockTime[],
): readonly ClockTime[] {
  const claims = concepts.filter(({ concept }) => concept === 'claim')
  const isClaimedBy = (time: Span) => (match: Span) =>
    match.end <= time.start
      ? clauses.isClose(match, time, CLAIMED_WITHIN)
      : IN_MIND.test(text.slice(match.start, match.end)) &&
        match.start >= time.end &&
        clauses.isClose(match, time, KEPT_IN_MIND_WITHIN)
  const without = (matches: readonly Span[]) =>
    times.filter((time) => !matches.some(isClaimedBy(time)))
  const meant = without(claims)
  if (meant.length > 0) return meant
  const told = without(claims.filter(({ start, end }) => SUPPOSED.test(text.slice(start, end))))
  return told.length > 0 ? told : times
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
    // "At 3 pm on 5 December" is read as one.
    if (times.some((time) => isWithin(time, day))) return true
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
  'hijri',
])
