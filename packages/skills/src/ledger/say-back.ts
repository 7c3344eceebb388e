import type { Language } from '@wakeel/contract'
import type { LedgerAnalysis } from './analysis.ts'

/** What came back of what was spent on something, and what is left of it. */
export function backText(
  { spent, received }: NonNullable<LedgerAnalysis['found']>,
  money: (amount: number) => string,
  language: Language,
): string {
  if (received === 0) return ''
  const net = money(Math.abs(spent - received))
  if (language === 'ar')
    return `. الوارد منه ${money(received)}، والصافي ${spent >= received ? 'المصروف' : 'الوارد'} ${net}.`
  return `. Received ${money(received)}, so net ${spent >= received ? 'spent' : 'received'} ${net}.`
}
