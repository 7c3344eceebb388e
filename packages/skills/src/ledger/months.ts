import { fold } from '../reading/fold.ts'
import { monthNames } from '../reading/month-names.ts'

const NAMED = new RegExp(
  `(?<!\\p{L})و?[بلف]?(?<name>${monthNames.join('|')})(?!\\p{L})[ .,'/-]*(?<year>\\d{4})?`,
  'gu',
)
const NUMERIC =
  /(?<!\d)(?:(?<year>\d{4})[-/](?<month>0?[1-9]|1[0-2])|(?<lateMonth>0?[1-9]|1[0-2])[-/](?<lateYear>\d{4}))(?![-/\d])/g

/** The months a text names, `2026-01`; without a year the one of `latest` or before it, and none without `latest`. */
export function monthsIn(text: string, latest: string | undefined): string[] {
  const folded = fold(text).text
  const numeric = Array.from(
    folded.matchAll(NUMERIC),
    ({ groups }) =>
      `${groups?.year ?? groups?.lateYear}-${(groups?.month ?? groups?.lateMonth ?? '').padStart(2, '0')}`,
  )
  return numeric.length > 0
    ? numeric
    : Array.from(folded.matchAll(NAMED)).flatMap(({ groups }) => namedMonth(folded, groups, latest))
}

function namedMonth(
  folded: string,
  named: Record<string, string | undefined> | undefined,
  latest: string | undefined,
): string[] {
  const name = named?.name
  if (!name || (name === 'may' && !/\b(?:in|for|of|during|may \d{4}|^may$)\b/.test(folded)))
    return []
  const month = String(
    monthNames.findIndex((names) => names.split('|').includes(name)) + 1,
  ).padStart(2, '0')
  if (named.year) return [`${named.year}-${month}`]
  if (!latest) return []
  const year = Number(latest.slice(0, 4))
  return [month <= latest.slice(5, 7) ? `${year}-${month}` : `${year - 1}-${month}`]
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
