import { quantities } from './quantities.ts'
import type { DurationParts, Quantity, QuantityOf } from './quantity.ts'
import type { MeasureUnit, TimeUnit } from './units.ts'
import { findPhrases, type Span, words } from './words.ts'

interface Wanted {
  /** Words a person puts before or after the figure, in both languages; without them it is only found by being the only one of its kind. */
  labels?: readonly string[]
  /** Must stand beside one of its labels: never taken for being the only figure of its kind. */
  labelledOnly?: boolean
}
/** What to look for. A bare number counts as money, a number or (beside its label) a percentage; a duration or measure only with `bareUnit`. */
export type Field =
  | (Wanted & { kind: 'money' | 'percent' | 'number' | 'age' })
  | (Wanted & { kind: 'duration'; bareUnit?: TimeUnit })
  | (Wanted & { kind: 'measure'; units: readonly MeasureUnit[]; bareUnit?: MeasureUnit })

type FigureOf<F extends Field> = F extends { kind: 'money' }
  ? Span & { value: number; currency?: string }
  : F extends { kind: 'duration' }
    ? Span & { parts: DurationParts }
    : F extends { kind: 'measure' }
      ? Span & { value: number; unit: MeasureUnit }
      : Span & { value: number }

export type Figures<Fields extends Record<string, Field>> = {
  [Name in keyof Fields]?: FigureOf<Fields[Name]>
}

/**
 * Finds the figures a skill needs in an ordinary sentence. Each figure goes to the nearest label of the right kind; what is left
 * unlabelled goes to the field of its kind that is still empty, in the order of the fields. No figure is used twice.
 */
export function figures<const Fields extends Record<string, Field>>(
  text: string,
  fields: Fields,
): Figures<Fields> {
  const found = quantities(text)
  const written = words(text)
  const names = Object.keys(fields)
  const labels = names.flatMap((name) =>
    findPhrases(written, fields[name]?.labels ?? []).map((span) => ({ name, span })),
  )
  // Of labels that overlap the longer is meant: "net salary" is not "salary".
  const meant = labels.filter(
    (label) =>
      !labels.some(
        (other) =>
          length(other.span) > length(label.span) &&
          other.span.start <= label.span.start &&
          label.span.end <= other.span.end,
      ),
  )
  const pairs = meant
    .flatMap(({ name, span }) =>
      found.flatMap((quantity) => {
        const cost = distance(text, span, quantity, meant, found)
        const figure =
          cost === undefined ? undefined : asField(quantity, fields[name] as Field, true, text)
        if (!figure || cost === undefined) return []
        const doubt =
          quantity.kind === 'number' ? doubtOf(quantity, fields[name] as Field, text) : 0
        const behind = cost === 0 && isLabelledBehind(span, quantity, meant, found) ? 10 : 0
        return [{ name, span, quantity, figure, cost: cost + doubt + behind }]
      }),
    )
    .sort((a, b) => a.cost - b.cost)

  const result: Record<string, unknown> = {}
  const claimed = new Set<Quantity>()
  const used = new Set<number>()
  for (const { name, span, quantity, figure } of pairs) {
    if (name in result || claimed.has(quantity) || used.has(span.start)) continue
    result[name] = figure
    claimed.add(quantity)
    used.add(span.start)
  }
  for (const sure of [true, false]) {
    for (const name of names) {
      const field = fields[name] as Field
      if (name in result || field.labelledOnly) continue
      // "3 rooms, 10,000": the amount is meant.
      const candidates =
        field.kind === 'money'
          ? found.toSorted((a, b) => Number(isSmall(a)) - Number(isSmall(b)))
          : found
      for (const quantity of candidates) {
        const figure =
          claimed.has(quantity) || (sure && quantity.kind !== field.kind)
            ? undefined
            : asField(quantity, field, false, text)
        if (!figure) continue
        result[name] = figure
        claimed.add(quantity)
        break
      }
    }
  }
  return result as Figures<Fields>
}

const isSmall = (quantity: Quantity) => quantity.kind === 'number' && Math.abs(quantity.value) < 100

const length = (span: Span) => span.end - span.start

