import { addMonths } from '../calendar/day.ts'
import { roundToFils } from '../fils.ts'
import { SkillRefusal } from '../skill.ts'
import {
  affordableLoan,
  annualRateOf,
  type Instalment,
  monthlyPayment,
  monthsToRepay,
  schedule,
} from './amortisation.ts'
import type { LoanInput } from './loan-input.ts'
import { neverRepaid, refusals } from './refusals.ts'

export interface Loan {
  find: LoanInput['find']
  method: 'reducing' | 'flat'
  currency: string
  annualRate: number
  months: number
  principal: number
  payment: number
  totalPaid: number
  totalInterest: number
  /** The first months, and the last. */
  firstRows: Instalment[]
  lastRow: Instalment
  price?: number
  isHome?: boolean
  downPayment?: number
  salary?: number
  otherInstalments?: number
  /** The payment was taken as half the salary, less other instalments. */
  isPaymentFromSalary: boolean
  /** The months of the first and the last payment, where the time is asked for. */
  paidFrom?: string
  paidUntil?: string
  /** What is still owed after so many months. */
  owed?: { months: number; balance: number }
  extra?: { payment: number; months: number; interestSaved: number; paidUntil?: string }
  /** Somebody names this payment. */
  /** Among how many people the payment is divided. */
  parts?: number
  quoted?: number
  isEnoughAsked?: boolean
  /** The least income that the payment and other instalments may take this share of. */
  income?: { least: number; share: number }
  /** What has to be paid at once for the price that is given. */
  downNeeded?: number
  /** Paid once beside the payments. */
  fee?: number
}

/** Central Bank of the UAE: instalments of all debts may take at most half of the gross income. */
export const DEBT_BURDEN_SHARE = 0.5
const FIRST_ROWS = 6
const LONGEST_MONTHS = 600

export function planLoan(given: LoanInput, today?: string): Loan {
  const input = given.find === 'rate' ? withRate(given) : given
  const {
    find,
    annualRate,
    method,
    currency,
    price,
    downPayment,
    downShare,
    salary,
    otherInstalments = 0,
    extraPayment,
  } = input
  if (annualRate < 0 || annualRate > 60) throw new SkillRefusal(refusals.rate)
  if (input.months !== undefined && !(input.months >= 1 && input.months <= LONGEST_MONTHS))
    throw new SkillRefusal(refusals.term)
  for (const amount of [input.principal, price, input.payment, salary])
    if (amount !== undefined && !(amount > 0 && amount < 1e12))
      throw new SkillRefusal(refusals.amount)
  if (
    downPayment !== undefined &&
    (downPayment < 0 || (price !== undefined && downPayment >= price))
  )
    throw new SkillRefusal(refusals.downPayment)
  if (downShare !== undefined && !(downShare >= 0 && downShare < 100))
    throw new SkillRefusal(refusals.downPayment)

  const isPaymentFromSalary = find === 'amount' && input.payment === undefined
  const paid =
    input.payment ??
    (salary === undefined ? undefined : salary * DEBT_BURDEN_SHARE - otherInstalments)
  if (otherInstalments < 0) throw new SkillRefusal(refusals.amount)
  if (isPaymentFromSalary && paid !== undefined && paid <= 0)
    throw new SkillRefusal(refusals.burdened)
  const borrowed = borrowedOf(input)
  const { principal, months, payment } = solved({
    find,
    method,
    annualRate,
    months: input.months,
    given: paid,
    borrowed,
  })

  // What can be borrowed and what is paid at once buy something of this price.
  const whole =
    price ??
    (find !== 'amount'
      ? undefined
      : downShare !== undefined
        ? roundToFils(principal / (1 - downShare / 100))
        : downPayment !== undefined
          ? roundToFils(principal + downPayment)
          : undefined)
  const rows = schedule(principal, annualRate, payment, method, months)
  const totalPaid = rows.reduce((sum, row) => sum + row.payment, 0)
  const plan: Loan = {
    find,
    method,
    currency,
    annualRate,
    months: rows.length,
    principal: roundToFils(principal),
    payment: roundToFils(payment),
    totalPaid: roundToFils(totalPaid),
    totalInterest: roundToFils(totalPaid - principal),
    firstRows: rows.slice(0, FIRST_ROWS).map(toRow),
    lastRow: toRow(rows.at(-1) as Instalment),
    isPaymentFromSalary,
    ...(find === 'term' && today !== undefined && paidBetween(today, rows.length)),
    ...owedAfter(input.monthsPaid, rows),
    ...besides(input, principal),
    ...incomeFor(input, payment),
    ...(find === 'amount' && price !== undefined && { downNeeded: roundToFils(price - principal) }),
    ...(whole === undefined
      ? find === 'amount' && input.isHome && { isHome: true }
      : {
          price: whole,
          isHome: input.isHome ?? false,
          downPayment: downPayment ?? roundToFils(whole - principal),
        }),
    ...(salary === undefined ? {} : { salary }),
    ...(otherInstalments > 0 ? { otherInstalments } : {}),
  }
  if (!extraPayment || method === 'flat') return plan
  const faster = schedule(principal, annualRate, payment + extraPayment, 'reducing', months)
  const interest = faster.reduce((sum, row) => sum + row.interest, 0)
  return {
    ...plan,
    extra: {
      payment: extraPayment,
      months: faster.length,
      interestSaved: roundToFils(totalPaid - principal - interest),
      ...(today !== undefined && { paidUntil: paidBetween(today, faster.length).paidUntil }),
    },
  }
}

