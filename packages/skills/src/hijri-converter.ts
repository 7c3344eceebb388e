import type { Bilingual, Language } from '@wakeel/contract'
import { z } from 'zod'
import { longDate } from './calendar/date-answer.ts'
import { partsOf } from './calendar/day.ts'
import { fromHijri, HIJRI_YEARS, type HijriDate, nextHijri, toHijri } from './calendar/hijri.ts'
import { hijriDatesIn, type WrittenHijriDate } from './calendar/hijri-dates.ts'
import { hijriMonths } from './calendar/hijri-months.ts'
import { countedFrom } from './calendar/named-days.ts'
import { reachedDay } from './calendar/reached-day.ts'
import { placesIn } from './clock/time-zones.ts'
import { asksWhy } from './follow-up/asks-why.ts'
import { withoutTakingBack } from './follow-up/without-taking-back.ts'
import { clockTimes } from './reading/clock-times.ts'
import { dates } from './reading/dates.ts'
import { formatDate } from './reading/format.ts'
import { opening } from './reading/opening.ts'
import { mentions, type Span } from './reading/words.ts'
import { type Ask, defineSkill, type Reading, SkillRefusal } from './skill.ts'
import { type Message, namesAny } from './understanding/affinity.ts'
import type { Named } from './understanding/left-out.ts'
import type { Concept } from './understanding/lexicon.ts'
import { readMessage } from './understanding/read-message.ts'

const HijriInput = z.object({
  /** Give one of the two. */
  gregorian: z.iso.date().optional(),
  hijri: z.object({ year: z.int(), month: z.int(), day: z.int() }).optional(),
  /** Whether it is a weekend day is asked as well. */
  isWeekendAsked: z.boolean().optional(),
})
type HijriInput = z.infer<typeof HijriInput>

interface HijriOutput {
  gregorian: string
  hijri: HijriDate
  isFromHijri: boolean
  isWeekendAsked: boolean
}

export const hijriConverter = defineSkill<HijriInput, HijriOutput>({
  name: 'hijri-converter',
  title: { en: 'Hijri and Gregorian dates', ar: 'التحويل بين الهجري والميلادي' },
  description: {
    en: 'A Gregorian date in the Hijri calendar and back, by Umm al-Qura.',
    ar: 'تحويل التاريخ الميلادي إلى هجري والعكس بحسب تقويم أم القرى.',
  },
  source: {
    title: {
      en: 'Umm al-Qura calendar, as published in Unicode CLDR (islamic-umalqura)',
      ar: 'تقويم أم القرى كما نُشر في Unicode CLDR (islamic-umalqura)',
    },
    url: 'https://cldr.unicode.org',
    date: '2025-10-30',
  },
  input: HijriInput,
  suits({ text, today }) {
    const message = readMessage(text, today)
    const found = hijriDatesIn(opening(message.text))
    if (found.some(({ year }) => year !== undefined)) return 0.98
    const isNamed = found.length > 0 && namesAny(message, ['gregorian'])
    return isNamed || namesAny(message, ['hijri']) ? 0.97 : 0
  },
  names(ask) {
    const message = readMessage(ask.text, ask.today)
    const hijri = message.concepts.filter(({ concept }) => concept === 'hijri')
    const reached = hijri.length > 0 ? reachedDay(message, hijri, ask) : undefined
    return [
      ...namedHijriDates(message, ask.today),
      ...(reached ? [{ start: reached.start, end: reached.end, values: [reached.date] }] : []),
    ]
  },
  goOn(before, asked) {
    const [last] = before.at(-1)!.inputs
    const { hijri } = last
    if (asksWhy(asked.text)) return { input: last }
    const ask = { ...asked, text: asked.text.replace(AND, '') }
    if (!isDateAlone(ask)) return undefined
    // "And 5 January?" is wanted in the calendar that was asked for.
    const { uses: _uses, ...reading } = read({
      ...ask,
      text: `${withoutTakingBack(ask.text)} ${CALENDARS[hijri ? 'gregorian' : 'hijri'].en}`,
    })
    return reading
  },
  dayOf: ({ gregorian, hijri }) => gregorian ?? (hijri && fromHijri(hijri)),
  read,
  run,
  explain,
})

/** «و10 رمضان» */
const AND = /^\s?و(?=\s?\d)/u

/** A date, in either calendar, of which nothing else is asked. */
function isDateAlone({ text, today }: Ask): boolean {
  const message = readMessage(text, today)
  return (
    hijriDatesIn(text).length + dates(text, today).length > 0 &&
    !namesAny(message, [...RIVALS, 'hijri', 'gregorian', 'holiday', 'weekday', 'birth']) &&
    clockTimes(text).length === 0
  )
}

