import { durationIn } from '../reading/quantity.ts'
import type { Message } from './affinity.ts'
import type { Filling } from './filling.ts'
import type { Frame, Slots } from './frame.ts'
import type { Mention } from './mentions.ts'
import { isAmount } from './understood.ts'

/** What is asked about before anything is calculated, when no slot takes it: an amount, not a small count. */
export const unexplainedIn = <S extends Slots>(
  { leftOver, undecided = [] }: Pick<Filling, 'leftOver' | 'undecided'>,
  frame: Pick<Frame<S>, 'asksAbout' | 'slots'>,
  message: Message,
): Mention[] => [
  ...undecided,
  ...leftOver.filter((mention) => isAskedAbout(mention, frame, message)),
]

const isAskedAbout = <S extends Slots>(
  mention: Mention,
  frame: Pick<Frame<S>, 'asksAbout' | 'slots'>,
  message: Message,
) =>
  mention.doubt < 1 &&
  ((isAmount(mention) && isOfAnySlot(mention, frame.slots)) ||
    (frame.asksAbout?.includes(mention.kind) === true && isSpokenOf(frame.slots, mention, message)))

/** What a membership costs, and the number of its card, mean nothing to an agent that plans meals. */
const isOfAnySlot = (mention: Mention, slots: Slots): boolean => {
  const all = Object.values(slots)
  if (all.some(({ kind }) => kind === 'money')) return true
  if (mention.kind === 'money') return false
  return mention.kind !== 'number' || all.some((slot) => mayHold(slot, mention.value))
}

/** Whether a slot may be meant by so large a number that has no unit. */
function mayHold(slot: Slots[string], value: number): boolean {
  const ranges =
    slot.kind === 'measure' ? Object.values(slot.bare ?? {}) : [slot.plausible ?? ANY_NUMBER]
  const isOfKind = slot.kind === 'measure' || slot.kind === 'number'
  return isOfKind && ranges.some(([, most]) => value <= most)
}
const ANY_NUMBER = [0, Number.POSITIVE_INFINITY] as const

/** Some weeks or days that no word of the subject stands with are an aside: "HR has not replied for three weeks". */
const isSpokenOf = (slots: Slots, mention: Mention, { concepts, clauses }: Message): boolean => {
  if (mention.kind === 'duration' && durationIn('month', mention.parts) >= 1) return true
  const cues = new Set(
    Object.values(slots).flatMap(({ kind, cues: own = [] }) => (kind === mention.kind ? own : [])),
  )
  return concepts.some(
    (match) => cues.has(match.concept) && clauses.weightBetween(match, mention) < SENTENCE_END,
  )
}
const SENTENCE_END = 4
