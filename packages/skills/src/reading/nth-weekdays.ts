import { monthNames, monthOfName } from './month-names.ts'
import { weekdayNames } from './weekday-names.ts'
import type { Span } from './words.ts'

// "The third Friday of January", «أول جمعة من فبراير 2027», "the last Thursday of next month".

const ORDERS: readonly (readonly string[])[] = [
  ['last', 'اخر', 'الاخيره?'],
  ['1st', 'first', 'اول', 'الاول[يه]?'],
  ['2nd', 'second', 'ثاني', 'الثانيه?'],
  ['3rd', 'third', 'ثالث', 'الثالثه?'],
  ['4th', 'fourth', 'رابع', 'الرابعه?'],
]
const LAST = 0
const ORDER = ORDERS.flat().join('|')
const WEEKDAY = weekdayNames.join(', ').replaceAll(', ', '|')
const COMING = 'next month|ال?شهر (?:القادم|المقبل|الجاي|الياي)'
const NTH_WEEKDAY = new RegExp(
  `(?<!\\p{L})(?:(?<order>${ORDER}) (?:يوم )?(?<weekday>${WEEKDAY})|(?<named>${WEEKDAY}) (?<place>${ORDER})) (?:(?:of|in|from|من|في) |ب)?(?:the month of |شهر )?(?<month>${monthNames.join('|')}|${COMING})(?!\\p{L})(?:[ ,،]{1,2}(?:of )?(?:سنه |عام )?(?<year>20\\d{2}))?`,
  'gu',
)

/** Each such day of a folded text; of a month without a year the next one to come. */
export function nthWeekdaysIn(folded: string, today: string): (Span & { date: string })[] {
  return Array.from(folded.matchAll(NTH_WEEKDAY)).flatMap((match) => {
    const { order, place, weekday, named, month = '', year } = match.groups ?? {}
    const nth = indexOf(ORDERS, order ?? place)
    const day = indexOf(
      weekdayNames.map((names) => names.split(', ')),
      weekday ?? named,
    )
    const [thisYear = 0, thisMonth = 0] = today.split('-').map(Number)
    const number = monthOfName(month)
    const inYear = (of: number) => nthOf(of, number || thisMonth + 1, day, nth)
    const first = inYear(year ? Number(year) : thisYear)
    const date = year || !number || first >= today ? first : inYear(thisYear + 1)
    return [{ date, start: match.index, end: match.index + match[0].length }]
  })
}

const indexOf = (names: readonly (readonly string[])[], said = ''): number =>
  names.findIndex((one) => one.some((name) => new RegExp(`^(?:${name})$`, 'u').test(said)))

function nthOf(year: number, month: number, weekday: number, nth: number): string {
  const edge = new Date(Date.UTC(year, nth === LAST ? month : month - 1, nth === LAST ? 0 : 1))
  const gap = edge.getUTCDay() - weekday
  const days = nth === LAST ? -((gap + 7) % 7) : ((7 - gap) % 7) + (nth - 1) * 7
  edge.setUTCDate(edge.getUTCDate() + days)
  return edge.toISOString().slice(0, 10)
}
