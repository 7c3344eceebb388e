import { latinDigits } from '../reading/arabic.ts'
import { monthsNamedIn } from '../sentences/days.ts'
import { dayOf, partsOf } from './day.ts'
import type { Period } from './period.ts'

const BARE_DAY =
  /(?<=\s)(\d{1,2})(?:st|nd|rd|th)(?!\s(?:of\s)?\p{L}{0,4}(?:week|post|topic|one|chapter|grade|time))|(?<=(?<!\p{L})(?:يوم|ويوم)\s)(\d{1,2})(?!\d)(?=[\s؟?.,،]|$)/giu

/** "The 5th", «يوم ٥»: of the month in which a period begins, or of the next where that is past, written out as a day. */
export function withMonthOf({ from, to }: Period, text: string): string {
  const plain = latinDigits(text)
  if (monthsNamedIn(plain).length > 0) return plain
  const { year, month } = partsOf(from)
  return plain.replace(BARE_DAY, (whole, english: string | undefined, arabic: string) => {
    const number = Number(english ?? arabic)
    const [first, next] = [dayOf(year, month, number), dayOf(year, month + 1, number)]
    const day = first < from && next <= to ? next : first
    return partsOf(day).day === number ? `${whole.replace(/\d.*/su, '')}${day}` : whole
  })
}
