import { fold } from '../reading/arabic.ts'
import { type FoundNumber, numbers } from '../reading/numbers.ts'
import { opening } from '../reading/opening.ts'
import { type UnitCode, type UnitMention, unitMentions, units } from './unit-names.ts'

export interface UnitRequest {
  /** Parts of one measure, the larger first: 5 ft 11 in. */
  parts: { value: number; unit: UnitCode }[]
  targets: UnitCode[]
}

/** A word that names units of two kinds is the one of the kind that the request is about: an ounce of water, a ton of an air conditioner. */
const OTHER_KIND: Partial<Record<UnitCode, UnitCode>> = { oz: 'floz', t: 'rt', btuh: 'btu' }

const TO_BEFORE = /(?:\b(?:to|into|in|as|how many|how much)|=|→|(?:الي|بال?|كم|ك))\s*$/u

/** The measure in a text and the units it is wanted in; either may be missing. */
export function unitRequestIn(text: string): Partial<UnitRequest> {
  const read = fold(opening(text))
  // 1m75 is a height.
  const folded = read.text.replace(
    /(?<![\d.])([12]) ?m ?(\d{2})(?![\d.]| ?(?:cm|mm|kg|lb|%|x))/g,
    '$1.$2m',
  )
  const figures = numbers(folded).map((number) => withFraction(number, folded))
  const mentions = unitMentions(folded).map((mention) => ({
    ...mention,
    code: byCase(mention, text.slice(read.original(mention.start), read.original(mention.end))),
  }))
  const measured = mentions.flatMap((mention) => {
    const measure = measureOf(mention, figures, folded)
    return measure ? [{ mention, ...measure }] : []
  })
  const bare = mentions.filter(
    (mention) =>
      !measured.some((other) => other.mention === mention) &&
      (!mention.isShort ||
        (mention.code === 'in' ? /(?:\b(?:to|into|many)|=)\s*$/ : TO_BEFORE).test(
          folded.slice(0, mention.start),
        )),
  )
  const joined = joinParts(measured, folded)
  const [source] = joined
  const [lead] = source ?? []
  if (source && lead) {
    const other = OTHER_KIND[lead.unit]
    const isOther =
      source.length === 1 &&
      other &&
      bare.some(({ code }) => units[code].kind === units[other].kind)
    const parts = isOther ? [{ value: lead.value, unit: other }] : source
    const { kind } = units[(parts[0] ?? lead).unit]
    const targets = bare
      .map(({ code }) => ofKind(code, kind))
      .filter((code) => code !== parts[0]?.unit || parts.length > 1)
    const same = targets.filter((code) => units[code].kind === kind)
    // A unit of another kind is kept when it is clearly asked for, so that the answer can say why it cannot be.
    const asked = bare
      .filter(({ start }) => /(?:\bto|\binto|\bin|الي)\s*$/.test(folded.slice(0, start)))
      .map(({ code }) => code)
    return {
      parts,
      targets: unique(same.length > 0 ? same : asked.filter((code) => units[code].kind !== kind)),
    }
  }
  return degreesTo(bare, folded) ?? withoutNumber(bare, figures, folded)
}

const PART_BEFORE = /(?<!\p{L})(?<part>half|quarter|نصف?|ربع)(?: (?:an?|of an?|the))? ?$/u
const PART_AFTER = /^ ?و ?(?<part>نصف?|ربع)(?!\p{L})/u
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
  const isTemperature = units[mention.code].kind === 'temperature'
  const number = figures.find(({ end }) => {
    const between = end <= mention.start ? folded.slice(end, mention.start) : 'x'
    return (
      /^[\s-]*$/.test(between) ||
      (isTemperature && /^[\s-]*(?:degrees?|deg|درجه|درجات)[\s-]*$/.test(between))
    )
  })
  const after = partOf(PART_AFTER.exec(folded.slice(mention.end, mention.end + 12)))
  if (number) {
    // "10-12 km" is two measures, "3x4 m" two sides, and neither is meant alone.
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
function degreesTo(bare: readonly UnitMention[], folded: string): Partial<UnitRequest> | undefined {
  const target = bare.find(({ code }) => code === 'C' || code === 'F')?.code
  const value = /(?<value>-?(?<!\d)\d+(?:\.\d+)?)\s*(?:degrees?|deg|°|درجه|درجات)/.exec(folded)
    ?.groups?.value
  return target && value
    ? { parts: [{ value: Number(value), unit: target === 'F' ? 'C' : 'F' }], targets: [target] }
    : undefined
}

const unique = (codes: readonly UnitCode[]): UnitCode[] => [...new Set(codes)]

function ofKind(code: UnitCode, kind: string): UnitCode {
  const other = OTHER_KIND[code]
  return other && units[other].kind === kind ? other : code
}

interface Measured {
  mention: UnitMention
  value: number
  start: number
  end: number
}

function joinParts(
  measured: readonly Measured[],
  folded: string,
): { value: number; unit: UnitCode }[][] {
  const groups: { value: number; unit: UnitCode }[][] = []
  let lastEnd = -1
  for (const { mention, value, start, end } of measured) {
    const last = groups.at(-1)
    const previous = last?.at(-1)
    const continues =
      last &&
      previous &&
      units[previous.unit].kind === units[mention.code].kind &&
      units[mention.code].factor < units[previous.unit].factor &&
      /^\s*(?:(?:,|\+|and|و)\s*)?$/.test(folded.slice(lastEnd, start))
    if (continues) last.push({ value, unit: mention.code })
    else groups.push([{ value, unit: mention.code }])
    lastEnd = end
  }
  // 5'11 leaves its inches out.
  const [first] = groups
  const open = /(?<![\d.])(\d)\s*(?:'|’|′|ft|feet)\s*(\d{1,2})(?![\d.'’%])/.exec(folded)
  if (first?.length === 1 && first[0]?.unit === 'ft' && open && Number(open[2]) < 12)
    first.push({ value: Number(open[2]), unit: 'in' })
  return groups
}

/** "how many feet in a mile" is about one mile; "convert 500 from grams to pounds" has its number apart. */
function withoutNumber(
  bare: readonly UnitMention[],
  figures: readonly FoundNumber[],
  folded: string,
): Partial<UnitRequest> {
  const [first, second] = bare
  if (!first || !second || units[first.code].kind !== units[second.code].kind)
    return first ? { targets: [first.code] } : {}
  // "How many days until National Day" is no conversion; "how many seconds in a day" is.
  const isCalendar =
    units[first.code].kind === 'time' && !/\bin (?:a|an|one|the)\b|(?<!\p{L})في ال/u.test(folded)
  if (first.code === second.code || isCalendar) return {}
  const asksHowMany = /how (?:many|much)|كم/.test(folded.slice(0, first.start))
  const [source, target] = asksHowMany ? [second, first] : [first, second]
  const apart = figures.filter(({ weak }) => !weak)
  // "1e400 km": digits that are no number are not to be read as one.
  if (
    apart.length > 1 ||
    /\d[a-z]+\d|\d[⁰¹²³⁴-⁹]/.test(folded) ||
    (apart.length === 0 && /\d/.test(folded))
  )
    return {}
  return { parts: [{ value: apart[0]?.value ?? 1, unit: source.code }], targets: [target.code] }
}
