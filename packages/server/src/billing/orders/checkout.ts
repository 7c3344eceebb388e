import { hash } from 'node:crypto'
import {
  chargedInUsd,
  type billing as contract,
  type InputOf,
  type Language,
} from '@wakeel/contract'
import { and, asc, eq, inArray, lte, or } from 'drizzle-orm'
import { lockPerson } from '../../accounts/lock-person.ts'
import type { Clock } from '../../clock.ts'
import type { Database, Transaction } from '../../database/database.ts'
import {
  type NewOrder,
  type OrderRow,
  orders as orderTable,
} from '../../database/schema/billing.ts'
import { DomainError } from '../../errors.ts'
import type { Faults } from '../../faults.ts'
import { requireUser } from '../../http/caller.ts'
import type { Context } from '../../http/context.ts'
import type { RateLimit, RateLimits } from '../../http/rate-limits.ts'
import { type PaymentProvider, ProviderUnreachable } from '../payments/payment-provider.ts'
import type { Quotes } from '../plans/quotes.ts'
import { CAPTURE_LEASE_MS, createAdvanceOrder, SOLD_OUT } from './advance-order.ts'
import type { Orders } from './orders.ts'
import type { Settlement } from './settlement.ts'

interface Dependencies {
  database: Database
  clock: Clock
  newId(): string
  limits: RateLimits
  faults: Faults
  provider: PaymentProvider
  quotes: Quotes
  orders: Orders
  settlement: Settlement
  publicUrl: string
}

type Routes = typeof contract.routes

/** What is bought, before it has an order. */
type Bought = Pick<NewOrder, 'kind' | 'vatFils' | 'totalFils' | 'vatCents' | 'totalCents'> &
  Partial<NewOrder>

interface Wanted {
  userId: string
  idempotencyKey: string | undefined
  /** What a repeat under the same key has to be equal in. */
  content: string
  buy(tx: Transaction): Promise<Bought> | Bought
}

/** How long an order is left to the page of whoever is paying before the job looks at it. */
const AWAITING_LEFT_MS = 60_000

/** Each is an order at the provider, which the job asks about until somebody agrees to it or its time is over. */
const PERSON_LIMIT: RateLimit = { name: 'checkout', max: 60, windowSeconds: 3600 }

export type Checkout = ReturnType<typeof createCheckout>

