import type { Language } from '@wakeel/contract'

// Digits are Latin in both languages, as on the screens, so that both versions of a document show the same figures.
const localeOf = { en: 'en-AE', ar: 'ar-AE' } as const

const digits = new Intl.NumberFormat('en-AE', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})

const counts = new Intl.NumberFormat('en-AE')

/** `1,145.05`, with a real minus sign when negative. */
export function formatMinor(minor: number): string {
  return `${minor < 0 ? '−' : ''}${digits.format(Math.abs(minor) / 100)}`
}

export const formatCount = (count: number): string => counts.format(count)

/** `AED 196.51`, in Arabic `196.51 درهم`. */
export const formatFils = (fils: number, language: Language): string =>
  language === 'en' ? `AED ${formatMinor(fils)}` : `${formatMinor(fils)} درهم`

/** The day in the UAE: `20 November 2026`. */
export function formatDay(at: Date | string, language: Language): string {
  const options = {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Asia/Dubai',
    numberingSystem: 'latn',
  } as const
  return new Intl.DateTimeFormat(localeOf[language], options).format(new Date(at))
}

/** A calendar month such as `2026-11`: `November 2026`. */
export function formatMonth(month: string, language: Language): string {
  const options = {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
    numberingSystem: 'latn',
  } as const
  return new Intl.DateTimeFormat(localeOf[language], options).format(
    new Date(`${month}-01T00:00:00Z`),
  )
}
