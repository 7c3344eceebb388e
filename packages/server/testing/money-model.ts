/** The figures of specification section 9 again, written down by hand: a model that shared the store's own would prove nothing. */
const listPrices = {
  starter: { monthly: [115_73, 31_49], annual: [92_58, 25_19], rank: 1, included: 50, share: 50n },
  pro: { monthly: [374_29, 101_85], annual: [299_43, 81_48], rank: 2, included: 500, share: 70n },
  enterprise: {
    monthly: [1_145_05, 311_85],
    annual: [916_04, 249_48],
    rank: 3,
    included: 5_000,
    share: 80n,
  },
} as const

export type PlanName = keyof typeof listPrices
export type Period = 'monthly' | 'annual'
export const discounts = {
  founder_special: 50n,
  marketing_bundle: 15n,
  enterprise_pilot: 15n,
} as const
export type OfferName = keyof typeof discounts

/** Half up, as a schoolbook divides. */
const divide = (numerator: bigint, denominator: bigint) =>
  (2n * numerator + denominator) / (2n * denominator)

/** The UAE is four hours ahead all year. */
const uaeDay = (at: number): bigint => BigInt(Math.floor((at + 4 * 3_600_000) / 86_400_000))

interface Part {
  rest: bigint
  vat: bigint
  before: bigint
  credited: bigint
}

export interface ModelOrder {
  id: string
  userId: string
  kind: 'plan' | 'renewal' | 'top_up' | 'app'
  fils: bigint
  vatFils: bigint
  cents: bigint
  completedAt: number
  state: 'completed' | 'partly_refunded' | 'refunded' | 'charged_back'
  refundedFils: bigint
  refundedCents: bigint
  creditedOrderId: string | undefined
  /** What the order before it had paid for: fils and cents without VAT. */
  credited: readonly [bigint, bigint]
  /** Whose agent was bought, and their part. */
  creator: { id: string; part: bigint } | undefined
  /** What each creator got of it, for runs that it included. */
  shared: Map<string, bigint>
}

export interface ModelSubscription {
  plan: PlanName
  period: Period
  start: number
  end: number
  orderId: string
}

/** What the ledger must say, kept as plain sums: debits positive, credits negative, in minor units. */
export class MoneyModel {
  readonly balances = new Map<string, bigint>()
  readonly orders = new Map<string, ModelOrder>()
  readonly subscriptions = new Map<string, ModelSubscription>()
  readonly sharePercents = new Map<string, bigint>()
  readonly usedOffers = new Set<string>()
  /** Whose provider took back what they had spent: their agents go back into no wallet. */
  readonly owing = new Set<string>()
  spotsLeft = 23
  /** The VAT in the dollars of an order, which the ledger does not tell apart. */
  readonly vatCents = new Map<string, bigint>()

  balance(account: string): bigint {
    return this.balances.get(account) ?? 0n
  }

  /** What a person can spend. */
  spendable(userId: string): bigint {
    return -this.balance(`wallet ${userId}`)
  }

  /** One transaction. */
  post(lines: Record<string, bigint>): void {
    for (const [account, amount] of Object.entries(lines))
      this.balances.set(account, this.balance(account) + amount)
  }

  price(
    plan: PlanName,
    period: Period,
    offer: OfferName | undefined,
    credit: readonly [bigint, bigint] = [0n, 0n],
  ) {
    const months = period === 'annual' ? 12n : 1n
    const [fils, cents] = listPrices[plan][period].map((each, index) => {
      const list = BigInt(each) * months
      const discounted = divide(list * (100n - (offer ? discounts[offer] : 0n)), 100n)
      const rest = discounted - (credit[index]! < discounted ? credit[index]! : discounted)
      return { rest, vat: divide(rest * 5n, 100n), before: discounted, credited: discounted - rest }
    }) as [Part, Part]
    return {
      fils: fils.rest + fils.vat,
      vatFils: fils.vat,
      cents: cents.rest + cents.vat,
      vatCents: cents.vat,
      beforeCredit: fils.before,
      credited: [fils.credited, cents.credited] as const,
    }
  }

  /** For the days of the paid time that are still to come, today with them, of what was paid for it without VAT, by this order or the one before. */
  creditFor({ start, end, orderId }: ModelSubscription, now: number): [bigint, bigint] {
    const { fils, vatFils, cents, credited } = this.orders.get(orderId)!
    const paid = [
      fils - vatFils + credited[0],
      cents - this.vatCents.get(orderId)! + credited[1],
    ] as const
    const left = uaeDay(end) - uaeDay(now)
    const whole = uaeDay(end) - uaeDay(start)
    return [divide(paid[0] * left, whole), divide(paid[1] * left, whole)]
  }

  isUpgrade(current: ModelSubscription, plan: PlanName, period: Period): boolean {
    const higher = listPrices[plan].rank > listPrices[current.plan].rank
    return higher || (plan === current.plan && current.period === 'monthly' && period === 'annual')
  }

  sellPlan(
    order: Pick<ModelOrder, 'id' | 'userId' | 'fils' | 'vatFils' | 'cents' | 'completedAt'> &
      Partial<ModelOrder>,
  ): void {
    const { fils, vatFils, cents } = order
    this.#keep({ kind: 'plan', ...order })
    this.post({
      provider: cents,
      'exchange USD': -cents,
      'exchange AED': fils,
      vat: -vatFils,
      platform: -(fils - vatFils),
    })
  }

