import type { Ask, Reading } from '../skill.ts'
import { namesAny } from '../understanding/affinity.ts'
import type { Concept } from '../understanding/lexicon.ts'
import { readMessage } from '../understanding/read-message.ts'

export const WATER: readonly Concept[] = ['water', 'volume', 'vessel']
export const FELT: readonly Concept[] = ['felt', 'middayBreak']

/** "How much water, and how hot does it feel?" asks for both: each answer rests on the words that ask for it. */
export function withUses<Input>(
  reading: Reading<Input>,
  ask: Ask,
  asked: readonly Concept[],
): Reading<Input> {
  if (!('input' in reading)) return reading
  const message = readMessage(ask.text, ask.today)
  if (!namesAny(message, WATER) || !namesAny(message, FELT)) return reading
  const uses = message.concepts.filter(({ concept }) => asked.includes(concept))
  // What one answer leaves out the other rests on.
  const { unused: _, ...understood } = reading.understood ?? { facts: [], assumed: [] }
  return { ...reading, understood, uses: uses.map(({ start, end }) => ({ start, end })) }
}
