import { fold } from '../reading/fold.ts'
import { type FoundNumber, numbers } from '../reading/numbers.ts'
import { opening } from '../reading/opening.ts'
import { withoutSpans } from '../reading/span.ts'
import type { Span } from '../reading/words.ts'
import type { Message } from '../understanding/affinity.ts'
import { areasIn } from './sides.ts'
import { type UnitCode, type UnitMention, unitMentions, units } from './unit-names.ts'

export interface Part {
  value: number
  unit: UnitCode
}
/** One measure: 5 ft 11 in. */
export type Source = Span & { parts: Part[] }
/** A unit to convert to. */
export type Target = Span & { code: UnitCode; isAsked: boolean }

const TO_BEFORE = /(?:\b(?:to|into|in|as|how many|how much)|=|→|(?:الي|بال?|كم|كام|قديش|ك))\s*$/u

/** Every measure of a message, and every unit that is named alone. */
export function measuresIn(message: Message): { sources: Source[]; targets: Target[] } {
  const read = fold(opening(message.text))
  // 1m75 is a height.
  const written = read.text.replace(
    /(?<![\d.])([12]) ?m ?(\d{2})(?![\d.]| ?(?:cm|mm|kg|lb|%|x))/g,
    '$1.$2m',
  )
  const areas = areasIn(written)
  const folded = withoutSpans(written, areas)
  const place = ({ start, end }: Span): Span => ({
    start: read.original(start),
    end: read.original(end - 1) + 1,
  })
  const figures = numbers(folded).map((number) => withFraction(number, folded))
  const mentions = unitMentions(folded).map((mention) => ({
    ...mention,
    code: byCase(mention, message.text.slice(place(mention).start, place(mention).end)),
  }))
  const isOfWhole = mentions.some(({ code }) => /^(?:area|volume)$/.test(units[code].kind))
  const measured = mentions.flatMap((mention, at) => {
    const beside = { before: mentions[at - 1], behind: mentions[at + 1] }
    if (isNoUnit(mention, beside, folded)) return []
    const sides = isOfWhole ? [] : sidesOf(mention, figures, folded)
    if (sides.length > 0) return sides.map((side) => ({ mention, ...side }))
    const measure = measureOf(mention, figures, folded)
    return measure ? [{ mention, ...measure }] : []
  })
  const bare = mentions.filter(
    (mention) =>
      !measured.some((other) => other.mention === mention) &&
      (!mention.isShort || isAskedFor(mention, folded)),
  )
  const alone =
    areas.length > 0 ? undefined : (degreesTo(bare, folded) ?? withoutNumber(bare, figures, folded))
  const sources: Source[] =
    measured.length === 0 && alone
      ? [{ ...place(alone), parts: alone.parts }]
      : [...areas, ...joinParts(measured, folded, figures)]
          .map((source) => ({ ...source, ...place(source) }))
          .sort((a, b) => a.start - b.start)
  const targets: Target[] = bare
    .filter(({ start }) => !alone || measured.length > 0 || start !== alone.start)
    .filter((mention) => units[mention.code].kind !== 'time' || isAskedFor(mention, folded))
    .map(({ code, ...span }) => ({
      code,
      isAsked: /(?:\bto|\binto|\bin|الي)\s*$/.test(folded.slice(0, span.start)),
      ...place(span),
    }))
  return { sources: sources.slice(0, MOST_MEASURES), targets: targets.slice(0, MOST_MEASURES) }
}

/** More are no request, but a pasted text. */
const MOST_MEASURES = 30

const AS_WRITTEN: ReadonlySet<string> = new Set(['in', 'كم'])

/** In «3 كيلو و200 كم رطل» and "12 stone 4 in kg" what stands before the target is no unit of the rest. */
function isNoUnit(
  { start, end }: Span,
  { before, behind }: { before: UnitMention | undefined; behind: UnitMention | undefined },
  folded: string,
): boolean {
  const written = folded.slice(start, end)
  if (!AS_WRITTEN.has(written) || behind?.start !== end + 1) return false
  // «38.5 كم فهرنهايت» asks how many.
  if (written === 'كم' && units[behind.code].kind === 'temperature') return true
  if (!before) return false
  return before.code in REST && /^ ?(?:و ?)?\d+ $/.test(folded.slice(before.end, start))
}

