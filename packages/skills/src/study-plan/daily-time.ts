import { clockTimes } from '../reading/clock-times.ts'
import { quantities } from '../reading/quantities.ts'
import type { QuantityOf } from '../reading/quantity.ts'
import { type Span, words } from '../reading/words.ts'
import { daysMarkedIn } from '../sentences/days.ts'
import { grammar } from '../sentences/grammar.ts'
import { lexicon } from '../sentences/lexicon.ts'
import { longestOnly } from '../sentences/negation.ts'
import { spelledOut } from './spelled-out.ts'
import { studyWords } from './words.ts'

export const claims = lexicon({
  other:
    'teacher, tutor, lecturer, professor, trainer, instructor, friend, roommate, flatmate, classmate, colleague, coworker, cousin, brother, sister, mom, dad, everyone, people, they, استاذ, استاذي, مدرس, مدرسي, معلم, معلمتي, دكتور, صديقي, صديقتي, صاحبي, صاحبتي, ربيعي, ربيعتي, رفيقي, رفيقتي, اخوي, اختي, امي, ابوي, زميلي, زميلتي, الكل, ناس',
  says: 'say, says, said, reckon, think, recommend, suggest, advise, want, ask, tell, told, يقول, قال, طلب, يطلب, ينصح, نصح, يبي, يريد, عايز',
})

const DAILY =
  /(?:a|per|each|every|\/)\s*(?:day|night|evening|weekday)|daily|nightly|(?:في|كل|ب)?\s*(?:ال)?يوم(?:يا|يًا)?/iu
const WEEKLY =
  /(?:a|per|each|every|\/)\s*week(?!day)|weekly|(?:في|ب|كل)\s*(?:ال)?[أا]سبوع|[أا]سبوعيا/iu
const HOUR = 60
const NEAR = 24

export type Duration = QuantityOf<'duration'>

/** Minutes of study: on any day, and on the days of the week that have others of their own; 0 is Sunday. */
export interface DailyTime {
  minutes: number
  on: { weekday: number; minutes: number }[]
  /** The days that have an amount of their own, where no amount is left for others. */
  only?: readonly number[]
}

/** Minutes a day: "2 hours a day", "90 minutes daily", "from 7 to 9 pm", "10 hours per week" of so many days, "1 hour on weekdays, 4 on Saturdays". */
export function dailyTimeIn(text: string, restDays = 0): DailyTime | undefined {
  const plain = spelledOut(text)
  const hours = ownOf(plain, durationsIn(plain))
  const own = timesOfDays(plain, hours)
  if (own) return own
  const minutes = partsOfDay(plain, hours) ?? minutesOf(plain, hours, restDays)
  if (minutes !== undefined) return { minutes, on: [] }
  const between = betweenTimes(text)
  return between === undefined ? undefined : { minutes: between, on: [] }
}

const comparing = lexicon(
  {
    it: 'compare, versus, vs, or, plan a, plan b, option a, option b, better, قارن, قارني, مقارنه, او, ولا, الخطه الاولي, افضل, احسن',
  },
  { isExact: true },
)

/** "1 hour a day or 2 hours a day?": the amounts of time a day between which somebody chooses. */
export function alternativeTimes(text: string): number[] {
  const plain = spelledOut(text)
  const hours = ownOf(plain, durationsIn(plain))
  const daily = hours.filter(({ end }) => DAILY.test(plain.slice(end, end + NEAR)))
  const minutes = [...new Set(daily.map(minutesIn))]
  const isOfDays = pairsIn(plain, hours).some(({ group }) => group.weekdays)
  return minutes.length > 1 && !isOfDays && comparing(words(plain)).length > 0 ? minutes : []
}

/** The days of the week that are named for an amount of time, as they are written. */
export function daysWithTime(text: string): string[] {
  const plain = spelledOut(text)
  return pairsIn(plain, durationsIn(plain)).map(({ group }) => plain.slice(group.start, group.end))
}

const durationsIn = (plain: string): Duration[] => {
  const found = quantities(plain).filter(
    (quantity): quantity is Duration =>
      quantity.kind === 'duration' &&
      (quantity.parts.hour !== undefined || quantity.parts.minute !== undefined),
  )
  // "Is that enough for 60 hours?" is of no day.
  const daily = found.filter(({ parts }) => (parts.hour ?? 0) <= HOURS_OF_DAY)
  return daily.length > 0 ? daily : found
}
const HOURS_OF_DAY = 24

