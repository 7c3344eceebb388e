import type { Language } from '@wakeel/contract'
import fc from 'fast-check'
import type { MeasureUnit, TimeUnit } from '../src/reading/units.ts'
import type { Slot } from '../src/understanding/frame.ts'
import {
  CURRENCY,
  DURATIONS,
  into,
  MEASURES,
  MONTHS,
  PERCENT,
  PERIOD,
  TALL,
  USUAL,
} from './units.ts'

/** A value for a slot and one of the ways people write it. */
export interface Written {
  value: object
  text: string
  /** It has neither a unit nor a currency. */
  isBare?: boolean
}

const arabicDigits = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))

/** 1250000 as "1,250,000", "1250000", "1.25m", "1250k", in Arabic digits too. */
function writtenNumber(value: number, language: Language): fc.Arbitrary<string> {
  const plain = String(value)
  const grouped = value.toLocaleString('en', { maximumFractionDigits: 4 })
  const forms = [plain, grouped]
  if (value >= 10_000 && value % 1_000 === 0 && value < 1_000_000)
    forms.push(...(language === 'en' ? [`${value / 1_000}k`] : [`${value / 1_000} ألف`]))
  if (value >= 1_000_000 && value % 10_000 === 0)
    forms.push(language === 'en' ? `${value / 1e6}m` : `${value / 1e6} مليون`)
  if (language === 'ar') forms.push(arabicDigits(plain))
  return fc.constantFrom(...forms)
}

const steps = (min: number, max: number, step: number) =>
  fc
    .integer({ min: Math.ceil(min / step), max: Math.floor(max / step) })
    .map((count) => Number((count * step).toPrecision(12)))

/** What kinds of one slot say about its values. */
interface Shape<Kind extends Slot['kind']> {
  slot: Extract<Slot, { kind: Kind }>
  language: Language
  /** Another slot has the same name, and only the period tells the two apart. */
  isPeriodSaid: boolean
}

/** Values as people have them: round amounts, quarter per cents, whole years. Nothing for a choice, which has no figure. */
export function writtenValue(
  slot: Slot,
  language: Language,
  isPeriodSaid: boolean,
): fc.Arbitrary<Written> | undefined {
  switch (slot.kind) {
    case 'money':
      return money({ slot, language, isPeriodSaid })
    case 'percent':
      return percent(slot, language)
    case 'duration':
      return duration(slot, language)
    case 'measure':
      return measure({ slot, language, isPeriodSaid })
    case 'age':
      return fc.integer({ min: 19, max: 79 }).chain((value) =>
        into(plainNumber(value, language), DURATIONS[language].age).map((text) => ({
          value: { value },
          text,
          isBare: /^[\d٠-٩]+$/.test(text),
        })),
      )
    case 'number': {
      const [min, max] = slot.plausible ?? [1, 50]
      return fc
        .integer({ min: Math.max(1, min), max })
        .chain((value) =>
          plainNumber(value, language).map((text) => ({ value: { value }, text, isBare: true })),
        )
    }
    case 'date':
      return date(language)
    case 'time':
      return time(language)
    case 'choice':
      return undefined
  }
}

const plainNumber = (value: number, language: Language): fc.Arbitrary<string> =>
  language === 'ar'
    ? fc.constantFrom(String(value), arabicDigits(String(value)))
    : fc.constant(String(value))

function money({ slot, language, isPeriodSaid }: Shape<'money'>): fc.Arbitrary<Written> {
  const [min, max] = slot.plausible ?? [undefined, undefined]
  const low = Math.max(min ?? 500, 500)
  const high = Math.min(max ?? 400_000, slot.per ? 90_000 : 4_000_000)
  const step = slot.per ? 250 : low < 5_000 && high < 2_000_000 ? 500 : 5_000
  return steps(low, Math.max(low * 2, high), step).chain((value) =>
    fc
      .tuple(
        into(writtenNumber(value, language), CURRENCY[language]),
        slot.per ? fc.constantFrom(...(PERIOD[language][slot.per] ?? [''])) : fc.constant(''),
        fc.boolean(),
      )
      .map(([text, period, isSaid]) => ({
        value: { value },
        text: (isSaid || isPeriodSaid) && period ? `${text} ${period}` : text,
      })),
  )
}

function percent(slot: Slot, language: Language): fc.Arbitrary<Written> {
  const [min, max] = slot.plausible ?? [1, 30]
  return steps(Math.max(min, 1), Math.min(max, 60), 0.25).chain((value) =>
    into(fc.constant(String(value)), PERCENT[language]).map((text) => ({ value: { value }, text })),
  )
}

const LASTING: Readonly<Partial<Record<TimeUnit, readonly [min: number, max: number]>>> = {
  year: [3, 25],
  month: MONTHS,
  week: [2, 20],
  day: [3, 90],
  hour: [1, 6],
  minute: [15, 90],
}