/** A letter, a day or an hour is a unit to convert to only behind "to" or "how many". */
function isAskedFor({ code, start }: UnitMention, folded: string): boolean {
  const lead = folded.slice(0, start)
  return code === 'in' ? /(?:\b(?:to|into|many)|=)\s*$/.test(lead) : TO_BEFORE.test(lead)
}

const PART_BEFORE = /(?<!\p{L})(?<part>half|quarter|نصف?|ربع)(?: (?:an?|of an?|the))? ?$/u
const PART_AFTER = /^ ?(?:و ?(?:نصف?|ربع)|and an? (?:half|quarter))(?!\p{L})/u
const partOf = (found: RegExpExecArray | null) => ({
  value: !found ? 0 : /half|نص/.test(found[0]) ? 0.5 : 0.25,
  length: found?.[0].length ?? 0,
})

/** The figure of a unit: "5 kg", "half a mile", "كيلو ونص". */
function measureOf(
  mention: UnitMention,
  figures: readonly FoundNumber[],
  folded: string,
): Omit<Measured, 'mention'> | undefined {
  const { kind } = units[mention.code]
  // «15 يناير 2027 الساعة 10» is a time, and no count of hours.
  if (kind === 'time' && folded.startsWith('ال', mention.start)) return undefined
  const isTemperature = kind === 'temperature'
  const number = figures.find(({ end }) => {
    const between = end <= mention.start ? folded.slice(end, mention.start) : 'x'
    return (
      /^[\s-]*$/.test(between) ||
      (isTemperature && /^[\s-]*(?:degrees?|deg|درجه|درجات)[\s-]*$/.test(between))
    )
  })
  const after = partOf(PART_AFTER.exec(folded.slice(mention.end, mention.end + 16)))
  if (number) {
    // "10-12 km" is two measures, "3x4 m" two sides.
    const isOneOfTwo = /\d\s?(?:[-–x×*]|to|الي)\s?$/.test(folded.slice(0, number.start))
    return isOneOfTwo
      ? undefined
      : { value: number.value + after.value, start: number.start, end: mention.end + after.length }
  }
  const before = partOf(
    PART_BEFORE.exec(folded.slice(Math.max(0, mention.start - 20), mention.start)),
  )
  if (before.value)
    return { value: before.value, start: mention.start - before.length, end: mention.end }
  return after.value
    ? { value: 1 + after.value, start: mention.start, end: mention.end + after.length }
    : undefined
}

const JOINS_SIDES = /^\s?(?:[-–x×*]|by|to|الي|في)\s?$/
/** "60 x 40 x 35 cm", "10-12 km": each figure has the unit that is named once. */
function sidesOf(
  mention: UnitMention,
  figures: readonly FoundNumber[],
  folded: string,
): Omit<Measured, 'mention'>[] {
  if (units[mention.code].kind !== 'length') return []
  const last = figures.findIndex(
    ({ end }) => end <= mention.start && /^[\s-]*$/.test(folded.slice(end, mention.start)),
  )
  let first = last
  while (
    first > 0 &&
    JOINS_SIDES.test(folded.slice(figures[first - 1]?.end, figures[first]?.start))
  )
    first -= 1
  if (last < 0 || first === last) return []
  return figures.slice(first, last + 1).map(({ value, start, end }, at, all) => ({
    value,
    start,
    end: at === all.length - 1 ? mention.end : end,
  }))
}

/** Letters that are told apart by their case alone: Mb/s are bits, MBps are bytes. */
function byCase({ code }: UnitMention, written: string): UnitCode {
  const size = /^(?:k|M|G)/i.exec(written)?.[0]
  const scale = size && { k: 'k', m: 'M', g: 'G' }[size.toLowerCase() as 'k' | 'm' | 'g']
  if (!scale || units[code].kind !== 'data rate' || written.length > 8) return code
  if (/^.B(?:ps|\/s)/.test(written)) return `${scale}Bps` as UnitCode
  return /^.b\/s/.test(written) ? (`${scale}bps` as UnitCode) : code
}

/** "3/4 cup", "1 1/2 cups". */
function withFraction(number: FoundNumber, folded: string): FoundNumber {
  const fraction = /(?:(?<!\d)(?<whole>\d+)\s+)?(?<!\d)(?<top>\d+)\s?\/\s?$/.exec(
    folded.slice(0, number.start),
  )
  if (!fraction?.groups || number.value === 0) return number
  const value = Number(fraction.groups.whole ?? 0) + Number(fraction.groups.top) / number.value
  return { ...number, value, start: fraction.index }
}

