import { fold } from '../reading/fold.ts'
import { numbers } from '../reading/numbers.ts'
import type { Span } from '../reading/words.ts'
import type { Hit } from './lexicon.ts'

/** A number and the concept it counts: "3 true or false", «سؤالين», "sentences: 2". */
export interface Count<Concept extends string> extends Span {
  value: number
  concept: Concept
  /** Index of the hit among those that were given. */
  hit: number
}

/** As many words as may stand between a number and what it counts: "3 short multiple choice". */
const REACH = 3
const BREAK = /[.,،;؛:!?؟\n]/
const wordsIn = (gap: string) => gap.match(/\p{L}+/gu)?.length ?? 0
const isRightBehind = (gap: string) => !/[.,،;؛!?؟\n\d٠-٩]/.test(gap) && wordsIn(gap) <= 1

/** «منشورين من 14 إلى 18 ديسمبر»: the noun says two, and the number behind it counts something else. */
const isDualBefore = ({ start, end }: Span, text: string, lead: string): boolean =>
  /ين$/.test(text.slice(start, end)) && wordsIn(lead) > 0

/**
 * What each number of a text counts: the concept that follows it in the same clause, or else the one right before it. A label takes
 * the number behind it, whatever follows: "year 6 pupils".
 */
export function countsIn<Concept extends string>(
  text: string,
  hits: readonly Hit<Concept>[],
  labels: readonly Concept[] = [],
): Count<Concept>[] {
  const folded = fold(text)
  const found = numbers(folded.text).map(({ value, start, end }) => ({
    value,
    start: folded.original(start),
    end: folded.original(end - 1) + 1,
  }))
  const counts: Count<Concept>[] = []
  const add = (value: number, hit: number, span: Span) => {
    const { concept } = hits[hit] as Hit<Concept>
    counts.push({ value, concept, hit, start: span.start, end: span.end })
  }
  const order = [...hits.keys()].sort(
    (a, b) => (hits[a] as Hit<Concept>).start - (hits[b] as Hit<Concept>).start,
  )
  for (const [index, number] of found.entries()) {
    const limit = found[index + 1]?.start ?? text.length
    const before = order.findLast((at) => (hits[at] as Hit<Concept>).end <= number.start)
    const lead =
      before === undefined ? '' : text.slice((hits[before] as Hit<Concept>).end, number.start)
    const follows =
      before !== undefined && isRightBehind(lead) && !isDualBefore(hits[before] as Span, text, lead)
    const isLabel = follows && labels.includes((hits[before] as Hit<Concept>).concept)
    const after = order.find((at) => {
      const { start } = hits[at] as Hit<Concept>
      return start >= number.end && start < limit
    })
    // "The worst one for grade 4": a label waits for the number right behind it.
    const next = found[index + 1]
    const hitAfter = after === undefined ? undefined : hits[after]
    const isTaken =
      next !== undefined &&
      hitAfter !== undefined &&
      labels.includes(hitAfter.concept) &&
      hitAfter.end <= next.start &&
      isRightBehind(text.slice(hitAfter.end, next.start))
    const gap =
      after === undefined ? '' : text.slice(number.end, (hits[after] as Hit<Concept>).start)
    const reach =
      after !== undefined && labels.includes((hits[after] as Hit<Concept>).concept) ? 1 : REACH
    // «ريل واحد وبوستين»: what says two by itself takes no one.
    const isDual =
      follows &&
      number.value === 1 &&
      hitAfter !== undefined &&
      /ين$/.test(text.slice(hitAfter.start, hitAfter.end))
    if (
      !isLabel &&
      !isTaken &&
      !isDual &&
      after !== undefined &&
      !BREAK.test(gap) &&
      wordsIn(gap) <= reach
    )
      add(number.value, after, number)
    else if (follows && !counts.some(({ hit }) => hit === before)) add(number.value, before, number)
  }
  for (const [index, { start, end }] of hits.entries())
    if (/ين$/.test(text.slice(start, end)) && !counts.some(({ hit }) => hit === index))
      add(2, index, { start, end })
  return counts.sort((a, b) => a.start - b.start)
}
