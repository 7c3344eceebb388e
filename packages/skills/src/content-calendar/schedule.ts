import { addDays, type Day, daysBetween, partsOf, weekdayOf } from '../calendar/day.ts'
import { toHijri } from '../calendar/hijri.ts'
import type { Period } from '../calendar/period.ts'
import { type Holiday, holidayOn, holidaysOf, isWeekend } from '../calendar/uae-holidays.ts'

import type { Format } from './told.ts'
import { inTurns } from './turns.ts'

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
  /** Only on these days of the week; Sunday is 0. */
  weekdays?: readonly number[]
  /** Never on these. */
  avoidedWeekdays?: readonly number[]
  usesWeekend?: boolean
  /** So many on each of those days. */
  perDay?: number
  /** One on each working day: a holiday leaves nothing out. */
  everyWorkday?: boolean
  /** So many days from one post to the next, weekends included. */
  everyDays?: number
  /** So many weeks from one with posts to the next. */
  everyWeeks?: number
  /** The days that were named for the posts. */
  days?: readonly Day[]
  /** When the last of so many posts goes out is asked. */
  asksEnd?: boolean
  /** Formats that take turns. */
  formats?: readonly Format[]
  /** Channels with a number of posts of their own, when `channels` are all of them. */
  split?: { channels: string[]; perWeek: number; format?: Format }[]
  /** So many of all posts for some of the channels. */
  shares?: Share[]
  /** The numbers of posts between which the person left the choice. */
  range?: { from: number; to: number }
  /** Nothing is posted in Ramadan. */
  avoidsRamadan?: boolean
  /** Days on which nothing is posted. */
  freeDays?: readonly Day[]
  /** When the holidays are is to be said first. */
  asksWhen?: boolean
  askedDay?: Day | undefined
  /** How many posts somebody says that these are. */
  claimed?: number
  asksPost?: AskedPost | undefined
}

/** One post of the calendar by its place, or those of a day. */
export interface AskedPost {
  at?: number | undefined
  day?: Day | undefined
}

interface Share {
  channels: string[]
  posts: number
  format?: Format
}