function duration(
  { units, bareUnit, plausible }: Extract<Slot, { kind: 'duration' }>,
  language: Language,
): fc.Arbitrary<Written> {
  const usual: readonly TimeUnit[] =
    bareUnit === 'year' ? ['year', 'month'] : bareUnit ? [bareUnit] : ['month']
  return fc.constantFrom(...(units ?? usual)).chain((unit) => {
    const [min, max] = plausible ?? LASTING[unit] ?? [2, 20]
    return fc.integer({ min, max }).chain((count) =>
      into(plainNumber(count, language), DURATIONS[language][unit]).map((text) => ({
        value: { parts: { [unit]: count } },
        text,
      })),
    )
  })
}

function measure({ slot, language, isPeriodSaid }: Shape<'measure'>): fc.Arbitrary<Written> {
  const { units, bare = {} } = slot
  const written = units.filter(
    (unit) => MEASURES[language][unit] !== undefined && (bare[unit] || isOfUsualSize(slot)),
  )
  return fc.constantFrom(...written).chain((unit) => {
    const [min, max, step] = sizes(unit, slot)
    const isSizeOfOther = (value: number) =>
      Object.entries(bare).find(([, [least, most]]) => value >= least && value <= most)?.[0] !==
      unit
    const period = slot.per && isPeriodSaid ? PERIOD[language][slot.per] : undefined
    return steps(min, max, step).chain((value) =>
      fc
        .tuple(
          into(plainNumber(value, language), [
            ...(MEASURES[language][unit] ?? []),
            ...(bare[unit] && !isSizeOfOther(value) && !isYear(value) ? ['{}'] : []),
          ]),
          fc.constantFrom(...(period ?? [''])),
        )
        .map(([text, every]) => ({
          value: { value, unit },
          text: `${text} ${every}`.trim(),
          isBare: /^[\d.٠-٩]+$/.test(text),
        })),
    )
  })
}

/** Without its unit "1950" is rather a year, and asked about. */
const isYear = (value: number) => value >= 1900 && value < 2100

/** A change of 5 kg is no weight of a person, and nobody says it in stone. */
const isOfUsualSize = ({ units, bare = {} }: Extract<Slot, { kind: 'measure' }>): boolean => {
  const [first] = Object.entries(bare) as [MeasureUnit, readonly [number, number]][]
  if (!first) return true
  const [unit, [least, most]] = first
  const usual = (units.includes('ft') && TALL[unit]) || USUAL[unit]
  return !usual || (least <= usual[0] && most >= usual[1])
}

/** As tall and as wide as people are, and as much as one change of theirs. */
function sizes(
  unit: MeasureUnit,
  { units, bare = {} }: Extract<Slot, { kind: 'measure' }>,
): readonly [min: number, max: number, step: number] {
  const [min, max, step] = (units.includes('ft') && TALL[unit]) || USUAL[unit] || [1, 20, 1]
  const [least, most] = bare[unit] ?? [min, max]
  const isInside = least < max && most > min
  if (isInside) return [Math.max(min, least), Math.min(max, most), step]
  return [least, most, most - least < 5 ? 0.1 : step]
}

const MONTH_NAMES: Record<Language, readonly string[]> = {
  en: ['January', 'March', 'June', 'August', 'October', 'December'],
  ar: ['يناير', 'مارس', 'يونيو', 'أغسطس', 'أكتوبر', 'ديسمبر'],
}
const MONTH_NUMBERS = [1, 3, 6, 8, 10, 12]

/** The years that a wording may name: dates of a job lie behind, dates that are aimed for lie ahead. */
const date = (language: Language): fc.Arbitrary<Written> =>
  fc
    .tuple(
      fc.integer({ min: 1, max: 28 }),
      fc.integer({ min: 0, max: 5 }),
      fc.integer({ min: 2012, max: 2028 }),
      fc.integer({ min: 0, max: 3 }),
    )
    .map(([day, at, year, form]) => {
      const month = MONTH_NUMBERS[at] as number
      const name = MONTH_NAMES[language][at] as string
      const two = (count: number) => String(count).padStart(2, '0')
      const iso = `${year}-${two(month)}-${two(day)}`
      const forms = [
        `${day} ${name} ${year}`,
        `${day}/${month}/${year}`,
        iso,
        language === 'en'
          ? `${name.slice(0, 3)} ${day}, ${year}`
          : arabicDigits(`${day} ${name} ${year}`),
      ]
      return { value: { date: iso }, text: forms[form] as string }
    })

const time = (language: Language): fc.Arbitrary<Written> =>
  fc
    .tuple(fc.integer({ min: 1, max: 11 }), fc.constantFrom(0, 15, 30), fc.boolean())
    .map(([hour, minute, is24]) => {
      const past = minute ? `:${minute}` : ''
      const text = is24
        ? `${hour + 12}:${String(minute).padStart(2, '0')}`
        : language === 'en'
          ? `${hour}${past} pm`
          : `الساعة ${hour}${past} مساء`
      return { value: { minutes: (hour + 12) * 60 + minute }, text }
    })
