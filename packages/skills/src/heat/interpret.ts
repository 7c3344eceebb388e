import type { Bilingual } from '@wakeel/contract'
import { latinDigits } from '../reading/arabic.ts'
import { bareHours } from '../reading/clock-times.ts'
import { formatDate } from '../reading/format.ts'
import type { Ask } from '../skill.ts'
import { type Message, namesAny } from '../understanding/affinity.ts'
import type { Values } from '../understanding/frame.ts'
import type { Interpretation } from '../understanding/read-frame.ts'
import type { heatFrame } from './frame.ts'
import type { HeatInput } from './heat.ts'
import { inCelsius } from './heat-index.ts'
import { clock } from './midday-break.ts'

const HALF_DAY = 12 * 60
/** «كم أشرب في اليوم» names no day. */
const EACH_DAY = /(?<!\p{L})(?:في\s|ب)اليوم$/u
const WHEN =
  /\b(?:when (?:is|are|does|do|will)|which (?:hours|dates|months)|what (?:hours|dates|months|times))\b|(?<!\p{L})(?:متى|امتى|إمتى|أي ساعات|من كم لكم)(?!\p{L})/iu
const DAY = 2 * HALF_DAY
const TO = /^\s*(?:-|–|to|till|until|إلى|الى|الي|لين|حتى|لـ?)\s*(?:الساع[ةه]\s)?$/iu
const BETWEEN = /(?:between|بين)\s(?:الساع[ةه]\s)?$/iu
const AND = /^\s*(?:and|و)\s*(?:الساع[ةه]\s)?$/iu
const BARE_BEHIND =
  /^\s*(?:-|–|to|till|until|إلى|الى|الي|لين|حتى|لـ?)\s*(?:الساع[ةه]\s)?(\d{1,2})(?!\d|[:/.%]|\s?(?:°|c\b|degrees|درج|hours?|ساع|days|أيام))/iu
const BARE_BEFORE =
  /(?<![\d:/.])(\d{1,2})\s*(?:-|–|to|till|until|(?<=(?:between|بين) \d{1,2} )(?:and|و)|إلى|الى|الي|لين|حتى)\s*$/iu

/** The weather and the day or hours that the slots describe; "from 1 pm to 4 pm" is one time with an end. */
export function interpretHeat(
  { temperature, humidity, day: named, time: told }: Values<typeof heatFrame.slots>,
  goal: string,
  { message, ask }: { message: Message; ask: Ask },
): Interpretation<HeatInput> {
  const isEachDay = named && EACH_DAY.test(message.text.slice(0, named.mention.end))
  const day = isEachDay ? undefined : (dayBesideToday(named, message) ?? named)
  // "When is work at noon banned?" asks for the hours and tells none.
  const isOnlyNamed = goal === 'break' && !day && WHEN.test(message.text)
  const time = told?.filter(({ mention }) => !isOnlyNamed || /\p{N}/u.test(mention.written))
  const summerDay = day ? undefined : dayOfSummer(message.text, ask.today)
  const input: HeatInput = {
    ...(temperature && { temperatureC: inCelsius(temperature) }),
    ...(humidity && { humidity: humidity.value }),
    day: day?.date ?? summerDay?.date,
    ...(namesAny(message, ['uninterruptibleWork']) && { mayBeExempt: true }),
    ...(isOfWork(message) && { isWork: true }),
  }
  const spans = spansIn(message.text, (time ?? []).map(inDaytime))
  const [only = hoursOfWork(message.text, temperature === undefined)] = spans
  const said = {
    ...(isEachDay && { unused: [named.mention] }),
    saidAs: {
      ...saidOf(spans.length > 0 ? spans : only ? [only] : []),
      ...(day && day !== named && { day: daySaid(day.date) }),
    },
    assumed: [
      ...(spans.length === 0 && only ? [hourTaken(only.span)] : []),
      ...(summerDay ? [summerDay.said] : []),
    ],
  }
  if (spans.length < 2) return { input: { ...input, ...only?.span }, ...said }
  return {
    ...said,
    each: spans.map(({ span, written }) => ({
      input: { ...input, ...span },
      title: { en: written, ar: written },
    })),
  }
}

/** "It's 41 today, can they work on 10 July?": of two days the weather is of today, and the question of the other. */
function dayBesideToday(
  named: Values<typeof heatFrame.slots>['day'],
  { mentions }: Message,
): { date: string } | undefined {
  if (!named || !TODAY.test(named.mention.written)) return undefined
  const other = mentions.find((one) => one.kind === 'date' && !TODAY.test(one.written))
  return other?.kind === 'date' ? { date: other.date } : undefined
}
const TODAY = /^(?:today|now|tonight|اليوم|الحين|هلق|دلوقتي|النهارده|النهاردة)$/iu

const MONTHS = [
  { month: '07', named: /\bjuly\b|(?<!\p{L})ب?(?:يوليو|تموز)(?!\p{L})/iu, en: 'July', ar: 'يوليو' },
  {
    month: '08',
    named: /\baugust\b|(?<!\p{L})ب?(?:[أا]غسطس|آب)(?!\p{L})/iu,
    en: 'August',
    ar: 'أغسطس',
  },
]