/** A Hijri date is used as it is written, or as the day that it is. */
const namedHijriDates = ({ text }: Message, today: string): Named[] =>
  hijriDatesIn(opening(text)).flatMap(({ year, month, day = 1, start, end }) => {
    const civil =
      year === undefined
        ? nextHijri({ month, day }, countedFrom(text, today))
        : fromHijri({ year, month, day })
    return [
      { start, end, values: [...(year === undefined ? [] : [year]), month, day] },
      ...(civil ? [{ start, end, values: [civil] }] : []),
    ]
  })

const missingDate = {
  name: { en: 'The full date to convert', ar: 'التاريخ الكامل المطلوب تحويله' },
  example: { en: '1 Ramadan 1448 or 20 November 2026', ar: '1 رمضان 1448 أو 20 نوفمبر 2026' },
}

/** "27 Ramadan" is the next one to come. */
function withNextYear(date: WrittenHijriDate, { text, today }: Ask): WrittenHijriDate {
  const { year, month, day } = date
  if (year !== undefined || day === undefined) return date
  const next = nextHijri({ month, day }, countedFrom(text, today))
  return next ? { ...date, year: toHijri(next).year } : date
}

/** Every Hijri date, and every other one in a sentence that asks for the Hijri calendar. */
function read(ask: Ask): Reading<HijriInput> {
  const { text, today, language } = ask
  const message = readMessage(text, today)
  const found = hijriDatesIn(opening(message.text)).map((date) => withNextYear(date, ask))
  const named = message.concepts.filter(({ concept }) => concept === 'hijri')
  const near = (match: Span, date: Span) =>
    message.clauses.wordsBetween(match, date) + 3 * message.clauses.weightBetween(match, date)
  const rivals = message.concepts.filter(({ concept }) => RIVALS.includes(concept))
  // "Working days from 1 to 20 December and the Hijri date of 5 January": each date is for what stands nearest.
  const isHijriAsked = (date: Span) => {
    const nearest = Math.min(...named.map((match) => near(match, date)))
    const isFar = nearest >= 3 * ANOTHER_SENTENCE
    return !(isFar && found.length > 0) && rivals.every((rival) => near(rival, date) >= nearest)
  }
  const birthday = birthdayAskedIn(message, named)
  const reached =
    found.length === 0 && named.length > 0 ? reachedDay(message, named, ask) : undefined
  const others = dates(opening(message.text), today)
    .filter((date) => !found.some(({ start, end }) => start < date.end && date.start < end))
    .filter(
      (date) =>
        !/^(?:today|now|اليوم)$/i.test(message.text.slice(date.start, date.end)) ||
        found.length === 0,
    )
    .filter((date) => (birthday ? birthday(date) : isHijriAsked(date)))
  const complete = found.filter(({ year }) => year !== undefined)
  const all = [
    ...complete.map(({ year = 0, month, day = 1, start }) => ({
      start,
      input: { hijri: { year, month, day } },
    })),
    ...(reached
      ? [{ start: named[0]?.start ?? 0, input: { gregorian: reached.date } }]
      : others.map(({ date, start }) => ({ start, input: { gregorian: date } }))),
  ].toSorted((a, b) => a.start - b.start)
  const cases = [...new Map(all.map((one) => [JSON.stringify(one.input), one])).values()]
  // Of a day that a time stands on the clocks are asked as well: "06:45 in Manila on 15 January … and the Hijri date that day".
  const isShared = reached || (clockTimes(text).length > 0 && placesIn(text).length > 0)
  const uses = [...found, ...(isShared && named.length > 0 ? [] : others), ...named]
  const asks = namesAny(message, ['weekday']) ? { isWeekendAsked: true } : {}
  const [first, ...more] = cases.map(({ input }) => ({ input: { ...input, ...asks } }))
  const begins = complete.filter(({ day }) => day === undefined)
  if (first)
    return {
      ...first,
      more,
      uses,
      understood: {
        facts: cases.map(({ input }) => saying(input, language)),
        assumed: begins.map(({ month }) => firstOf(month)[language]),
      },
    }
  return found.length === 0 && asksForToday(message)
    ? { input: { gregorian: today }, uses }
    : { missing: [missingDate], uses }
}

const ANOTHER_SENTENCE = 4
const RIVALS: readonly Concept[] = ['businessDay', 'apart', 'later', 'earlier', 'howOld']
const BESIDE = 2
/** Not «تاريخ ميلادي», which is of the other calendar. */
const OWN_BIRTH = /(?<!\p{L})[وب]?ميلاد(?:ه|ها|نا|ك|هم)(?!\p{L})/gu

