import type { Span } from '../reading/words.ts'
import type { Message } from '../understanding/affinity.ts'
import type { Priced } from './pairs.ts'

/** A comma parts what is asked behind the prices from them. */
const COMMA = 1
const SENTENCE = 2.5
const NEAR = 2

const totals = ({ concepts }: Message) => concepts.filter(({ concept }) => concept === 'finalPrice')

/** "All plus VAT", «كلها قبل الضريبة»: said of every price, though the last one stands nearest. */
export function isOfAll(message: Message, saying: Span, lines: readonly Priced[]): boolean {
  const { concepts, clauses } = message
  return concepts.some(
    (all) =>
      all.concept === 'everyLine' &&
      all.end <= saying.start &&
      clauses.isClose(all, saying, NEAR) &&
      !totals(message).some(({ start }) => start === all.start) &&
      !lines.some(({ start, end }) => start >= all.end && end <= saying.start),
  )
}

/** "3 chairs at 100 each. Total with VAT?": the total behind all prices is what is wanted, and says nothing of them. */
export function isOfWantedTotal(message: Message, saying: Span, lines: readonly Priced[]): boolean {
  const { text, concepts, clauses } = message
  const last = lines.at(-1)
  if (!last || last.end > saying.start) return false
  const isNamed = totals(message).some(
    (total) =>
      total.start >= last.end &&
      total.end <= saying.start + 1 &&
      clauses.isClose(total, saying, NEAR) &&
      clauses.weightBetween(last, { start: total.start + 1, end: total.end }) >= COMMA &&
      !concepts.some(
        ({ concept, start, end }) =>
          concept === 'amountsTo' && start >= total.end && end <= saying.start,
      ),
  )
  if (!isNamed) return false
  const isQuestion = /^[^.!?؟\n]{0,40}[?؟]/.test(text.slice(saying.end))
  const isApart = clauses.weightBetween(last, saying) >= SENTENCE
  return isQuestion || isApart || !concepts.some(({ concept }) => concept === 'question')
}

/** "The total VAT and the net", «الضريبة والصافي»: one of the results that are wanted, and said of no price. */
export function isWantedNet({ text, concepts, mentions, clauses }: Message, net: Span): boolean {
  if (!/^و?(?:ال)?صافي$|^net$/iu.test(text.slice(net.start, net.end).trim())) return false
  const joinsTax = concepts.some(
    ({ concept, start, end }) =>
      (concept === 'vat' || concept === 'taxAmount' || concept === 'finalPrice') &&
      (JOINT.test(text.slice(end, inner(text, net))) ||
        JOINT.test(text.slice(net.end, inner(text, { start })))),
  )
  return joinsTax && !mentions.some((mention) => clauses.isClose(mention, net, 1))
}
/** «والصافي»: the "and" that is written together with its word stands between the two. */
const inner = (text: string, { start }: Pick<Span, 'start'>): number =>
  /^و(?:ال)/u.test(text.slice(start)) ? start + 1 : start
const JOINT = /^\s?(?:,|،|and|&|\+|و)\s?(?:the |and |و)?(?:و?ال)?$/iu
