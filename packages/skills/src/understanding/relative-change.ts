import type { Language } from '@wakeel/contract'
import { formatDuration } from '../reading/format-duration.ts'
import type { DurationParts } from '../reading/quantity.ts'
import type { TimeUnit } from '../reading/units.ts'
import type { Message } from './affinity.ts'
import { LONGEST } from './as-counted.ts'
import type { Before } from './filling.ts'
import type { Slot, Slots } from './frame.ts'
import type { ConceptMatch } from './match-concepts.ts'
import type { Mention } from './mentions.ts'

// "One more year", "10% more", "half of that": what a follow-up changes by, said as what it comes to.

interface Known {
  slots: Slots
  before: Before
  message: Message
  language: Language
}

/** A follow-up whose relative changes are said as the values that they come to: "and 5 years more?" after 20 years is "term 25 years". */
export function inAbsolute(known: Known): string {
  const { text } = known.message
  if (text.length > LONGEST) return text
  const clause = clausesIn(text).find(({ written }) => comesTo(written, known) !== undefined)
  if (!clause) return withoutCourse(text, known)
  const said = comesTo(clause.written, known)
  return `${text.slice(0, clause.start)}${said}${text.slice(clause.end)}`
}

const CLAUSE = /(?:[^,،.;؛!?؟\n]|[.,](?=\d))+/gu
const clausesIn = (text: string) =>
  [...text.matchAll(CLAUSE)].map(({ index, 0: written }) => ({
    written,
    start: index,
    end: index + written.length,
  }))

function comesTo(clause: string, known: Known): string | undefined {
  const { message } = known
  const from = message.text.indexOf(clause)
  const inside = message.mentions.filter(
    ({ kind, start, end }) =>
      kind !== 'date' && kind !== 'time' && start >= from && end <= from + clause.length,
  )
  const factor = factorIn(clause)
  if (factor !== undefined) {
    const slot = slotOf(known, from, clause, undefined)
    return slot && said(slot, (value) => value * factor, known)
  }
  const [mention, other] = inside
  if (!mention || other) return undefined
  const before = message.text.slice(from, mention.start)
  const behind = message.text.slice(mention.end, from + clause.length)
  const sign = signOf(before, behind, known)
  const slot = sign && slotOf(known, from, clause, mention)
  if (!sign || !slot || isOfOtherPeriod(slot, mention)) return undefined
  return said(slot, addition(slot, mention, sign), known)
}

/** "2,000 extra a month" makes no price higher. */
const isOfOtherPeriod = ({ slot, value }: Told, { isPeriodSure }: Mention): boolean =>
  slot.kind === 'money' && isPeriodSure && !value.period && !('per' in slot)

const FACTORS: readonly (readonly [number, RegExp])[] = [
  [
    0.5,
    /(?:\bhalf(?= of (?:it|that|this|the)\b| (?:it|that|this|the|as)\b|\s{0,2}$)|(?<!\p{L})(?:ال)?نصف?(?:ه|ها)?(?= (?:ال|ها?ل|هذا|هذ[يه]|هيك|ذا|د[هي]|ذلك)|\s{0,2}$))/iu,
  ],
  [
    2,
    /(?:\b(?:double|twice)(?= (?:it|that|this|the|as)\b|\s{0,2}$)|\bdoubles?\s{0,2}$|(?<!\p{L})(?:ال)?ضعف(?:ه|ها)?(?= (?:ال|ها?ل|هذا|هذ[يه]|هيك|ذا|د[هي]|ذلك)|\s{0,2}$))/iu,
  ],
]
const factorIn = (clause: string): number | undefined =>
  /\d/.test(clause) ? undefined : FACTORS.find(([, words]) => words.test(clause))?.[0]

const MORE_BEHIND =
  /^\s?(?:\p{L}{2,9}\s)?(?:more|extra|longer|later|additional|higher|hotter|heavier|on top|زياد[ةه]|[أا]ك[ثت]ر|كمان|[إا]ضافي[ةه]?|[أا]على|ثاني[ةه]|[أا]خرى|بعد)(?!\p{L})/iu
const LESS_BEHIND =
  /^\s?(?:\p{L}{2,9}\s)?(?:less|fewer|shorter|lower|cooler|colder|cheaper|lighter|[أا]قل|ناقص[ةه]?)(?!\p{L})/iu
const MORE_BEFORE =
  /(?<!\p{L})(?:increase[sd]?|rises?|goes up|went up|go up|up|raised?|grows?|grew|gain(?:ed|s)?|plus|another(?!\s(?:bank|lender|broker|dealer|offer|quote|company|agent|calculator|website|friend|guy|place|one)(?!\p{L}))|extra|[وف]?(?:زادت?|زدت|زدنا|زودنا|[يتا]زيد|[إا]?رتفعت?))(?:\s\p{L}{2,12}){0,2}(?:\sby)?(?:\s(?:another|an? extra))?\s(?:بـ?)?$/iu
