import { type Day, dayOf, partsOf } from '../calendar/day.ts'
import { latinDigits } from '../reading/arabic.ts'
import { denial } from '../sentences/taking-back.ts'

const INSTEAD = new RegExp(
  `(?<![\\d/.-])(\\d{1,2})(?:st|nd|rd|th)?[,،]?\\s(?:${denial}|instead of|بدل)\\s(?:the\\s)?(\\d{1,2})(?:st|nd|rd|th)?(?![\\d/.-])`,
  'iu',
)

/** "By 20 not 2" of what is due on 2 December: the same month's other day. */
export function dayOfMonthInstead(said: string, due: Day | null | undefined): Day | undefined {
  const [, now, was] = INSTEAD.exec(latinDigits(said)) ?? []
  if (!due || now === undefined) return undefined
  const { year, month } = partsOf(due)
  return due === dayOf(year, month, Number(was)) ? dayOf(year, month, Number(now)) : undefined
}
