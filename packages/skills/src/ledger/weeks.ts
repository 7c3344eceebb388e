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
  `(?:(?:(?<before>${PLACE}) (?:and|و) ?(?:the )?)?(?<order>${PLACE}) (?:weeks?|اسبوع)|(?:ال)?اسبوع (?<place>${PLACE}))(?: (?:of |in |من |في |ب|ل)?(?:شهر )?(?<month>(?:${monthNames.join('|')})(?!\\p{L})(?:[ ,]{1,2}\\d{4})?)|(?!\\p{L}))`,
  'gu',
)

/** "The first week of November", «آخر أسبوع في أكتوبر»: seven days of a month. */
export function weeksIn(text: string, latest: string | undefined): { from: string; to: string }[] {
  const found = [...fold(text).text.matchAll(WEEK)]
  // "In the first week of October and in the second week": of the same month.
  const isOfMonth = found.find(({ groups }) => groups?.month)?.groups?.month
  return found.flatMap(({ groups }) => {
    const [month] = monthsIn(`in ${groups?.month ?? isOfMonth}`, latest)
    if (!month || !isOfMonth) return []
    const last = new Date(
      Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0),
    ).getUTCDate()
    const day = (number: number) => `${month}-${String(number).padStart(2, '0')}`
    return [groups?.before, groups?.order ?? groups?.place].flatMap((said) => {
      if (!said) return []
      const at = PLACES.findIndex((names) => names.split('|').includes(said))
      const from = at === PLACES.length - 1 ? last - 6 : at * 7 + 1
      return [{ from: day(from), to: day(from + 6) }]
    })
  })
}
