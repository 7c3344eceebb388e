import { addDays, type Day } from './day.ts'

export interface HijriDate {
  year: number
  month: number
  day: number
}

/** The years for which Umm al-Qura is published: 1300–1600 AH. */
export const HIJRI_YEARS = { first: 1300, last: 1600 } as const

const ummAlQura = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  timeZone: 'UTC',
})

/** The first such day of a Hijri year from a day on. */
export function nextHijri(
  { month, day }: Pick<HijriDate, 'month' | 'day'>,
  from: Day,
): Day | undefined {
  const { year } = toHijri(from)
  return [year, year + 1]
    .map((hijri) => fromHijri({ year: hijri, month, day }))
    .find((candidate) => candidate && candidate >= from)
}

/** The Umm al-Qura date of a day. */
export function toHijri(day: Day): HijriDate {
  const parts = Object.fromEntries(
    ummAlQura.formatToParts(new Date(day)).map(({ type, value }) => [type, value]),
  )
  return { year: Number(parts.year), month: Number(parts.month), day: Number(parts.day) }
}

/** The day of an Umm al-Qura date; undefined when that month has no such day. */
export function fromHijri({ year, month, day }: HijriDate): Day | undefined {
  // 1 Muharram 1300 was 12 November 1882; a Hijri month lasts 29.530588 days on average.
  const guess = addDays(
    '1882-11-12',
    Math.round(((year - HIJRI_YEARS.first) * 12 + month - 1) * 29.530588) + day - 1,
  )
  for (const offset of [0, -1, 1, -2, 2, -3, 3]) {
    const candidate = addDays(guess, offset)
    const hijri = toHijri(candidate)
    if (hijri.year === year && hijri.month === month && hijri.day === day) return candidate
  }
  return undefined
}