/** "At 1 pm in August": a month that lies in the season as a whole stands for any of its days. */
function dayOfSummer(text: string, today: string): { date: string; said: Bilingual } | undefined {
  const found = MONTHS.find(({ named }) => named.test(text))
  if (!found) return undefined
  const year = Number(today.slice(0, 4))
  const date = [year, year + 1].map((one) => `${one}-${found.month}-15`).find((one) => one >= today)
  return date === undefined
    ? undefined
    : { date, said: { en: `any day in ${found.en}`, ar: `أي يوم في ${found.ar}` } }
}

const isOfWork = (message: Message): boolean =>
  namesAny(message, ['crew', 'middayBreak', 'uninterruptibleWork']) &&
  !namesAny(message, ['leisure'])

/** Of "between 1 and 2 pm" both hours are said, and of "at 1:30" that the afternoon is meant. */
function saidOf(spans: readonly { span: Pick<HeatInput, 'minutes' | 'untilMinutes'> }[]): {
  time?: Bilingual
} {
  if (!spans.some(({ span }) => span.minutes !== undefined)) return {}
  const each = (to: string) =>
    spans.map(({ span: { minutes = 0, untilMinutes } }) =>
      [minutes, ...(untilMinutes === undefined ? [] : [untilMinutes])].map(clock).join(to),
    )
  return {
    time: { en: `time ${each(' to ').join(' and ')}`, ar: `الساعة ${each(' إلى ').join(' و')}` },
  }
}

const daySaid = (date: string): Bilingual => ({
  en: `day ${formatDate(date, 'en')}`,
  ar: `اليوم ${formatDate(date, 'ar')}`,
})

/** What is read without a half of the day fills no slot, and is said to be taken so. */
function hourTaken({
  minutes = 0,
  untilMinutes,
}: Pick<HeatInput, 'minutes' | 'untilMinutes'>): Bilingual {
  const each = [minutes, ...(untilMinutes === undefined ? [] : [untilMinutes])].map(clock)
  return { en: `time ${each.join(' to ')}`, ar: `الساعة ${each.join(' إلى ')}` }
}

const BARE_SPAN =
  /(?<![\d:/.%-])(\d{1,2})\s*(?:-|–|to|till|until|إلى|الى|الي|لين|حتى)\s*(\d{1,2})(?!\d|[:/.%-]|\s*(?:[%°]|[ap]\.?m|c\b|degrees|درج|people|men\b|workers|عامل|hours|ساع|days|أيام))/iu
const EARLIEST = 6

/** Nobody works outside at two in the night. */
const ofDay = (minutes: number): number => (minutes < EARLIEST * 60 ? minutes + HALF_DAY : minutes)
const inDaytime = (time: Time): Time =>
  /\p{L}|^0/u.test(time.mention.written) ? time : { ...time, minutes: ofDay(time.minutes) }

/** "Work 12 to 2", "at half past one": hours that say no half of the day are of the day. */
function hoursOfWork(
  text: string,
  isMoment: boolean,
): { span: Pick<HeatInput, 'minutes' | 'untilMinutes'> } | undefined {
  const [, first, last] = BARE_SPAN.exec(latinDigits(text)) ?? []
  const [from, until] = [Number(first), Number(last)]
  if (!from || !until || from > 12 || until > 12) {
    const [moment] = isMoment ? bareHours(text) : []
    return moment && { span: { minutes: ofDay(moment.minutes) } }
  }
  const minutes = (from < EARLIEST ? from + 12 : from) * 60
  const end = [until * 60, (until + 12) * 60].find((one) => one > minutes)
  return end === undefined ? undefined : { span: { minutes, untilMinutes: end } }
}

type Time = NonNullable<Values<typeof heatFrame.slots>['time']>[number]

/** Two times with "to" between them are one span. */
function spansIn(
  text: string,
  times: readonly Time[],
): { span: Pick<HeatInput, 'minutes' | 'untilMinutes'>; written: string }[] {
  const [first, ...others] = times
  if (!first) return []
  const [second, ...rest] = others
  const { start, end } = first.mention
  if (
    second &&
    second.minutes > first.minutes &&
    (TO.test(text.slice(end, second.mention.start)) ||
      (BETWEEN.test(text.slice(0, start)) && AND.test(text.slice(end, second.mention.start))))
  )
    return [
      {
        span: { minutes: first.minutes, untilMinutes: second.minutes },
        written: text.slice(start, second.mention.end),
      },
      ...spansIn(text, rest),
    ]
  return [{ span: spanOf(text, first), written: first.mention.written }, ...spansIn(text, others)]
}

/** "3 pm to 6", "12 to 12:30": the half of the day is said once. */
function spanOf(
  text: string,
  { minutes, mention }: { minutes: number; mention: { start: number; end: number } },
): Pick<HeatInput, 'minutes' | 'untilMinutes'> {
  const hours = (written: string) => {
    const at = (Number(written) % 12) * 60
    return Number(written) > 12 ? [Number(written) * 60] : [at, at + HALF_DAY]
  }
  const behind = BARE_BEHIND.exec(text.slice(mention.end))?.[1]
  const until = behind && hours(behind).find((one) => one > minutes && one <= DAY)
  if (until) return { minutes, untilMinutes: until }
  const before = BARE_BEFORE.exec(text.slice(0, mention.start))?.[1]
  const from = before && hours(before).findLast((one) => one < minutes)
  return from === undefined || from === '' ? { minutes } : { minutes: from, untilMinutes: minutes }
}
