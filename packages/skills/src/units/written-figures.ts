import type { Language } from '@wakeel/contract'
import { formatNumber } from '../reading/format.ts'

/** Seven significant digits, which is beyond any everyday measure. */
export function exact(value: number, language: Language): string {
  const rounded = Number(value.toPrecision(7))
  if (rounded !== 0 && (Math.abs(rounded) < 1e-6 || Math.abs(rounded) >= 1e15))
    return rounded
      .toExponential()
      .replace(/e([+-]\d+)/, ' × 10^$1')
      .replace('^+', '^')
  return formatNumber(rounded, language, 10)
}

/** As short as it can be multiplied by: rounded no further than the result allows. */
export function factorOf(value: number, perUnit: number, language: Language): string {
  const short = Number(perUnit.toPrecision(7))
  const isEnough = (value * short).toPrecision(7) === (value * perUnit).toPrecision(7)
  return isEnough
    ? exact(short, language)
    : formatNumber(Number(perUnit.toPrecision(10)), language, 12)
}