/** "My teacher says 4 hours, I can do 2": what others want is not what there is, if that is said too. */
function ownOf(plain: string, hours: readonly Duration[]): readonly Duration[] {
  const all = words(plain)
  const said = claims(all)
  const isClaimed = ({ start }: Duration) =>
    said.some(
      ({ concept, end }) =>
        concept === 'says' &&
        end <= start &&
        !/[.;؛\n]|(?<!\p{L})(?:but|however|بس|لكن)(?!\p{L})/iu.test(plain.slice(end, start)) &&
        words(plain.slice(end, start)).length <= MOST_BETWEEN &&
        said.some((who) => who.concept === 'other' && who.end <= end && end - who.end < NEAR),
    )
  const own = hours.filter((duration) => !isClaimed(duration))
  return own.length > 0 ? own : hours
}

export const minutesIn = ({ parts }: Duration) =>
  Math.round((parts.hour ?? 0) * HOUR + (parts.minute ?? 0))

function minutesOf(
  plain: string,
  hours: readonly Duration[],
  restDays: number,
): number | undefined {
  const behind = ({ end }: Span) => plain.slice(end, end + NEAR)
  const daily = hours.find(
    (span) =>
      DAILY.test(behind(span)) || DAILY.test(plain.slice(Math.max(0, span.start - 14), span.start)),
  )
  const weekly = hours.find((span) => WEEKLY.test(behind(span).slice(0, 16)))
  if (daily && daily !== weekly) return minutesIn(daily)
  // Never more than was given.
  if (weekly) return Math.floor(minutesIn(weekly) / (7 - restDays) / 5) * 5
  const [only] = hours
  return hours.length === 1 && only ? minutesIn(only) : undefined
}

/** "Half an hour in the morning and one hour in the evening" */
function partsOfDay(plain: string, hours: readonly Duration[]): number | undefined {
  if (hours.length < 2) return undefined
  const parts = studyWords(words(plain)).filter(({ concept }) => concept === 'partOfDay')
  const isParted = hours.every((span, index) => {
    const [from, to] = [hours[index - 1]?.end ?? 0, hours[index + 1]?.start ?? plain.length]
    return parts.some(
      (part) =>
        part.start >= from &&
        part.end <= to &&
        Math.min(Math.abs(part.start - span.end), Math.abs(span.start - part.end)) < NEAR,
    )
  })
  return isParted ? hours.reduce((sum, span) => sum + minutesIn(span), 0) : undefined
}

interface DayGroup extends Span {
  /** None for all other days. */
  weekdays: readonly number[] | undefined
}

/** Days of the week in a row: "Saturday and Sunday", "weekdays", «باقي الأيام». */
function groupsIn(plain: string): DayGroup[] {
  const all = words(plain)
  const named = longestOnly(studyWords(all)).flatMap(({ concept, start, end }): DayGroup[] => {
    if (concept === 'weekend') return [{ start, end, weekdays: [6, 0] }]
    if (concept === 'workdays') return [{ start, end, weekdays: [1, 2, 3, 4, 5] }]
    return concept === 'otherDays' ? [{ start, end, weekdays: undefined }] : []
  })
  const days = daysMarkedIn(plain).map(
    ({ weekday, start, end }): DayGroup => ({ start, end, weekdays: [weekday] }),
  )
  const groups: DayGroup[] = []
  for (const group of [...named, ...days].sort((a, b) => a.start - b.start)) {
    const last = groups.at(-1)
    const gap = last ? plain.slice(last.end, group.start) : ''
    if (last && group.start < last.end) continue
    if (last?.weekdays && group.weekdays && (LISTED.test(gap) || ROW.test(gap))) {
      const isRow = ROW.test(gap) || /^لل?\p{L}/u.test(plain.slice(group.start))
      last.weekdays = [
        ...last.weekdays,
        ...(isRow ? daysBetween(last.weekdays.at(-1), group.weekdays[0]) : group.weekdays),
      ]
      last.end = group.end
    } else groups.push({ ...group })
  }
  return groups
}
/** "Sat to Wed", «من السبت للأربعاء» */
const ROW = /^\s{0,3}(?:-|–|to|till|until|through|thru|الى|إلى|الي|حتى|لين)\s{0,3}$/iu
const daysBetween = (first = 0, last = 0): number[] =>
  Array.from({ length: (last - first + 7) % 7 }, (_, offset) => (first + offset + 1) % 7)
const LISTED = /^\s{0,3}(?:[,،&+/]|and|و)?\s{0,3}(?:(?:on|يوم)\s)?$/iu
const APART =
  /[.;؛\n:]|(?<!\p{L})(?:but|daily|every day|a day|بس|لكن|يوميا|في اليوم|كل يوم)(?!\p{L})/iu
