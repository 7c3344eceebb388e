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
  { concepts }: Message,
  days: readonly Day[],
  named: readonly Span[],
): readonly Day[] {
  const questions = concepts.filter(({ concept }) => ASKING.has(concept))
  const isBetween = (from: number, to: number) =>
    // «كام يوم 20 يوليو» asks of that day.
    questions.some(({ start, end }) => start >= from && end < to - 1)
  const own = days.filter((day) => {
    const before = named.findLast(({ end }) => end <= day.start)
    const after = named.find(({ start }) => start >= day.end)
    const isBehindAnother = isBetween(before?.end ?? 0, day.start)
    return !isBehindAnother || (!before && after !== undefined && !isBetween(day.end, after.start))
  })
  return [...new Map(own.map((day) => [day.date, day])).values()]
}
