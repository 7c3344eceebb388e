import { halfMore } from './pieces.ts'
import { isPortions } from './portions.ts'
import type { DurationParts, Quantity, QuantityOf } from './quantity.ts'
import type { TimeUnit } from './units.ts'

const RANGE = /^\s*(?:or|to|-|–|—|او|الي|ل)\s*$/
const LIST = /^\s*(?:and|و)\s*$/
const COMMA = /^\s?[,،]\s?$/
const MOST_METRES = 10_000

/** "15 or 25 years", "3-5%": what is said once is meant for both. After "and" only for years and the like: not in "1,000,000 and 25 years". */
export function shareUnits(found: readonly Quantity[], text: string): Quantity[] {
  const shared = [...found]
  for (const [index, quantity] of [...found.entries()].toReversed()) {
    const next = shared[index + 1]
    if (quantity.kind !== 'number' || !next || next.kind === 'number') continue
    const between = text.slice(quantity.end, next.start)
    const isListed = next !== found[index + 1]
    // "3, 5 and 10 years"
    if (isListed && next.kind !== 'duration') continue
    if (
      !RANGE.test(between) &&
      !(
        next.kind === 'duration' &&
        (LIST.test(between) || (isListed && COMMA.test(between))) &&
        Number.isInteger(quantity.value) &&
        quantity.value < 100
      )
    )
      continue
    const { value, start, end } = quantity
    // In "980k or 2.17m" no metres are meant.
    if (next.kind === 'measure' && next.unit === 'm' && value >= MOST_METRES) continue
    shared[index] =
      next.kind === 'duration'
        ? {
            kind: 'duration',
            parts: { [ORDER[rank(next.parts)] as TimeUnit]: value },
            start,
            end,
          }
        : { ...next, value, start, end }
  }
  return shared
}

const ORDER: readonly TimeUnit[] = ['year', 'month', 'week', 'day', 'hour', 'minute', 'second']
const rank = (parts: DurationParts) => ORDER.findIndex((unit) => parts[unit] !== undefined)
const lowest = (parts: DurationParts) => ORDER.findLastIndex((unit) => parts[unit] !== undefined)

/** "2 years and 6 months" and "5 ft 11 in" are one quantity. */
export function joinParts(found: readonly Quantity[], text: string): Quantity[] {
  const joined: Quantity[] = []
  for (const quantity of found) {
    const last = joined.at(-1)
    const close =
      last && /^\s*(?:واحده?\s*)?(?:(?:,|،|and|و)\s*)?$/.test(text.slice(last.end, quantity.start))
    if (
      close &&
      last.kind === 'duration' &&
      quantity.kind === 'duration' &&
      lowest(last.parts) < rank(quantity.parts) &&
      !isOfLeave(last, quantity, text)
    ) {
      last.parts = { ...last.parts, ...quantity.parts }
      last.end = quantity.end
    } else if (close && last.kind === 'duration' && isMonths(last.parts, quantity)) {
      last.parts = { ...last.parts, month: quantity.value }
      last.end = quantity.end
    } else if (
      close &&
      last.kind === 'measure' &&
      last.unit === 'ft' &&
      Number.isInteger(last.value) &&
      ((quantity.kind === 'number' &&
        quantity.value < 12 &&
        !text.slice(last.end, quantity.start).includes('\n')) ||
        (quantity.kind === 'measure' && quantity.unit === 'in'))
    ) {
      last.value = last.value + quantity.value / 12
      last.end = quantity.end
    } else if (
      close &&
      last.kind === 'measure' &&
      last.unit === 'st' &&
      'value' in quantity &&
      quantity.value < POUNDS_PER_STONE &&
      (quantity.kind === 'number' || (quantity.kind === 'measure' && quantity.unit === 'lb'))
    ) {
      last.value = last.value + quantity.value / POUNDS_PER_STONE
      last.end = quantity.end
    } else if (last?.kind === 'measure' && isRestOfMetre(last, quantity, text)) {
      last.value = (last.value * CM_PER_M + quantity.value) / CM_PER_M
      last.end = quantity.end
    } else if (
      last &&
      quantity.kind === 'measure' &&
      (quantity.unit === 'ml' || quantity.unit === 'l') &&
      isPortions(last, text.slice(last.end, quantity.start))
    ) {
      const { value, unit } = quantity
      joined[joined.length - 1] = {
        ...{ kind: 'measure', value: last.value * value, unit },
        ...{ start: last.start, end: quantity.end },
      }
    } else
      joined.push(
        withOneMore(
          { ...quantity, ...withMetre(quantity, text), ...withOne(quantity, text) },
          text,
        ),
      )
  }
  return joined
}

const OF_LEAVE =
  /^ ?(?:of )?(?:unpaid|without pay|no pay|notice|annual leave|sick leave|(?:اجازه )?(?:ب?دون|بلا|من غير|غير) (?:راتب|اجر|مدفوع)|اشعار|انذار)/u
const LONGEST_LEAVE = 24

/** "4 years, 30 days unpaid leave": what is told of the days is not told of the years. */
const isOfLeave = (last: QuantityOf<'duration'>, { start, end }: Quantity, text: string): boolean =>
  (last.parts.year !== undefined || COMMA.test(text.slice(last.end, start))) &&
  OF_LEAVE.test(text.slice(end, end + LONGEST_LEAVE))

