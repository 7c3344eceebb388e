import type { Language } from '@wakeel/contract'
import { formatDate, formatNumber, withCurrency } from '../reading/format.ts'
import type { Answer } from './answer.ts'
import { isYears } from './columns.ts'
import type { Filter } from './filters.ts'

export const number = (value: number, language: Language) =>
  formatNumber(Number(value.toPrecision(12)), language, 2)

const isYear = (name: string, value: number): boolean =>
  Number.isInteger(value) && value > 1900 && value < 2100 && isYears(name)

/** A figure of the measure, with the currency that its column is written with. */
export function amount(
  { currency, columns, question: { operation, figure, measure } }: Answer,
  value: number,
  language: Language,
): string {
  if (isYear(columns[measure ?? -1] ?? '', value)) return String(value)
  const figures = number(value, language)
  if (!currency || operation === 'count' || figure === 'count') return figures
  return withCurrency(figures, language, currency)
}

/** A condition that leaves rows of several values, which are told apart by them. */
export const tellsSeveral = (filter: Filter): boolean =>
  filter.kind === 'text' && (filter.isExcluded || filter.values.length > 1)

/** "City = Dubai and Price > 2,000" */
export function filterText({ question, columns }: Answer, language: Language): string {
  return question.filters
    .map(
      (filter) =>
        `${columns[filter.column]} ${condition(filter, language, columns[filter.column] ?? '')}`,
    )
    .join(language === 'ar' ? ' و' : ' and ')
}

function condition(filter: Filter, language: Language, name: string): string {
  const isArabic = language === 'ar'
  if (filter.kind === 'text') {
    const values = filter.values.join(isArabic ? ' أو ' : ' or ')
    return `${filter.isExcluded ? '≠' : '='} ${values}`
  }
  if (filter.kind === 'number') {
    const { min, max, isStrict, isOutside } = filter
    const value = (limit: number) => (isYear(name, limit) ? String(limit) : number(limit, language))
    if (min !== undefined && max !== undefined && isOutside)
      return isArabic
        ? `${isStrict ? '<' : '≤'} ${value(max)} أو ${isStrict ? '>' : '≥'} ${value(min)}`
        : `${isStrict ? '<' : '≤'} ${value(max)} or ${isStrict ? '>' : '≥'} ${value(min)}`
    if (min !== undefined && min === max) return `= ${value(min)}`
    if (min !== undefined && max !== undefined) return `${value(min)}–${value(max)}`
    return min === undefined
      ? `${isStrict ? '<' : '≤'} ${value(max ?? 0)}`
      : `${isStrict ? '>' : '≥'} ${value(min)}`
  }
  const { from, to, days, month, months, year, isExcluded } = filter
  if (days)
    return `= ${days.map((day) => formatDate(day, language)).join(isArabic ? ' أو ' : ' or ')}`
  if (from && to)
    return from === to
      ? `= ${formatDate(from, language)}`
      : `${formatDate(from, language)} – ${formatDate(to, language)}`
  if (from) return `≥ ${formatDate(from, language)}`
  if (to) return `≤ ${formatDate(to, language)}`
  const nameOf = (one: number) =>
    new Intl.DateTimeFormat(isArabic ? 'ar-AE-u-nu-latn' : 'en-GB', {
      month: 'long',
      timeZone: 'UTC',
    }).format(new Date(Date.UTC(2026, one - 1, 1)))
  const named = (months ?? (month ? [month] : [])).map(nameOf).join(isArabic ? ' أو ' : ' or ')
  return `${isExcluded ? '≠' : '='} ${[named, year].filter(Boolean).join(' ')}`
}

const ranks = {
  en: ['second', 'third', 'fourth', 'fifth'],
  ar: ['ثاني', 'ثالث', 'رابع', 'خامس'],
}

/** "Second " before "highest" where it is not the first that is asked for. */
export function rankText({ question: { nth } }: Answer, language: Language): string {
  const rank = nth === undefined ? undefined : ranks[language][nth - 2]
  return rank ? `${rank} ` : ''
}
