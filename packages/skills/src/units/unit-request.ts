import { onceFor } from '../once-for.ts'
import type { Span } from '../reading/words.ts'
import { correctionsIn } from '../sentences/corrected.ts'
import { type Message, namesAny } from '../understanding/affinity.ts'
import type { Named } from '../understanding/left-out.ts'
import { targetsOf } from '../understanding/targets.ts'
import { measuresIn, type Part, type Source, type Target } from './measures.ts'
import { type UnitCode, type UnitKind, units } from './unit-names.ts'

export interface UnitRequest {
  /** Parts of one measure, the larger first: 5 ft 11 in. */
  parts: Part[]
  targets: UnitCode[]
  /** Where the measure and its targets stand. */
  uses: readonly Span[]
}

/** A word that names units of several kinds is the one of the kind that the request is about: an ounce of water, the metres of a flat. */
const OTHER_KINDS: Partial<Record<UnitCode, readonly UnitCode[]>> = {
  oz: ['floz'], t: ['rt'], btuh: ['btu'], m: ['m2', 'm3'], ft: ['ft2'], yd: ['yd2'], km: ['km2', 'kmpl'], mi: ['mpg'],
  kB: ['kBps'], MB: ['MBps'], GB: ['GBps'], Mbps: ['MBps'],
} // biome-ignore format: a table

type Units = ReturnType<typeof measuresIn> & { requests: readonly UnitRequest[] }
/** Every measure of a message with the units that it is wanted in; a measure that no unit is named for is kept while none has one. */
export const unitRequestsIn = (message: Message): readonly UnitRequest[] =>
  unitsIn(message).requests

/** Several skills ask about the same message. */
const unitsIn = onceFor((message: Message): Units => {
  const { sources: all, targets: said } = measuresIn(message)
  const written = all.filter((source) => !isTakenBack(source, all, message.text))
  const sources = written.map((source) => asTroy(asDistance(source, said, message.text), message))
  const targets = withTroy(withBothSystems(said, message.text), written, message.text)
  const asked = requestsOf(sources, targets, message).map((one) => asImperial(one, message.text))
  const total = namesAny(message, ['addedUp', 'altogether']) ? totalOf(sources, asked) : undefined
  const others = asked.filter(({ parts }) => !total || kindOf(parts) !== kindOf(total.parts))
  return { sources, targets, requests: total ? [...others, total] : asked }
})

/** "180 lbs to kg, no wait 185 lbs": a measure that is said again after it was taken back. */
const isTakenBack = (source: Source, all: readonly Source[], text: string): boolean =>
  all.some(
    (other) =>
      other.start > source.end &&
      other.parts[0]?.unit === source.parts[0]?.unit &&
      correctionsIn(text.slice(source.end, other.start)).length > 0,
  )

const CALLED_KILO = /(?:kilos?|كيلو)$/iu

/** «كم ميل 42 كيلو»: a kilo of which miles are wanted is a kilometre. */
function asDistance(source: Source, targets: readonly Target[], text: string): Source {
  const [lead, ...rest] = source.parts
  const kinds = new Set(targets.map(({ code }) => units[code].kind))
  const isDistance =
    lead?.unit === 'kg' &&
    rest.length === 0 &&
    CALLED_KILO.test(text.slice(source.start, source.end)) &&
    kinds.has('length') &&
    !kinds.has(units.kg.kind)
  return isDistance ? { ...source, parts: [{ ...lead, unit: 'km' }] } : source
}

/** Units of one name in two systems. */
const IMPERIAL: Partial<Record<UnitCode, UnitCode>> = { gal: 'impgal', mpg: 'impmpg' }
const AMERICAN_SAID = /\b(?:u\.?s\.?a?|american)\b|[أا]م[يـ]?ر[يـ]?كي/iu
const IMPERIAL_SAID = /\b(?:imperial|british|uk)\b|[إا]مبراطوري|بريطاني|[إا]نج?ليزي/iu

