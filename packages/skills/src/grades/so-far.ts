import type { Message } from '../understanding/affinity.ts'
import type { Results } from './rows.ts'

const NEAR = 2
const PART_WITHIN = 3
const SUPPOSED_WITHIN = 6

/** "I have 82 so far, the final is worth 40%": the weight is that of what is open, and the mark is for all the rest. */
export function withSoFarApart(message: Message, results: Results): Results {
  const { concepts, clauses, text } = message
  const [only, other] = results.rows
  const { result, measure } = only ?? {}
  if (!only || other || !result || !measure) return results
  const isSoFar = concepts.some(
    (match) =>
      match.concept === 'soFar' &&
      !/^(?:have|has)$/i.test(text.slice(match.start, match.end)) &&
      clauses.isClose(match, result, NEAR),
  )
  const isOfPart = concepts.some(
    (match) =>
      match.concept === 'assessedPart' &&
      match.end <= result.start &&
      clauses.isClose(match, result, 1),
  )
  const isOfOpen = concepts.some(
    (match) => match.concept === 'assessedPart' && clauses.isClose(match, measure, PART_WITHIN),
  )
  if (!isSoFar || isOfPart || !isOfOpen) return results
  // "If I get 50": a mark that is thought of, and none that is hoped for.
  const supposed = results.goals.find((goal) =>
    concepts.some(
      (match) =>
        match.concept === 'supposing' &&
        match.end <= goal.start &&
        clauses.isClose(match, goal, SUPPOSED_WITHIN),
    ),
  )
  const rest = { ...only, isSoFar: true, measure: { ...measure, value: 100 - measure.value } }
  return supposed
    ? { ...results, rows: [rest, { ...only, result: supposed }], goals: [] }
    : { ...results, rows: [rest] }
}
