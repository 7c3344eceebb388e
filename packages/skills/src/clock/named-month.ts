import type { Day } from '../calendar/day.ts'
import { dates } from '../reading/dates.ts'
import type { Span } from '../reading/words.ts'
import { monthsNamedIn } from '../sentences/days.ts'

const LEAD = /(?:(?<!\p{L})(?:in|during|next|في|خلال|شهر|بشهر|لشهر)\s|(?<!\p{L})ب)$/iu

/** "How far is London in July": the middle of the month, since clocks are put forward and back near the ends of one. */
export function monthIn(text: string, today: Day): (Span & { date: Day })[] {
  const named = monthsNamedIn(text).find(({ start }) => LEAD.test(text.slice(0, start)))
  const [day] = named ? dates(`15 ${text.slice(named.start, named.end)}`, today) : []
  return named && day ? [{ start: named.start, end: named.end, date: day.date }] : []
}
