import { fold } from '../reading/fold.ts'
import { monthNames } from '../reading/month-names.ts'
import { monthsIn } from './months.ts'

const PLACES = [
  'first|1st|اول|الاول',
  'second|2nd|ثاني|تاني|الثاني|التاني',
  'third|3rd|ثالث|تالت|الثالث|التالت',
  'fourth|4th|رابع|الرابع',
  'last|final|اخر|الاخير',
] as const
const PLACE = PLACES.join('|')
const WEEK = new RegExp(
  `(?:(?<order>${PLACE}) (?:week|اسبوع)|(?:ال)?اسبوع (?<place>${PLACE})) (?:of |in |من |في |ب|ل)?(?:شهر )?(?<month>(?:${monthNames.join('|')})(?!\\p{L})(?:[ ,]{1,2}\\d{4})?)`,
  'gu',
)

/** "The first week of November", «آخر أسبوع في أكتوبر»: seven days of a month. */
export function weeksIn(text: string, latest: string | undefined): { from: string; to: string }[] {
  return Array.from(fold(text).text.matchAll(WEEK), ({ groups }) => {
    const [month] = monthsIn(`in ${groups?.month}`, latest)
    if (!month) return []
    const said = groups?.order ?? groups?.place ?? ''
    const at = PLACES.findIndex((names) => names.split('|').includes(said))
    const last = new Date(
      Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0),
    ).getUTCDate()
    const from = at === PLACES.length - 1 ? last - 6 : at * 7 + 1
    const day = (number: number) => `${month}-${String(number).padStart(2, '0')}`
    return [{ from: day(from), to: day(from + 6) }]
  }).flat()
}
