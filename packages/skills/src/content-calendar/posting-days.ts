import { addDays, type Day, weekdayOf } from '../calendar/day.ts'
import type { Period } from '../calendar/period.ts'
import { holidayOn } from '../calendar/uae-holidays.ts'
import { monthNames } from '../reading/month-names.ts'
import { daysIn } from '../sentences/days.ts'
import type { Rhythm } from './read-plan.ts'
import type { Told } from './told.ts'

/** What makes of a day an end of the plan, or of two days a stretch. */
const BOUNDS =
  /(?<!\p{L})(?:start(?:s|ing)?|begin(?:s|ning)?|from|by|before|after|since|until|till|to|through|between|launch(?:es|ing)?|opening|week of|من|بين|[إا]ل[ىي]|لين|لحد|حت[ىي]|قبل|بعد|منذ|[إا]بتداء|بداي[ةه]|افتتاح\p{L}{0,3})(?: (?:on|from|the|يوم|من|في)){0,2}\s$/iu
const STRETCH = /^\s?(?:-|–|to|till|until|through|[إا]ل[ىي]|لين|حت[ىي])(?!\p{L})/iu
const LONGEST_LEAD = 24

const OF_NEXT_MONTH = new RegExp(
  `(?<!\\d)(\\d{1,2})(?:st|nd|rd|th)?(?= ?(?:,|،|and|&|و) ?(?:on |the |يوم ){0,2}\\d{1,2}(?:st|nd|rd|th)? (?:of )?(${monthNames.join('|')})(?!\\p{L}))`,
  'giu',
)
const MOST_DAYS = 6
/** «يوم 7 ويوم 14 ديسمبر»: the month is said once for several days. */
const withMonthsSaid = (text: string): string =>
  Array.from({ length: MOST_DAYS }).reduce<string>(
    (rest) => rest.replace(OF_NEXT_MONTH, '$1 $2'),
    text,
  )

/** "Posts on 5 December and 12 December", «يوم 7 ويوم 14 ديسمبر»: each of the days that are named has a post. */
export function postingDays({ text: said }: Told, today: Day): Day[] {
  const text = withMonthsSaid(said)
  const named = daysIn(text, today).filter(
    ({ date, start, end, isDistance }) =>
      date !== null && !isDistance && /\d/.test(text.slice(start, end)),
  )
  const isBound = named.some(
    ({ start, end }) =>
      BOUNDS.test(text.slice(Math.max(0, start - LONGEST_LEAD), start)) ||
      // "Confirmed for the 9th": what names no month is told of something else.
      !/\p{L}{3}|[/-]/u.test(text.slice(start, end)) ||
      STRETCH.test(text.slice(end)),
  )
  const days = named.flatMap(({ date }) => (date && date >= today ? [date] : []))
  return isBound || days.length < named.length ? [] : [...new Set(days)].sort()
}

/** One post on each of the days, where no other rhythm is asked for. */
export function onNamedDays(rhythm: Rhythm | undefined, days: readonly Day[]): Rhythm | undefined {
  const isOther =
    rhythm &&
    (!('total' in rhythm.frequency) || rhythm.frequency.total !== days.length || rhythm.pace)
  return days.length === 0 || isOther
    ? rhythm
    : { ...rhythm, frequency: { total: days.length }, days: [...days] }
}

/** From the first to the last; in whole weeks where a holiday among them has to move. */
export function periodOfDays(days: readonly Day[], today: Day): Period {
  const [from = today, to = from] = [days[0], days.at(-1)]
  if (!days.some((day) => holidayOn(day))) return { from, to }
  const monday = addDays(from, -((weekdayOf(from) + 6) % 7))
  return { from: monday > today ? monday : today, to: addDays(to, (7 - weekdayOf(to)) % 7) }
}
