import { foldArabic, latinDigits } from '../reading/arabic.ts'
import { dates } from '../reading/dates.ts'
import { numbers } from '../reading/numbers.ts'
import { opening } from '../reading/opening.ts'
import { type DurationParts, quantities } from '../reading/quantities.ts'
import { mentions, type Span } from '../reading/words.ts'
import { type Day, dayOf, partsOf } from './day.ts'
import { nextNamedDay } from './named-days.ts'
import { type Period, periodIn } from './period.ts'

export interface DateFacts {
  dates: Day[]
  /** A feast the text names instead of a date. */
  isExpected: boolean
  duration?: { parts: DurationParts; isBackward: boolean }
  workingDays?: { count?: number; isBackward: boolean; period?: Period }
  /** The public holidays of a year, or those to come. */
  holidays?: { year?: number }
  asks: { age: boolean; weekday: boolean; difference: boolean }
}

const WORKING = [
  'working day',
  'business day',
  'workday',
  'work day',
  'أيام عمل',
  'يوم عمل',
  'أيام العمل',
  'يوم عمل رسمي',
]
const AGE = [
  'how old',
  'age',
  'born',
  'birthday',
  'date of birth',
  'dob',
  'عمري',
  'عمر',
  'مولود',
  'ولدت',
  'مواليد',
  'تاريخ الميلاد',
  'تاريخ ميلادي',
]
const DIFFERENCE = [
  'between',
  'until',
  'till',
  'since',
  'left',
  'remaining',
  'how long',
  'how many days',
  'how many weeks',
  'how many months',
  'difference',
  'days from',
  'بين',
  'حتى',
  'باقي',
  'يبقى',
  'متبقي',
  'كم يوم',
  'كم يوما',
  'كم أسبوع',
  'كم شهر',
  'منذ',
  'مضى',
  'الفرق',
]
const WEEKDAY =
  /\b(?:what|which) (?:day|weekday)\b|day of the week|\bweekday\b|(?:اي|ما) (?:هو )?(?:ال)?يوم|(?:يصادف|يوافق) (?:اي )?يوم|اي يوم/
const BACKWARD =
  /\b(?:before|ago|earlier|prior to|minus|subtract|(?:go|count) back)\b|(?<!\p{L})(?:قبل|اطرح|ناقص|انقص|مضت)(?!\p{L})/u
/** "1 year in days" adds nothing to today; "in 30 days" does. */
const FROM_TODAY =
  /\b(?:from|after|before|ago|later|earlier|hence|plus|minus|add|subtract|in (?:a|an|one|two|three|\d+))\b|(?<!\p{L})(?:بعد|قبل|اضف|زائد|ناقص|اطرح|مضت)(?!\p{L})/u
const HOLIDAYS = [
  'public holiday',
  'public holidays',
  'official holidays',
  'holidays',
  'next holiday',
  'bank holidays',
  'العطل',
  'عطل رسمية',
  'العطلة القادمة',
  'العطلة الرسمية',
  'عطلة رسمية',
  'الإجازات الرسمية',
  'إجازات رسمية',
  'الإجازة الرسمية',
  'الإجازة القادمة',
  'الأعياد الرسمية',
]
const WORKING_COUNT = /^\s*(?:full )?(?:working|business|work)[ -]?days?|^\s*(?:يوم|ايام|يوما) عمل/

/** What a request about days holds: its dates, its durations and what it wants to know. */
export function dateFactsIn(request: string, today: Day): DateFacts {
  const text = opening(request)
  const durations = quantities(text).filter(
    (quantity) => quantity.kind === 'duration' || quantity.kind === 'age',
  )
  const days = durations.filter(
    (quantity) => quantity.kind === 'duration' && !isClock(quantity.parts),
  )
  const rest = blanked(text, [...durations, ...workingCounts(text), ...theDayAsked(text)])
  const found = holdsImpossibleDate(rest) ? [] : dates(rest, today)
  const named = found.length < 2 ? nextNamedDay(text, today) : undefined
  const folded = latinDigits(foldArabic(text))
  const isBackward = BACKWARD.test(folded)
  const first = days[0]
  const working = mentions(text, WORKING)
  const count = numbers(folded).find(({ end }) =>
    WORKING_COUNT.test(folded.slice(end, end + 30)),
  )?.value
  const period = working && found.length === 0 && !named ? periodIn(text, today) : undefined
  const isHolidayList = found.length === 0 && !named && !working && mentions(text, HOLIDAYS)
  return {
    dates: [...found.map(({ date }) => date), ...(named ? [named.day] : [])],
    isExpected: named?.isExpected ?? false,
    ...(first?.kind === 'duration' &&
      !working &&
      (found.length > 0 || named || FROM_TODAY.test(folded)) && {
        duration: { parts: first.parts, isBackward },
      }),
    ...(working && {
      workingDays: { ...(count !== undefined && { count }), isBackward, ...(period && { period }) },
    }),
    ...(isHolidayList && { holidays: yearIn(folded, today) }),
    asks: {
      age: mentions(text, AGE),
      weekday: WEEKDAY.test(folded),
      difference: mentions(text, DIFFERENCE),
    },
  }
}

function yearIn(folded: string, today: Day): { year?: number } {
  const named = /(?<!\d)20\d{2}(?!\d)/.exec(folded)?.[0]
  if (named) return { year: Number(named) }
  if (/next year|(?:السنه|العام) (?:القادمه?|المقبله?|الجايه?)/.test(folded))
    return { year: partsOf(today).year + 1 }
  return /this year|(?:هذه?|هاي) (?:السنه|العام)|(?:السنه|العام) (?:الحاليه?|هذه?)/.test(folded)
    ? { year: partsOf(today).year }
    : {}
}

/** "2027-02-30", "31/02/2027": no other date in the text may stand in for one that does not exist. */
function holdsImpossibleDate(text: string): boolean {
  return Array.from(
    latinDigits(text).matchAll(
      /(?<![\d/.-])(?:(\d{4})-(\d{1,2})-(\d{1,2})|(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}))(?![\d/-])/g,
    ),
  ).some((match) => {
    const [year = 0, month = 0, day = 0] = (
      match[1] ? [match[1], match[2], match[3]] : [match[6], match[5], match[4]]
    ).map(Number)
    const real = partsOf(dayOf(year, month, day))
    return real.month !== month || real.day !== day
  })
}

const isClock = (parts: DurationParts) =>
  parts.hour !== undefined || parts.minute !== undefined || parts.second !== undefined

/** In "ما هو اليوم الموافق" the word for today means "the day". */
function theDayAsked(text: string): Span[] {
  return Array.from(
    text.matchAll(
      /(?:ما هو|ما|أي|اي) اليوم(?= (?:الموافق|الذي|الّذي|يوافق|يصادف))|اليوم الموافق|days? of the week/gi,
    ),
    (match) => ({
      start: match.index,
      end: match.index + match[0].length,
    }),
  )
}

function workingCounts(text: string): Span[] {
  return Array.from(
    text.matchAll(
      /\d+(?=\s*(?:full )?(?:working|business|work)[ -]?days?|\s*(?:يوم|أيام|يوما|يوماً) عمل)/giu,
    ),
    (match) => ({
      start: match.index,
      end: match.index + match[0].length,
    }),
  )
}

function blanked(text: string, spans: readonly Span[]): string {
  return spans.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  )
}
