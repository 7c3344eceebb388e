import { countedLines } from '../cost-lines.ts'
import { areCounted, headsPaid, isCount, isForEach } from '../heads-paid.ts'
import type { Message } from '../understanding/affinity.ts'
import type { Mention } from '../understanding/mentions.ts'
import type { Amount, RunwayValues } from './values.ts'

// Which of the costs and of the income that are told add up to those of a month.

/** The lines added up, unless one of them is called their total; so many times the amount for one of several people. */
export function costsOf(
  { costs = [] }: RunwayValues,
  message: Message,
  monthly: (amount: Amount) => number | undefined,
): number | undefined {
  if (costs.length === 0) return undefined
  return countedLines(costs, message).reduce(
    (sum, line) => sum + (monthly(line) ?? 0) * headsPaid(message, line.mention),
    0,
  )
}

/** What is earned, and what is given to a charity or club beside it. */
export const incomeOf = (
  { income, given }: RunwayValues,
  message: Message,
  monthly: (amount: Amount | undefined) => number | undefined,
): number =>
  [income, given].reduce(
    (sum, one) => sum + (monthly(one) ?? 0) * headsPaid(message, one?.mention),
    0,
  )

/** "40,000, of which 11,000 is rent": the rent is counted already. */
export function partsOf(
  costs: readonly Amount[],
  { concepts, clauses }: Message,
): { lines: readonly Amount[]; part?: Amount } {
  const part = costs.find(({ mention }) =>
    concepts.some(
      (match) =>
        match.concept === 'ofWhich' &&
        match.end <= mention.start &&
        clauses.isClose(match, mention, 2),
    ),
  )
  return part && costs.length > 1
    ? { lines: costs.filter((line) => line !== part), part }
    : { lines: costs }
}

/** "Hiring a developer who costs 17,000", "hire 3 people at 12,000 each" */
const HIRED_WITHIN = 6
export const isHired = ({ concepts, clauses, mentions }: Message, mention: Mention): boolean =>
  concepts.some(
    (match) =>
      match.concept === 'hiring' &&
      match.end <= mention.start &&
      clauses.isClose(match, mention, HIRED_WITHIN) &&
      !mentions.some(
        (other) => other.start >= match.end && other.end <= mention.start && !isCount(other),
      ),
  )

export const isPerHeadOfNobody = (message: Message, { costs = [] }: RunwayValues) =>
  !areCounted(message) &&
  costs.some(({ mention }) => isForEach(message, mention) && headsPaid(message, mention) === 1)
