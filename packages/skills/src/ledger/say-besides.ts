import type { Language } from '@wakeel/contract'
import { formatMoney, joinedByAnd } from '../reading/format.ts'
import type { LedgerAnalysis } from './analysis.ts'
import { written } from './times.ts'

/** What was asked beside the figure: each one's part of it, and how it compares with what somebody says. */
export function besides(ledger: LedgerAnalysis, language: Language): string[] {
  const { sharers, claimed, question, found, spent, currency, last } = ledger
  if (question !== 'search' && question !== 'total' && question !== 'overview') return []
  const figure = found?.spent ?? spent
  const money = (amount: number) => formatMoney(amount, language, currency)
  const english = language === 'en'
  return [
    ...(sharers
      ? [
          english
            ? `**Split ${sharers} ways: ${money(figure / sharers)} each.**`
            : `**مقسومًا على ${sharers}: ${money(figure / sharers)} لكل واحد.**`,
        ]
      : []),
    ...(last?.date
      ? [
          english
            ? `**The last: ${written(last.date, 'en')}, ${money(last.amount)}.**`
            : `**آخرها: ${written(last.date, 'ar')}، ${money(last.amount)}.**`,
        ]
      : []),
    ...(claimed === undefined ? [] : [comparedWith(figure, claimed, money, english)]),
  ]
}

function comparedWith(
  figure: number,
  claimed: number,
  money: (amount: number) => string,
  english: boolean,
): string {
  const apart = figure - claimed
  if (apart === 0)
    return english ? `**That is exactly ${money(claimed)}.**` : `**وهو ${money(claimed)} تمامًا.**`
  return english
    ? `**That is ${money(Math.abs(apart))} ${apart > 0 ? 'more' : 'less'} than ${money(claimed)}.**`
    : `**وهذا ${apart > 0 ? 'أكثر' : 'أقل'} من ${money(claimed)} بمقدار ${money(Math.abs(apart))}.**`
}

const limitWords = {
  en: { strict: ['above', 'below'], included: ['of at least', 'of at most'] },
  ar: { strict: ['فوق', 'تحت'], included: ['من', 'حتى'] },
} as const

export function limitsText(
  { limits }: LedgerAnalysis,
  money: (amount: number) => string,
  language: Language,
): string {
  if (!limits) return ''
  const { min, max, isStrict } = limits
  const [over, under] = limitWords[language][isStrict ? 'strict' : 'included']
  const parts = [
    ...(min === undefined ? [] : [`${over} ${money(min)}`]),
    ...(max === undefined ? [] : [`${under} ${money(max)}`]),
  ]
  return ` ${joinedByAnd(parts, language)}`
}
