import { removalsIn } from '../follow-up/change-words.ts'
import type { Span } from '../reading/words.ts'
import type { Message } from './affinity.ts'
import { nothing } from './asked.ts'
import type { Before } from './filling.ts'
import type { Slot, Slots } from './frame.ts'
import type { ConceptMatch } from './match-concepts.ts'
import { isNamedAlike, type Line, type Named } from './own-lines.ts'

// "Forget the losses", "without the rent", «ما بنوظف»: what a follow-up takes away from what was told.

/** Words between what takes away and what is taken away. */
const WITHIN = 2

/** What was told before without what a follow-up takes away, and the follow-up without the words that have done so. */
export function withoutTakenAway(
  before: Before,
  message: Message,
  { slots, told }: { slots: Slots; told: Named },
): { before: Before; message: Message } {
  const removals = [
    ...message.concepts.filter(({ concept }) => concept === 'negation'),
    ...removalsIn(message.text),
  ]
  const taken = message.concepts.filter((match) =>
    removals.some((removal) => isTakenBy(message, removal, match)),
  )
  if (taken.length === 0) return { before, message }
  const used = new Set<ConceptMatch>()
  const values = Object.fromEntries(
    Object.entries(before.values).flatMap(([name, list]) => {
      const slot = slots[name]
      const match = slot && taken.find(({ concept }) => namesSlot(slot, concept))
      if (!slot || !match) return [[name, list]]
      const lines = list.filter((line) => !isNamedAlike(line as Line, match, message, told))
      const isWhole = list.length === 1 || !slot.isMany
      if (!isWhole && (lines.length === list.length || lines.length === 0)) return [[name, list]]
      used.add(match)
      if (!isWhole) return [[name, lines]]
      // "No down payment" is none of it, which says more than that it is not known.
      const isNone = slot.kind === 'money' && !slot.change && isDenial(message, match)
      return isNone ? [[name, [{ value: 0, mention: nothing(message.text, match) }]]] : []
    }),
  )
  if (used.size === 0) return { before, message }
  const spent = new Set([...used].map(({ start }) => start))
  return {
    before: { ...before, values },
    message: { ...message, concepts: message.concepts.filter(({ start }) => !spent.has(start)) },
  }
}

export const namesSlot = (slot: Slot, concept: ConceptMatch['concept']): boolean =>
  [
    ...(slot.cues ?? []),
    ...(slot.change?.verbs ?? []),
    ...(slot.kind === 'choice' ? Object.values(slot.options).flatMap(({ cues }) => cues) : []),
  ].includes(concept)

const isDenial = ({ concepts, clauses }: Message, match: ConceptMatch): boolean =>
  concepts.some(
    (one) => one.concept === 'negation' && one.end <= match.start && clauses.isClose(one, match, 1),
  )

/** It stands right behind it, and no figure follows, which would be a new value. */
const isTakenBy = ({ mentions, clauses }: Message, removal: Span, match: ConceptMatch): boolean =>
  removal.end <= match.start &&
  clauses.isClose(removal, match, WITHIN) &&
  !mentions.some(
    (mention) =>
      mention.kind !== 'date' &&
      mention.start >= removal.end &&
      clauses.isClose(match, mention, WITHIN),
  )