const POUNDS_PER_STONE = 14

/** "8y 4m": behind years a letter is no metre. */
const isMonths = (
  parts: DurationParts,
  quantity: Quantity,
): quantity is QuantityOf<'measure'> & { kind: 'measure' } =>
  ORDER[lowest(parts)] === 'year' &&
  quantity.kind === 'measure' &&
  quantity.unit === 'm' &&
  quantity.value < 12 &&
  Number.isInteger(quantity.value)

const CM_PER_M = 100
const TALLEST_M = 2

const isCentimetres = (quantity: Quantity): quantity is QuantityOf<'number' | 'measure'> =>
  (quantity.kind === 'number' || (quantity.kind === 'measure' && quantity.unit === 'cm')) &&
  quantity.value < CM_PER_M

/** "One metre sixty eight", "1 m 68 cm"; in "2 m 50 chairs" the letter alone joins nothing. */
function isRestOfMetre(
  { value, unit, start, end }: QuantityOf<'measure'>,
  rest: Quantity,
  text: string,
): rest is QuantityOf<'number' | 'measure'> {
  if (unit !== 'm' || (value !== 1 && value !== TALLEST_M) || !isCentimetres(rest)) return false
  const isInWords = /met(?:re|er)s?$|متر$/.test(text.slice(start, end))
  return (
    (rest.kind === 'measure' || (isInWords && rest.value >= 10 && Number.isInteger(rest.value))) &&
    /^ {0,2}(?:and |و ?)?$/.test(text.slice(end, rest.start))
  )
}

/** «متر وسبعين» and "a metre seventy" are one height. */
function withMetre(quantity: Quantity, text: string): object {
  if (!isCentimetres(quantity)) return {}
  const from = Math.max(0, quantity.start - 14)
  const before = text.slice(from, quantity.start) + (text[quantity.start] === 'و' ? 'و' : '')
  const metre = /(?<!\d\s?|\p{L})(?:متر و ?|a met(?:re|er) (?:and )?)$/u.exec(before)
  return metre
    ? {
        kind: 'measure',
        value: 1 + quantity.value / CM_PER_M,
        unit: 'm',
        start: from + metre.index,
      }
    : {}
}

/** «سنة وشهرين» and "worked a year and 3 months" are one length; in "5,000 a month and 10 days" it is how often. */
const ONE =
  /(?:(?<=(?:^|[.,:(]|\b(?:for|worked|work|served|serve|service|completed|of|after|is|was|been|in|only|about|almost|nearly|just|over))\s?)an?\s(?<english>year|month)\s(?:and\s)?|(?<!\p{L}|(?:\d|الف|الاف|مليون|درهم|(?<!\p{L})كل|مره|مرتين)\s?)(?<arabic>سنه|عام|شهر)\s?و\s?)$/u
const ARABIC_UNITS: Readonly<Record<string, TimeUnit>> = { سنه: 'year', عام: 'year', شهر: 'month' }
const LONGEST_ONE = 26

function withOne(quantity: Quantity, text: string): object {
  if (quantity.kind !== 'duration' || rank(quantity.parts) > ORDER.indexOf('day')) return {}
  const from = Math.max(0, quantity.start - LONGEST_ONE)
  const joint = text[quantity.start] === 'و' ? 'و' : ''
  const one = ONE.exec(text.slice(from, quantity.start) + joint)
  if (!one) return {}
  const { english, arabic } = one.groups ?? {}
  const unit = (english as TimeUnit | undefined) ?? (ARABIC_UNITS[arabic ?? ''] as TimeUnit)
  if (ORDER.indexOf(unit) >= rank(quantity.parts)) return {}
  return { parts: { [unit]: 1, ...quantity.parts }, start: from + one.index }
}

/** «خمس سنين وشهر», "11 years and a month": one of a smaller unit without a number, that is of nothing else. */
const ONE_MORE =
  /^\s(?:and an?\s(?<english>month|week|day)|و(?<arabic>شهر|اسبوع|يوم)(?: واحد)?|و (?<apart>شهر|اسبوع|يوم)(?! واحد| و ?نصف?| و ?ربع))(?!\p{L}|\s(?:notice|of |unpaid|without|leave|later|ago|before|ب?دون|بلا|من غير|غير|اجاز|اشعار|انذار|تجرب|قبل|كل)|[-–])/u
const ARABIC_PARTS: Readonly<Record<string, TimeUnit>> = { شهر: 'month', اسبوع: 'week', يوم: 'day' }

function withOneMore(quantity: Quantity, text: string): Quantity {
  if (quantity.kind !== 'duration' || rank(quantity.parts) > ORDER.indexOf('month')) return quantity
  const one = ONE_MORE.exec(text.slice(quantity.end))
  const { english, arabic, apart = '' } = one?.groups ?? {}
  const unit = (english as TimeUnit | undefined) ?? ARABIC_PARTS[arabic ?? apart]
  if (!one || !unit || ORDER.indexOf(unit) <= lowest(quantity.parts)) return quantity
  const { parts } = quantity
  const end = quantity.end + one[0].length
  const half = halfMore(text, end)
  return {
    ...quantity,
    parts: { ...parts, [unit]: 1 + (half?.part ?? 0) },
    end: half?.end ?? end,
  }
}
