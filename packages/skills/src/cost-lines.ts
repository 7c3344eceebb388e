import { isBeside, type Message } from './understanding/affinity.ts'
import type { Concept } from './understanding/lexicon.ts'
import type { Mention } from './understanding/mentions.ts'

/** What names the lines a business lists its costs by, and their total. */
export const costCues = [
  'totalCost',
  'cost',
  'costOfSales',
  'costLine',
  'rent',
  'pay',
  'marketing',
  'software',
  'utilities',
  'otherCost',
] as const satisfies readonly Concept[]

/** The lines that add up: each counts once, a stated total replaces them all. */
export function countedLines<Line extends { mention: Mention }>(
  lines: readonly Line[],
  message: Message,
): readonly Line[] {
  const total = lines.find(({ mention }) => isBeside(message, 'totalCost', mention))
  return total ? [total] : lines
}
