import type { Span } from '../reading/words.ts'
import type { Message } from '../understanding/affinity.ts'
import type { Concept } from '../understanding/lexicon.ts'
import type { ConceptMatch } from '../understanding/match-concepts.ts'
import { lineExcepted, lineNamedBefore } from './line-called.ts'
import type { Priced } from './pairs.ts'
import { isOfAll, isOfWantedTotal, isWantedNet } from './said-of-all.ts'

export type Basis = 'net' | 'gross'

export interface Direction {
  basis: Basis
  /** The words leave it open, so the answer gives the other reading too. */
  isAssumed: boolean
}

/** A place that says of a price, or of what is asked for, whether the tax is in it. */
interface Saying extends Span {
  basis: Basis
  /** The price that it is said of; none when it is asked for or holds for all. */
  line?: number
  isAsked: boolean
  /** What is asked for is the price itself with the tax, or the amount already holds it. */
  isOpen?: boolean
}

const NEGATED_WITHIN = 3
const NEAR_VAT = 4
const ASKED_PRICE_WITHIN = 3
/** What "and" parts. */
const AND = 0.8
const ASKED_WITHIN = 8
/** "The price was inclusive, what do I keep": said of the price, and not of what is kept. */
const CLAUSE = 1
/** More than a comma parts two sentences. */
const SENTENCE = 2.5
const EACH_WORD = 0.45
const BEHIND = -0.6
const FARTHEST = 5

/**
 * Whether each price is before or after VAT. What a question asks for ("the price before VAT if I paid 1,050") is what the price is not;
 * what is said of one price holds for it alone, and for those of which nothing is said.
 */
export function directionsOf(message: Message, lines: readonly Priced[]): Direction[] {
  const sayings = [...sayingsIn(message, lines), ...plusVat(message, lines)]
  const given = sayings.filter(({ isAsked }) => !isAsked)
  const kept = matches(message, 'kept').some(
    (match) =>
      !given.some(
        (saying) =>
          saying.basis === 'gross' && message.clauses.weightBetween(saying, match) >= CLAUSE,
      ),
  )
  const asked = sayings.find(({ isAsked }) => isAsked)
  const general =
    given.findLast(({ line }) => line === undefined)?.basis ??
    given.at(-1)?.basis ??
    doneTo(message, lines)
  return lines.map((line, index): Direction => {
    if (kept) return { basis: 'net', isAssumed: false }
    const own =
      nearest(
        message,
        line,
        given.filter((saying) => saying.line === index),
      )?.basis ?? general
    if (own) return { basis: own, isAssumed: false }
    if (asked)
      return { basis: opposite(asked.basis), isAssumed: asked.isOpen ?? asked.basis === 'gross' }
    if (isPaid(message, line)) return { basis: 'gross', isAssumed: true }
    return { basis: 'net', isAssumed: true }
  })
}

/** "Write the total with VAT: 5,250 before VAT": what stands beside the price is said of it. */
const nearest = (
  { clauses }: Message,
  line: Span,
  sayings: readonly Saying[],
): Saying | undefined => {
  const distance = (saying: Saying) =>
    clauses.wordsBetween(saying, line) * EACH_WORD + clauses.weightBetween(line, inner(saying))
  return sayings.toSorted((a, b) => distance(a) - distance(b))[0]
}

const opposite = (basis: Basis): Basis => (basis === 'net' ? 'gross' : 'net')

const matches = ({ concepts }: Message, ...named: Concept[]) =>
  concepts.filter(({ concept }) => named.includes(concept))

/** What is to be done with the tax shows whether the price holds it: "remove VAT from 525", "how much of it is VAT". */
function doneTo(message: Message, lines: readonly Priced[]): Basis | undefined {
  if (areNear(message, lines, 'takeOut')) return 'gross'
  if (areNear(message, lines, 'partOf')) return 'gross'
  if (isTaxWithin(message, lines)) return 'gross'
  return areNear(message, lines, 'addTo') ? 'net' : undefined
}

const areNear = ({ concepts, clauses }: Message, lines: readonly Span[], named: Concept) =>
  concepts.some(
    (one) =>
      one.concept === named &&
      concepts.some(
        (vat) =>
          (vat.concept === 'vat' || vat.concept === 'withVat') &&
          clauses.wordsBetween(one, vat) <= NEAR_VAT &&
          clauses.weightBetween(one, vat) < 1 &&
          !isBetween(lines, Math.min(one.end, vat.end), Math.max(one.start, vat.start)),
      ),
  )

