import { latinDigits } from '../reading/arabic.ts'
import type { DurationParts } from '../reading/quantity.ts'
import type { MeasureUnit, TimeUnit } from '../reading/units.ts'
import type { Slot } from './frame.ts'
import type { Mention } from './mentions.ts'

/** A mention as a slot takes it, and how unusual that would be: 0 for its own kind. */
export interface Fit {
  value: object
  cost: number
}

const BARE = 0.4
/** A number without a unit and without a name may still be the one thing that is missing. */
const BARE_UNNAMED = 1.4
/** A number above this without a unit is nobody's age. */
const OLDEST = 115
const SMALL_MONEY = 1.2
/** "3 founders" */
const COUNTED_MONEY = 5
const MOST_COUNTED = 100
const IMPLAUSIBLE = 3
/** What is only claimed is doubted less. */
const CLAIMED = 1
const CERTAINLY_NONE = 2
const CLAIM_BONUS = 2

/** The value that a slot would take from a mention, or nothing if it is of another kind. `isNamed`: a cue stands beside it. */
export function fit(slot: Slot, mention: Mention, isNamed: boolean): Fit | undefined {
  const fitted = byKind(slot, mention, isNamed)
  if (!fitted) return undefined
  const isClaim = slot.takesClaims && mention.doubt >= CLAIMED && mention.doubt < CERTAINLY_NONE
  const size = sizeOf(fitted.value)
  const isPlausible =
    !slot.plausible ||
    size === undefined ||
    (size >= slot.plausible[0] && size <= slot.plausible[1])
  return {
    value: { ...fitted.value, mention },
    cost: fitted.cost + (isClaim ? -CLAIM_BONUS : mention.doubt) + (isPlausible ? 0 : IMPLAUSIBLE),
  }
}

function sizeOf(value: object): number | undefined {
  if ('value' in value) return value.value as number
  return undefined
}

function byKind(slot: Slot, mention: Mention, isNamed: boolean): Fit | undefined {
  const { period } = mention
  /** Of the growth or the rate itself, not of the amount before it. */
  const ownPeriod = mention.isPeriodSure ? period : undefined
  const bare = mention.kind === 'number' ? mention.value : undefined
  switch (slot.kind) {
    case 'money': {
      const amount = mention.kind === 'money' ? mention.value : (bare ?? millions(mention))
      if (amount === undefined || isCount(mention, amount)) return undefined
      const currency = mention.kind === 'money' ? mention.currency : undefined
      const small = mention.doubt >= 2 ? COUNTED_MONEY : SMALL_MONEY
      const cost = currency ? 0 : Math.abs(amount) < 100 ? small : BARE
      return {
        value: { value: amount, currency, period },
        cost: cost + periodCost(slot.per, mention),
      }
    }
    case 'percent':
      if (mention.kind === 'percent')
        return { value: { value: mention.value, period: ownPeriod }, cost: 0 }
      return bare === undefined || Math.abs(bare) > 100
        ? undefined
        : { value: { value: bare, period: ownPeriod }, cost: isNamed ? BARE : BARE_UNNAMED }
    case 'duration':
      if (mention.kind === 'duration')
        return isInUnits(slot.units, mention.parts)
          ? { value: { parts: mention.parts }, cost: 0 }
          : undefined
      // "Two offers for a loan" are no two years of it.
      return bare === undefined || !slot.bareUnit || bare >= 1000 || mention.doubt >= CERTAINLY_NONE
        ? undefined
        : {
            value: { parts: { [slot.bareUnit]: bare } satisfies DurationParts },
            cost: isNamed ? BARE : BARE_UNNAMED,
          }
    case 'measure':
      if (mention.kind === 'measure' && slot.units.includes(mention.unit))
        return {
          value: { value: mention.value, unit: mention.unit, period },
          cost: periodCost(slot.per, mention) + (isUsual(slot, mention) ? 0 : IMPLAUSIBLE),
        }
      return withPeriod(bareMeasure(slot, bare, isNamed, mention), slot.per, mention)
    case 'age':
      if (mention.kind === 'age') return { value: { value: mention.value }, cost: 0 }
      if (mention.kind === 'duration' && mention.parts.year && !mention.isSpell)
        return { value: { value: mention.parts.year }, cost: BARE }
      if (mention.kind === 'measure' && /^\d\d\s?[mf]$/i.test(mention.written))
        return { value: { value: mention.value }, cost: BARE_UNNAMED }
      // "14 workers" are no 14 years, and "one child and 3 boys" are not three.
      return bare === undefined || bare > OLDEST || mention.doubt >= CERTAINLY_NONE
        ? undefined
        : { value: { value: bare }, cost: BARE }
    case 'number':
      return bare === undefined ? undefined : { value: { value: bare, period }, cost: 0 }
    case 'date':
      return mention.kind === 'date' ? { value: { date: mention.date }, cost: 0 } : undefined
    case 'choice':
      return undefined
    case 'time':
      return mention.kind === 'time' ? { value: { minutes: mention.minutes }, cost: 0 } : undefined
  }
}

