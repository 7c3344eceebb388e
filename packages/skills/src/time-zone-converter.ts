import type { Bilingual, Language } from '@wakeel/contract'
import { z } from 'zod'
import { longDate } from './calendar/date-answer.ts'
import { reckoningGoingOn } from './clock/go-on.ts'
import { daysOfTimes, meantTimes } from './clock/meant-times.ts'
import { monthIn } from './clock/named-month.ts'
import { owningPlace } from './clock/owning-place.ts'
import { dubai, momentOf, offsetMinutes, type Place, placesIn } from './clock/time-zones.ts'
import { asksWhy } from './follow-up/asks-why.ts'
import { clockTimes } from './reading/clock-times.ts'
import { dates } from './reading/dates.ts'
import { formatDate, markdownTable } from './reading/format.ts'
import { opening } from './reading/opening.ts'
import type { Span } from './reading/words.ts'
import { type Ask, defineSkill, type Reading, SkillRefusal } from './skill.ts'
import { namesAny } from './understanding/affinity.ts'
import { readMessage } from './understanding/read-message.ts'

const PlaceInput = z.object({
  zone: z.string(),
  name: z.object({ en: z.string(), ar: z.string() }),
})
const ClockInput = z.object({
  /** Minutes after midnight. */
  minutes: z.int().min(0).max(1439),
  day: z.iso.date().optional(),
  from: PlaceInput,
  to: z.array(PlaceInput).min(1),
  /** How far apart the clocks are is asked, not a time. */
  isDifference: z.boolean().optional(),
})
type ClockInput = z.infer<typeof ClockInput>

interface LocalTime {
  place: Place
  day: string
  time: string
  offset: string
}

interface ClockOutput {
  from: LocalTime
  to: LocalTime[]
  isToday: boolean
  isDifference: boolean
}

export const timeZoneConverter = defineSkill<ClockInput, ClockOutput>({
  name: 'time-zone-converter',
  title: { en: 'Time zones', ar: 'المناطق الزمنية' },
  description: {
    en: 'A time in one city as the clock shows it in others on that day, with summer time.',
    ar: 'وقت في مدينة كما تُظهره الساعة في مدن أخرى في ذلك اليوم مع مراعاة التوقيت الصيفي.',
  },
  source: {
    title: { en: 'IANA time zone database', ar: 'قاعدة بيانات المناطق الزمنية IANA' },
    url: 'https://www.iana.org/time-zones',
    date: '2026-01-01',
  },
  input: ClockInput,
  suits(ask) {
    const message = readMessage(ask.text, ask.today)
    const text = opening(message.text)
    const places = placesIn(text).length
    if (places === 0) return 0
    if (clockTimes(text).length > 0) return 0.97
    if (namesAny(message, ['clockDifference'])) return 0.95
    return namesAny(message, ['clock']) ? 0.7 : 0
  },
  goOn(before, ask) {
    const [last] = before.at(-1)!.inputs
    const input = asksWhy(ask.text) ? last : reckoningGoingOn(last, ask)
    return (
      input && {
        input,
        isFollowUp: true,
        uses: [{ start: 0, end: ask.text.length }],
        understood: { facts: [saying(input, ask.language)], assumed: [] },
      }
    )
  },
  read,
  run({ minutes, day, from, to, isDifference = false }, { today }) {
    const moment = momentOf(day ?? today, minutes, from.zone)
    if (moment === undefined)
      throw new SkillRefusal({
        en: `That time does not exist in ${from.name.en} on that day: the clocks skip it when summer time begins.`,
        ar: `هذا الوقت غير موجود في ${from.name.ar} في ذلك اليوم: تتجاوزه الساعات عند بدء التوقيت الصيفي.`,
      })
    return {
      from: localTime(from, moment),
      to: to.map((place) => localTime(place, moment)),
      isToday: day === undefined,
      isDifference,
    }
  },
  explain,
})

const missing = {
  time: {
    name: { en: 'The time, with am or pm', ar: 'الوقت مع تحديد صباحًا أو مساءً' },
    example: { en: '3 pm in Dubai', ar: '3 عصرًا في دبي' },
  },
  place: {
    name: { en: 'The city to convert to', ar: 'المدينة المطلوبة' },
    example: { en: 'in London', ar: 'في لندن' },
  },
}

const NOON = 12 * 60
/** Times and days beyond these are a timetable. */
const MOST_CASES = 8

/** A flight that takes "7 hours" names no day. */
const A_WHILE = /^(?:in |for )?(?:\d{1,3}|an?|one|two|three) ?(?:hours?|hrs?|h|minutes?|mins?)$/iu

/** Each time on each day, from the place whose clock it is to the others that are named. */
function read({ text: request, today, language }: Ask): Reading<ClockInput> {
  const message = readMessage(request, today)
  const text = opening(message.text)
  const places = placesIn(text)
  const times = meantTimes(message, clockTimes(text))
  const dated = dates(text, today).filter(({ start, end }) => !A_WHILE.test(text.slice(start, end)))
  const days =
    dated.length > 0 ? daysOfTimes(message, dated, { places, times }) : monthIn(text, today)
  const uses = [...places, ...times, ...days]
  const dayOrNone = days.length > 0 ? days.map(({ date }) => ({ day: date })) : [{}]
  if (times.length === 0 && namesAny(message, ['clockDifference'])) {
    const [here = dubai, ...there] = places.length === 1 ? [dubai, ...places] : places
    const to = othersThan(here, there)
    if (to.length === 0) return { missing: [missing.place], uses }
    return casesOf(
      dayOrNone.map((day) => ({ minutes: NOON, from: bare(here), to, isDifference: true, ...day })),
      uses,
      language,
    )
  }
  const [time] = times
  if (!time) return { missing: [missing.time], uses }
  const owners = times.map((each) => owningPlace(places, each, { message, times }))
  const inputs = times.flatMap(({ minutes }, at) => {
    const from = owners[at] as Place
    const others = othersThan(from, places)
    const asked = others.filter(({ zone }) => !owners.some((owner) => owner.zone === zone))
    const named = asked.length > 0 ? asked : others
    // A time somewhere else, with no second city, is wanted in the UAE.
    const to = named.length > 0 || from.zone === dubai.zone ? named : [dubai]
    return to.length > 0 ? dayOrNone.map((day) => ({ minutes, from: bare(from), to, ...day })) : []
  })
  return inputs.length > 0 ? casesOf(inputs, uses, language) : { missing: [missing.place], uses }
}

