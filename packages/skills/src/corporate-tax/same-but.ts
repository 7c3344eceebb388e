import type { Message } from '../understanding/affinity.ts'
import type { Mention } from '../understanding/mentions.ts'
import type { Amount, TaxValues } from './values.ts'

// "A: profit 640,000. B: the same, but with a bonus of 150,000": two years, of which the second changes the first.

const SAME =
  /(?:\bsame|(?<!\p{L})(?:بنفس|نفس|نفسها|نفسه|زيها|زيه|مثلها|مثله))(?:[\s,،]+(?:profit|figures?|numbers?|thing|again|year|ال\p{L}+|شي|حاجة))?[\s,،]+(?:but|with|and|plus|except|minus|less|we|بس|لكن|مع|و|زائد|ناقص|ولكن)/iu

/** What is told behind "the same, but", or supposed of a profit, is taken for a change of what stands before it. */
export function withSupposed(values: TaxValues, message: Message): TaxValues {
  const { profit, revenue, earned, costs = [] } = values
  const from = changesFrom(values, message)
  if (from === undefined) return values
  const isBehind = ({ mention }: { mention: Mention }) => mention.start >= from
  const [more, ...others] = costs.filter(isBehind)
  const replaced = replacedBy(values, costs, isBehind)
  if (replaced) return replaced
  // Revenue beside a profit is no other figure of the same year.
  const sold = profit && [revenue, earned].find((amount) => amount && isBehind(amount))
  const isKnown = [profit, revenue, earned, ...costs].some((amount) => amount && !isBehind(amount))
  if (!isKnown || others.length > 0) return values
  return {
    ...values,
    ...(more && !values.costsUp && { costsUp: more, costs: rest(costs, more) }),
    ...(sold && !values.revenueUp && { revenueUp: sold, ...without(sold, values) }),
  } as TaxValues
}

/** "Expenses 1.4m. What if they were 1.6m instead?": one amount for all costs, in the place of the one before it. */
function replacedBy(
  values: TaxValues,
  costs: readonly Amount[],
  isBehind: (amount: Amount) => boolean,
): TaxValues | undefined {
  const [before, now, ...others] = costs
  if (!values.revenue || !before || !now || others.length > 0) return undefined
  if (isBehind(before) || !isBehind(now)) return undefined
  const slot = now.value > before.value ? 'costsUp' : 'costsDown'
  return values[slot] ? undefined : { ...values, costs: [before], [slot]: now }
}

function changesFrom(
  { profit, revenue, earned, costs = [] }: TaxValues,
  message: Message,
): number | undefined {
  const same = message.text.search(SAME)
  if (same >= 0) return same
  const known = profit && !revenue ? profit : (revenue ?? earned) && !profit ? costs[0] : undefined
  if (!known) return undefined
  return message.concepts.find(
    ({ concept, start }) => concept === 'supposing' && start >= known.mention.end,
  )?.start
}

const rest = (costs: readonly Amount[], one: Amount): readonly Amount[] | undefined => {
  const others = costs.filter((line) => line !== one)
  return others.length > 0 ? others : undefined
}

const without = (sold: Amount, { revenue, earned }: TaxValues) => ({
  revenue: revenue === sold ? undefined : revenue,
  earned: earned === sold ? undefined : earned,
})
