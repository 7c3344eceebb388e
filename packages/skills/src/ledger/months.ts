import { fold } from '../reading/fold.ts'
import { monthNames, monthOfName } from '../reading/month-names.ts'
import { numbers } from '../reading/numbers.ts'

const NAMED = new RegExp(
  `(?<!\\p{L})و?[بلف]?(?<name>${monthNames.join('|')})(?!\\p{L})[ .,'/-]*(?<year>\\d{4})?`,
  'gu',
)
const NUMERIC =
  /(?<!\d)(?:(?<year>\d{4})[-/](?<month>0?[1-9]|1[0-2])|(?<lateMonth>0?[1-9]|1[0-2])[-/](?<lateYear>\d{4}))(?![-/\d])/g

/** The months a text names, `2026-01`; without a year the one of `latest` or before it, and none without `latest`. */
export function monthsIn(text: string, latest: string | undefined): string[] {
  const folded = withMonthNumbers(fold(text).text)
  const numeric = Array.from(
    folded.matchAll(NUMERIC),
    ({ groups }) =>
      `${groups?.year ?? groups?.lateYear}-${(groups?.month ?? groups?.lateMonth ?? '').padStart(2, '0')}`,
  )
  const numbered = Array.from(folded.matchAll(NUMBERED), ({ groups }) =>
    dated(String(groups?.number).padStart(2, '0'), groups?.year, latest),
  ).flat()
  if (numbered.length > 0) return numbered
  return numeric.length > 0
    ? numeric
    : Array.from(folded.matchAll(NAMED)).flatMap(({ groups }) => namedMonth(folded, groups, latest))
}

/** «شهر ٥», "month 5". */
const NUMBERED =
  /(?:(?<!\p{L})و?[بلف]?(?:ال)?شهر|\bmonth) (?<number>0?[1-9]|1[0-2])(?!\d)(?:[ /-](?<year>20\d{2}))?/gu

/** «شهر عشرة»: its number in words. */
function withMonthNumbers(folded: string): string {
  if (!folded.includes('شهر ')) return folded
  return numbers(folded).reduceRight(
    (rest, { value, start, end }) =>
      MONTH_BEFORE.test(folded.slice(0, start)) && /^\p{L}/u.test(folded.slice(start, end))
        ? `${rest.slice(0, start)}${value}${rest.slice(end)}`
        : rest,
    folded,
  )
}
const MONTH_BEFORE = /شهر $/u

function namedMonth(
  folded: string,
  named: Record<string, string | undefined> | undefined,
  latest: string | undefined,
): string[] {
  const name = named?.name
  if (!name || (name === 'may' && !/\b(?:in|for|of|during|may \d{4}|^may$)\b/.test(folded)))
    return []
  return dated(String(monthOfName(name)).padStart(2, '0'), named.year, latest)
}

function dated(month: string, year: string | undefined, latest: string | undefined): string[] {
  if (year) return [`${year}-${month}`]
  if (!latest) return []
  const last = Number(latest.slice(0, 4))
  return [month <= latest.slice(5, 7) ? `${last}-${month}` : `${last - 1}-${month}`]
}

const FROM = /(?:from|between|since|من|بين)\s+(?:شهر\s+)?$/
const TO = /^(?:to|till|until|through|thru|and|-|–|الي|لين|حتي|لغايه|و|ل)?\s{0,3}(?:شهر)?$/

/** Whether the first two months of a text are the ends of a stretch: "from March to May", «من مارس إلى مايو». */
export function isStretch(text: string): boolean {
  const folded = fold(text).text
  const [first, second] = Array.from(folded.matchAll(NAMED))
  if (!first || !second) return false
  const between = folded.slice(first.index + first[0].length, second.index)
  const joint = /^[وبلف]/.exec(second[0])?.[0] ?? ''
  return (
    FROM.test(folded.slice(0, first.index)) &&
    TO.test((between + (joint === 'ب' ? '' : joint)).trim())
  )
}

