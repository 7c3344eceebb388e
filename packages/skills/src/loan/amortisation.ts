/** What of one instalment is interest and what pays the loan back. */
export interface Instalment {
  month: number
  payment: number
  interest: number
  principal: number
  balance: number
}

/** The monthly instalment of a loan on a reducing balance, with a twelfth of the annual rate a month; unrounded. */
export function monthlyPayment(principal: number, annualRate: number, months: number): number {
  const rate = annualRate / 1200
  return rate === 0 ? principal / months : (principal * rate) / (1 - (1 + rate) ** -months)
}

/** The loan that an instalment pays back; the inverse of `monthlyPayment`. */
export function affordableLoan(payment: number, annualRate: number, months: number): number {
  const rate = annualRate / 1200
  return rate === 0 ? payment * months : (payment * (1 - (1 + rate) ** -months)) / rate
}

/** No bank takes more in a year. */
const HIGHEST_RATE = 60
const STEPS = 60

/** The annual rate at which so many instalments pay a loan back; undefined when they come to less than it, or to far more. */
export function annualRateOf(
  principal: number,
  payment: number,
  months: number,
): number | undefined {
  if (payment * months < principal - 0.5 * months) return undefined
  if (monthlyPayment(principal, HIGHEST_RATE, months) < payment) return undefined
  let [low, high] = [0, HIGHEST_RATE]
  for (let step = 0; step < STEPS; step += 1) {
    const rate = (low + high) / 2
    if (monthlyPayment(principal, rate, months) < payment) low = rate
    else high = rate
  }
  return low
}

/** How many months an instalment needs; undefined when it does not even cover the interest. */
export function monthsToRepay(
  principal: number,
  annualRate: number,
  payment: number,
): number | undefined {
  const rate = annualRate / 1200
  if (rate === 0) return principal / payment
  const covered = 1 - (principal * rate) / payment
  return covered > 0 ? -Math.log(covered) / Math.log(1 + rate) : undefined
}

/** Month by month until the loan is paid back; the last instalment is only what is left. */
export function schedule(
  principal: number,
  annualRate: number,
  payment: number,
  method: 'reducing' | 'flat',
  months: number,
): Instalment[] {
  const rows: Instalment[] = []
  let balance = principal
  // A hundredth of a fils is binary noise and needs no further month.
  for (let month = 1; balance > 0.0001 && month <= months + 1; month += 1) {
    const interest =
      method === 'flat' ? (principal * annualRate) / 1200 : (balance * annualRate) / 1200
    const paid = Math.min(payment - interest, balance)
    balance -= paid
    rows.push({
      month,
      payment: interest + paid,
      interest,
      principal: paid,
      balance: Math.max(balance, 0),
    })
  }
  return rows
}