/** "How much VAT is in 525": the tax and a word for being within stand before the price. */
function isTaxWithin({ text, concepts, clauses }: Message, lines: readonly Priced[]): boolean {
  return lines.some((line) => {
    const before = text.slice(Math.max(0, line.start - 30), line.start)
    const isWithin =
      /\b(?:in|from|out of|within|inside)\s+(?:an? |the |my )?(?:\p{L}+ (?:of )?)?$|(?:^|\s)(?:من|في|ضمن|ب?داخل)\s+(?:مبلغ |سعر |ال?فاتورة )?$/iu.test(
        before,
      )
    return (
      isWithin &&
      concepts.some(
        (vat) =>
          vat.concept === 'vat' &&
          vat.end <= line.start &&
          clauses.wordsBetween(vat, line) <= NEAR_VAT &&
          clauses.weightBetween(vat, line) < 1,
      )
    )
  })
}

const isPaid = (message: Message, line: Span): boolean =>
  matches(message, 'paidPrice').some(
    (paid) => paid.end <= line.start && message.clauses.weightBetween(paid, line) < SENTENCE,
  )

/** «السعر ما يشمل الضريبة»: before a verb it asks for nothing. */
const NEGATED_VERB = /(?<!\p{L})ما\s$/u

const OR_NOT =
  /^(?: (?!or )\p{L}{2,12}){0,2} (?:or|ولا|[أا]و) (?:not|no|ل[أا]|مو|مش|غير)(?!\p{L})/iu