const PARTS: readonly (readonly [RegExp, number, number])[] = [
  [/\bq ?1\b|\b(?:first|1st) quarter|الربع الاول/g, 1, 3],
  [/\bq ?2\b|\b(?:second|2nd) quarter|الربع الثاني/g, 4, 6],
  [/\bq ?3\b|\b(?:third|3rd) quarter|الربع الثالث/g, 7, 9],
  [/\bq ?4\b|\b(?:fourth|4th|last) quarter|الربع (?:الرابع|الاخير)/g, 10, 12],
  [/\bh ?1\b|\b(?:first|1st) half|النصف الاول|نص السنه الاول/g, 1, 6],
  [/\bh ?2\b|\b(?:second|2nd) half|النصف الثاني|نص السنه الثاني/g, 7, 12],
]

/** "The first half of November", «النصف الثاني من أكتوبر»: of a month, and not of a year. */
const HALF_OF_MONTH = new RegExp(
  `(?:(?<order>first|1st|second|2nd|last) half|(?:ال)?نصف? (?<place>الاول|الثاني|الاخير)|(?<beginning>اول|اخر) نصف?) (?:of |in |من |في |ب|ل)?(?:شهر )?(?<name>${monthNames.join('|')})(?!\\p{L})[ ,]*(?<year>\\d{4})?`,
  'gu',
)
export function halvesIn(
  text: string,
  latest: string | undefined,
): { from: string; to: string; at: number; end: number }[] {
  const { text: folded, original } = fold(text)
  return Array.from(folded.matchAll(HALF_OF_MONTH), (match) => {
    const { groups, index } = match
    const [month] = namedMonth(folded, groups, latest)
    const said = groups?.order ?? groups?.place ?? groups?.beginning ?? ''
    if (!month) return []
    const isFirst = /^(?:first|1st|الاول|اول)$/.test(said)
    const last = new Date(
      Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0),
    ).getUTCDate()
    return {
      from: `${month}-${isFirst ? '01' : '16'}`,
      to: `${month}-${isFirst ? '15' : last}`,
      at: original(index),
      end: original(index + match[0].length - 1) + 1,
    }
  }).flat()
}

/** Quarters and halves of a year: "Q1", «النصف الأول من 2026»; without a year that of `latest`. */
export function stretchesIn(
  text: string,
  latest: string | undefined,
): { from: string; to: string }[] {
  const { text: folded } = fold(text)
  const month = (year: string, number: number) => `${year}-${String(number).padStart(2, '0')}`
  return PARTS.flatMap(([pattern, from, to]) =>
    Array.from(folded.matchAll(pattern), ({ index, 0: part }) => {
      const behind = /^[^\d\n]{0,12}(20\d{2})(?!\d)/.exec(folded.slice(index + part.length))?.[1]
      const year = behind ?? latest?.slice(0, 4)
      return year ? { at: index, from: month(year, from), to: month(year, to) } : undefined
    }).filter((found) => found !== undefined),
  )
    .sort((a, b) => a.at - b.at)
    .map(({ from, to }) => ({ from, to }))
}

const SINCE =
  /(?:\bsince|\bstarting(?: from| in)?|(?<!\p{L})(?:منذ|ابتداء من|بدايه من))(?: شهر| month)?\s/u
const FROM_MONTH = /(?:\bfrom|(?<!\p{L})من)(?: شهر| month)?\s/u
const UNTIL_NOW =
  /\b(?:onwards?|forwards?|on(?= ?(?:$|[.,;:!?\n)]|and\b|till\b|until\b))|until now|till now|to date|up to now|so far|until today|till today|to today)\b|(?<!\p{L})(?:(?:لين|حتي|الي|ل|لحد|لغايه) ?(?:الحين|الان|اليوم|دلوقتي|هلا|هلق|الساعه)|للحين|لليوم|لهلا|لهلق|وطالع|وبعد|وانت طالع|فما فوق|فصاعدا|وما بعده?|ورايح|وجاي)(?!\p{L})/u

/** "Since March", «من شهر ٨ لين الحين»: from a month to the end of the ledger. */
export function isOpenEnded(text: string): boolean {
  const { text: folded } = fold(text)
  return SINCE.test(folded) || (FROM_MONTH.test(folded) && UNTIL_NOW.test(folded))
}
