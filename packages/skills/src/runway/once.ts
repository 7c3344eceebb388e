import { costCues } from '../cost-lines.ts'
import type { Message } from '../understanding/affinity.ts'
import type { Concept } from '../understanding/lexicon.ts'
import type { Mention } from '../understanding/mentions.ts'

// Which way an amount of no month goes: "laptop 6k one-off", "a client pays us 50,000".

const COSTS: ReadonlySet<Concept> = new Set(costCues)
/** "We pay 60,000 once" and "laptop 6k one-off" bring no cash. */
export const isPaidOut = (message: Message, mention: Mention): boolean =>
  isOnceOnly(message, mention) ||
  message.concepts.some(
    (match) =>
      (match.concept === 'instalment' || COSTS.has(match.concept)) &&
      match.end <= mention.start &&
      message.clauses.isClose(match, mention, 1),
  )

const COMING_IN: ReadonlySet<Concept> = new Set(['income', 'donation', 'customer', 'extraCash'])
/** It is called one-off, and in its clause nothing comes in. */
const isOnceOnly = ({ concepts, clauses }: Message, mention: Mention): boolean => {
  const once = concepts.filter(
    (match) => match.concept === 'atOnce' && clauses.isClose(match, mention, ONCE_WITHIN),
  )
  const isOnce = ({ start }: { start: number }) => once.some((match) => match.start === start)
  return (
    once.length > 0 &&
    !concepts.some(
      (match) =>
        COMING_IN.has(match.concept) &&
        !isOnce(match) &&
        clauses.isClose(match, mention, IN_CLAUSE),
    )
  )
}
const ONCE_WITHIN = 2
const IN_CLAUSE = 6

/** "In February a client pays us 50,000 that are late" is no cost. */
export const isReceived = ({ concepts, clauses }: Message, mention: Mention): boolean =>
  concepts.some(
    (match) =>
      (match.concept === 'customer' || match.concept === 'extraCash') &&
      match.end <= mention.start &&
      clauses.isClose(match, mention, RECEIVED_WITHIN),
  )
const RECEIVED_WITHIN = 4