/** "Born 14 March 1985, how old am I today? And my birth date in Hijri?": which of the days is the one of birth. */
function birthdayAskedIn(
  { text, concepts, clauses }: Message,
  hijri: readonly Span[],
): ((date: Span) => boolean) | undefined {
  const births: Span[] = [
    ...concepts.filter(({ concept }) => concept === 'birth'),
    ...Array.from(text.matchAll(OWN_BIRTH), ({ index, 0: { length } }) => ({
      start: index,
      end: index + length,
    })),
  ]
  const isAsked = (birth: Span) => hijri.some((match) => clauses.isClose(birth, match, BESIDE))
  const told = births.find((birth) => !isAsked(birth))
  return told && births.some(isAsked) ? (date) => clauses.isClose(told, date, BESIDE) : undefined
}
const asksForToday = ({ text }: Message): boolean =>
  mentions(text, ['today', 'current', 'now', 'this year', 'اليوم', 'الآن', 'الحالي', 'الحالية'])

const firstOf = (month: number): Bilingual => ({
  en: `the first day of ${hijriMonths[month - 1]?.name.en}`,
  ar: `اليوم الأول من ${hijriMonths[month - 1]?.name.ar}`,
})

function run({ gregorian, hijri, isWeekendAsked = false }: HijriInput): HijriOutput {
  if (hijri) {
    const { year, month, day } = hijri
    if (
      year < HIJRI_YEARS.first ||
      year > HIJRI_YEARS.last ||
      month < 1 ||
      month > 12 ||
      day < 1 ||
      day > 30
    )
      throw new SkillRefusal(refusals.range)
    const converted = fromHijri(hijri)
    if (!converted) throw new SkillRefusal(refusals.noSuchDay(hijri))
    return { gregorian: converted, hijri, isFromHijri: true, isWeekendAsked }
  }
  if (!gregorian || partsOf(gregorian).year < 1883 || partsOf(gregorian).year > 2173)
    throw new SkillRefusal(refusals.range)
  return { gregorian, hijri: toHijri(gregorian), isFromHijri: false, isWeekendAsked }
}

const refusals = {
  range: {
    en: 'The Umm al-Qura calendar covers 1300 to 1600 AH (1883 to 2173), months of 29 or 30 days; please check the date.',
    ar: 'يغطي تقويم أم القرى من 1300 إلى 1600 هـ (1883 إلى 2173 م)، وأشهره 29 أو 30 يومًا؛ يُرجى التحقق من التاريخ.',
  },
  noSuchDay: ({ year, month, day }: HijriDate): Bilingual => ({
    en: `${hijriMonths[month - 1]?.name.en} ${year} has only 29 days by Umm al-Qura, so there is no ${day}th.`,
    ar: `شهر ${hijriMonths[month - 1]?.name.ar} ${year} هـ 29 يومًا فقط بحسب أم القرى، فلا يوجد يوم ${day}.`,
  }),
}

const islamicDate = ({ year, month, day }: HijriDate, language: Language): string =>
  `${day} ${hijriMonths[month - 1]?.name[language]} ${year} ${language === 'ar' ? 'هـ' : 'AH'}`

const CALENDARS = {
  gregorian: { en: 'Gregorian', ar: 'ميلادي' },
  hijri: { en: 'Hijri', ar: 'هجري' },
} satisfies Record<string, Bilingual>

/** `1 Ramadan 1448 AH → Gregorian` */
function saying({ gregorian, hijri }: HijriInput, language: Language): string {
  if (hijri) return `${islamicDate(hijri, language)} → ${CALENDARS.gregorian[language]}`
  return `${formatDate(gregorian ?? '', language)} → ${CALENDARS.hijri[language]}`
}

function explain(
  { gregorian, hijri, isFromHijri, isWeekendAsked }: HijriOutput,
  language: Language,
): string {
  const islamic = islamicDate(hijri, language)
  const civil = longDate(gregorian, language)
  return [
    isFromHijri ? `**${islamic} = ${civil}**` : `**${civil} = ${islamic}**`,
    ...(isWeekendAsked && partsOf(gregorian).year >= FIRST_YEAR_OF_WEEKEND
      ? [weekend[isWeekend(gregorian) ? 'is' : 'isNot'][language]]
      : []),
    language === 'ar'
      ? `تقويم أم القرى، الشهر الهجري رقم ${hijri.month}. قد يختلف التاريخ يومًا واحدًا في الإمارات بحسب رؤية الهلال.`
      : `Umm al-Qura calendar, Hijri month number ${hijri.month}. In the UAE the moon sighting may differ by one day.`,
  ].join('\n\n')
}

/** Saturday and Sunday are the weekend since 2022. */
const FIRST_YEAR_OF_WEEKEND = 2022
const isWeekend = (day: string): boolean => [0, 6].includes(new Date(day).getUTCDay())
const weekend = {
  is: { en: 'A weekend day in the UAE.', ar: 'يوم عطلة أسبوعية في الإمارات.' },
  isNot: { en: 'Not a weekend day in the UAE.', ar: 'ليس عطلة أسبوعية في الإمارات.' },
} satisfies Record<string, Bilingual>
