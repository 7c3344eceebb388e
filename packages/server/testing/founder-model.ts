import type { founder as contract, Range } from '@wakeel/contract'
import { ModelUseModel } from './model-use-model.ts'

const DAY_MS = 24 * 3_600_000
const UAE_AHEAD_MS = 4 * 3_600_000
const lengths: Record<Range, number> = { '7d': 7, '30d': 30, '90d': 90, '1y': 365 }

/** Days of the UAE since 1970. */
export const dayNumber = (at: number) => Math.floor((at + UAE_AHEAD_MS) / DAY_MS)
const nameOf = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10)
const sum = <T>(list: readonly T[], of: (each: T) => number) =>
  list.reduce((total, each) => total + of(each), 0)
const aed = (amount: number) => ({ amount, currency: 'AED' as const })
const perMille = (value: number, whole: number) => Math.round((value * 1000) / whole) / 10

export interface ModelSale {
  /** Of an order; of a run that a plan includes the plan's, with which it goes back. A run that a wallet paid cannot be given back. */
  orderId: string | undefined
  at: number
  stream: contract.RevenueStream
  /** Fils without VAT, and the creator's part of them; zero and a part of a run that a plan includes. */
  net: number
  part: number
  creatorId: string | undefined
  reversedAt: number | undefined
}

/** Something that is paid again and again, from when it began until it ended or what was paid for did. */
export interface ModelRange {
  userId: string
  /** The plan, or the id of an agent's entitlement. */
  of: string
  period: string
  from: number
  paidUntil: number
  ended: number | undefined
  /** At the price at which it renews. */
  filsPerYear: number
  /** At what its period was paid with, after an offer. */
  paidPerYear: number
}

/** What the founder must be shown, by rules of its own: each metric anew from all that ever happened, where the store adds up days and reads its ledger. */
export class FounderModel {
  readonly signUps: number[] = []
  readonly sales: ModelSale[] = []
  readonly ranges: ModelRange[] = []
  readonly runs: { at: number; who: string | undefined; isAnswered: boolean }[] = []
  readonly reviews = new Map<string, { at: number; stars: number }>()
  /** Each time that an agent stood in the store. */
  readonly listed: {
    id: string
    creatorId: string | undefined
    from: number
    until: number | undefined
  }[] = []
  /** What the bank paid, and below zero what it gave back. */
  readonly bank: { at: number; fils: number }[] = []
  /** As the store wrote them down. */
  tests: { day: string; isPassed: boolean }[] = []
  burnRate: number | null = null
  readonly modelUse = new ModelUseModel()

