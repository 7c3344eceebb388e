import type { Bilingual, Language } from '@wakeel/contract'
import { z } from 'zod'
import { longDate } from './calendar/date-answer.ts'
import { momentOf, offsetMinutes, type Place, placesIn } from './clock/time-zones.ts'
import { clockTimes } from './reading/clock-times.ts'
import { dates } from './reading/dates.ts'
import { markdownTable } from './reading/format.ts'
import { opening } from './reading/opening.ts'
import { mentions, type Span } from './reading/words.ts'
import { type Ask, defineSkill, type Reading, SkillRefusal } from './skill.ts'

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

const dubai: Place = { zone: 'Asia/Dubai', name: { en: 'Dubai', ar: 'دبي' } }

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
    const text = opening(ask.text)
    const places = placesIn(text).length
    if (clockTimes(text).length > 0 && places > 0) return 0.97
    return places > 0 &&
      mentions(text, [
        'time',
        'time zone',
        'clock',
        'hours ahead',
        'hours behind',
        'الساعة',
        'التوقيت',
        'الوقت',
      ])
      ? 0.7
      : 0
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

const DIFFERENCE = [
  'time difference',
  'difference in time',
  'hours ahead',
  'hours behind',
  'فرق التوقيت',
  'الفرق في التوقيت',
  'فارق التوقيت',
  'فرق الساعة',
]
const NOON = 12 * 60

function read({ text: request, today }: Ask): Reading<ClockInput> {
  const text = opening(request)
  const places = placesIn(text)
  const [time] = clockTimes(text)
  const day = dates(text, today)[0]?.date
  if (!time && mentions(text, DIFFERENCE)) {
    const [here = dubai, ...there] = places.length === 1 ? [dubai, ...places] : places
    const others = there.filter(({ zone }) => zone !== here.zone)
    if (others.length === 0) return { missing: [missing.place] }
    return {
      input: {
        minutes: NOON,
        from: bare(here),
        to: others.map(bare),
        isDifference: true,
        ...(day && { day }),
      },
    }
  }
  if (!time) return { missing: [missing.time] }
  const from = source(places, time, text)
  const named = places.filter(({ zone }) => zone !== from.zone)
  // A time somewhere else, with no second city, is wanted in the UAE.
  const to: readonly Place[] = named.length > 0 || from.zone === dubai.zone ? named : [dubai]
  const [first] = to
  if (!first) return { missing: [missing.place] }
  return {
    input: { minutes: time.minutes, from: bare(from), to: to.map(bare), ...(day && { day }) },
  }
}

const bare = ({ zone, name }: Place): Place => ({ zone, name })

/** The city of the time: the one named right after it or before it. */
function source(places: readonly (Place & Span)[], time: Span, text: string): Place {
  const after = places.find(
    ({ start }) =>
      start >= time.end &&
      /^[\s,]*(?:(?:in|at|في|ب|بتوقيت|توقيت|time in)\s*)?$/u.test(text.slice(time.end, start)),
  )
  const [only] = places
  if (only && places.length === 1)
    return /(?:\bto|\bfor|إلى|الى)\s*$/u.test(text.slice(0, only.start)) ? dubai : only
  const asked = /(?:what(?:'s| is)?(?: the)? time|ما الوقت|كم الساعة|كم تكون)/i.test(text)
  const before = places.findLast(({ end }) => end <= time.start)
  const isDirect =
    before &&
    /^\s*(?:time\s*)?(?:(?:at|is|it is|it's|when|،|,)\s*)?(?:الساعة\s*)?$/u.test(
      text.slice(before.end, time.start),
    )
  if (after) return after
  if (isDirect && !asked) return before
  return (
    places.find(({ zone }) => zone === dubai.zone) ??
    places.find(({ start }) => start >= time.end) ??
    places[0] ??
    dubai
  )
}

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
  const half: Bilingual = hour < 12 ? { en: 'am', ar: 'صباحًا' } : { en: 'pm', ar: 'مساءً' }
  return `${hour % 12 || 12}${time.slice(2)} ${half[language]}`
}
