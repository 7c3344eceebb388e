import { dateCalculator } from '../date-calculator.ts'
import type { Span } from '../reading/words.ts'
import { type Ask, SkillRefusal } from '../skill.ts'
import type { Message } from '../understanding/affinity.ts'
import { calculateDate, type DateInput } from './date-calculation.ts'
import type { Day } from './day.ts'

/** "90 days after 1 February, and that in Hijri": the day that is counted to, where its name is asked for behind the counting. */
export function reachedDay(
  { mentions }: Message,
  asked: readonly Span[],
  ask: Ask,
): (Span & { date: Day }) | undefined {
  const counted = mentions.find(({ kind }) => kind === 'duration')
  const last = mentions.findLast(({ kind }) => kind === 'duration' || kind === 'date')
  if (!counted || !last || !asked.every(({ start }) => start >= last.end)) return undefined
  const reading = dateCalculator.read(ask)
  if (!('input' in reading) || reading.more?.length) return undefined
  const input = reading.input as DateInput
  if (!input.operation.startsWith('shift')) return undefined
  try {
    const found = calculateDate(input, ask)
    return 'to' in found ? { start: counted.start, end: counted.end, date: found.to } : undefined
  } catch (error) {
    if (error instanceof SkillRefusal) return undefined
    throw error
  }
}