  topUp(id: string, userId: string, fils: bigint, completedAt: number): void {
    const cents = (fils * 10_000n + 36_724n) / 36_725n
    this.#keep({ id, userId, kind: 'top_up', fils, vatFils: 0n, cents, completedAt })
    this.post({
      provider: cents,
      'exchange USD': -cents,
      'exchange AED': fils,
      [`wallet ${userId}`]: -fils,
    })
  }

  /** A run of a plan: it pays the creator out of what was paid for the plan, as long as something is left of that. */
  includedRun(
    { plan, period, orderId }: ModelSubscription,
    fils: bigint,
    creatorId: string | undefined,
  ): void {
    if (!creatorId) return
    const paying = this.orders.get(orderId)!
    const paid = paying.fils - paying.vatFils + paying.credited[0]
    const ofPlan = divide(paid, BigInt(listPrices[plan].included * (period === 'annual' ? 12 : 1)))
    const own = fils - divide(fils * 5n, 105n)
    const part = ((own < ofPlan ? own : ofPlan) * this.sharePercents.get(creatorId)!) / 100n
    let order: ModelOrder | undefined = paying
    while (
      order &&
      (order.state !== 'completed' || sharedBy(order) + part > order.fils - order.vatFils)
    )
      order = order.creditedOrderId ? this.orders.get(order.creditedOrderId) : undefined
    if (!order) return
    order.shared.set(creatorId, (order.shared.get(creatorId) ?? 0n) + part)
    this.post({ platform: part, [`creator ${creatorId}`]: -part })
  }

  /** A run or a purchase: price with VAT, of which the creator gets a part, rounded down. */
  spend(
    userId: string,
    fils: bigint,
    creatorId: string | undefined,
  ): { vat: bigint; part: bigint } {
    const vat = divide(fils * 5n, 105n)
    const part = creatorId ? ((fils - vat) * this.sharePercents.get(creatorId)!) / 100n : 0n
    this.post({
      [`wallet ${userId}`]: fils,
      vat: -vat,
      platform: -(fils - vat - part),
      ...(creatorId ? { [`creator ${creatorId}`]: -part } : {}),
    })
    return { vat, part }
  }

  buyApp(
    id: string,
    userId: string,
    fils: bigint,
    creatorId: string | undefined,
    completedAt: number,
  ): void {
    const { vat, part } = this.spend(userId, fils, creatorId)
    const creator = creatorId ? { id: creatorId, part } : undefined
    this.#keep({ id, userId, kind: 'app', fils, vatFils: vat, cents: 0n, completedAt, creator })
  }

  #keep(
    order: Omit<
      ModelOrder,
      | 'state'
      | 'refundedFils'
      | 'refundedCents'
      | 'creditedOrderId'
      | 'credited'
      | 'creator'
      | 'shared'
    > &
      Partial<ModelOrder>,
  ): void {
    this.orders.set(order.id, {
      state: 'completed',
      refundedFils: 0n,
      refundedCents: 0n,
      creditedOrderId: undefined,
      credited: [0n, 0n],
      creator: undefined,
      shared: new Map(),
      ...order,
    })
  }

  /** Gives the money of a sale back whole: by the customer's wish, or because the provider took it. */
  reverseSale(order: ModelOrder, state: 'refunded' | 'charged_back'): void {
    const { fils, vatFils, cents, creator, userId } = order
    order.state = state
    if (order.kind === 'app') {
      this.post({
        [`wallet ${userId}`]: -fils,
        vat: vatFils,
        platform: fils - vatFils - (creator?.part ?? 0n),
        ...(creator ? { [`creator ${creator.id}`]: creator.part } : {}),
      })
      return
    }
    this.post({
      provider: -cents,
      'exchange USD': cents,
      'exchange AED': -fils,
      vat: vatFils,
      platform: fils - vatFils,
    })
    for (const [creatorId, part] of order.shared)
      this.post({ platform: -part, [`creator ${creatorId}`]: part })
  }

  /** What of a top-up was not spent goes back. */
  refundTopUp(order: ModelOrder): void {
    const rest = this.spendable(order.userId)
    const fils = rest < order.fils ? rest : order.fils
    const cents = fils === order.fils ? order.cents : divide(order.cents * fils, order.fils)
    order.state = fils === order.fils ? 'refunded' : 'partly_refunded'
    order.refundedFils = fils
    order.refundedCents = cents
    this.post({
      provider: -cents,
      'exchange USD': cents,
      'exchange AED': -fils,
      [`wallet ${order.userId}`]: fils,
    })
  }

  /** The provider takes all that is left of a top-up; what was spent of it is the store's loss. */
  chargeTopUpBack(order: ModelOrder): void {
    const fils = order.fils - order.refundedFils
    const cents = order.cents - order.refundedCents
    const rest = this.spendable(order.userId)
    const taken = rest < fils ? rest : fils
    order.state = 'charged_back'
    if (taken < fils) this.owing.add(order.userId)
    this.post({
      provider: -cents,
      'exchange USD': cents,
      'exchange AED': -fils,
      [`wallet ${order.userId}`]: taken,
      losses: fils - taken,
    })
  }
}

const sharedBy = ({ shared }: ModelOrder) =>
  [...shared.values()].reduce((sum, part) => sum + part, 0n)

export const includedRuns = (plan: PlanName): number => listPrices[plan].included
