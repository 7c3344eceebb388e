import type { Bilingual } from '@wakeel/contract'
import { roundToFils } from '../fils.ts'
import { formatMoney, formatPercent } from '../reading/format.ts'
import { formatDuration, formatMonths } from '../reading/format-duration.ts'
import { durationIn } from '../reading/quantity.ts'
import type { Values } from '../understanding/frame.ts'
import type { loanFrame } from './frame.ts'
import type { LoanInput } from './loan-input.ts'
import { planLoan } from './plan.ts'

type Named = Pick<Values<typeof loanFrame.slots>, 'fixedFor' | 'laterRate'>

/** "3.9% fixed for 3 years, then 5.1%": the second rate is paid on what is still owed then, over the time that is left. */
export function withLaterRate(
  input: LoanInput,
  { fixedFor, laterRate }: Named,
): { each: { input: LoanInput; title: Bilingual }[]; assumed: Bilingual } | undefined {
  if (!laterRate || !fixedFor || input.find !== 'payment' || !input.months) return undefined
  const paid = Math.round(durationIn('month', fixedFor.parts))
  if (paid >= input.months) return undefined
  const first = { ...input, monthsPaid: paid }
  const balance = planLoan(first).owed?.balance
  if (!balance) return undefined
  const { price: _, downPayment: __, downShare: ___, ...rest } = input
  const months = input.months - paid
  return {
    each: [
      { input: first, title: firstTitle(input.annualRate, fixedFor.parts) },
      {
        input: {
          ...rest,
          annualRate: laterRate.value,
          principal: roundToFils(balance),
          months,
        },
        title: laterTitle(laterRate.value),
      },
    ],
    assumed: leftSaid(balance, months, input.currency),
  }
}

const firstTitle = (rate: number, parts: NonNullable<Named['fixedFor']>['parts']): Bilingual => ({
  en: `${formatPercent(rate, 'en', 4)} for the first ${formatDuration(parts, 'en')}`,
  ar: `${formatPercent(rate, 'ar', 4)} لأول ${formatDuration(parts, 'ar')}`,
})
const laterTitle = (rate: number): Bilingual => ({
  en: `${formatPercent(rate, 'en', 4)} after that`,
  ar: `${formatPercent(rate, 'ar', 4)} بعد ذلك`,
})
const leftSaid = (balance: number, months: number, currency: string): Bilingual => ({
  en: `the second rate on the ${formatMoney(balance, 'en', currency)} still owed then, over the ${formatMonths(months, 'en')} left`,
  ar: `النسبة الثانية على الباقي وقتها ${formatMoney(balance, 'ar', currency)} خلال المدة المتبقية ${formatMonths(months, 'ar')}`,
})