const LESS_BEFORE =
  /(?<!\p{L})(?:drop(?:s|ped)?|fall|falls|fell|decrease[sd]?|goes down|went down|go down|reduced?|lower(?:ed)?|lose|loses|lost|cut|minus|[وف]?(?:نقصت?|نقصنا|قلت?|قللنا|[إا]?نخفضت?|نزلت?|نزلنا|خفضنا|خسرت))(?:\s\p{L}{2,12}){0,2}(?:\sby)?\s(?:بـ?)?$/iu
const TO = /(?:(?<!\p{L})(?:to|at|[إا]ل[ىي]|عند)\s|(?<!\p{L})ل(?:ـ|\s)?)$/iu

function signOf(before: string, behind: string, known: Known): 1 | -1 | undefined {
  if (MORE_BEHIND.test(behind)) return 1
  if (LESS_BEHIND.test(behind)) return -1
  if (TO.test(before)) return undefined
  const led = MORE_BEFORE.exec(before) ?? LESS_BEFORE.exec(before)
  if (!led || isOfFrame(before.slice(led.index), known)) return undefined
  return MORE_BEFORE.test(before) ? 1 : -1
}

/** The frame itself knows what to make of such a change: an aim to lose, what costs grow by. */
function isOfFrame(led: string, { slots, message }: Known): boolean {
  const from = message.text.indexOf(led)
  const concepts = message.concepts
    .filter(({ start, end }) => start >= from && end <= from + led.length)
    .map(({ concept }) => concept)
  return Object.values(slots).some(
    ({ change, ...slot }) =>
      (slot.kind === 'choice' &&
        Object.values(slot.options).some(({ cues }) =>
          concepts.some((concept) => cues.includes(concept)),
        )) ||
      (change !== undefined &&
        [change.verbs, change.objects].every((some) =>
          some.some((concept) => concepts.includes(concept)),
        )) ||
      // "Costs grow 2% a month"
      (slot.kind === 'percent' && slot.cues?.some((concept) => concepts.includes(concept))),
  )
}

interface Told {
  name: string
  slot: Slot
  value: Record<string, unknown>
  isOne: boolean
}

/** The slot that changes: the one that is named beside it, or the first of its kind that was told before. */
function slotOf(
  { slots, before, message }: Known,
  from: number,
  clause: string,
  mention: Mention | undefined,
): Told | undefined {
  const told = Object.entries(before.values).flatMap(([name, list]): Told[] => {
    const slot = slots[name]
    const [value] = list
    return slot && slot.kind !== 'choice' && value
      ? [{ name, slot, value: value as Record<string, unknown>, isOne: list.length === 1 }]
      : []
  })
  const fitting = told.filter((one) => one.isOne && (!mention || isOfKind(one, mention)))
  const named = message.concepts
    .filter(({ start, end }) => start >= from && end <= from + clause.length)
    .toSorted((a, b) => farFrom(message, mention, a) - farFrom(message, mention, b))
  for (const { concept } of named) {
    const own = fitting.find(({ slot }) => slot.cues?.includes(concept))
    if (own) return own
    if (told.some(({ slot }) => slot.cues?.includes(concept))) return undefined
  }
  const { kind } = mention ?? {}
  if (kind === 'percent')
    return (
      fitting.find(({ slot }) => slot.kind === 'percent') ??
      fitting.find(({ slot, value }) => slot.kind === 'money' || isWeight(value))
    )
  if (!mention) return fitting.find(({ slot, value }) => slot.kind === 'money' || isWeight(value))
  return fitting.length === 1 || kind === 'duration' ? fitting[0] : undefined
}

/** In letters; of "we get 60,000 more cash" it is the cash that grows. */
function farFrom(
  { text }: Message,
  mention: Mention | undefined,
  { start, end }: ConceptMatch,
): number {
  if (!mention) return start
  if (start >= mention.end)
    return MORE_OF.test(text.slice(mention.end, start)) ? 0 : start - mention.end
  return mention.start - end + 1
}
const MORE_OF = /^\s(?:more|extra|additional|less|fewer)\s(?:in\s|of\s)?$/iu

const WEIGHTS: ReadonlySet<unknown> = new Set(['kg', 'lb', 'st'])
/** Degrees are counted without saying which. */
const DEGREES: ReadonlySet<unknown> = new Set(['C', 'F'])
const isWeight = ({ unit }: Told['value']): boolean => WEIGHTS.has(unit)

function isOfKind({ slot, value }: Told, mention: Mention): boolean {
  if (mention.kind === 'percent')
    return (
      slot.kind === 'percent' ||
      slot.kind === 'money' ||
      slot.kind === 'measure' ||
      slot.kind === 'number'
    )
  if (mention.kind === 'number' || mention.kind === 'money')
    return (
      slot.kind === 'money' ||
      (mention.kind === 'number' && (slot.kind === 'number' || DEGREES.has(value.unit)))
    )
  if (mention.kind === 'measure') return slot.kind === 'measure' && value.unit === mention.unit
  if (mention.kind === 'duration')
    return slot.kind === 'duration' || (slot.kind === 'age' && 'year' in mention.parts)
  return false
}

