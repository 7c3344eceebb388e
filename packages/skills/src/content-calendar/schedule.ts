import { addDays, type Day, daysBetween, partsOf, weekdayOf } from '../calendar/day.ts'
import { toHijri } from '../calendar/hijri.ts'
import type { Period } from '../calendar/period.ts'
import { type Holiday, holidayOn, holidaysOf, isWeekend } from '../calendar/uae-holidays.ts'

export interface Plan extends Period {
  /** Of a whole week, Monday to Sunday. */
  postsPerWeek: number
  /** So many in all, evenly over the period; then `postsPerWeek` is only the density that gives room for them. */
  total: number | undefined
  channels: string[]
  topics: string[]
  /** Every post goes out on every channel; else the channels take turns. */
  onEachChannel: boolean
  /** A post on the first day of each holiday, beside the weekly number. */
  holidayPosts: boolean
}

export interface Post {
  day: Day
  channels: string[]
  topic: string | undefined
  holiday: Holiday | undefined
  /** The day it was meant for before a holiday moved it. */
  movedFrom: Day | undefined
  inRamadan: boolean
}

export interface Schedule {
  plan: Plan
  posts: Post[]
  holidays: Holiday[]
  /** Weeks in which holidays left too few days, by their Monday. */
  leftOut: { week: Day; posts: number }[]
}

interface Slot {
  day: Day
  movedFrom: Day | undefined
}

/** Which weekdays are used for so many posts a week; Monday is 1, Sunday 0. Working days first, weekend only from six on. */
const WEEKDAYS: readonly (readonly number[])[] = [
  [],
  [2],
  [2, 4],
  [1, 3, 5],
  [1, 2, 3, 4],
  [1, 2, 3, 4, 5],
  [1, 2, 3, 4, 5, 6],
  [1, 2, 3, 4, 5, 6, 0],
]

export function schedule(plan: Plan): Schedule {
  const holidays = holidaysIn(plan)
  const slots: Slot[] = []
  const leftOut: Schedule['leftOut'] = []
  const firstMonday = addDays(plan.from, -((weekdayOf(plan.from) + 6) % 7))
  for (let monday = firstMonday; monday <= plan.to; monday = addDays(monday, 7)) {
    const week = weekOf(monday, plan)
    slots.push(...week.slots)
    if (week.leftOut > 0 && plan.total === undefined)
      leftOut.push({ week: monday, posts: week.leftOut })
  }
  slots.sort((a, b) => a.day.localeCompare(b.day))
  const wanted = plan.total ?? slots.length
  const used =
    slots.length <= wanted
      ? slots
      : Array.from(
          { length: wanted },
          (_, index) => slots[Math.floor((index * slots.length) / wanted)] as Slot,
        )
  const regular = used.map(
    ({ day, movedFrom }, index): Post => ({
      day,
      channels: plan.onEachChannel
        ? plan.channels
        : [plan.channels[index % plan.channels.length] as string],
      topic: plan.topics[index % Math.max(1, plan.topics.length)],
      holiday: undefined,
      movedFrom,
      inRamadan: toHijri(day).month === 9,
    }),
  )
  const posts = plan.holidayPosts
    ? [...regular, ...greetings(holidays, plan)].sort((a, b) => a.day.localeCompare(b.day))
    : regular
  return { plan, posts, holidays, leftOut }
}

function weekOf(monday: Day, plan: Plan): { slots: Slot[]; leftOut: number } {
  const days = Array.from({ length: 7 }, (_, offset) => addDays(monday, offset)).filter(
    (day) => day >= plan.from && day <= plan.to,
  )
  const round = (count: number) => days.filter((day) => WEEKDAYS[count]?.includes(weekdayOf(day)))
  const wanted = [
    ...Array.from({ length: Math.floor(plan.postsPerWeek / 7) }, () => round(7)).flat(),
    ...round(plan.postsPerWeek % 7),
  ]
  const usesWeekend = plan.postsPerWeek > 5
  const free = days.filter((day) => !holidayOn(day) && (usesWeekend || !isWeekend(day)))
  const slots = wanted
    .filter((day) => !holidayOn(day))
    .map((day): Slot => ({ day, movedFrom: undefined }))
  let leftOut = 0
  for (const day of wanted.filter((candidate) => holidayOn(candidate))) {
    const open = free.filter((candidate) => !slots.some((slot) => slot.day === candidate))
    const nearest = open.sort(
      (a, b) => Math.abs(daysBetween(day, a)) - Math.abs(daysBetween(day, b)) || a.localeCompare(b),
    )[0]
    if (nearest) slots.push({ day: nearest, movedFrom: day })
    else leftOut += 1
  }
  return { slots, leftOut }
}

function holidaysIn({ from, to }: Period): Holiday[] {
  const first = partsOf(from).year
  const years = Array.from({ length: partsOf(to).year - first + 1 }, (_, index) => first + index)
  return years.flatMap(holidaysOf).filter(({ day }) => day >= from && day <= to)
}

function greetings(holidays: readonly Holiday[], plan: Plan): Post[] {
  const first = holidays.filter((holiday, index) => {
    const previous = holidays[index - 1]
    return (
      !previous ||
      previous.name.en !== holiday.name.en ||
      daysBetween(previous.day, holiday.day) > 1
    )
  })
  // Eid begins on 1 Shawwal: the eve that may be 30 Ramadan is not the day to send wishes.
  const day = (holiday: Holiday) =>
    toHijri(holiday.day).month === 9 ? addDays(holiday.day, 1) : holiday.day
  return first
    .filter((holiday) => day(holiday) <= plan.to)
    .map((holiday) => ({
      day: day(holiday),
      channels: plan.channels,
      topic: undefined,
      holiday,
      movedFrom: undefined,
      inRamadan: false,
    }))
}