/** How far a quantity is from a label, if it can belong to it: label before ("rate: 4.5 %") is more usual than after ("4.5 % rate"). */
function distance(
  text: string,
  label: Span,
  quantity: Span,
  labels: readonly { span: Span }[],
  others: readonly Span[],
): number | undefined {
  const before = label.end <= quantity.start
  if (!before && quantity.end > label.start) return 0
  const between = before
    ? text.slice(label.end, quantity.start)
    : text.slice(quantity.end, label.start)
  if (between.length > (before ? 60 : 24)) return undefined
  if (/[;؛]|[.!?؟](?:\s|$)/.test(between) || between.trimEnd().includes('\n')) return undefined
  const [from, to] = before ? [label.end, quantity.start] : [quantity.end, label.start]
  const stands = (span: Span) => span.start >= from && span.end <= to
  let cost = between.trim().length + (before ? 0 : 3)
  if (!before && /[,،\n|]/.test(between)) cost += 40
  if (/[,،+]|(?:^|\s)(?:and|n|plus|with|on|و)(?:\s|$)/.test(between)) cost += 12
  if (labels.some(({ span }) => stands(span))) cost += 40
  if (others.some(stands)) cost += 25
  return cost
}

/** In "10k basic 5k housing" the label before the 5k belongs to the 10k. */
function isLabelledBehind(
  label: Span,
  quantity: Quantity,
  labels: readonly { span: Span }[],
  found: readonly Quantity[],
): boolean {
  const touch = (first: Span, second: Span) =>
    first.end <= second.start && second.start - first.end <= 1
  const own = found.find((other) => other.kind === quantity.kind && touch(other, label))
  return (
    own !== undefined &&
    !labels.some(({ span }) => touch(span, own)) &&
    labels.some(({ span }) => touch(quantity, span))
  )
}

/** "1.2m" is a length beside a person and a million beside a salary. */
function millions(quantity: Quantity, text: string): number | undefined {
  if (
    quantity.kind !== 'measure' ||
    quantity.unit !== 'm' ||
    !/\dm$/i.test(text.slice(quantity.start, quantity.end))
  )
    return undefined
  return Number((quantity.value * 1e6).toPrecision(12))
}

/** A bare number beside the label of a rate or a term may well be something else's, and "3 founders" is no money. */
function doubtOf({ value, end }: QuantityOf<'number'>, { kind }: Field, text: string): number {
  if (kind === 'number') return 0
  if (kind === 'money')
    return Math.abs(value) < 100 && /^ \p{L}{3}/u.test(text.slice(end, end + 4)) ? 15 : 0
  return 15
}

/** The quantity as the field wants it, or nothing if it is of another kind. */
function asField(
  quantity: Quantity,
  field: Field,
  labelled: boolean,
  text: string,
): object | undefined {
  const { start, end } = quantity
  const bare = quantity.kind === 'number' ? quantity.value : undefined
  switch (field.kind) {
    case 'money':
      if (quantity.kind === 'money')
        return { value: quantity.value, currency: quantity.currency, start, end }
      if (millions(quantity, text) !== undefined)
        return { value: millions(quantity, text), start, end }
      return bare === undefined ? undefined : { value: bare, start, end }
    case 'percent':
      if (quantity.kind === 'percent') return { value: quantity.value, start, end }
      return bare === undefined || !labelled || Math.abs(bare) > 100
        ? undefined
        : { value: bare, start, end }
    case 'duration':
      if (quantity.kind === 'duration') return { parts: quantity.parts, start, end }
      return bare === undefined || !labelled || !field.bareUnit || bare >= 1000
        ? undefined
        : { parts: { [field.bareUnit]: bare }, start, end }
    case 'measure':
      if (quantity.kind === 'measure' && field.units.includes(quantity.unit))
        return { value: quantity.value, unit: quantity.unit, start, end }
      return bare === undefined || !labelled || !field.bareUnit
        ? undefined
        : { value: bare, unit: field.bareUnit, start, end }
    case 'age':
      if (quantity.kind === 'age') return { value: quantity.value, start, end }
      if (quantity.kind === 'duration' && labelled && quantity.parts.year)
        return { value: quantity.parts.year, start, end }
      return bare === undefined || !labelled ? undefined : { value: bare, start, end }
    case 'number':
      return bare === undefined ? undefined : { value: bare, start, end }
  }
}
