import type { Language } from '@wakeel/contract'
import { formatDuration } from '../reading/format-duration.ts'
import type { DurationParts } from '../reading/quantity.ts'
import type { MeasureUnit, TimeUnit } from '../reading/units.ts'
import type { Before, Filling } from './filling.ts'
import type { Slot, Slots } from './frame.ts'
import type { Mention } from './mentions.ts'
import { inThousands } from './thousands.ts'

// "And 18?" after 12 months, «ولو نصرف 25» after «20 الف»: what a number without a unit is of.

interface Told {
  value?: number
  unit?: MeasureUnit
  parts?: DurationParts
  mention?: Mention
}

/** So doubtful is what is certainly no quantity. */
const CERTAINLY_NONE = 2
/** What is counted is doubted so much. */
const COUNTED = 3
const THOUSAND = 1000
/** Beside what was told nobody means so little: 25 dirhams beside 20,000. */
const ABSURD = 30

/** A number that stands for a slot in the unit, or in the thousands, of what was told of it or of amounts like it. */
export function asTold(
  slot: Slot,
  mention: Mention,
  told: object | undefined,
  alike?: object,
): Mention {
  if (!told && alike && mention.kind === 'number' && !isPlausible(slot, mention.value)) {
    const scale = scaleOf(mention.value, (alike as Told).value)
    return scale > 1 ? { ...mention, value: mention.value * scale } : mention
  }
  // "Down to 185" after 210 pounds
  if (!told && alike && slot.kind === 'measure' && slot.isCued && mention.kind === 'number')
    return inUnitOf(slot, mention, alike)
  // "5 times" after three times a week
  if (told && slot.kind === 'number' && mention.kind === 'number' && mention.doubt < COUNTED)
    return { ...mention, doubt: 0 }
  if (!told || mention.kind !== 'number' || mention.doubt >= CERTAINLY_NONE) return mention
  const { value, unit, parts } = told as Told
  const number = mention.value
  if (slot.kind === 'duration' && parts) {
    const [largest] = Object.keys(parts) as TimeUnit[]
    return largest ? { ...mention, kind: 'duration', parts: { [largest]: number } } : mention
  }
  if (slot.kind === 'measure' && unit && unit !== 'ft')
    return isNear(number, value) ? { ...mention, kind: 'measure', value: number, unit } : mention
  if (slot.kind === 'percent')
    return isNear(number, value) ? { ...mention, kind: 'percent', value: number } : mention
  const scale = slot.kind === 'money' ? scaleOf(number, value) : 1
  return scale > 1 ? { ...mention, value: number * scale } : mention
}

function inUnitOf(
  { units, bare }: Extract<Slot, { kind: 'measure' }>,
  mention: Extract<Mention, { kind: 'number' }>,
  { value, unit }: Told,
): Mention {
  const isAlike = bare ? isNear(mention.value, value) : mention.value * 2 < (value ?? 0)
  return unit && unit !== 'ft' && units.includes(unit) && isAlike
    ? { ...mention, kind: 'measure', unit }
    : mention
}

/** «لو وفرنا 5» saves no five dirhams. */
const isPlausible = (slot: Slot, value: number): boolean =>
  slot.kind !== 'money' || !slot.plausible || value >= slot.plausible[0]

/** Less than half or more than twice of what somebody weighs is somebody else’s, or another thing. */
const isNear = (value: number, told = 0): boolean => value * 2 > told && value < told * 2

/** Of several the one that comes nearest to what was told. */
function scaleOf(value: number, told = 0): number {
  if (value <= 0 || value >= THOUSAND || told < value * ABSURD || told < THOUSAND) return 1
  const [nearest] = [1, THOUSAND, THOUSAND * THOUSAND].toSorted(
    (a, b) => distance(value * a, told) - distance(value * b, told),
  )
  return nearest ?? 1
}
const distance = (a: number, b: number): number => Math.abs(Math.log(a / b))

const SCALES: Record<Language, Record<number, string>> = {
  en: { 1000: 'thousand', 1000000: 'million' },
  ar: { 1000: 'ألف', 1000000: 'مليون' },
}

/** The smallest amount for the same period that was told, or a measure in units that this one may have. */
export function toldAlike(slots: Slots, slot: Slot, { values }: Before): object | undefined {
  const told = Object.entries(values).flatMap(([name, list]) =>
    (list as { value: number; unit?: string }[]).map((value) => ({ other: slots[name], value })),
  )
  if (slot.kind === 'measure')
    return told.find(
      ({ other, value }) =>
        other?.kind === 'measure' && slot.units.some((unit) => unit === value.unit),
    )?.value
  if (slot.kind !== 'money') return undefined
  return told
    .filter(
      ({ other, value }) => other?.kind === 'money' && other.per === slot.per && value.value > 0,
    )
    .map(({ value }) => value)
    .toSorted((a, b) => a.value - b.value)[0]
}

/** A follow-up with the units and thousands that its numbers leave out, and what was taken for what. */
export function inToldUnits(
  text: string,
  language: Language,
  { slots, before, changed }: { slots: Slots; before: Filling; changed: Filling },
): { text: string; assumed: string[] } {
  const short = Object.entries(changed.values)
    .flatMap(([name, list]) =>
      list === before.values[name] ? [] : list.map((value) => ({ name, value: value as Told })),
    )
    .toSorted((a, b) => (b.value.mention?.start ?? 0) - (a.value.mention?.start ?? 0))
  const assumed: string[] = []
  let full = text
  for (const { name, value } of short) {
    const slot = slots[name]
    const { mention } = value
    if (!slot || mention?.kind !== 'number' || mention.value === 0) continue
    const written = inFull(slot, value, mention.value, language)
    if (!written) continue
    full = `${full.slice(0, mention.start)}${written}${full.slice(mention.end)}`
    if (slot.kind === 'money')
      assumed.push(inThousands(mention.written, value.value ?? 0)[language])
  }
  return { text: full, assumed }
}

function inFull(
  slot: Slot,
  { value = 0, unit, parts }: Told,
  said: number,
  language: Language,
): string | undefined {
  if (slot.kind === 'duration' && parts) return formatDuration(parts, language)
  if (slot.kind === 'measure' && unit) return `${value} ${unit}`
  if (slot.kind === 'percent') return `${value}%`
  const scale = slot.kind === 'money' ? SCALES[language][Math.round(value / said)] : undefined
  return scale && `${said} ${scale}`
}
