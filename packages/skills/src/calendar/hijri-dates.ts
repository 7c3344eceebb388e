import { fold } from '../reading/fold.ts'
import { arabicOrdinal, englishOrdinal, ordinalNumber } from '../reading/spoken-days.ts'
import type { Span } from '../reading/words.ts'
import { hijriMonths } from './hijri-months.ts'

/** A Hijri date as it is written: "Ramadan 1448" leaves out the day, "1 Ramadan" the year. */
export interface WrittenHijriDate extends Span {
  year?: number
  month: number
  day?: number
}

const NAMED = hijriMonths.map(
  ({ written }) =>
    new RegExp(
      `(?:(?<![\\d\\p{L}])(?<day>\\d{1,2}|${englishOrdinal}|${arabicOrdinal})(?:st|nd|rd|th)?[ /-](?:day |يوم )?(?:of |من |في )?(?:شهر )?)?(?<!\\p{L})(?:${written})(?!\\p{L})(?: (?<after>\\d{1,2})(?!\\d)(?:st|nd|rd|th)?)?(?:[ ,،/-]*(?:سنه |عام |لعام |لسنه )?(?<year>1[345]\\d{2})(?!\\d))?`,
      'gu',
    ),
)
const NUMERIC =
  /(?<![\d/.-])(?:(?<day>\d{1,2})[/.-](?<month>\d{1,2})[/.-](?<year>1[345]\d{2})|(?<isoYear>1[345]\d{2})[/.-](?<isoMonth>\d{1,2})[/.-](?<isoDay>\d{1,2}))(?![\d/-])/g

/** The Hijri dates of a text, by the name of the month or a year between 1300 and 1599, in the order they stand. */
export function hijriDatesIn(text: string): WrittenHijriDate[] {
  const folded = fold(text)
  const place = ({ index, 0: { length } }: RegExpExecArray): Span => ({
    start: folded.original(index),
    end: folded.original(index + length - 1) + 1,
  })
  const named = NAMED.flatMap((pattern, at) =>
    Array.from(folded.text.matchAll(pattern)).flatMap((match): WrittenHijriDate[] => {
      const { day, after, year } = match.groups as Record<string, string | undefined>
      const written = day ?? after
      if (!written && !year) return []
      return [
        {
          month: at + 1,
          ...(written && { day: ordinalNumber(written) }),
          ...(year && { year: Number(year) }),
          ...place(match),
        },
      ]
    }),
  )
  const numeric = Array.from(folded.text.matchAll(NUMERIC), (match): WrittenHijriDate => {
    const { year, month, day, isoYear, isoMonth, isoDay } = match.groups as Record<string, string>
    return {
      year: Number(year ?? isoYear),
      month: Number(month ?? isoMonth),
      day: Number(day ?? isoDay),
      ...place(match),
    }
  })
  return [...named, ...numeric].toSorted((a, b) => a.start - b.start)
}
