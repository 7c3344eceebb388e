import type { Language } from '@wakeel/contract'
import { formatNumber } from '../../language/language.tsx'
import { messages as moneyMessages } from '../../language/money-messages.ts'
import { messages } from './board-messages.ts'

/** `millions` shortens from a million on, up to quadrillions; `thousands` from a thousand on, up to millions. */
export type Scale = 'millions' | 'thousands'

export type Format =
  | 'count'
  | 'aed'
  | 'usd'
  | 'percent'
  | 'percent_hundredths'
  | 'score'
  | 'rating'
  | 'times'
  | 'milliseconds'
  | 'hours'
  | 'months'

interface Step {
  from: number
  digits: number
  unit: 'K' | 'M' | 'B' | 'T' | 'Q'
}

const steps: Record<Scale, readonly Step[]> = {
  millions: [
    { from: 1e15, digits: 1, unit: 'Q' },
    { from: 1e12, digits: 1, unit: 'T' },
    { from: 1e9, digits: 1, unit: 'B' },
    { from: 1e6, digits: 1, unit: 'M' },
  ],
  thousands: [
    { from: 1e6, digits: 1, unit: 'M' },
    { from: 1e3, digits: 0, unit: 'K' },
  ],
}

const digits = (count: number) => ({ minimumFractionDigits: count, maximumFractionDigits: count })

/** A large number as the board shortens it. */
function shorten(value: number, scale: Scale, language: Language): string {
  const step = steps[scale].find(
    ({ from }, index) => rounded(value, steps[scale][index + 1]) >= from,
  )
  if (!step) return formatNumber(value, language, digits(0))
  return messages[language].units[step.unit](
    formatNumber(value / step.from, language, digits(step.digits)),
  )
}

/** How much of a value a step would show, or no step: what rounds up to the next step is read in that one. */
function rounded(value: number, step: Step | undefined): number {
  const least = step ? step.from / 10 ** step.digits : 1
  return Math.round(Math.abs(value) / least) * least
}

/** A metric as it is read. All forms of one metric have as many decimals, so that nothing beside it moves when it ticks. */
export function formatMetric(
  value: number,
  format: Format,
  scale: Scale,
  language: Language,
): string {
  const words = messages[language].units
  const number = (count: number) => formatNumber(value, language, digits(count))
  switch (format) {
    case 'count':
      return shorten(value, scale, language)
    case 'aed':
      return moneyMessages[language].dirhams(shorten(value, scale, language))
    case 'usd':
      return moneyMessages[language].dollars(number(2))
    case 'percent':
      return words.percent(number(1))
    case 'percent_hundredths':
      return words.percent(number(2))
    case 'score':
    case 'rating':
      return number(1)
    case 'times':
      return words.times(number(1))
    case 'milliseconds':
      return words.milliseconds(number(0))
    case 'hours':
      return words.hours(number(1))
    case 'months':
      return words.months(number(1))
  }
}