function casesOf(
  all: readonly ClockInput[],
  uses: readonly Span[],
  language: Language,
): Reading<ClockInput> {
  const inputs = all.slice(0, MOST_CASES)
  const [first, ...more] = inputs.map((input) => ({ input }))
  const facts = inputs.map((input) => saying(input, language))
  return { ...(first as { input: ClockInput }), more, uses, understood: { facts, assumed: [] } }
}

/** `9:30 am New York, 5 March 2027 → Dubai` */
function saying({ minutes, from, to, day, isDifference }: ClockInput, language: Language): string {
  const time = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`.padStart(
    5,
    '0',
  )
  const separator = language === 'ar' ? '، ' : ', '
  const left = [
    `${isDifference ? '' : `${clock(time, language)} `}${from.name[language]}`,
    ...(day ? [formatDate(day, language)] : []),
  ].join(separator)
  return `${left} → ${to.map(({ name }) => name[language]).join(separator)}`
}

const bare = ({ zone, name }: Place): Place => ({ zone, name })

/** The other places, each zone once. */
const othersThan = (here: Place, places: readonly Place[]): Place[] => [
  ...new Map(
    places.filter(({ zone }) => zone !== here.zone).map((place) => [place.zone, bare(place)]),
  ).values(),
]

function localTime(place: Place, moment: number): LocalTime {
  const offset = offsetMinutes(place.zone, moment)
  const local = new Date(moment + offset * 60_000).toISOString()
  const hours = Math.floor(Math.abs(offset) / 60)
  const minutes = Math.abs(offset) % 60
  return {
    place,
    day: local.slice(0, 10),
    time: local.slice(11, 16),
    offset: `UTC${offset < 0 ? '−' : '+'}${hours}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''}`,
  }
}

function explain({ from, to, isToday, isDifference }: ClockOutput, language: Language): string {
  const isArabic = language === 'ar'
  const said = ({ place, time }: LocalTime) =>
    isArabic
      ? `${clock(time, 'ar')} في ${place.name.ar}`
      : `${clock(time, 'en')} in ${place.name.en}`
  const otherDay = (local: LocalTime) => {
    if (local.day === from.day) return ''
    const isNext = local.day > from.day
    return isArabic
      ? isNext
        ? ' (اليوم التالي)'
        : ' (اليوم السابق)'
      : isNext
        ? ' (next day)'
        : ' (previous day)'
  }
  const note: Bilingual = {
    en: `${isToday ? 'No day was named, so today is used. ' : ''}Summer time is counted where it applies on that day.`,
    ar: `${isToday ? 'لم يُذكر اليوم فاعتُمد اليوم الحالي. ' : ''}رُوعي التوقيت الصيفي حيث يسري في ذلك اليوم.`,
  }
  return [
    isDifference
      ? `**${to.map((local) => apart(from, local, language)).join(isArabic ? '، ' : ', ')}.**`
      : `**${said(from)} = ${to.map((local) => said(local) + otherDay(local)).join(isArabic ? '، ' : ', ')}**`,
    markdownTable(
      isArabic ? ['المكان', 'الوقت', 'اليوم', 'الفارق'] : ['Place', 'Time', 'Day', 'Offset'],
      [from, ...to].map((local) => [
        local.place.name[language],
        local.time,
        longDate(local.day, language),
        local.offset,
      ]),
    ),
    note[language],
  ].join('\n\n')
}

const instantOf = ({ day, time }: LocalTime) => Date.parse(`${day}T${time}Z`)

/** "London is 4 hours behind Dubai". */
function apart(from: LocalTime, to: LocalTime, language: Language): string {
  const minutes = (instantOf(to) - instantOf(from)) / 60_000
  const length = `${Math.floor(Math.abs(minutes) / 60)}:${String(Math.abs(minutes) % 60).padStart(2, '0')}`
  const [here, there] = [from.place.name[language], to.place.name[language]]
  if (minutes === 0)
    return language === 'ar'
      ? `لا فرق بين ${there} و${here}`
      : `${there} and ${here} have the same time`
  return language === 'ar'
    ? `${there} ${minutes < 0 ? 'متأخرة عن' : 'متقدمة على'} ${here} بـ ${length} ساعة`
    : `${there} is ${length} h ${minutes < 0 ? 'behind' : 'ahead of'} ${here}`
}

/** `15:00` as `3:00 pm` or `3:00 مساءً`. */
function clock(time: string, language: Language): string {
  const hour = Number(time.slice(0, 2))
  const noon: Bilingual = { en: 'pm', ar: 'ظهرًا' }
  const half: Bilingual =
    hour < 12 ? { en: 'am', ar: 'صباحًا' } : hour === 12 ? noon : { en: 'pm', ar: 'مساءً' }
  return `${hour % 12 || 12}${time.slice(2)} ${half[language]}`
}
