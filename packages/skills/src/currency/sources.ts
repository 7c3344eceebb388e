import type { CurrencyMention } from './currency-names.ts'
import type { Priced } from './rates.ts'

// What is turned into another currency where no amount stands beside one.

/** "1 pound is 4.9 dirhams, how many pounds for 10k": what is asked for is what the other one of the rate becomes. */
export function otherOfRate(
  named: readonly Priced[],
  used: readonly Priced[] | undefined,
  folded: string,
): Priced | undefined {
  const asked = named.find(({ start }) => HOW_MANY.test(folded.slice(0, start)))
  return asked?.code && used?.some(({ code }) => code === asked.code)
    ? withoutValue(used.find(({ code }) => code !== asked.code))
    : undefined
}
const withoutValue = (priced: Priced | undefined): Priced | undefined =>
  priced && { ...priced, value: undefined }
export const HOW_MANY = /(?:how (?:many|much)|(?<!\p{L})(?:كم|كام|قديش|شحال))\s{1,3}$/u

/** Without an amount beside it: "from dirhams", "how many dirhams is a dollar", or the first named. */
export const singleSource = (named: readonly Priced[], folded: string): Priced | undefined =>
  fromWord(named, folded) ?? named[0]

function fromWord(
  mentions: readonly CurrencyMention[],
  folded: string,
): CurrencyMention | undefined {
  const said = mentions.find(({ start }) =>
    /(?:\bfrom|(?<!\p{L})من)\s*$/u.test(folded.slice(0, start)),
  )
  if (said) return said
  // "how many dirhams is a dollar" asks for the first one named.
  const [first, second] = mentions
  // In "كم الدرهم بالريال" the first one, with its article, is what is priced.
  if (
    first &&
    second &&
    folded.startsWith('ال', first.start) &&
    folded.startsWith('ب', second.start)
  )
    return first
  const asksHowMany =
    mentions.length === 2 && HOW_MANY.test(folded.slice(0, mentions[0]?.start ?? 0))
  return asksHowMany ? mentions[1] : undefined
}
