import type { Language, Money } from '@wakeel/contract'
import { formatNumber } from './language.tsx'
import { messages } from './money-messages.ts'

const hundredths = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const

/** An amount in minor units as people read it: `AED 374.29`, `$53.48`. */
export function formatMoney({ amount, currency }: Money, language: Language): string {
  const words = messages[language]
  const shown = formatNumber(Math.abs(amount) / 100, language, hundredths)
  const money = currency === 'AED' ? words.dirhams(shown) : words.dollars(shown)
  return amount < 0 ? words.minus(money) : money
}

/** The same for what was added to something or taken from it. */
export function formatChange(money: Money, language: Language): string {
  const shown = formatMoney(money, language)
  return money.amount > 0 ? messages[language].plus(shown) : shown
}

export const formatDirhams = (fils: number, language: Language): string =>
  formatMoney({ amount: fils, currency: 'AED' }, language)
export const formatDollars = (cents: number, language: Language): string =>
  formatMoney({ amount: cents, currency: 'USD' }, language)
