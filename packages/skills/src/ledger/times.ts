import type { Language } from '@wakeel/contract'
import { formatDate, formatMonth } from '../reading/format.ts'
import type { LedgerAnalysis } from './analysis.ts'

export const written = (date: string, language: Language) =>
  date.length === 10 ? formatDate(date, language) : formatMonth(date, language)

/** " in October 2026", " from March 2026 to 5 May 2026" */
export function whenOf(ledger: LedgerAnalysis, language: Language): string {
  const { without: words = [], withoutMonths = [] } = ledger
  const without = [...words, ...withoutMonths.map((month) => formatMonth(month, language))]
  const left =
    language === 'en' ? ` without "${without.join(', ')}"` : ` دون «${without.join('، ')}»`
  return `${timeOf(ledger, language)}${without.length > 0 ? left : ''}`
}

function timeOf({ month, period }: LedgerAnalysis, language: Language): string {
  const [from, to] = period ? [period.from, period.to] : [month, month]
  if (!from || !to) return ''
  if (from !== to)
    return language === 'en'
      ? ` from ${written(from, 'en')} to ${written(to, 'en')}`
      : ` من ${written(from, 'ar')} إلى ${written(to, 'ar')}`
  if (language === 'ar') return ` في ${written(from, 'ar')}`
  return ` ${from.length === 10 ? 'on' : 'in'} ${written(from, 'en')}`
}

export function spanOf(
  { firstDate, lastDate, month, period }: LedgerAnalysis,
  language: Language,
): string {
  if (!firstDate || !lastDate || month || period) return ''
  return language === 'en'
    ? ` from ${written(firstDate, 'en')} to ${written(lastDate, 'en')}`
    : ` من ${written(firstDate, 'ar')} إلى ${written(lastDate, 'ar')}`
}
