import type { Period } from '../calendar/period.ts'
import { addedIn } from '../follow-up/added.ts'
import { changeIn, onlyNumber } from '../follow-up/change-words.ts'
import { latinDigits } from '../reading/arabic.ts'
import { fold } from '../reading/fold.ts'
import { numbers } from '../reading/numbers.ts'
import { speaksOfTopics } from './changed-topics.ts'
import { type Rhythm, rhythmIn } from './read-plan.ts'
import { wantsWeekends, weekdayHits, weekdaysIn } from './read-weekdays.ts'
import { FORMATS, type Format, type Told } from './told.ts'

export interface CalendarPlan extends Period, Rhythm {
  channels: string[]
  topics: string[]
  onEachChannel: boolean
  holidayPosts: boolean
  freeDays?: string[]
}

const IN_ALL =
  /(?<!\p{L})(?:in (?:all|total)|altogether|overall|total|(?:ب)?(?:ال)?(?:مجموع|إجمالي|اجمالي)|كلهم)(?!\p{L})/iu
const TWICE =
  /(?<!\p{L})(?:double|twice as (?:many|much|often)|(?:ال)?ضعف|ضاعف\p{L}{0,2}|دب[ّ]?ل\p{L}{0,2})(?!\p{L})/iu
/** "Make it 9, I have more stuff": so many in all, and not so many more. */
const SETS =
  /(?<!\p{L})(?:(?:make|set|put|keep|raise|bring) (?:it|them|that)|خل\p{L}{1,4}|سو\p{L}{1,4}|رفع\p{L}{1,3}) (?:up )?(?:to |at |ل)?\d{1,3}(?!\d| (?:posts? |بوستات |بوست |منشور\p{L}{0,3} )?(?:more|extra|less|fewer|زياد[ةه]|[أا]كثر|[أا]كتر|[أا]قل|كمان)(?!\p{L}))/iu
const HALF =
  /(?<!\p{L})(?:half (?:as many|that|the (?:posts|number))|halve|(?:نص|نصف) العدد|(?:لل|ل)نص(?:ف)?)(?!\p{L})/iu

/** "2 a week", «خلها 12», "double it", "not on Fridays", "as reels": a bare number is of what the number before was of. */
export function rhythmAfter(last: CalendarPlan, said: Told): Partial<CalendarPlan> | undefined {
  const days = daysAfter(last, said)
  const formats = formatsAfter(said)
  const others = { ...days, ...formats }
  if ('frequency' in days) return others
  const count = countAfter(last, said, Object.keys(days).length > 0)
  if (count) return { ...withoutRhythm, ...others, ...count }
  return Object.keys(others).length > 0 ? others : undefined
}

function countAfter(
  last: CalendarPlan,
  said: Told,
  isOfDays: boolean,
): Partial<CalendarPlan> | undefined {
  const stated = rhythmIn(said)
  const does = changeIn(said.text)
  const isAdded = stated !== undefined && addedIn(said.text) !== undefined
  const step = SETS.test(latinDigits(said.text))
    ? 0
    : does('more') || isAdded
      ? 1
      : does('less')
        ? -1
        : 0
  const [kind = 'total'] = Object.keys(last.frequency)
  const former = Object.values(last.frequency)[0] as number
  const factor = TWICE.test(said.text) ? 2 : HALF.test(said.text) ? 0.5 : undefined
  if (factor)
    return { frequency: { [kind]: Math.ceil(former * factor) } as CalendarPlan['frequency'] }
  if (stated && !step && !('total' in stated.frequency)) {
    // "Only on Mondays" says on which days so many go out in all.
    if (stated.everyWorkday && kind === 'total') return { avoidedWeekdays: [6, 0] }
    const isTotal = isOfDays && stated.weekdays !== undefined && kind === 'total'
    return isTotal ? { weekdays: stated.weekdays } : { ...stated }
  }
  const others = numbers(fold(said.text).text).filter((number) => number.value !== former)
  const other = others.length === 1 ? others[0]?.value : undefined
  const value = stated ? Object.values(stated.frequency)[0] : (onlyNumber(said.text) ?? other)
  if (value === undefined || value > MOST) return undefined
  if (IN_ALL.test(said.text)) return { frequency: { total: value } }
  const count = step ? Math.max(1, former + step * value) : value
  return { frequency: { [kind]: count } as CalendarPlan['frequency'] }
}
/** A higher number is a year. */
const MOST = 999

/** Days of the week that are named join those that are kept free or are the only ones. */
function daysAfter(last: CalendarPlan, said: Told): Partial<CalendarPlan> {
  const { only, avoided: kept } = weekdaysIn(said)
  const named = [...new Set(weekdayHits(said.text, said.all).map(({ concept }) => Number(concept)))]
  const isRefused = /(?<!\p{L})(?:لا|no|off)[\s.!]{0,3}$/iu.test(said.text)
  const avoided = isRefused ? named : kept
  if (last.weekdays && named.length > 0 && avoided.length === 0) {
    const isAdded = changeIn(said.text)('add')
    const weekdays = isAdded ? [...new Set([...last.weekdays, ...named])].toSorted() : named
    return {
      weekdays,
      ...('perWeek' in last.frequency && { frequency: { perWeek: weekdays.length } }),
    }
  }
  return {
    ...(only.length > 0 && !isRefused && { weekdays: only }),
    ...(avoided.length > 0 && {
      avoidedWeekdays: [...new Set([...(last.avoidedWeekdays ?? []), ...avoided])],
    }),
    ...(wantsWeekends(said) && { usesWeekend: true }),
  }
}

/** "Make them reels"; what is added or called a topic may be "customer stories". */
function formatsAfter({ text, found, isLeftOut }: Told): Partial<CalendarPlan> {
  if (speaksOfTopics(text) || addedIn(text) !== undefined) return {}
  const named = found.flatMap((hit) => {
    const format = FORMATS.find((one) => one === hit.concept && one !== 'post')
    return format && !isLeftOut(hit) ? [format] : []
  })
  return named.length > 0 ? { formats: [...new Set<Format>(named)] } : {}
}

/** What only belongs to the number before. */
const withoutRhythm = {
  weekdays: undefined,
  everyWorkday: undefined,
  perDay: undefined,
  everyDays: undefined,
  days: undefined,
  split: undefined,
  shares: undefined,
  range: undefined,
} as unknown as Partial<CalendarPlan>
