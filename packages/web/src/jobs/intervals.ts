import type { Language } from '@wakeel/contract'
import { formatNumber } from '../language/language.tsx'

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
  ['millisecond', 1],
] as const

/** A duration in the largest unit of which there is a whole one: `10 minutes`, `250 ms`. */
export function formatInterval(
  milliseconds: number,
  language: Language,
  unitDisplay: 'long' | 'short' = 'long',
): string {
  const [unit, size] = units.find(([, size]) => milliseconds >= size) ?? ['millisecond', 1]
  return formatNumber(milliseconds / size, language, { style: 'unit', unit, unitDisplay })
}
