const DAY_MS = 24 * 3_600_000
const WEEK_MS = 7 * DAY_MS

/** Midnight in Dubai on Monday, 2 March 2026, with which the tenth week of that year begins. The year has 53. */
const TENTH_WEEK = Date.UTC(2026, 2, 1, 20)

const weekNumber = (at: number) => Math.floor((at - TENTH_WEEK) / WEEK_MS)

function nameOf(number: number): string {
  const ofYear = number + 10
  return ofYear <= 53 ? `2026-W${ofYear}` : `2027-W${String(ofYear - 53).padStart(2, '0')}`
}

export interface ModelSale {
  orderId: string
  buyer: number
  part: number
  at: number
  isReversed: boolean
}

/** A plan that somebody paid for. */
export interface ModelPlan {
  orderId: string
  at: number
  isReversed: boolean
}

export interface ModelPayout {
  week: string
  fils: number
  isReturned: boolean
}

/** What one creator is owed and paid, by rules of its own: each week anew from all that ever happened, where the store goes by its ledger. */
export class PayoutModel {
  readonly sales: ModelSale[] = []
  readonly payouts: ModelPayout[] = []
  isPayable = true
  readonly #sharePercent: number
  readonly #runs: { part: number; at: number }[] = []
  readonly #planRuns: { part: number; at: number; plan: ModelPlan }[] = []
  readonly #movements: { at: number; fils: number; kind: 'earned' | 'taken_back' | 'paid_out' }[] =
    []

  constructor(sharePercent: number) {
    this.#sharePercent = sharePercent
  }

  /** Of a price that holds 5 % of VAT, rounded half up. */
  #partOf(fils: number): number {
    const vat = Math.floor((2 * fils * 5 + 105) / 210)
    return Math.floor(((fils - vat) * this.#sharePercent) / 100)
  }

  run(fils: number, at: number): void {
    const part = this.#partOf(fils)
    this.#runs.push({ part, at })
    this.#movements.push({ at, fils: part, kind: 'earned' })
  }

  /** A run that a plan includes, by what it is worth without VAT. */
  planRun(plan: ModelPlan, worth: number, at: number): void {
    const part = Math.floor((worth * this.#sharePercent) / 100)
    this.#planRuns.push({ part, at, plan })
    this.#movements.push({ at, fils: part, kind: 'earned' })
  }

  /** What was earned by a plan whose money goes back. */
  reversePlan(plan: ModelPlan, now: number): void {
    const fils = this.#planRuns.reduce((sum, run) => sum + (run.plan === plan ? run.part : 0), 0)
    if (fils > 0) this.#movements.push({ at: now, fils, kind: 'taken_back' })
  }

  sell(orderId: string, buyer: number, fils: number, at: number): void {
    const part = this.#partOf(fils)
    this.sales.push({ orderId, buyer, part, at, isReversed: false })
    this.#movements.push({ at, fils: part, kind: 'earned' })
  }

  isRefundable = (sale: ModelSale, now: number): boolean =>
    !sale.isReversed && now < sale.at + 30 * DAY_MS

  reverse(sale: ModelSale, now: number): void {
    sale.isReversed = true
    this.#movements.push({ at: now, fils: sale.part, kind: 'taken_back' })
  }

  /** What the payouts of all weeks that are due at a time come to, when those before `from` were decided already. */
  pay(from: number, now: number): void {
    for (let week = from; now >= TENTH_WEEK + (week + 1) * WEEK_MS + 6 * 3_600_000; week++) {
      const end = TENTH_WEEK + (week + 1) * WEEK_MS
      const released = [
        ...this.#runs.filter(({ at }) => at < end),
        ...this.sales.filter(({ at, isReversed }) => !isReversed && at + 30 * DAY_MS <= end),
        ...this.#planRuns.filter(
          ({ at, plan }) => at < end && !plan.isReversed && plan.at + 30 * DAY_MS <= end,
        ),
      ]
      const fils = released.reduce((sum, { part }) => sum + part, 0) - this.paidOut
      if (!this.isPayable || fils < 50_00) continue
      this.payouts.push({ week: nameOf(week), fils, isReturned: false })
      this.#movements.push({ at: now, fils, kind: 'paid_out' })
    }
  }

  giveBack(payout: ModelPayout, now: number): void {
    payout.isReturned = true
    this.#movements.push({ at: now, fils: -payout.fils, kind: 'paid_out' })
  }

  get paidOut(): number {
    return this.payouts.reduce((sum, { fils, isReturned }) => sum + (isReturned ? 0 : fils), 0)
  }

  earnings(now: number) {
    const kept = this.sales.filter(({ isReversed }) => !isReversed)
    const planRuns = this.#planRuns
      .filter(({ plan }) => !plan.isReversed)
      .map(({ part, plan }) => ({ part, at: plan.at }))
    const earned = [...this.#runs, ...kept, ...planRuns].reduce((sum, { part }) => sum + part, 0)
    const on_hold = [...kept, ...planRuns].reduce(
      (sum, { part, at }) => sum + (now < at + 30 * DAY_MS ? part : 0),
      0,
    )
    return { earned, on_hold, payable: earned - on_hold - this.paidOut, paid_out: this.paidOut }
  }

  /** Of each week that is over, what was earned, taken back and paid out, and what was owed at its end; the newest first. */
  statements(now: number) {
    const weeks = [...new Set(this.#movements.map(({ at }) => weekNumber(at)))].sort(
      (a, b) => a - b,
    )
    const until = (week: number) => this.#movements.filter(({ at }) => weekNumber(at) <= week)
    const sum = (kind: string, movements: { fils: number; kind: string }[]) =>
      movements.reduce((total, each) => total + (each.kind === kind ? each.fils : 0), 0)
    return weeks
      .filter((week) => week < weekNumber(now))
      .map((week) => {
        const own = until(week).filter(({ at }) => weekNumber(at) === week)
        const [earned, taken_back, paid_out] = [
          sum('earned', own),
          sum('taken_back', own),
          sum('paid_out', own),
        ]
        const all = until(week)
        return {
          week: nameOf(week),
          earned,
          taken_back,
          paid_out,
          closing: sum('earned', all) - sum('taken_back', all) - sum('paid_out', all),
        }
      })
      .reverse()
  }
}

/** The number of the first week that is not yet due, as `pay` counts them. */
export const firstNotDue = (now: number): number => weekNumber(now - 6 * 3_600_000)