/** From the button to the money: an order is made, agreed to, captured and settled, in steps that can each be repeated. */
export function createCheckout(dependencies: Dependencies) {
  const { database, clock, newId, limits, faults, provider, quotes, orders } = dependencies
  const { make, advance } = createAdvanceOrder(dependencies)

  /** Stores an order and makes it at the provider; a repeat goes on from where the first time got to. */
  async function start(wanted: Wanted) {
    await limits.take(PERSON_LIMIT, wanted.userId)
    const stored = await database.transaction((tx) => store(tx, wanted))
    await faults.reach('billing.order_stored')
    const order = stored.status === 'created' ? await orUnreachable(make(stored)) : stored
    if (order.status === 'declined' && order.providerOrderId === null)
      throw new DomainError('billing.payment_refused')
    return toReply(order, 'en')
  }

  async function store(
    tx: Transaction,
    { userId, idempotencyKey, content, buy }: Wanted,
  ): Promise<OrderRow> {
    await lockPerson(tx, userId)
    const contentHash = hash('sha256', content, 'base64url')
    const known = await findRepeat(tx, { userId, idempotencyKey, contentHash })
    if (known) return known
    const now = clock.now()
    const [stored] = await tx
      .insert(orderTable)
      .values({
        ...(await buy(tx)),
        id: newId(),
        userId,
        status: 'created',
        provider: provider.name,
        idempotencyKey,
        contentHash,
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing({ target: [orderTable.userId, orderTable.idempotencyKey] })
      .returning()
    // The same request a moment earlier: the insert has waited until it was stored.
    const order = stored ?? (await findRepeat(tx, { userId, idempotencyKey, contentHash }))
    if (!order) throw new DomainError('request.in_flight', { retryAfterSeconds: 1 })
    return order
  }

  async function toReply(order: OrderRow, language: Language) {
    const [shown] = await orders.toOrders(database, [order], language)
    return { success: true as const, order: shown! }
  }

  return {
    advance,

    async startCheckout(
      { plan, billing, offer }: InputOf<Routes['startCheckout']>,
      { caller, idempotencyKey }: Context,
    ) {
      const { userId } = requireUser(caller)
      const content = JSON.stringify(['plan', plan, billing, offer ?? null])
      return start({
        userId,
        idempotencyKey,
        content,
        async buy(tx) {
          const { quote, creditedOrderId } = await quotes.quoteFor(tx, {
            userId,
            planId: plan,
            billing,
            offer,
            language: 'en',
          })
          refuse(quote)
          return {
            kind: 'plan',
            quote,
            planId: plan,
            boughtPlan: quotes.boughtPlan(plan),
            billing,
            offerId: quote.offer?.id ?? null,
            creditedOrderId,
            vatFils: quote.vat.aed,
            totalFils: quote.total.aed,
            vatCents: quote.vat.usd,
            totalCents: quote.total.usd,
          }
        },
      })
    },

    /** No VAT: it is due when the money is spent (a voucher that may buy several things). */
    async startTopUp(
      { amount_fils }: InputOf<Routes['startTopUp']>,
      { caller, idempotencyKey }: Context,
    ) {
      const bought: Bought = {
        kind: 'top_up',
        vatFils: 0,
        totalFils: amount_fils,
        vatCents: 0,
        totalCents: chargedInUsd(amount_fils),
      }
      const content = JSON.stringify(['top_up', amount_fils])
      return start({
        userId: requireUser(caller).userId,
        idempotencyKey,
        content,
        buy: () => bought,
      })
    },

    async completeCheckout({ id, lang }: InputOf<Routes['completeCheckout']>, { caller }: Context) {
      const order = await orders.getOwn(database, requireUser(caller).userId, id)
      const reached = await orUnreachable(advance(order))
      if (reached.status === 'declined') {
        throw new DomainError(
          reached.declineReason === SOLD_OUT
            ? 'billing.offer_sold_out'
            : 'billing.payment_declined',
        )
      }
      if (reached.status === 'cancelled' || reached.status === 'expired')
        throw new DomainError('billing.order_ended')
      return toReply(reached, lang)
    },

    /** What is being paid or is paid is no longer cancelled: the reply says how it stands. */
    async cancelCheckout({ id, lang }: InputOf<Routes['cancelCheckout']>, { caller }: Context) {
      const order = await orders.getOwn(database, requireUser(caller).userId, id)
      if (order.status === 'declined' || order.status === 'expired')
        throw new DomainError('billing.order_ended')
      const isOpen = order.status === 'created' || order.status === 'awaiting_approval'
      const cancelled = isOpen ? await orders.move(database, order, 'cancelled') : order
      return toReply(cancelled ?? (await orders.reread(database, order)), lang)
    },

    /** The order that the provider knows by this id. */
    async findByProviderOrder(providerOrderId: string): Promise<OrderRow | undefined> {
      const [order] = await database
        .select()
        .from(orderTable)
        .where(
          and(
            eq(orderTable.provider, provider.name),
            eq(orderTable.providerOrderId, providerOrderId),
          ),
        )
      return order
    },

    /** Takes up every order that was left on its way, and gives up those that nobody agreed to; says how many there were. */
    async reconcile(): Promise<number> {
      const leftFor = (milliseconds: number) =>
        lte(orderTable.updatedAt, new Date(clock.now().getTime() - milliseconds))
      const left = await database
        .select()
        .from(orderTable)
        .where(
          and(
            eq(orderTable.provider, provider.name),
            or(
              and(inArray(orderTable.status, ['created', 'capturing']), leftFor(CAPTURE_LEASE_MS)),
              and(eq(orderTable.status, 'awaiting_approval'), leftFor(AWAITING_LEFT_MS)),
            ),
          ),
        )
        .orderBy(asc(orderTable.updatedAt))
      const failures: unknown[] = []
      // One that fails must not keep the others waiting.
      for (const order of left) await advance(order).catch((error) => failures.push(error))
      if (failures.length > 0)
        throw new AggregateError(
          failures,
          `${failures.length} of ${left.length} orders could not be taken further`,
        )
      return left.length
    },
  }
}

/** The order that this key already belongs to; refused when that is for something else. */
async function findRepeat(
  tx: Transaction,
  {
    userId,
    idempotencyKey,
    contentHash,
  }: { userId: string; idempotencyKey: string | undefined; contentHash: string },
): Promise<OrderRow | undefined> {
  if (idempotencyKey === undefined) return undefined
  const [order] = await tx
    .select()
    .from(orderTable)
    .where(and(eq(orderTable.userId, userId), eq(orderTable.idempotencyKey, idempotencyKey)))
  if (order && order.contentHash !== contentHash) throw new DomainError('request.key_reused')
  return order
}

function refuse({ change, offer_notice }: contract.Quote): void {
  if (change === 'current') throw new DomainError('billing.plan_current')
  if (change === 'later') throw new DomainError('billing.plan_later')
  // Somebody who saw the lower price must not pay the higher one.
  if (offer_notice === 'sold_out') throw new DomainError('billing.offer_sold_out')
  if (offer_notice === 'used') throw new DomainError('billing.offer_used')
}

async function orUnreachable(order: Promise<OrderRow>): Promise<OrderRow> {
  try {
    return await order
  } catch (error) {
    if (error instanceof ProviderUnreachable)
      throw new DomainError('billing.provider_unreachable', { cause: error })
    throw error
  }
}