const MOST_BETWEEN = 5
const BESIDE = /^\s(?:on\s)?$/iu

interface Pair {
  duration: Duration
  group: DayGroup
}

/** Each amount of time with the days beside it: those behind it where the first stand behind, else those before it. */
function pairsIn(plain: string, hours: readonly Duration[]): Pair[] {
  const groups = groupsIn(plain)
  const [first] = hours
  if (!first || groups.length === 0) return []
  const isNear = (gap: string) =>
    !APART.test(gap) &&
    words(gap).length <= MOST_BETWEEN &&
    !studyWords(words(gap)).some(({ concept }) => concept === 'rest' || concept === 'exam')
  // «والخميس 4 ساعات والجمعة راحة»: Friday is free.
  const behindOf = ({ end }: DayGroup) =>
    Math.min(end + NEAR, ...groups.flatMap(({ start }) => (start >= end ? [start] : [])))
  const beside = (isBehind: boolean) =>
    hours.flatMap((duration, index): Pair[] => {
      const [from, to] = [hours[index - 1]?.end ?? 0, hours[index + 1]?.start ?? plain.length]
      const group = isBehind
        ? groups.find(
            ({ start }) =>
              start >= duration.end && start < to && isNear(plain.slice(duration.end, start)),
          )
        : groups.findLast(
            ({ start, end }) =>
              end <= duration.start && start >= from && isNear(plain.slice(end, duration.start)),
          )
      const behind =
        group && words(plain.slice(group.end, behindOf(group)).split(/[.,،;؛\n]/u)[0] ?? '')
      // «والجمعة ما بدرس»
      const isFree =
        behind !== undefined &&
        (studyWords(behind).some(({ concept }) => concept === 'rest') ||
          grammar(behind).some(({ concept, from }) => concept === 'not' && from === 0))
      if (!group) return []
      // "3 hours sat, sunday off": only the last of them is free.
      const [own, ...others] = group.weekdays ?? []
      const isFirstOnly =
        isFree &&
        own !== undefined &&
        others.length > 0 &&
        BESIDE.test(plain.slice(duration.end, group.start))
      if (isFirstOnly) return [{ duration, group: { ...group, weekdays: [own] } }]
      return isFree ? [] : [{ duration, group }]
    })
  const [behind, before] = [beside(true), beside(false)]
  if (before.length !== behind.length) return before.length > behind.length ? before : behind
  return commasIn(plain, before) < commasIn(plain, behind) ? before : behind
}

/** "3 hours after school, weekends 5 hours": a comma parts the first from the days. */
const commasIn = (plain: string, pairs: readonly Pair[]): number =>
  pairs.filter(({ duration, group }) =>
    /[,،]/.test(
      plain.slice(Math.min(duration.end, group.end), Math.max(duration.start, group.start)),
    ),
  ).length

/** "1 hour on weekdays and 4 on Saturday": other days than those that are named have what no day was named for. */
function timesOfDays(plain: string, hours: readonly Duration[]): DailyTime | undefined {
  const pairs = pairsIn(plain, hours)
  if (hours.length < 2 || !pairs.some(({ group }) => group.weekdays)) return undefined
  const others = hours.find(
    (duration) =>
      !pairs.some((pair) => pair.duration === duration) ||
      pairs.some((pair) => pair.duration === duration && !pair.group.weekdays),
  )
  const on = pairs.flatMap(({ duration, group }) =>
    (group.weekdays ?? []).map((weekday) => ({ weekday, minutes: minutesIn(duration) })),
  )
  const minutes = others ? minutesIn(others) : Math.min(...on.map((one) => one.minutes))
  return {
    minutes,
    on: on.filter((one) => one.minutes !== minutes),
    ...(!others && { only: on.map(({ weekday }) => weekday) }),
  }
}

/** "from 7 to 9 pm" */
function betweenTimes(text: string): number | undefined {
  const range =
    /(?:(?:from|between|من)\s+|(?<![\d:/.-])(?=\d{1,2}\s?(?:[ap]m)?\s*(?:-|–|to|until)\s*\d{1,2}\s?[ap]m))(\d{1,2})(?::\d{2})?\s?(?:[ap]m)?\s*(?:-|–|to|and|until|الى|إلى|الي|لـ?)\s*(?=\d)/iu.exec(
      text,
    )
  const last = range && clockTimes(text).find(({ start }) => start >= range.index + range[0].length)
  if (!range || !last) return undefined
  const length =
    (Math.floor(last.minutes / HOUR) % 12) * HOUR + (last.minutes % HOUR) - Number(range[1]) * HOUR
  return length > 0 ? length : length + 12 * HOUR
}
