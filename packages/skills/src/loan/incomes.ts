import type { Values } from '../understanding/frame.ts'
import type { loanFrame } from './frame.ts'

// What comes in and is paid each month, whoever brings it and whatever period it is told for.

type LoanValues = Values<typeof loanFrame.slots>
type Amount = NonNullable<LoanValues['payment']>

const MONTHS = 12

/** An amount that is told for a year as it is for a month. */
export const eachMonth = <One extends Amount | undefined>(amount: One): One =>
  amount?.period === 'year'
    ? { ...amount, value: amount.value / MONTHS, period: 'month' as const }
    : amount

/** "I earn 22k and my wife 15k": a loan that both pay back is measured by what both earn. */
export function withPartnerPay({ partnerPay, ...values }: LoanValues): LoanValues {
  const [own, other] = [eachMonth(values.salary), eachMonth(partnerPay)]
  if (!other) return values
  return { ...values, salary: own ? { ...own, value: own.value + other.value } : other }
}
