import { type Message, namesAny } from '../understanding/affinity.ts'
import type { Concept } from '../understanding/lexicon.ts'
import type { Mention } from '../understanding/mentions.ts'
import { VAT_RATE } from './law.ts'
import { amountOf } from './pairs.ts'

/** What a request says that its one price comes to. */
export interface Stated {
  /** The mentions that are no further prices. */
  mentions: readonly Mention[]
  basis?: 'net' | 'gross' | 'tax'
  tax?: number
  /** What others say that the tax is. */
  others?: readonly number[]
  gross?: number
}

const LABELS = { net: 'withoutVat', gross: 'withVat', total: 'finalPrice', tax: 'vat' } as const
type Label = keyof typeof LABELS

/** A sum beside the word VAT that is at most so much of a price is the tax on it, though it be too much and is to be checked. */
const MOST_TAX = 0.16
const USUAL_TAX = 0.06
const NEAR_GROSS = 1.08

/** "Net 1,000, VAT 50, total 1,050" names one amount three times; "the VAT was 318" gives only the tax. */
export function statedIn(message: Message, amounts: readonly Mention[]): Stated {
  const labels = amounts.map((amount) => labelOf(message, amount))
  const at = (...wanted: Label[]) =>
    amounts.find((_, index) => wanted.includes(labels[index] as Label))
  const [net, tax, gross] = [at('net'), at('tax'), at('gross', 'total')]
  const [first, second] = amounts
  if (amounts.length === 1 && first)
    return isOnlyTax(message, first) ? { mentions: [], basis: 'tax' } : { mentions: [] }
  const taxes = amounts.length > 1 ? taxesSaid(message, amounts) : []
  if (taxes.length > 0)
    return {
      mentions: taxes,
      ...(!namesAny(message, ['withVat', 'withoutVat']) &&
        taxes.map((one) => basisBy(one, largest(amounts))).find(({ basis }) => basis)),
      ...value('tax', taxes[0] as Mention),
      ...(taxes.length > 1 && { others: taxes.slice(1).map((one) => amountOf(one) ?? 0) }),
    }
  if (amounts.length === 3 && net && tax && gross)
    return { mentions: [tax, gross], basis: 'net', ...value('tax', tax), ...value('gross', gross) }
  if (amounts.length !== 2 || !first || !second) return { mentions: [] }
  const price = first === tax ? second : first
  const named = tax ?? taxNear(message, first, second)
  if (!tax && named)
    return {
      mentions: [named],
      ...basisBy(named, named === first ? second : first),
      ...value('tax', named),
    }
  // What somebody only says that the tax is shows nothing of the price.
  if (tax && isTaxOn(message, tax, price))
    return {
      mentions: [tax],
      ...(tax.doubt === 0 && basisBy(tax, price)),
      ...value('tax', tax),
    }
  if (isChecked(message, first, second))
    return { mentions: [second], basis: 'net', ...value('gross', second) }
  if (net && gross && isGrossOf(gross, net))
    return { mentions: [gross], basis: 'net', ...value('gross', gross) }
  return { mentions: [] }
}

const CHECKS =
  /\b(?:correct|right|wrong|charged|came to|comes to|total|bill)\b|(?<!\p{L})(?:صح|صحيح|غلط|خط[أا]|طلع|طلعت|صار|حاسب\p{L}{0,4}|(?:ال)?(?:حساب|مجموع|اجمالي|إجمالي))(?!\p{L})/iu

/** "He added 5% on 312 and charged 327.60, correct?": to the fils what the price comes to with the tax. */
const isChecked = ({ text }: Message, price: Mention, gross: Mention): boolean => {
  const [more, less] = sizes(gross, price)
  return Math.abs(more - less * (1 + VAT_RATE)) < 0.005 && CHECKS.test(text)
}

const largest = (amounts: readonly Mention[]): Mention =>
  amounts.reduce((most, one) => ((amountOf(one) ?? 0) > (amountOf(most) ?? 0) ? one : most))

const SAID_WITHIN = 3

