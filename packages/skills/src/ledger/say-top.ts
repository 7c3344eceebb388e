import type { Bilingual, Language } from '@wakeel/contract'
import { formatMoney } from '../reading/format.ts'
import type { LedgerAnalysis } from './analysis.ts'
import type { Entry } from './input.ts'

const RANKS: Bilingual<readonly string[]> = {
  en: ['second ', 'third ', 'fourth ', 'fifth '],
  ar: ['ثاني ', 'ثالث ', 'رابع ', 'خامس '],
}

/** "The second largest expense is DEWA: AED 365.00." */
export function sayTop(
  { words, currency, nth = 1, isSmallest, isIncome }: LedgerAnalysis,
  { description, amount }: Entry,
  { when, language }: { when: string; language: Language },
): string {
  const english = language === 'en'
  const about = words.join(english ? ', ' : '، ')
  const rank = RANKS[language][nth - 2] ?? ''
  const money = formatMoney(amount, language, currency)
  return english
    ? `**The ${rank}${isSmallest ? 'smallest' : 'largest'} ${isIncome ? 'income' : 'expense'}${about && ` on "${about}"`}${when} is ${description}: ${money}.**`
    : `**${rank}${isSmallest ? 'أصغر' : 'أكبر'} ${isIncome ? 'وارد' : 'مصروف'}${about && ` على «${about}»`}${when} هو ${description}: ${money}.**`
}
