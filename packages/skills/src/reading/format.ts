import type { Bilingual, Language } from '@wakeel/contract'
import { once } from '../once-for.ts'

const LOCALES: Bilingual = { en: 'en-AE', ar: 'ar-AE-u-nu-latn' }
const formats = new Map<string, Intl.NumberFormat>()
function numberFormat(language: Language, min: number, max: number): Intl.NumberFormat {
  const key = `${language} ${min} ${max}`
  const known =
    formats.get(key) ??
    new Intl.NumberFormat(LOCALES[language], {
      minimumFractionDigits: min,
      maximumFractionDigits: max,
    })
  formats.set(key, known)
  return known
}
/** Arabic formats carry marks of direction that would break Markdown tables when copied. */
const bare = (text: string) => text.replace(/[\u200e\u200f\u061c]/g, '')

/** "a and b", «أ وب». */
export const joinedByAnd = (parts: Iterable<string>, language: Language): string =>
  [...parts].join(language === 'en' ? ' and ' : ' و')

/** `AED 5,558.32` in English, `5,558.32 درهم` in Arabic; other currencies by their code. */
export function formatMoney(value: number, language: Language, currency = 'AED'): string {
  return withCurrency(
    bare(numberFormat(language, 2, 2).format(value === 0 ? 0 : value)),
    language,
    currency,
  )
}

/** Figures as they are written, with their currency where the language has it. */
export function withCurrency(figures: string, language: Language, currency: string): string {
  if (language === 'en') return `${currency} ${figures}`
  return `${figures} ${currency === 'AED' ? 'درهم' : currency}`
}

/** With thousands separators and at most `max` decimals. */
export function formatNumber(value: number, language: Language, max = 2): string {
  return bare(numberFormat(language, 0, max).format(value))
}

/** `4.5%` for 4.5. */
export function formatPercent(value: number, language: Language, max = 2): string {
  return `${formatNumber(value, language, max)}%`
}

/** Made once, as a table of tasks asks for hundreds of dates. */
const dayFormat = (locale: string) =>
  once(
    () =>
      new Intl.DateTimeFormat(locale, {
        day: 'numeric',
        month: 'long',
        year: 'numeric',
        timeZone: 'UTC',
      }),
  )
const days = { en: dayFormat('en-GB'), ar: dayFormat('ar-AE-u-nu-latn') }

/** `20 November 2026`, `20 نوفمبر 2026` */
export function formatDate(date: string, language: Language): string {
  return bare(days[language]().format(new Date(`${date}T00:00:00Z`)))
}

/** From Sunday on. */
export const weekdayNames: Bilingual<readonly string[]> = {
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  ar: ['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت'],
}

/** `November 2026`, `نوفمبر 2026` for `2026-11`. */
export function formatMonth(month: string, language: Language): string {
  return bare(
    new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'ar-AE-u-nu-latn', {
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }).format(new Date(`${month.slice(0, 7)}-01T00:00:00Z`)),
  )
}

/** A Markdown table; a pipe or line break inside a cell does not break it. Columns named in `numeric` are aligned to the end. */
export function markdownTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  numeric: readonly number[] = [],
): string {
  const onOneLine = (cell: string) =>
    cell
      .split(/\n\s*/)
      .map((part) => part.trimEnd())
      .join(' ')
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => onOneLine(cell).replace(/\|/g, '\\|')).join(' | ')} |`
  return [
    line(head),
    line(head.map((_, index) => (numeric.includes(index) ? '---:' : '---'))),
    ...rows.map(line),
  ].join('\n')
}
