import { addDays, addMonths, type Day } from '../calendar/day.ts'
import type { Period } from '../calendar/period.ts'
import { latinDigits } from '../reading/arabic.ts'
import { quantities } from '../reading/quantities.ts'

const LASTS =
  /(?:for|over|during|lasting|within|لمد[ةه]|(?:على )?مدى|(?:ال)?مد[ةه]|خلال)\s?[:：]?\s?(?:a |the )?$/iu

/** "4 posts a week for 3 weeks": without a beginning it begins tomorrow, as the next weeks do. */
export function lengthIn(text: string, today: Day): Period | undefined {
  const plain = latinDigits(text)
  const span = quantities(plain).find(
    ({ kind, start }) => kind === 'duration' && LASTS.test(plain.slice(0, start)),
  )
  if (span?.kind !== 'duration') return undefined
  const { year: years = 0, month: months = 0, week: weeks = 0, day: days = 0 } = span.parts
  const from = addDays(today, 1)
  const end = addDays(addMonths(from, years * 12 + months), weeks * 7 + days)
  return end > from ? { from, to: addDays(end, -1) } : undefined
}
