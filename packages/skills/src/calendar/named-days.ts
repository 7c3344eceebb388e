import type { Bilingual } from '@wakeel/contract'
import { latinDigits } from '../reading/arabic.ts'
import { findPhrases, mentions, type Span } from '../reading/words.ts'
import { type Day, dayOf, partsOf } from './day.ts'
import { nextHijri } from './hijri.ts'

interface NamedDay {
  phrases: readonly string[]
  name: Bilingual
  on:
    | { gregorian: readonly [month: number, day: number] }
    | { hijri: readonly [month: number, day: number] }
}

const namedDays: readonly NamedDay[] = [
  {
    phrases: ['eid al fitr', 'eid ul fitr', 'eid fitr', 'عيد الفطر'],
    name: { en: 'Eid Al Fitr', ar: 'عيد الفطر' },
    on: { hijri: [10, 1] },
  },
  {
    phrases: ['eid al adha', 'eid ul adha', 'eid adha', 'عيد الأضحى'],
    name: { en: 'Eid Al Adha', ar: 'عيد الأضحى' },
    on: { hijri: [12, 10] },
  },
  {
    phrases: ['arafat day', 'arafah', 'يوم عرفة', 'وقفة عرفة'],
    name: { en: 'Arafat Day', ar: 'يوم عرفة' },
    on: { hijri: [12, 9] },
  },
  {
    phrases: ['ramadan', 'رمضان'],
    name: { en: 'the first of Ramadan', ar: 'أول رمضان' },
    on: { hijri: [9, 1] },
  },
  {
    phrases: ['islamic new year', 'hijri new year', 'رأس السنة الهجرية'],
    name: { en: 'the Islamic New Year', ar: 'رأس السنة الهجرية' },
    on: { hijri: [1, 1] },
  },
  {
    phrases: ["prophet's birthday", 'mawlid', 'المولد النبوي'],
    name: { en: "the Prophet's birthday", ar: 'المولد النبوي' },
    on: { hijri: [3, 12] },
  },
  {
    phrases: ['national day', 'eid al etihad', 'اليوم الوطني', 'عيد الاتحاد'],
    name: { en: 'National Day', ar: 'اليوم الوطني' },
    on: { gregorian: [12, 2] },
  },
  {
    phrases: ['new year', "new year's day", 'رأس السنة الميلادية', 'رأس السنة'],
    name: { en: 'New Year', ar: 'رأس السنة الميلادية' },
    on: { gregorian: [1, 1] },
  },
  {
    phrases: ['christmas', 'xmas', 'كريسماس', 'عيد الميلاد المجيد'],
    name: { en: 'Christmas', ar: 'عيد الميلاد المجيد' },
    on: { gregorian: [12, 25] },
  },
  {
    phrases: [
      'end of the year',
      'end of year',
      'year end',
      'نهاية السنة',
      'نهاية العام',
      'آخر السنة',
    ],
    name: { en: 'the last day of the year', ar: 'آخر أيام السنة' },
    on: { gregorian: [12, 31] },
  },
]

/** Eid alone is whichever comes first; the birthday and the anniversary in these phrases are no feasts. */
const EID = ['eid', 'العيد', 'عيد']
const OTHER_EID = ['عيد الميلاد', 'عيد ميلادي', 'عيد ميلاد', 'عيد زواج']

export interface NextNamedDay extends Span {
  day: Day
  name: Bilingual
  /** Lunar days follow the moon sighting. */
  isExpected: boolean
}

/** The next feast or national day a text names, from today on or in the year it names. */
export function nextNamedDay(text: string, today: Day): NextNamedDay | undefined {
  const found = namedDays
    .flatMap((named) => findPhrases(text, named.phrases).map((span) => ({ named, span })))
    .slice(0, 1)
  const [eid] = found.length === 0 ? findPhrases(text, EID) : []
  if (eid && !mentions(text, OTHER_EID))
    for (const named of namedDays.filter(({ name }) => name.en.startsWith('Eid')))
      found.push({ named, span: eid })
  const days = found.flatMap(({ named, span }) => {
    const day = dayFrom(named, text, today)
    return day ? [{ ...day, ...span }] : []
  })
  return days.sort((a, b) => a.day.localeCompare(b.day))[0]
}

/** What recurs is counted from today on, or in the year that is named. */
export function countedFrom(text: string, today: Day): Day {
  const named = /(?<!\d)(?:20\d{2})(?!\d)/.exec(latinDigits(text))?.[0]
  return named && Number(named) !== partsOf(today).year ? dayOf(Number(named), 1, 1) : today
}

function dayFrom(
  found: NamedDay,
  text: string,
  today: Day,
): Omit<NextNamedDay, keyof Span> | undefined {
  const from = countedFrom(text, today)
  const year = partsOf(from).year
  if ('gregorian' in found.on) {
    const [month, date] = found.on.gregorian
    const thisYear = dayOf(year, month, date)
    return {
      day: thisYear >= from ? thisYear : dayOf(year + 1, month, date),
      name: found.name,
      isExpected: false,
    }
  }
  const [month, date] = found.on.hijri
  const day = nextHijri({ month, day: date }, from)
  return day ? { day, name: found.name, isExpected: true } : undefined
}