/** How a value grows: by a share of itself, by points of a rate, by a number of its own unit. */
function addition({ slot }: Told, mention: Mention, sign: 1 | -1): Change {
  if (mention.kind === 'duration') return { parts: mention.parts, sign }
  const by = 'value' in mention ? mention.value : 0
  return mention.kind === 'percent' && slot.kind !== 'percent'
    ? (value) => value * (1 + (sign * by) / 100)
    : (value) => value + sign * by
}
type Change = ((value: number) => number) | { parts: DurationParts; sign: 1 | -1 }

function said({ slot, value }: Told, change: Change, { language }: Known): string | undefined {
  const written = valueSaid(slot, value, change, language)
  return written && ` ${(slot.label ?? slot.name)[language]} ${written}`
}

function valueSaid(
  slot: Slot,
  value: Told['value'],
  change: Change,
  language: Language,
): string | undefined {
  if (typeof change !== 'function') {
    const years = slot.kind === 'age' ? { year: Number(value.value) } : undefined
    const parts = sumOf((value.parts ?? years) as DurationParts, change)
    return parts && (years ? String(parts.year) : formatDuration(parts, language))
  }
  if (slot.kind === 'duration') {
    const parts = value.parts as DurationParts
    const scaled = Object.entries(parts).map(([unit, count]) => [unit, change(count)] as const)
    return scaled.every(([, count]) => Number.isInteger(count))
      ? formatDuration(Object.fromEntries(scaled), language)
      : undefined
  }
  const result = Number(change(Number(value.value)).toFixed(2))
  if (!(result > 0) || (slot.kind === 'number' && result > MOST_TIMES * Number(value.value)))
    return undefined
  const period = value.period ? EVERY[language][value.period as 'month'] : undefined
  const unit =
    slot.kind === 'percent'
      ? '%'
      : slot.kind === 'measure'
        ? ` ${value.unit}`
        : slot.kind === 'money'
          ? ` ${value.currency ?? 'AED'}`
          : ''
  return [`${result}${unit}`, period].filter(Boolean).join(' ')
}
/** "450 more" are no more days of training. */
const MOST_TIMES = 10
const EVERY = {
  en: { day: 'a day', week: 'a week', month: 'a month', quarter: 'a quarter', year: 'a year' },
  ar: { day: 'يوميا', week: 'أسبوعيا', month: 'شهريا', quarter: 'كل ربع سنة', year: 'سنويا' },
}

const MONTHS: Partial<Record<TimeUnit, number>> = { year: 12, month: 1 }
/** Years and months carry over; other units are added one by one. */
function sumOf(
  parts: DurationParts,
  { parts: by, sign }: Exclude<Change, (value: number) => number>,
): DurationParts | undefined {
  const units = [...new Set([...Object.keys(parts), ...Object.keys(by)])] as TimeUnit[]
  const isOfMonths = units.every((unit) => MONTHS[unit])
  if (isOfMonths) {
    const all = units.reduce(
      (sum, unit) => sum + ((parts[unit] ?? 0) + sign * (by[unit] ?? 0)) * (MONTHS[unit] ?? 0),
      0,
    )
    const [year, month] = [Math.floor(all / 12), Number((all % 12).toFixed(2))]
    return all > 0 ? { ...(year > 0 && { year }), ...(month > 0 && { month }) } : undefined
  }
  const sums = units.map((unit) => [unit, (parts[unit] ?? 0) + sign * (by[unit] ?? 0)] as const)
  return sums.every(([, count]) => count >= 0) ? Object.fromEntries(sums) : undefined
}

const COURSE =
  /(?<!\p{L})(?:(?:is |are )?(?:going|goes|go|went|gone) (?:up|down)|(?:drop|fall|rise|increase|decrease|reduce|lower|raise|cut|grow|climb)(?:s|d|ed|ped|ing)?(?: (?:up|down))?|(?:خفضنا|خفضت|نزلنا|نزلت?|زادت?|رفعنا|[إا]?رتفعت?|[إا]?نخفضت?|قللنا|وصلت?|صار|صارت))((?:\s\p{L}{2,12}){0,3}?)\s(?:to|[إا]ل[ىي]|لـ?)\s?(?=[\d٠-٩]|مليون|نصف? مليون|[أا]لف)/iu
/** "Costs drop to 33,000" says what they are then, and no change of so much. */
function withoutCourse(text: string, { slots, message }: Known): string {
  const isAim = Object.values(slots).some(
    ({ cues }) => cues?.includes('targetWeight') || cues?.includes('loseWeight'),
  )
  if (isAim && message.concepts.some(({ concept }) => AIMS.has(concept))) return text
  return text.replace(COURSE, '$1 ')
}
const AIMS: ReadonlySet<string> = new Set(['targetWeight', 'loseWeight', 'gainWeight'])