const NOT_KNOWN =
  /(?:\b(?:not (?:really )?sure|unsure|no idea|(?:don['’]?t|do not|dunno) know|dunno)|(?<!\p{L})(?:مش|مو|مب|ما) ?(?:عارف|متأكد|متاكد|[أا]دري|[أا]عرف|بعرف)\p{L}{0,2})[^.,;،؛!?؟\n\d]{0,32}$/iu

/** "Not sure if it is inclusive or not" leaves it open. */
const isUnknown = (text: string, { start, end }: Span): boolean =>
  OR_NOT.test(text.slice(end, end + 40)) ||
  NOT_KNOWN.test(text.slice(Math.max(0, start - 64), start))

function sayingsIn(message: Message, lines: readonly Priced[]): Saying[] {
  const { text, concepts, clauses } = message
  const negations = matches(message, 'negation')
  const questions = matches(message, 'question')
  return matches(message, 'withVat', 'withoutVat', 'finalPrice').flatMap((match): Saying[] => {
    if (isUnknown(text, match)) return []
    const isVerbNegated = NEGATED_VERB.test(text.slice(Math.max(0, match.start - 4), match.start))
    const isNegated =
      isVerbNegated ||
      negations.some(
        (negation) =>
          negation.end <= match.start &&
          clauses.isClose(negation, match, NEGATED_WITHIN) &&
          !isBetween(lines, negation.end, match.start),
      )
    const written: Basis = match.concept === 'withoutVat' ? 'net' : 'gross'
    const basis = isNegated ? opposite(written) : written
    const open = isVerbNegated ? undefined : askedAbout(message, match, questions, lines)
    if (open !== undefined)
      return [{ ...match, basis, isAsked: true, ...(open && { isOpen: true }) }]
    if (match.concept === 'finalPrice' || isBareWithout(message, match)) return []
    if (isWantedNet(message, match)) return []
    if (!isOfTheTax(message, match, concepts)) return []
    const line = lineSaidOf(message, match, lines)
    const saying: Saying = {
      ...match,
      basis,
      isAsked: false,
      ...(line !== undefined && { line }),
    }
    const excepted = lineExcepted(message, match, lines)
    return excepted === undefined
      ? [saying]
      : [saying, { ...match, basis: opposite(basis), isAsked: false, line: excepted }]
  })
}

/** "18,750 + vat" */
const plusVat = (message: Message, lines: readonly Priced[]): Saying[] =>
  matches(message, 'vat').flatMap((match): Saying[] => {
    if (!/\+\s?(?:the |ال)?$/u.test(message.text.slice(Math.max(0, match.start - 6), match.start)))
      return []
    const line = isOfAll(message, match, lines) ? undefined : lineOf(message, match, lines)
    return [{ ...match, basis: 'net', isAsked: false, ...(line !== undefined && { line }) }]
  })

/** None where it holds for all. */
const lineSaidOf = (message: Message, said: Span, lines: readonly Priced[]) =>
  isOfAll(message, said, lines)
    ? undefined
    : (lineNamedBefore(message, said, lines) ?? lineOf(message, said, lines))

const isBetween = (lines: readonly Span[], from: number, to: number) =>
  lines.some(({ start, end }) => start >= from && end <= to)

/** A price is named behind: "the total including VAT is 1,050". */
const STATED =
  /^(?:is|was|are|were|of|=|:|comes to|came to|at|هو|هي|كان|كانت|يساوي|تساوي)?\s{0,3}(?:aed|dhs?\.?|درهم)?$/i

/** Undefined: not asked for. True: it may also be what the price already is, "how much is 400 including VAT". */
function askedAbout(
  message: Message,
  match: ConceptMatch,
  questions: readonly ConceptMatch[],
  lines: readonly Priced[],
): boolean | undefined {
  const { text, clauses, concepts } = message
  if (match.concept !== 'finalPrice' && isOfWantedTotal(message, match, lines)) return false
  const next = lines.find(({ start }) => start >= match.end)
  const question = questions.findLast(({ end }) => end <= match.start)
  if (
    !question ||
    clauses.wordsBetween(question, match) > ASKED_WITHIN ||
    clauses.weightBetween(question, match) >= 1
  )
    return undefined
  const between = lines.filter(({ start, end }) => start >= question.end && end <= match.start)
  const isTaxAsked = concepts.some(
    ({ concept, start, end }) =>
      concept === 'vat' && start >= question.end && end <= (between[0]?.start ?? match.start),
  )
  if (isTaxAsked) return undefined
  const [first] = between
  if (first) {
    const isNear = clauses.wordsBetween(question, first) <= ASKED_PRICE_WITHIN
    return isNear && clauses.weightBetween(first, inner(match)) < AND ? true : undefined
  }
  const gap = next && text.slice(match.end, next.start)
  return gap !== undefined &&
    /\b(?:is|was|are|were)\b|[=:]|هو|هي|كان|يساوي/.test(gap) &&
    STATED.test(gap.trim())
    ? undefined
    : false
}

/** "B is 11,900 without": only where nothing follows that is left out instead of the tax. */
const isBareWithout = ({ text }: Message, { start, end }: Span): boolean =>
  /^(?:without|بدون)$/i.test(text.slice(start, end)) &&
  !/^\s*(?:[,.;?!؟،]|$|which\b|and\b|what\b|how\b|كم)/i.test(text.slice(end, end + 12))

/** "Including delivery" says nothing of the tax. */
function isOfTheTax(
  { text, clauses }: Message,
  match: ConceptMatch,
  concepts: readonly ConceptMatch[],
): boolean {
  // "Plus VAT this quarter" names the tax itself.
  if (/vat|tax|ضريب/iu.test(text.slice(match.start, match.end))) return true
  const isTaxNear = concepts.some(
    ({ concept, start, end }) =>
      concept === 'vat' &&
      start < match.end + 80 &&
      clauses.isClose({ start, end }, match, NEAR_VAT),
  )
  return (
    isTaxNear ||
    !/^\s(?!(?:or|and|but|so|is|what|how|prices?|amounts?|rates?|values?|figures?)\b|(?:[أا]و|كم)(?!\p{L})|و\p{L}|ال(?:فاتور[ةه]|مبلغ|سعر|قيم[ةه])(?!\p{L}))\p{L}{4,}/u.test(
      text.slice(match.end),
    )
  )
}

/** «وتصدير»: the "and" that is written together with a word parts it from what stands before. */
const inner = ({ start, end }: Span): Span => ({ start: start + 1, end })

/** The price that something is said of: the nearest in the same sentence, rather before it than behind. */
export function lineOf(
  { clauses }: Pick<Message, 'clauses'>,
  said: Span,
  lines: readonly Priced[],
): number | undefined {
  let best: { index: number; cost: number } | undefined
  for (const [index, line] of lines.entries()) {
    const parted = clauses.weightBetween(line, inner(said))
    if (parted >= SENTENCE) continue
    const cost =
      parted * 2 +
      clauses.wordsBetween(said, line) * EACH_WORD +
      (line.end <= said.start ? BEHIND : 0)
    if (cost <= FARTHEST && (!best || cost < best.cost)) best = { index, cost }
  }
  return best?.index
}
