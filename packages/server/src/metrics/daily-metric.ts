import type { SQL } from 'drizzle-orm'

/** Something that is counted by the day of the UAE. It is defined once, by what selects it from the rows. */
export interface DailyMetric {
  /** Another definition is another name, as days that are over keep what was counted of them. */
  name: string
  /** Its rows may be written a day after what they tell of. */
  isLate?: boolean
  /** Of a part of it, such as what one of very many creators earned: its keys. `select` selects no others then. */
  keys?: readonly string[]
  /** Selects `day` (`2026-11-20`), `key` (text) and `value` (a whole number) of what happened from one moment until before another. */
  select(from: Date, until: Date): SQL
}

export interface DayValue {
  day: string
  key: string
  value: number
}
