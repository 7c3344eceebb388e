import type { Span } from '../reading/words.ts'
import type { Message } from '../understanding/affinity.ts'
import type { Concept } from '../understanding/lexicon.ts'
import type { Mention } from '../understanding/mentions.ts'
import { lineOf } from './direction.ts'
import type { Priced } from './pairs.ts'
import { isInClaim } from './percents.ts'
import { isTreatmentAsked } from './treatment-asked.ts'

export type Treatment = 'standard' | 'zero_rated' | 'exempt' | 'untaxed'

/**
 * Exempt and zero-rated, of the price that they are said of; of the only one wherever it is said. A rate of 0 % that is said of no
 * price is somebody's law.
 */
export function treatmentsOf(
  message: Message,
  lines: readonly Priced[],
  zero: readonly Mention[],
): { treatments: Treatment[]; unused: Mention[] } {
  const treatments = lines.map((): Treatment => 'standard')
  const unused: Mention[] = []
  const isAsked = isTreatmentAsked(message.text)
  for (const [concept, treatment, other] of NAMES) {
    for (const match of named(message, concept)) {
      if (isNegated(message, match) || isInClaim(message, match) || isFigure(message, match))
        continue
      const index = lines.length === 1 ? 0 : lineOf(message, match, lines)
      // "Zero-rated or exempt?" decides nothing.
      const isOpen = named(message, other).some((one) => message.clauses.isClose(match, one, 2))
      if (index !== undefined && !isOpen && !isAsked) treatments[index] = treatment
    }
  }
  for (const span of untaxedIn(message, lines)) {
    const index = span.line ?? lineOf(message, span, lines)
    if (index !== undefined) treatments[index] = 'untaxed'
  }
  for (const rate of zero) {
    const index = lineOf(message, rate, lines)
    if (index === undefined) unused.push(rate)
    else treatments[index] = 'zero_rated'
  }
  return { treatments, unused }
}

const UNTAXED =
  /\bno (?:vat|tax) (?:is )?(?:on|for) (?:the |my |our |that |this )?(?<of>\p{L}{2,20})|\(no (?:vat|tax)\)|(?<!\p{L})(?:ما|لا|مافي|ما في|بدون ضريب[ةه]|بلا ضريب[ةه]) ?(?:علي(?:ه|ها|هم))(?: (?:أي |اي )?ضريب[ةه])?(?!\p{L})/giu
const IT = /^(?:it|them|that|this)$/iu

/** "Parking 120 (no VAT)", "no VAT on delivery", «والتوصيل 50 ما عليه ضريبة»: of several prices the one that bears none. */
function untaxedIn(
  { text, mentions }: Message,
  lines: readonly Priced[],
): (Span & { line?: number })[] {
  if (lines.length < 2) return []
  return Array.from(text.matchAll(UNTAXED)).flatMap(({ index, 0: said, groups }) => {
    const of = groups?.of ?? ''
    const named = IT.test(of)
      ? -1
      : lines.findIndex(
          ({ description }) => of !== '' && description.toLowerCase().includes(of.toLowerCase()),
        )
    const before = lines.findLastIndex(({ end }) => end <= index)
    const isOfLeftOut = mentions.some(
      ({ isSetAside, end }) =>
        isSetAside && end <= index && !(lines[before] && lines[before].end > end),
    )
    if (isOfLeftOut && named < 0) return []
    const line = named >= 0 ? named : before >= 0 ? before : undefined
    return [{ start: index, end: index + said.length, ...(line !== undefined && { line }) }]
  })
}

/** "Zero percent" is a percentage. */
const isFigure = ({ mentions }: Message, match: Span) =>
  mentions.some(({ start, end }) => start <= match.start && match.end <= end)

const NAMES = [
  ['exempt', 'exempt', 'zeroRated'],
  ['zeroRated', 'zero_rated', 'exempt'],
] as const satisfies readonly (readonly [Concept, Treatment, Concept])[]

const named = ({ concepts }: Message, wanted: Concept) =>
  concepts.filter(({ concept }) => concept === wanted)

const isNegated = (message: Message, span: { start: number; end: number }) =>
  named(message, 'negation').some(
    (negation) => negation.end <= span.start && message.clauses.isClose(negation, span, 1),
  )