/** "6 employees", "two companies": nobody is paid two dirhams. */
const isCount = (mention: Mention, amount: number): boolean =>
  mention.kind === 'number' &&
  Math.abs(amount) < MOST_COUNTED &&
  (mention.doubt >= CERTAINLY_NONE || /^\p{L}+$/u.test(mention.written))

const isInUnits = (units: readonly TimeUnit[] | undefined, parts: DurationParts): boolean =>
  !units || (Object.keys(parts) as TimeUnit[]).every((unit) => units.includes(unit))

/** What would not be taken for it without a unit is hardly meant with one: 75 cm is no height. */
function isUsual(
  { bare = {} }: Extract<Slot, { kind: 'measure' }>,
  { value, unit }: { value: number; unit: MeasureUnit },
): boolean {
  const [min, max] = bare[unit] ?? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
  return value >= min && value <= max
}

/** A slip of one digit is asked about; what is farther away is another thing: "0.5 of the height". */
const FAR = 2

/** "180, 80" beside a person: each number has the unit whose usual sizes it lies in. */
function bareMeasure(
  { bare = {}, units: possible, isCued }: Extract<Slot, { kind: 'measure' }>,
  value: number | undefined,
  isNamed: boolean,
  { written }: Mention,
): Fit | undefined {
  if (value === undefined) return undefined
  const units = Object.entries(bare) as [MeasureUnit, readonly [number, number]][]
  const usual = units.find(([, [min, max]]) => value >= min && value <= max)?.[0]
  if (usual) return { value: { value, unit: usual }, cost: isNamed ? BARE : BARE_UNNAMED }
  if (isNamed && possible.includes('ft') && value >= SHORTEST_FT && value < TALLEST_FT)
    return feetAndInches(written)
  const [first] = units
  const isFar =
    (first !== undefined && value * FAR < Math.min(...units.map(([, [min]]) => min))) ||
    // A surplus of 450 is none of kilos.
    (isCued === true && value > FAR * Math.max(...units.map(([, [, max]]) => max)))
  return first && isNamed && !isFar
    ? { value: { value, unit: first[0] }, cost: BARE * 2 }
    : undefined
}

/** "Height 5.9": five feet and nine inches, as people write it. */
function feetAndInches(written: string): Fit | undefined {
  const [, feet, inches] = /^(\d)[.,](\d{1,2})$/.exec(latinDigits(written)) ?? []
  if (!feet || Number(inches) >= INCHES) return undefined
  return { value: { value: Number(feet) + Number(inches) / INCHES, unit: 'ft' }, cost: BARE }
}
const INCHES = 12
const SHORTEST_FT = 4
const TALLEST_FT = 8

/** "Lose 1.7 a week": what tells one change from another is the period. */
const withPeriod = (fitted: Fit | undefined, per: string | undefined, mention: Mention) =>
  fitted && {
    value: { ...fitted.value, period: mention.period },
    cost: fitted.cost + periodCost(per, mention),
  }

const WRONG_PERIOD = 2
const RIGHT_PERIOD = -0.8

/** "20,000 a month" is what comes in or goes out, hardly what lies in the bank. */
function periodCost(per: string | undefined, { period, isPeriodSure }: Mention): number {
  if (!period) return 0
  if (per) return isPeriodSure ? RIGHT_PERIOD : RIGHT_PERIOD / 2
  return isPeriodSure ? WRONG_PERIOD : 0
}

/** "1.2m" is a length beside a person and a million beside a price. */
function millions(mention: Mention): number | undefined {
  return mention.kind === 'measure' && mention.unit === 'm' && /\dm$/i.test(mention.written)
    ? Number((mention.value * 1e6).toPrecision(12))
    : undefined
}