/** "VAT inside a 1,000 bill is 50. I say 47.62": of one price, everything else that is said to be the tax on it. */
function taxesSaid(message: Message, amounts: readonly Mention[]): readonly Mention[] {
  const { concepts, clauses, text } = message
  const price = largest(amounts)
  const others = amounts.filter((amount) => amount !== price)
  const isBefore = (concept: Concept, amount: Mention, words: number) =>
    concepts.some(
      (match) =>
        match.concept === concept &&
        match.end <= amount.start &&
        clauses.wordsBetween(match, amount) <= words &&
        clauses.weightBetween(match, amount) < 1 &&
        !amounts.some(({ start, end }) => start >= match.end && end <= amount.start),
    )
  const isTaxOpen = (amount: Mention) =>
    concepts.some(
      (match) =>
        (match.concept === 'vat' || match.concept === 'withVat') &&
        match.end <= price.start &&
        price.end <= amount.start &&
        clauses.weightBetween(match, amount) < 1,
    )
  const isSaid = (amount: Mention) =>
    (isTaxOpen(amount) && isBefore('amountsTo', amount, 1)) ||
    isBefore('claim', amount, SAID_WITHIN)
  return others.some(isTaxOpen) &&
    others.every(
      (amount) =>
        (amountOf(amount) ?? 0) <=
          (amountOf(price) ?? 0) * (namesAny(message, ['claim']) ? MOST_TAX : USUAL_TAX) &&
        isSaid(amount) &&
        !/^\s*(?:%|\p{L}{3,}\s+(?:at|@))/u.test(text.slice(amount.end)),
    )
    ? others
    : []
}

const NEAR_TAX = 3

/** "Is 45 the right VAT in 945": the one that is to the fils the tax on the other, and has the word beside it. */
const taxNear = ({ concepts, clauses }: Message, ...both: [Mention, Mention]) =>
  both.find((tax, index) => {
    const price = both[1 - index] as Mention
    return (
      isExactTaxOf(tax, price) &&
      concepts.some(
        (match) =>
          (match.concept === 'vat' || match.concept === 'withVat') &&
          (match.start >= tax.end
            ? !(price.start >= tax.end && price.end <= match.start)
            : !(price.start >= match.end && price.end <= tax.start)) &&
          clauses.wordsBetween(tax, match) <= NEAR_TAX &&
          clauses.weightBetween(tax, match) === 0,
      )
    )
  })

const value = (name: 'tax' | 'gross', mention: Mention) => ({ [name]: amountOf(mention) })

const sizes = (first: Mention, second: Mention) =>
  [amountOf(first) ?? 0, amountOf(second) ?? 0] as const

function isTaxOn({ text }: Message, tax: Mention, price: Mention): boolean {
  const [part, whole] = sizes(tax, price)
  // "2000 + VAT 200 delivery" names another price.
  const isOfAnother = /^\s+\p{L}{5,}/u.test(text.slice(tax.end, tax.end + 12))
  return part <= whole * (isOfAnother ? USUAL_TAX : MOST_TAX)
}

function isGrossOf(gross: Mention, net: Mention): boolean {
  const [more, less] = sizes(gross, net)
  return more > less && more <= less * NEAR_GROSS
}

/** Whether an amount is to the fils the tax on or in another: then the other is a price, whatever its digits look like. */
export const isExactTaxOf = (tax: Mention, price: Mention): boolean =>
  tax.doubt === 0 && basisBy(tax, price).basis !== undefined

/** "Invoice 2000 and they say the VAT is 105": what is called the tax shows that the other is its price. */
export const isCalledTaxOn = (message: Message, tax: Mention, price: Mention): boolean =>
  labelOf(message, tax) === 'tax' && isTaxOn(message, tax, price)

function basisBy(tax: Mention, price: Mention): { basis?: 'net' | 'gross' } {
  const [part, whole] = sizes(tax, price)
  const matches = (amount: number) => Math.abs(part - amount) < 0.05
  if (matches(whole * VAT_RATE)) return { basis: 'net' }
  return matches((whole * VAT_RATE) / (1 + VAT_RATE)) ? { basis: 'gross' } : {}
}

/** «الضريبة فيهم 118» */
const IN_IT =
  /^\s(?:in (?:it|them|there)|on (?:it|them)|في(?:ها|ه|هم|هن)|علي(?:ها|ه|هم)|من(?:ها|ه|هم))\s(?:(?:is|was|comes to|هي|كانت|تطلع)\s)?$/iu

