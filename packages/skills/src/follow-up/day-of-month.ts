import { addMonths, type Day, dayOf, partsOf } from '../calendar/day.ts'
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

const MOVED =
  /(?:\b(?:make|move|push|postpone|shift|change|keep)\s(?:it|that|this)\s(?:to\s|on\s|by\s)?(?:the\s)?|(?<!\p{L})(?:[وف]?(?:خل|حط)[\p{L}]{1,4}|[وف]?(?:[اأ]?جل|انقل)\p{L}{0,3})\s(?:على\s|[إا]لى\s|ل\s?|يوم\s){0,2})(\d{1,2})(?:st|nd|rd|th)?[\s.!]{0,3}$/iu

/** "Make it 15" of what is due on 2 December: the next such day from today. */
export function dayOfMonthAlone(
  said: string,
  { due, today }: { due: Day | null | undefined; today: Day },
): Day | undefined {
  const day = Number(MOVED.exec(latinDigits(said))?.[1])
  if (!due || !(day >= 1 && day <= 31)) return undefined
  const { year, month } = partsOf(due)
  const sameMonth = dayOf(year, month, day)
  if (sameMonth && sameMonth >= today) return sameMonth
  const next = partsOf(addMonths(dayOf(year, month, 1) as Day, 1))
  return dayOf(next.year, next.month, day)
}