/** "20 degrees to Fahrenheit" can only be Celsius. */
function degreesTo(bare: readonly UnitMention[], folded: string): Source | undefined {
  const target = bare.find(({ code }) => code === 'C' || code === 'F')?.code
  const degrees =
    /(?<value>-?(?<!\d)\d+(?:\.\d+)?)\s*(?:degrees?|deg|°|درجه|درجات|كم(?= \p{L}))/u.exec(folded)
  return target && degrees
    ? {
        parts: [{ value: Number(degrees.groups?.value), unit: target === 'F' ? 'C' : 'F' }],
        start: degrees.index,
        end: degrees.index + degrees[0].length,
      }
    : undefined
}

interface Measured {
  mention: UnitMention
  value: number
  start: number
  end: number
}

/** What is left out beside a larger unit: 5'11 has inches, "6 foot 2" too, "13 stone 4" pounds, «كيلو و200» grams. */
const REST: Partial<Record<UnitCode, { unit: UnitCode; fewerThan: number }>> = {
  ft: { unit: 'in', fewerThan: 12 },
  st: { unit: 'lb', fewerThan: 14 },
  kg: { unit: 'g', fewerThan: 1000 },
  l: { unit: 'ml', fewerThan: 1000 },
  m: { unit: 'cm', fewerThan: 100 },
  h: { unit: 'min', fewerThan: 60 },
}

function restOf(
  code: UnitCode,
  end: number,
  figures: readonly FoundNumber[],
  folded: string,
): { part: Part; start: number; end: number } | undefined {
  const rest = REST[code]
  if (!rest) return undefined
  const number = figures.find(
    ({ start }) =>
      start >= end && start <= end + 3 && /^ ?(?:و ?)?$/.test(folded.slice(end, start)),
  )
  return number && number.value < rest.fewerThan && Number.isInteger(number.value)
    ? { part: { value: number.value, unit: rest.unit }, start: number.start, end: number.end }
    : undefined
}

function joinParts(
  measured: readonly Measured[],
  folded: string,
  figures: readonly FoundNumber[],
): Source[] {
  const sources: Source[] = []
  for (const { mention, value, start, end } of measured) {
    const last = sources.at(-1)
    const previous = last?.parts.at(-1)
    const continues =
      last &&
      previous &&
      units[previous.unit].kind === units[mention.code].kind &&
      units[mention.code].factor < units[previous.unit].factor &&
      /^\s*(?:(?:,|\+|and|و)\s*)?$/.test(folded.slice(last.end, start))
    if (continues)
      Object.assign(last, { parts: [...last.parts, { value, unit: mention.code }], end })
    else sources.push({ parts: [{ value, unit: mention.code }], start, end })
    const joined = sources.at(-1) as Source
    const rest = restOf(mention.code, end, figures, folded)
    if (rest && !measured.some((other) => other.start === rest.start))
      Object.assign(joined, { parts: [...joined.parts, rest.part], end: rest.end })
  }
  return sources
}

/** "how many feet in a mile" is about one mile; "convert 500 from grams to pounds" has its number apart. */
function withoutNumber(
  bare: readonly UnitMention[],
  figures: readonly FoundNumber[],
  folded: string,
): Source | undefined {
  const [first, second] = bare
  if (!first || !second || units[first.code].kind !== units[second.code].kind) return undefined
  // "How many days until National Day" is no conversion; "how many seconds in a day" is.
  const isCalendar =
    units[first.code].kind === 'time' && !/\bin (?:a|an|one|the)\b|(?<!\p{L})في ال/u.test(folded)
  if (first.code === second.code || isCalendar) return undefined
  const asksHowMany = /how (?:many|much)|كم/.test(folded.slice(0, first.start))
  const { code, start, end } = asksHowMany ? second : first
  const apart = figures.filter(({ weak }) => !weak)
  // "1e400 km": digits that are no number are not to be read as one.
  if (
    apart.length > 1 ||
    /\d[a-z]+\d|\d[⁰¹²³⁴-⁹]/.test(folded) ||
    (apart.length === 0 && /\d/.test(folded))
  )
    return undefined
  return { parts: [{ value: apart[0]?.value ?? 1, unit: code }], start, end }
}
