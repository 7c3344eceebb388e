import { bareNumber } from '../follow-up/bare-number.ts'
import { withoutTakingBack } from '../follow-up/without-taking-back.ts'
import { fold } from '../reading/fold.ts'
import { wordCount } from '../reading/prose.ts'
import type { Ask } from '../skill.ts'
import { readMessage } from '../understanding/read-message.ts'
import { measuresIn } from '../units/measures.ts'
import { type CurrencyCode, currencyMentions } from './currency-names.ts'
import { currencyRequestsIn } from './currency-request.ts'

interface Conversion {
  amount: number
  from: CurrencyCode
  targets: CurrencyCode[]
}

const MOST_WORDS = 12

/** The whole request that a message comes to with the conversion before it: "and bahraini dinar?", «طب ٥٠٠؟»; undefined where it stands by itself. */
export function requestGoingOn(
  { amount, from, targets }: Conversion,
  ask: Ask,
): string | undefined {
  const text = withoutTakingBack(ask.text)
  const named = currencyMentions(fold(text).text)
  const to = `to ${targets.join(' and ')}`
  if (named.length === 0) {
    const value = bareNumber(text, ask.today)
    const measures = measuresIn(readMessage(text, ask.today))
    return value === undefined || measures.sources.length + measures.targets.length > 0
      ? undefined
      : `${value} ${from} ${to}`
  }
  if (wordCount(text) > MOST_WORDS) return undefined
  const { requests } = currencyRequestsIn(readMessage(text, ask.today), [])
  const [first] = requests
  const isRateGiven = requests.some(({ rate, unclearRate }) => rate ?? unclearRate)
  if (requests.some((one) => one.amount !== undefined) && !isRateGiven) {
    const isOpen = requests.length === 1 && first?.targets.length === 0
    return isOpen && first.from && !targets.includes(first.from) ? `${text} ${to}` : undefined
  }
  // "To dirhams" of dirhams is the other way round, which is asked anew.
  return named.every(({ code }) => code === from) ? undefined : `${amount} ${from}. ${text}`
}
