import type { Language } from '@wakeel/contract'
import { formatNumber } from '../language/language.tsx'

/** A part of a whole; nothing of nothing is a dash. */
export const percentOf = (part: number, whole: number, language: Language): string =>
  whole === 0
    ? '—'
    : formatNumber(part / whole, language, {
        style: 'percent',
        minimumFractionDigits: 1,
        maximumFractionDigits: 1,
      })

/** The same for a file. */
export const plainPercentOf = (part: number, whole: number): string =>
  whole === 0 ? '' : ((part / whole) * 100).toFixed(1)
