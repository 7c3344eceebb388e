import { fold } from '../../arabic.ts'
import { type FoundNumber, numbers } from '../reading/numbers.ts'
import { opening } from '../reading/opening.ts'
import { type UnitCode, type UnitMention, unitMentions, units } from './unit-names.ts'

export interface UnitRequest {
  /** Parts of one measure, the larger first: 5 ft 11 in. */
  parts: { value: number; unit: UnitCode }[]
  targets: UnitCode[]
}

const TO_BEFORE = /(?:\b(?:to|into|in|as|how many|how much)|=|→|(?:الي|بال?|كم|ك))\s*$/u

/** The measure in a text and the units it is wanted in; either may be missing. */
export function unitRequestIn(text: string): Partial<UnitRequest> {
  const { text: folded } = fold(opening(text))
  const figures = numbers(folded).map((number) => withFraction(number, folded))
  const mentions = unitMentions(folded)
  const measured = mentions.flatMap((mention) => {
    const number = figures.find(
      ({ end }) => end <= mention.start && /^[\s-]*(?:degrees?|deg|درجه|درجات)?[\s-]*$/u.test(folded.slice(end, mention.start)),
    )
    // "10-12 km" is two measures, and neither is meant alone.
    const isRange = number && /\d\s?[-–]\s?$/.test(folded.slice(0, number.start))
    return number && !isRange ? [{ mention, value: number.value, start: number.start }] : []
  })
  const bare = mentions.filter(
    (mention) =>
      !measured.some((other) => other.mention === mention) && (!mention.isShort || TO_BEFORE.test(folded.slice(0, mention.start))),
  )
  const joined = joinParts(measured, folded)
  const [source] = joined
  const [lead] = source ?? []
  if (source && lead) {
    const { kind } = units[lead.unit]
    const fluid = source.length === 1 && lead.unit === 'oz' && bare.some(({ code }) => units[code].kind === 'volume')
    const same = bare.map(({ code }) => sameKind(code, kind)).filter((code) => units[code].kind === kind)
    if (fluid) return { parts: [{ value: lead.value, unit: 'floz' }], targets: unique(bare.map(({ code }) => code)) }
    // A unit of another kind is kept when it is clearly asked for, so that the answer can say why it cannot be.
    const asked = bare.filter(({ start }) => /(?:\bto|\binto|الي)\s*$/.test(folded.slice(0, start))).map(({ code }) => code)
    return { parts: source, targets: unique(same.length > 0 ? same : asked) }
  }
  return degreesTo(bare, folded) ?? withoutNumber(bare, figures, folded)
}

/** "3/4 cup", "1 1/2 cups". */
function withFraction(number: FoundNumber, folded: string): FoundNumber {
  const fraction = /(?:(?<whole>\d+)\s+)?(?<top>\d+)\s?\/\s?$/.exec(folded.slice(0, number.start))
  if (!fraction?.groups || number.value === 0) return number
  const value = Number(fraction.groups.whole ?? 0) + Number(fraction.groups.top) / number.value
  return { ...number, value, start: fraction.index }
}

/** "20 degrees to Fahrenheit" can only be Celsius. */
function degreesTo(bare: readonly UnitMention[], folded: string): Partial<UnitRequest> | undefined {
  const target = bare.find(({ code }) => code === 'C' || code === 'F')?.code
  const value = /(?<value>-?\d+(?:\.\d+)?)\s*(?:degrees?|deg|°|درجه|درجات)/.exec(folded)?.groups?.value
  return target && value ? { parts: [{ value: Number(value), unit: target === 'F' ? 'C' : 'F' }], targets: [target] } : undefined
}

const unique = (codes: readonly UnitCode[]): UnitCode[] => [...new Set(codes)]

/** An ounce asked of a volume is a fluid ounce. */
const sameKind = (code: UnitCode, kind: string): UnitCode => (code === 'oz' && kind === 'volume' ? 'floz' : code)

interface Measured {
  mention: UnitMention
  value: number
  start: number
}

function joinParts(measured: readonly Measured[], folded: string): { value: number; unit: UnitCode }[][] {
  const groups: { value: number; unit: UnitCode }[][] = []
  let lastEnd = -1
  for (const { mention, value, start } of measured) {
    const last = groups.at(-1)
    const previous = last?.at(-1)
    const continues =
      last &&
      previous &&
      units[previous.unit].kind === units[mention.code].kind &&
      units[mention.code].factor < units[previous.unit].factor &&
      /^\s*(?:,|and|و)?\s*$/.test(folded.slice(lastEnd, start))
    if (continues) last.push({ value, unit: mention.code })
    else groups.push([{ value, unit: mention.code }])
    lastEnd = mention.end
  }
  // 5'11 leaves its inches out.
  const [first] = groups
  const open = /(?<![\d.])(\d)\s*(?:'|’|′|ft|feet)\s*(\d{1,2})(?![\d.'’%])/.exec(folded)
  if (first?.length === 1 && first[0]?.unit === 'ft' && open && Number(open[2]) < 12) first.push({ value: Number(open[2]), unit: 'in' })
  return groups
}

/** "how many feet in a mile" is about one mile; "convert 500 from grams to pounds" has its number apart. */
function withoutNumber(
  bare: readonly UnitMention[],
  figures: readonly { value: number; weak: boolean }[],
  folded: string,
): Partial<UnitRequest> {
  const [first, second] = bare
  if (!first || !second || units[first.code].kind !== units[second.code].kind) return first ? { targets: [first.code] } : {}
  // "How many days until National Day" is no conversion; "how many seconds in a day" is.
  const isCalendar = units[first.code].kind === 'time' && !/\bin (?:a|an|one|the)\b|(?<!\p{L})في ال/u.test(folded)
  if (first.code === second.code || isCalendar) return {}
  const asksHowMany = /how (?:many|much)|كم/.test(folded.slice(0, first.start))
  const [source, target] = asksHowMany ? [second, first] : [first, second]
  const apart = figures.filter(({ weak }) => !weak)
  if (apart.length > 1) return {}
  return { parts: [{ value: apart[0]?.value ?? 1, unit: source.code }], targets: [target.code] }
}