export interface Post {
  day: Day
  channels: string[]
  topic: string | undefined
  format?: Format
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
  let turn = 0
  const firstMonday = addDays(plan.from, -((weekdayOf(plan.from) + 6) % 7))
  for (let monday = firstMonday; monday <= plan.to; monday = addDays(monday, 7)) {
    const week = weekOf(monday, plan)
    if (week.slots.length + week.leftOut > 0) turn += 1
    if (plan.everyWeeks && turn > 0 && (turn - 1) % plan.everyWeeks > 0) continue
    slots.push(...week.slots)
    if (week.leftOut > 0 && plan.total === undefined && !plan.everyWorkday)
      leftOut.push({ week: monday, posts: week.leftOut })
  }
  slots.sort((a, b) => a.day.localeCompare(b.day))
  const wanted = plan.total ?? slots.length
  if (slots.length < wanted) leftOut.push({ week: firstMonday, posts: wanted - slots.length })
  const used = slots.length <= wanted ? slots : spread(wanted, plan, slots)
  const turns = plan.shares ? turnsOf(plan.shares) : plan.channels.map((channel) => ({ channel }))
  const regular = used.map(
    ({ day, movedFrom }, index): Post => ({
      day,
      channels: plan.onEachChannel
        ? plan.channels
        : [turns[index % turns.length]?.channel as string],
      topic: plan.topics[topicAt(index, plan)],
      ...formatAt(index, plan, turns),
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

interface Turn {
  channel: string
  format?: Format
}

/** "4 on Instagram and 2 on LinkedIn" */
const turnsOf = (shares: readonly Share[]): Turn[] =>
  inTurns(shares.map((share) => ({ of: share, times: share.posts }))).map(
    ({ channels, format }, index) => ({
      channel: channels[index % channels.length] as string,
      ...(format && { format }),
    }),
  )

function formatAt(index: number, { formats }: Plan, turns: readonly Turn[]): { format?: Format } {
  const format = formats?.length
    ? formats[index % formats.length]
    : turns[index % turns.length]?.format
  return format ? { format } : {}
}

/** Where as many channels as topics take turns, each channel would keep its topic for ever: after each round the topics move on by one. */
function topicAt(index: number, { channels, topics, onEachChannel, formats }: Plan): number {
  const [ways, count] = [channels.length, Math.max(1, topics.length)]
  const round = Math.max(ways, count)
  const isTied =
    !onEachChannel && !formats?.length && ways > 1 && round % Math.min(ways, count) === 0
  return (index + (isTied ? Math.floor(index / round) : 0)) % count
}

const isAvoided = (day: Day, { avoidsRamadan = false, freeDays = [] }: Plan): boolean =>
  freeDays.includes(day) || (avoidsRamadan && toHijri(day).month === 9)

/** Fewer than the weeks give room for: evenly over the days that are open, else over the slots. */
function spread(wanted: number, plan: Plan, slots: readonly Slot[]): Slot[] {
  const usable = openDays(plan, plan.postsPerWeek)
  const open = Array.from({ length: daysBetween(plan.from, plan.to) + 1 }, (_, offset) =>
    addDays(plan.from, offset),
  ).filter((day) => usable.includes(weekdayOf(day)) && !holidayOn(day) && !isAvoided(day, plan))
  const isFixed = plan.weekdays !== undefined || plan.everyDays !== undefined
  if (isFixed || open.length < wanted)
    return Array.from(
      { length: wanted },
      (_, index) => slots[Math.floor((index * slots.length) / wanted)] as Slot,
    )
  return Array.from({ length: wanted }, (_, index) => ({
    day: open[Math.floor(((index + 0.5) * open.length) / wanted)] as Day,
    movedFrom: undefined,
  }))
}

/** The days of a week for so many posts: the usual ones, or spread over those that a plan keeps to. */
function weekdaysFor(count: number, plan: Plan): readonly number[] {
  const { weekdays, avoidedWeekdays = [], usesWeekend } = plan
  const usual = WEEKDAYS[count] ?? []
  const isUsual = !weekdays && !usesWeekend && !usual.some((day) => avoidedWeekdays.includes(day))
  if (isUsual) return usual
  const open = openDays(plan, count).toSorted((a, b) => ((a + 6) % 7) - ((b + 6) % 7))
  const step = open.length / Math.min(count, open.length)
  return open.filter((_, at) => Math.floor((at + 1) / step) > Math.floor(at / step))
}

/** The days of the week that a plan may use. */
export function openDays(
  {
    weekdays,
    avoidedWeekdays = [],
    usesWeekend,
  }: Pick<Plan, 'weekdays' | 'avoidedWeekdays' | 'usesWeekend'>,
  count: number,
): number[] {
  const all = weekdays ?? (WEEKDAYS[count > 5 || usesWeekend ? 7 : 5] as readonly number[])
  return all.filter((day) => !avoidedWeekdays.includes(day))
}

function weekOf(monday: Day, plan: Plan): { slots: Slot[]; leftOut: number } {
  const days = Array.from({ length: 7 }, (_, offset) => addDays(monday, offset)).filter(
    (day) => day >= plan.from && day <= plan.to && !isAvoided(day, plan),
  )
  const round = (count: number) =>
    days.filter((day) => weekdaysFor(count, plan).includes(weekdayOf(day)))
  const wanted = plan.days
    ? days.filter((day) => plan.days?.includes(day))
    : plan.weekdays && (plan.perDay || plan.postsPerWeek === plan.weekdays.length)
      ? days.flatMap((day) =>
          plan.weekdays?.includes(weekdayOf(day))
            ? Array.from({ length: plan.perDay ?? 1 }, () => day)
            : [],
        )
      : plan.everyDays
        ? days.filter((day) => daysBetween(plan.from, day) % (plan.everyDays ?? 1) === 0)
        : [
            ...Array.from({ length: Math.floor(plan.postsPerWeek / 7) }, () => round(7)).flat(),
            ...round(plan.postsPerWeek % 7),
          ]
  const usesWeekend = plan.usesWeekend || plan.postsPerWeek > 5 || plan.everyDays !== undefined
  const free = days.filter(
    (day) =>
      !holidayOn(day) &&
      (usesWeekend || !isWeekend(day)) &&
      !plan.avoidedWeekdays?.includes(weekdayOf(day)),
  )
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

export function holidaysIn({ from, to }: Period): Holiday[] {
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
