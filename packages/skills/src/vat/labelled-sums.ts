import type { Message } from '../understanding/affinity.ts'
import type { Mention } from '../understanding/mentions.ts'
import { amountOf } from './pairs.ts'
import type { Stated } from './stated.ts'

// A bill that is told with its sums: "subtotal 1,240 vat 65 total 1,305", or lines of goods above "VAT 30.00" and "Total 630.00".

const LINK = String.raw`\s{0,3}(?:\(?5 ?%\)?\s{0,3})?(?:is|was|of|[:=])?\s{0,3}(?:aed|dhs?)?\s{0,2}$`
const LABELS = {
  net: new RegExp(
    String.raw`(?:sub-?\s?total|net(?: total)?|(?:ال)?مجموع (?:ال)?فرعي|(?:ال)?مجموع قبل الضريب[ةه]|(?:ال)?صافي)${LINK}`,
    'iu',
  ),
  tax: new RegExp(
    String.raw`(?:(?<!(?:incl|including|excl|excluding|with|plus|before|after|ex|\+)\.?\s)\b(?:vat|tax)|(?<!(?:قبل|بعد|مع|بدون|زائد|شامل|شاملة) )(?<!\p{L})و?(?:ال)?ضريب[ةه])${LINK}`,
    'iu',
  ),
  gross: new RegExp(
    String.raw`(?:(?<!sub-?\s?)\b(?:grand )?total|(?<!\p{L})و?(?:ال)?[إا]جمالي|(?<!\p{L})و?(?:ال)?مجموع)${LINK}`,
    'iu',
  ),
}
const REACH = 40
const CENT = 0.02

/** What the sums of a bill are called, where its tax and its total are; none where one of them stands there twice. */
export function labelledSums(
  { text }: Message,
  amounts: readonly Mention[],
): Partial<Record<keyof typeof LABELS, Mention>> | undefined {
  const before = ({ start }: Mention) => text.slice(Math.max(0, start - REACH), start)
  const called = (label: keyof typeof LABELS) =>
    amounts.filter((mention) => LABELS[label].test(before(mention)))
  const net = called('net')
  const [tax, gross] = [called('tax'), called('gross').filter((one) => !net.includes(one))]
  const all = [net, tax, gross]
  if (tax.length !== 1 || gross.length !== 1 || net.length > 1) return undefined
  // One amount alone is no bill.
  const others = amounts.length - all.flat().length
  if (net.length === 0 && others === 0) return undefined
  return { net: net[0], tax: tax[0], gross: gross[0] } as Partial<
    Record<keyof typeof LABELS, Mention>
  >
}

/** The sums that are to be checked against the lines, and whether the lines hold the tax. */
export function statedBy(
  { net, tax, gross }: Partial<Record<keyof typeof LABELS, Mention>>,
  lines: readonly { price: number; quantity: number }[],
): Stated {
  const value = (mention: Mention | undefined) => (mention ? (amountOf(mention) ?? 0) : 0)
  const sum = lines.reduce((total, { price, quantity }) => total + price * quantity, 0)
  const isInclusive = !net && Math.abs(sum - value(gross)) < CENT
  return {
    mentions: [net, tax, gross].flatMap((mention) => mention ?? []),
    basis: isInclusive ? 'gross' : 'net',
    tax: value(tax),
    gross: value(gross),
  }
}
