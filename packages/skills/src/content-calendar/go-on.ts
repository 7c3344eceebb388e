import { addDays, type Day } from '../calendar/day.ts'
import { type Period, periodIn } from '../calendar/period.ts'
import { changeIn, onlyNumber } from '../follow-up/change-words.ts'
import { words } from '../reading/words.ts'
import { longestOnly } from '../sentences/negation.ts'
import type { Ask, Before, Missing, Reading } from '../skill.ts'
import { channelsIn } from './channel-hits.ts'
import { asksForHolidays } from './holiday-answer.ts'
import { lengthIn } from './length.ts'
import { type Rhythm, rhythmIn, wantsEachChannel } from './read-plan.ts'
import { topicsIn } from './read-topics.ts'
import { weekdayHits } from './read-weekdays.ts'
import { channels, type Told, told } from './told.ts'

interface Plan extends Period, Rhythm {
  channels: string[]
  topics: string[]
  onEachChannel: boolean
  holidayPosts: boolean
}

/** "Make it 2 a week", "and TikTok too", "the same in March?", "why nothing on Wednesday?" of the calendar before. */
export function calendarGoingOn<Input extends Plan>(
  before: Before<Input>,
  ask: Ask,
  read: (ask: Ask) => Reading<Input>,
): Reading<Input> | undefined {
  const last = before.map(({ inputs: [input] }) => input).findLast((one) => one.channels.length > 0)
  const message = ask.text
  const { today } = ask
  const said = told(message)
  if (!last) return undefined
  const period = periodAfter(last, message, today)
  if (asksForHolidays(said) || changeIn(message)('why'))
    return { request: message, ...holidaysOf(last, period, said) }
  if ('input' in read({ ...ask, text: message })) return undefined
  const changed = {
    ...rhythmAfter(last, said, message),
    ...period,
    ...channelsAfter(last, said),
    ...topicsAfter(last, said, today),
  }
  return Object.keys(changed).length > 0
    ? { request: message, input: { ...last, ...changed } }
    : { missing: [whatToChange(last)] }
}

/** The public holidays of the period, or what a day of it is on which nothing is posted. */
function holidaysOf<Input extends Plan>(
  last: Input,
  period: Period | undefined,
  said: Told,
): { input: Input; more: { input: Input }[] } {
  const asked = (span: Period): Input =>
    ({
      from: span.from,
      to: span.to,
      frequency: { total: 0 },
      channels: [],
      topics: [],
      onEachChannel: false,
      holidayPosts: false,
    }) as unknown as Input
  const days = daysOfWeek(last, said)
  const [first, ...others] = days.map((day) => asked({ from: day, to: day }))
  const more = others.slice(0, MOST_DAYS).map((input) => ({ input }))
  return { input: first ?? asked(period ?? last), more }
}
const MOST_DAYS = 4

/** Each day of the period that falls on a day of the week that is named. */
function daysOfWeek({ from, to }: Period, { text, all }: Told): Day[] {
  const named = new Set(weekdayHits(text, all).map(({ concept }) => Number(concept)))
  const days: Day[] = []
  if (named.size === 0) return days
  for (let day = from; day <= to; day = addDays(day, 1))
    if (named.has(new Date(day).getUTCDay())) days.push(day)
  return days
}

const WEEK_AFTER =
  /(?<!\p{L})(?:(?:the )?(?:week after|following week)|(?:ال)?[أا]سبوع (?:ال)?(?:[يإا]?للي |الي |يلي )?(?:بعده|بعدها|تالي|التالي|وراه))(?!\p{L})/iu
const WEEK = 7

function periodAfter(last: Period, message: string, today: Day): Period | undefined {
  if (WEEK_AFTER.test(message))
    return { from: addDays(last.from, WEEK), to: addDays(last.to, WEEK) }
  return periodIn(message, today) ?? lengthIn(message, today)
}

/** "2 a week", «خلها 12»: a bare number is of what the number before was of. */
function rhythmAfter(last: Plan, said: Told, message: string): Partial<Plan> | undefined {
  const stated = rhythmIn(said)
  const [kind = 'total'] = Object.keys(last.frequency)
  const former = Object.values(last.frequency)[0] as number
  const value = stated ? Object.values(stated.frequency)[0] : onlyNumber(message)
  if (stated && !('total' in stated.frequency)) return { ...withoutRhythm, ...stated }
  if (value === undefined || /\d{4}/.test(String(value))) return undefined
  const does = changeIn(message)
  const step = does('more') ? 1 : does('less') ? -1 : 0
  const count = step ? Math.max(1, former + step * value) : value
  return { ...withoutRhythm, frequency: { [kind]: count } as Plan['frequency'] }
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
} as unknown as Partial<Plan>

/** Channels that are named are added where the message adds, left out where it takes away, and else meant instead. */
function channelsAfter(last: Plan, said: Told): Partial<Plan> | undefined {
  const each = wantsEachChannel(said) ? { onEachChannel: true } : undefined
  const named: string[] = channelsIn(said)
  const does = changeIn(said.text)
  const all: string[] = longestOnly(channels(words(said.text))).map(({ concept }) => concept)
  const left = last.channels.filter((channel) => !all.includes(channel))
  if (does('remove') && left.length > 0 && left.length < last.channels.length)
    return { channels: left, ...each }
  if (named.length === 0) return each
  const isAdded = does('add') || each || OPENS_ON.test(said.text)
  return { channels: isAdded ? [...new Set([...last.channels, ...named])] : named, ...each }
}
const OPENS_ON = /^\s*(?:and|و)/iu

function topicsAfter(last: Plan, said: Told, today: Day): Partial<Plan> | undefined {
  const does = changeIn(said.text)
  const plain = said.text.toLowerCase()
  const left = last.topics.filter((topic) => !plain.includes(topic.toLowerCase()))
  if (does('remove') && left.length < last.topics.length) return { topics: left }
  const named = topicsIn(said, today)
  if (named.length === 0) return undefined
  return { topics: does('add') ? [...new Set([...last.topics, ...named])] : named }
}

const whatToChange = ({ channels: on, frequency, from, to }: Plan): Missing => {
  const count = Object.values(frequency)[0]
  return {
    name: {
      en: `what to change in the calendar (now ${count} posts${'perWeek' in frequency ? ' a week' : ''}, ${from} to ${to}, ${on.join(', ')})`,
      ar: `المطلوب تغييره في التقويم (الآن: العدد ${count}${'perWeek' in frequency ? ' في الأسبوع' : ''}، من ${from} إلى ${to}، ${on.join('، ')})`,
    },
    example: {
      en: 'make it 2 a week, and TikTok too, in March instead, add a topic: offers',
      ar: 'خلها 2 في الأسبوع، وتيك توك كمان، في مارس، زيد موضوع: عروض',
    },
  }
}