/** The word right before an amount, with at most "is" between. */
function labelOf({ text, concepts, clauses }: Message, amount: Mention): Label | undefined {
  const before = concepts.filter(
    (match) =>
      match.end <= amount.start &&
      clauses.weightBetween(match, amount) < 1 &&
      clauses.wordsBetween(match, amount) <= 1,
  )
  const isLinked = (named: Concept) =>
    before.some(
      (match) =>
        match.concept === named &&
        (clauses.wordsBetween(match, amount) === 0 ||
          before.some(({ concept, start }) => concept === 'amountsTo' && start >= match.end)),
    )
  const isInIt = concepts.some(
    (match) => match.concept === 'vat' && IN_IT.test(text.slice(match.end, amount.start)),
  )
  const label = isInIt
    ? 'tax'
    : (Object.keys(LABELS) as Label[]).find((name) => isLinked(LABELS[name]))
  const isBehind = concepts.some(
    (match) =>
      match.concept === 'vat' && match.start >= amount.end && clauses.isNext(amount, match),
  )
  // "Does 945 include 45 VAT": what is included is the tax.
  return isBehind && label === 'gross' ? 'tax' : (label ?? (isBehind ? 'tax' : undefined))
}

const WITHIN = 5
/** "The tax line on the receipt of the shop reads 37.50" */
const FAR = 10

/** "The VAT on it was 318", "I paid 50 in VAT": the one amount of a request is the tax itself. */
function isOnlyTax({ text, concepts, clauses }: Message, amount: Mention): boolean {
  const named = (concept: Concept) => concepts.filter((match) => match.concept === concept)
  const isClose = (match: { start: number; end: number }, words: number) =>
    clauses.wordsBetween(match, amount) <= words && clauses.weightBetween(match, amount) < 1
  const prices = [...named('withVat'), ...named('withoutVat')]
  const isAsked = (...concepts: Concept[]) =>
    concepts
      .flatMap(named)
      .some(
        (match) =>
          match.start >= amount.end &&
          named('question').some(
            (question) =>
              question.start >= amount.end &&
              question.end <= match.start &&
              clauses.isClose(question, match, WITHIN),
          ),
      )
  // "The tax on my bill was 36.75"
  const isBillOf = (vat: { end: number }, paid: { start: number; end: number }) =>
    /^\s(?:on|in|for)\s/i.test(text.slice(vat.end, paid.start)) &&
    /\s(?:was|came)$/i.test(text.slice(paid.start, paid.end))
  // Who asks for the price before the tax and with it has told the tax.
  const isAllElseAsked =
    isAsked('withoutVat') && isAsked('withVat', 'finalPrice', 'altogether', 'paidPrice')
  const isOfPrice = (vat: { start: number; end: number }) =>
    prices.some((price) => price.end <= vat.start && clauses.wordsBetween(price, vat) === 0)
  // "How much VAT is in 2,625": what is asked for is not told.
  const isAskedFor = (match: { start: number; end: number }) =>
    named('question').some(
      (question) => question.end <= match.start && clauses.isClose(question, match, 2),
    )
  const isSaid = [...named('vat'), ...named('taxAmount')].some(
    (vat) =>
      !isOfPrice(vat) &&
      !isAskedFor(vat) &&
      vat.end <= amount.start &&
      isClose(vat, vat.concept === 'taxAmount' || isAllElseAsked ? FAR : WITHIN) &&
      [...named('amountsTo'), ...named('paidPrice').filter((paid) => isBillOf(vat, paid))].some(
        (verb) => verb.start >= vat.end && verb.end <= amount.start && isClose(verb, 1),
      ),
  )
  // «طلعت الضريبة 45 درهم»
  const isVerbFirst = named('vat').some(
    (vat) =>
      vat.end <= amount.start &&
      isClose(vat, 0) &&
      named('amountsTo').some((verb) => verb.end <= vat.start && clauses.isNext(verb, vat)),
  )
  // "The VAT they charged me was 37.50"
  const isRelative = named('vat').some(
    (vat) =>
      vat.end <= amount.start &&
      !isOfPrice(vat) &&
      isClose(vat, FAR) &&
      /^\s+(?:that|which|they|he|she|we|i|اللي|الي|التي|الذي)\s/iu.test(text.slice(vat.end)) &&
      !prices.some(({ start, end }) => start >= vat.end && end <= amount.start),
  )
  const isTaxAmount = named('taxAmount').some(
    (match) => match.end <= amount.start && isClose(match, 1) && !isAskedFor(match),
  )
  const isTaxBehind =
    /^\s*(?:in |of |as |worth of )(?:the )?(?:vat|tax)(?!\p{L})|^\s*(?:ضريب[ةه]|ك?ضريب[ةه])(?!\p{L})/iu.test(
      text.slice(amount.end),
    )
  return (
    isSaid ||
    isVerbFirst ||
    isRelative ||
    isTaxAmount ||
    (isTaxBehind && !named('withVat').some((match) => isClose(match, WITHIN)))
  )
}
