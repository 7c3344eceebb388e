import type { Period } from '../reading/periods.ts'
import { isBeside, type Message } from '../understanding/affinity.ts'
import type { ConceptMatch } from '../understanding/match-concepts.ts'
import type { Amount, TaxValues } from './values.ts'

// "Costs per month: rent 35k, staff 62k", «ربحنا كل شهر 58,000»: the period stands before its figures.

const WITHIN = 1
const OF_TAX_WITHIN = 4
const SENTENCE_END = /[!?؟؛;]|\.(?!\d)/u
const OPENS_SENTENCE = /(?:^|[.!?؟:：\n]\s{0,3})(?:(?:and|so|also|و)\s)?$/iu
const OPENS_LIST = /^\s?[:：]/u

/** "How much to set aside every month": what is said of the tax is said of no other figure. */
const isOfTax = ({ concepts, clauses }: Message, month: ConceptMatch): boolean =>
  concepts.some(
    (match) =>
      (match.concept === 'setAside' || match.concept === 'corporateTax') &&
      match.start !== month.start &&
      match.end <= month.start &&
      clauses.isClose(match, month, OF_TAX_WITHIN),
  )

const isRightBefore = (
  { mentions, clauses }: Message,
  month: ConceptMatch,
  { mention }: Amount,
): boolean =>
  clauses.isClose(month, mention, WITHIN) &&
  !mentions.some(({ start, end }) => start >= month.end && end <= mention.start)

/** It begins a list or a sentence, and holds to its end. */
function isHeadOf(message: Message, month: ConceptMatch, { mention }: Amount): boolean {
  const { text } = message
  const between = text.slice(month.end, mention.start)
  const isApart = (['wholeYear', 'extraCash'] as const).some((concept) =>
    isBeside(message, concept, mention),
  )
  if (isApart || SENTENCE_END.test(between)) return false
  return (
    OPENS_LIST.test(between) ||
    (OPENS_SENTENCE.test(text.slice(0, month.start)) && !between.includes('\n'))
  )
}

/** The amounts of a year, those for a month as such where it is said before them. */
export function withMonths(values: TaxValues, message: Message): TaxValues {
  const months = message.concepts.filter(
    (match) =>
      match.concept === 'eachMonth' &&
      !isOfTax(message, match) &&
      !message.mentions.some(
        (mention) => mention.end <= match.start && message.clauses.isNext(mention, match),
      ),
  )
  const inMonth = <One extends Amount | undefined>(amount: One): One => {
    if (!amount || amount.period) return amount
    const isSaid = months.some(
      (month) =>
        month.end <= amount.mention.start &&
        (isRightBefore(message, month, amount) || isHeadOf(message, month, amount)),
    )
    return isSaid ? { ...amount, period: 'month' } : amount
  }
  const { profit, revenue, earned, costs } = values
  return {
    ...values,
    ...(profit && { profit: inMonth(profit) }),
    ...(revenue && { revenue: inMonth(revenue) }),
    ...(earned && { earned: inMonth(earned) }),
    ...(costs && { costs: costs.map(inMonth) }),
  }
}

/**
 * What an amount without a period is for: the month when a heading or what comes in says so or every other amount is for a month, else the year.
 */
export function usualPeriod(
  named: readonly Amount[],
  message: Message,
  revenue: Amount | undefined,
): Period {
  const first = message.mentions[0]
  const isHeading = message.concepts.some(
    (match) =>
      match.concept === 'eachMonth' &&
      first !== undefined &&
      match.end <= first.start &&
      !isOfTax(message, match),
  )
  // "Sales 95k per month, rent 6k, licence 12k a year"
  if (isHeading || revenue?.period === 'month') return 'month'
  const isOfYear = ({ period, mention }: Amount) =>
    period === 'year' || isBeside(message, 'wholeYear', mention)
  const isMonthSaid = named.some(({ period }) => period === 'month')
  return isMonthSaid && !named.some(isOfYear) ? 'month' : 'year'
}