const borrowedOf = ({ principal, price, downPayment = 0 }: LoanInput): number | undefined =>
  principal ?? (price === undefined ? undefined : price - downPayment)

/** The loan with the rate at which its payment pays it back in its term. */
function withRate(input: LoanInput): LoanInput {
  const { payment, months } = input
  const borrowed = borrowedOf(input)
  if (!borrowed || !payment || !months) throw new SkillRefusal(refusals.incomplete)
  const annualRate = annualRateOf(borrowed, payment, months)
  if (annualRate === undefined) throw new SkillRefusal(refusals.noRate)
  return { ...input, annualRate }
}

function incomeFor(
  { incomeShare: share, otherInstalments = 0 }: LoanInput,
  payment: number,
): Pick<Loan, 'income'> {
  return share
    ? { income: { least: roundToFils((payment + otherInstalments) / share), share } }
    : {}
}

/** The first payment is due in the next month. */
function paidBetween(today: string, months: number): { paidFrom: string; paidUntil: string } {
  const after = (count: number) => addMonths(today, count).slice(0, 7)
  return { paidFrom: after(1), paidUntil: after(months) }
}

/** What is named beside the loan and changes nothing of its payment. */
function besides(
  { quotedPayment, fee, feeShare, isEnoughAsked, parts }: LoanInput,
  principal: number,
): Pick<Loan, 'quoted' | 'fee' | 'isEnoughAsked'> {
  const once = fee ?? (feeShare === undefined ? undefined : (principal * feeShare) / 100)
  return {
    ...(parts !== undefined && { parts }),
    ...(quotedPayment !== undefined && { quoted: roundToFils(quotedPayment) }),
    ...(isEnoughAsked && { isEnoughAsked }),
    ...(once !== undefined && { fee: roundToFils(once) }),
  }
}

function owedAfter(months: number | undefined, rows: readonly Instalment[]): Pick<Loan, 'owed'> {
  const row = months === undefined ? undefined : rows[months - 1]
  return row ? { owed: { months: row.month, balance: roundToFils(row.balance) } } : {}
}

interface Unsolved {
  find: LoanInput['find']
  method: Loan['method']
  annualRate: number
  months: number | undefined
  /** The payment that is given. */
  given: number | undefined
  borrowed: number | undefined
}

/** The one of the three that is asked for, from the other two. */
function solved({ find, method, annualRate, months, given, borrowed }: Unsolved): {
  principal: number
  months: number
  payment: number
} {
  if ((find === 'payment' || find === 'rate') && borrowed !== undefined && months !== undefined) {
    const flat = borrowed / months + (borrowed * annualRate) / 1200
    return {
      principal: borrowed,
      months,
      payment: method === 'flat' ? flat : monthlyPayment(borrowed, annualRate, months),
    }
  }
  if (find === 'amount' && given !== undefined && months !== undefined) {
    const flat = given / (1 / months + annualRate / 1200)
    return {
      principal: method === 'flat' ? flat : affordableLoan(given, annualRate, months),
      months,
      payment: given,
    }
  }
  if (find === 'term' && given !== undefined && borrowed !== undefined) {
    const needed =
      method === 'flat'
        ? borrowed / (given - (borrowed * annualRate) / 1200)
        : monthsToRepay(borrowed, annualRate, given)
    if (needed === undefined || needed <= 0 || needed > LONGEST_MONTHS)
      throw new SkillRefusal(neverRepaid((borrowed * annualRate) / 1200, given))
    return { principal: borrowed, months: Math.ceil(needed - 1e-9), payment: given }
  }
  throw new SkillRefusal(refusals.incomplete)
}

function toRow(row: Instalment): Instalment {
  return {
    month: row.month,
    payment: roundToFils(row.payment),
    interest: roundToFils(row.interest),
    principal: roundToFils(row.principal),
    balance: roundToFils(row.balance),
  }
}
