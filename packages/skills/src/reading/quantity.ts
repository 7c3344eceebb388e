import type { MeasureUnit, TimeUnit } from './units.ts'
import type { Span } from './words.ts'

export type DurationParts = Partial<Record<TimeUnit, number>>

export type Quantity = Span &
  (
    | { kind: 'number'; value: number }
    /** `currency` is an ISO code. Fils are already dirhams. */
    | { kind: 'money'; value: number; currency: string }
    /** 4.5 for "4.5 %". */
    | { kind: 'percent'; value: number }
    /** "2 years and 6 months" is one duration of two parts. */
    | { kind: 'duration'; parts: DurationParts }
    | { kind: 'age'; value: number }
    | { kind: 'measure'; value: number; unit: MeasureUnit }
  )
export type Kind = Quantity['kind']
export type QuantityOf<K extends Kind> = Extract<Quantity, { kind: K }>

/** How many of each smaller unit a unit has; a month is a twelfth of a year of 365 days. */
const DAYS: Record<TimeUnit, number> = {
  year: 365,
  month: 365 / 12,
  week: 7,
  day: 1,
  hour: 1 / 24,
  minute: 1 / 1440,
  second: 1 / 86400,
}

/** A duration counted in one unit: "2 years and 6 months" is 30 months. */
export function durationIn(unit: TimeUnit, parts: DurationParts): number {
  let sum = 0
  for (const [part, count] of Object.entries(parts) as [TimeUnit, number][]) {
    if (part === 'year' && unit === 'month') sum += count * 12
    else if (part === 'month' && unit === 'year') sum += count / 12
    else sum += (count * DAYS[part]) / DAYS[unit]
  }
  return Number(sum.toPrecision(12))
}