/** «28 ميل بالغالون … فالغالون إمبراطوري مش أمريكي»: which gallon it is may be said anywhere. */
const AMERICAN_DENIED =
  /(?:\bnot|\bno|n['’]t|(?<!\p{L})(?:مش|مو|مب|ليس|لا|غير|بدل))\s(?:the |a |an |ال)?(?:u\.?s\.?a?\b|american|[أا]م[يـ]?ر[يـ]?كي)/iu
function asImperial(request: UnitRequest, text: string): UnitRequest {
  const isImperial =
    IMPERIAL_SAID.test(text) && (!AMERICAN_SAID.test(text) || AMERICAN_DENIED.test(text))
  const imperial = (unit: UnitCode) => (isImperial ? (IMPERIAL[unit] ?? unit) : unit)
  return {
    ...request,
    parts: request.parts.map((part) => ({ ...part, unit: imperial(part.unit) })),
    targets: request.targets.map(imperial),
  }
}

/** "In gallons, US and imperial both": a unit that is named once in both its sizes. */
function withBothSystems(targets: readonly Target[], text: string): Target[] {
  const isBoth = AMERICAN_SAID.test(text) && IMPERIAL_SAID.test(text) && !AMERICAN_DENIED.test(text)
  return targets.flatMap((target) => {
    const other = IMPERIAL[target.code]
    const isNamed = targets.some(({ code }) => code === other)
    return isBoth && other && !isNamed ? [target, { ...target, code: other }] : [target]
  })
}

const PRECIOUS =
  /(?<!\p{L})(?:gold|silver|platinum|bullion|و?ب?ل?(?:ال)?(?:ذهب|فض[ةه]|بلاتين|سبيك[ةه]))(?!\p{L})/iu
const COMMON_SAID = /\b(?:common|avoirdupois|ordinary|regular)\b|عادي[ةه]?/iu

/** An ounce of gold or silver is a troy ounce. */
const isTroy = (text: string) => PRECIOUS.test(text) && !COMMON_SAID.test(text)
const asTroy = (source: Source, { text }: Message): Source =>
  isTroy(text)
    ? {
        ...source,
        parts: source.parts.map((part) => (part.unit === 'oz' ? { ...part, unit: 'ozt' } : part)),
      }
    : source

/** 14 tola in ounces: of what is weighed so, troy ounces are meant, and the common ones are told beside them. */
function withTroy(targets: readonly Target[], sources: readonly Source[], text: string): Target[] {
  const isOfGold =
    isTroy(text) || sources.some(({ parts }) => parts.some(({ unit }) => unit === 'tola'))
  return targets.flatMap((target) =>
    isOfGold && target.code === 'oz' ? [{ ...target, code: 'ozt' as const }, target] : [target],
  )
}

const kindOf = ([lead]: readonly Part[]) => units[(lead as Part).unit].kind

/** All measures of one kind as one, when their sum is asked for. */
function totalOf(
  sources: readonly Source[],
  requests: readonly UnitRequest[],
): UnitRequest | undefined {
  const first = requests.find(({ targets }) => targets.length > 0)
  const added = first ? sources.filter(({ parts }) => kindOf(parts) === kindOf(first.parts)) : []
  const isOneTarget = requests.every(
    ({ parts, targets }) =>
      kindOf(parts) !== (first && kindOf(first.parts)) || `${targets}` === `${first?.targets}`,
  )
  if (!first || !isOneTarget || added.length < 2 || !isAdded(kindOf(first.parts))) return undefined
  return {
    parts: added.flatMap(({ parts }) => parts),
    targets: first.targets,
    uses: [...added, ...requests.flatMap(({ uses }) => uses)],
  }
}

const isAdded = (kind: UnitKind) => kind !== 'temperature' && kind !== 'fuel'

/** Every measure of a message, and every unit to convert to once something is converted. */
export function namedUnits(message: Message): Named[] {
  const { sources, targets, requests } = unitsIn(message)
  const isConverted = requests.some((one) => one.targets.length > 0)
  const isOfTime = sources.some(({ parts }) => kindOf(parts) === 'time')
  return [
    ...sources.flatMap(({ parts, start, end }) =>
      readings((parts[0] as Part).unit).map((unit) => ({
        start,
        end,
        values: [unit, ...parts.map(({ value }) => value)],
      })),
    ),
    ...targets
      // "How many working days": days that are counted convert nothing.
      .filter(({ code }) => isConverted && (units[code].kind !== 'time' || isOfTime))
      .flatMap(({ code, start, end }) =>
        readings(code).map((unit) => ({ start, end, values: [unit] })),
      ),
  ]
}

function requestsOf(
  sources: readonly Source[],
  targets: readonly Target[],
  { clauses, concepts }: Message,
): UnitRequest[] {
  /** "3,250 sq ft on 520 sqm, both in the other unit. And 72 F in C?": those before it that no unit is named for. */
  const counterpart = concepts.find(({ concept }) => concept === 'otherUnit')
  const leading = (source: Source) => source.parts[0] as Part
  const all = targetsOf(sources, targets, {
    clauses,
    fits: (source, target) => pairOf(source, target) !== undefined,
  })
  const requests = all.map(({ source, targets: own }): UnitRequest => {
    const pairs = own.flatMap((target) => pairOf(source, target) ?? [])
    const other = pairs.find(({ from }) => from !== leading(source).unit)
    return {
      parts: other ? [{ ...leading(source), unit: other.from }] : source.parts,
      targets: [...new Set(pairs.map(({ to }) => to))],
      uses: [source, ...own],
    }
  })
  const isOfCounterpart = ({ targets: own, uses: [source] }: UnitRequest) =>
    counterpart !== undefined && own.length === 0 && (source as Span).end <= counterpart.start
  const isAnyNamed = requests.some((request) => request.targets.length > 0)
  const wanted = isAnyNamed
    ? requests.filter((request) => request.targets.length > 0 || isOfCounterpart(request))
    : []
  if (wanted.length > 0) return wanted
  // A unit of another kind is kept when it is clearly asked for, so that the answer can say why it cannot be.
  const [first] = sources
  const asked = targets.filter(({ isAsked }) => isAsked)
  return first && asked.length > 0
    ? [{ parts: first.parts, targets: asked.map(({ code }) => code), uses: [first, ...asked] }]
    : requests
}

export const readings = (unit: UnitCode) => [unit, ...(OTHER_KINDS[unit] ?? [])]

/** The units of one kind that a measure and a target can be meant in. */
function pairOf({ parts }: Source, { code }: Target): { from: UnitCode; to: UnitCode } | undefined {
  const [lead] = parts as [Part]
  for (const from of parts.length === 1 ? readings(lead.unit) : [lead.unit]) {
    const to = readings(code).find((unit) => units[unit].kind === units[from].kind)
    if (to && (to !== from || parts.length > 1)) return { from, to }
  }
  return undefined
}