  metrics(range: Range, now: number): Omit<contract.Metrics, 'as_of'> {
    const today = dayNumber(now)
    const count = lengths[range]
    const first = today - count + 1
    const begun = first * DAY_MS - UAE_AHEAD_MS
    const flow = (of: (from: number, to: number) => number) =>
      metric(of(first, today), of(first - count, first - 1))
    const state = (of: (at: number, day: number) => number | null) =>
      metric(of(now, today), of(begun, first - 1))
    const mrr = (at: number) =>
      Math.round(sum(this.#inForce(at), ({ filsPerYear }) => filsPerYear) / 12)
    return {
      range,
      metrics: {
        mrr: state(mrr),
        arr: state((at) => 12 * mrr(at)),
        gmv: flow((from, to) => this.#gmv(from, to)),
        activeUsers: flow(
          (from, to) => new Set(this.#answers(from, to).flatMap(({ who }) => who ?? [])).size,
        ),
        totalCreators: state((at) => this.#creators(at).size),
        enterpriseClients: state(
          (at) => this.#inForce(at).filter(({ of }) => of === 'enterprise').length,
        ),
        totalAgents: state((at) => this.#listed(at).length),
        totalRuns: flow((from, to) => this.#answers(from, to).length),
        averageRating: state((at) => this.#rating(at)),
        trustScore: state((at, day) => this.#trust(at, day)),
        creatorPayouts: flow((from, to) => sum(within(this.bank, from, to), ({ fils }) => fils)),
        platformRevenue: flow((from, to) => this.#revenue(from, to)),
        burnRate: { value: this.burnRate, change: null, trend: 'stable' },
      },
      revenue_streams: (['subscriptions', 'enterprise', 'one_time', 'runs'] as const).map(
        (stream) => {
          const fils = this.#gmv(first, today, stream)
          return { stream, amount: aed(fils), percent: perMille(fils, this.#gmv(first, today)) }
        },
      ),
      creator_economy: this.#creatorEconomy(first, today, now),
      days: Array.from({ length: count }, (_, index) => first + index).map((day) => ({
        day: nameOf(day),
        gmv: aed(this.#gmv(day, day)),
        revenue: aed(this.#revenue(day, day)),
        runs: this.#answers(day, day).length,
        sign_ups: this.signUps.filter((at) => dayNumber(at) === day).length,
      })),
      models: this.modelUse.metrics(first, today, this.#revenue(first, today)),
    }
  }

  #inForce = (at: number) =>
    this.ranges.filter(
      ({ from, paidUntil, ended }) => from <= at && at < Math.min(paidUntil, ended ?? Infinity),
    )
  #answers = (from: number, to: number) =>
    within(this.runs, from, to).filter(({ isAnswered }) => isAnswered)
  #listed = (at: number) =>
    this.listed.filter(({ from, until }) => from <= at && (until === undefined || until > at))
  #creators = (at: number) => new Set(this.#listed(at).flatMap(({ creatorId }) => creatorId ?? []))
  #reversed = (from: number, to: number) =>
    this.sales.filter(
      ({ reversedAt }) =>
        reversedAt !== undefined && dayNumber(reversedAt) >= from && dayNumber(reversedAt) <= to,
    )

  #gmv(from: number, to: number, stream?: string): number {
    return sum(within(this.sales, from, to), (sale) =>
      stream === undefined || sale.stream === stream ? sale.net : 0,
    )
  }

  #revenue(from: number, to: number): number {
    const own = ({ net, part }: ModelSale) => net - part
    return sum(within(this.sales, from, to), own) - sum(this.#reversed(from, to), own)
  }

  #rating(at: number): number | null {
    const written = [...this.reviews.values()].filter((review) => review.at <= at)
    return written.length === 0
      ? null
      : Math.round((sum(written, ({ stars }) => stars) * 100) / written.length) / 100
  }

  /** Half of it is that runs succeed, a fifth each tests and stars, a tenth that purchases are kept. */
  #trust(at: number, day: number): number | null {
    // Visitors are nobody in it. In this model nobody runs an agent of their own.
    const trusted = this.runs.filter(({ who }) => who !== undefined)
    if (!trusted.some((run) => run.isAnswered && run.at <= at)) return null
    const share = <T>(all: readonly T[], isGood: (each: T) => boolean) =>
      all.length === 0 ? 1 : all.filter(isGood).length / all.length
    const tests = this.tests.filter(
      (test) => test.day >= nameOf(day - 29) && test.day <= nameOf(day),
    )
    const bought = within(this.sales, day - 89, day).filter(
      ({ stream, creatorId }) => creatorId !== undefined && stream !== 'runs',
    )
    const score =
      50 * share(within(trusted, day - 29, day), ({ isAnswered }) => isAnswered) +
      20 * share(tests, ({ isPassed }) => isPassed) +
      20 * (((this.#rating(at) ?? 4.5) - 1) / 4) +
      10 * share(bought, ({ reversedAt }) => reversedAt === undefined || reversedAt > at)
    return Math.round(score)
  }

  #creatorEconomy(from: number, to: number, now: number): contract.Metrics['creator_economy'] {
    const theirs = within(this.sales, from, to).filter(({ creatorId }) => creatorId !== undefined)
    const part = sum(theirs, (sale) => sale.part)
    const singly = theirs.filter(({ net }) => net > 0)
    const kept = this.sales.filter(({ reversedAt }) => reversedAt === undefined)
    return {
      creators: this.#creators(now).size,
      earning: new Set(theirs.map(({ creatorId }) => creatorId)).size,
      earned: aed(part - sum(this.#reversed(from, to), (sale) => sale.part)),
      share_percent:
        singly.length === 0
          ? null
          : perMille(
              sum(singly, (sale) => sale.part),
              sum(singly, ({ net }) => net),
            ),
      paid_out: aed(sum(within(this.bank, from, to), ({ fils }) => fils)),
      owed: aed(sum(kept, (sale) => sale.part) - sum(this.bank, ({ fils }) => fils)),
    }
  }
}

const within = <T extends { at: number }>(list: readonly T[], from: number, to: number) =>
  list.filter(({ at }) => dayNumber(at) >= from && dayNumber(at) <= to)

function metric(value: number | null, before: number | null): contract.Metric {
  if (value === null || before === null) return { value, change: null, trend: 'stable' }
  const change = before > 0 ? perMille(value - before, before) : null
  const rise = change ?? value - before
  return { value, change, trend: rise > 0 ? 'up' : rise < 0 ? 'down' : 'stable' }
}
