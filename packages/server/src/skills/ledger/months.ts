import { fold } from '../../arabic.ts'

const MONTHS = [
  'january|jan|يناير',
  'february|feb|فبراير',
  'march|mar|مارس',
  'april|apr|ابريل',
  'may|مايو',
  'june|jun|يونيو',
  'july|jul|يوليو',
  'august|aug|اغسطس',
  'september|sept|sep|سبتمبر',
  'october|oct|اكتوبر',
  'november|nov|نوفمبر',
  'december|dec|ديسمبر',
]
const NAMED = new RegExp(`(?<!\\p{L})[بلف]?(?<name>${MONTHS.join('|')})(?!\\p{L})[ .,'/-]*(?<year>\\d{4})?`, 'u')
const NUMERIC = /(?<!\d)(?:(?<year>\d{4})[-/](?<month>0?[1-9]|1[0-2])|(?<lateMonth>0?[1-9]|1[0-2])[-/](?<lateYear>\d{4}))(?![-/\d])/

/** The month a text names, `2026-01`; without a year the one of `latest` or before it, and none without `latest`. */
export function monthIn(text: string, latest: string | undefined): string | undefined {
  const folded = fold(text).text
  const numeric = NUMERIC.exec(folded)?.groups
  if (numeric) return `${numeric.year ?? numeric.lateYear}-${(numeric.month ?? numeric.lateMonth ?? '').padStart(2, '0')}`
  const named = NAMED.exec(folded)?.groups
  if (!named?.name || (named.name === 'may' && !/\b(?:in|for|of|during|may \d{4}|^may$)\b/.test(folded))) return undefined
  const month = String(MONTHS.findIndex((names) => names.split('|').includes(named.name as string)) + 1).padStart(2, '0')
  if (named.year) return `${named.year}-${month}`
  if (!latest) return undefined
  const year = Number(latest.slice(0, 4))
  return month <= latest.slice(5, 7) ? `${year}-${month}` : `${year - 1}-${month}`
}
