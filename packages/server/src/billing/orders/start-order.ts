import { hash } from 'node:crypto'
import { lockPerson } from '../../accounts/lock-person.ts'
import type { Transaction } from '../../database/database.ts'
import { type NewOrder, type OrderRow, orders } from '../../database/schema/billing.ts'
import { DomainError } from '../../errors.ts'
import type { RateLimit } from '../../http/rate-limits.ts'
import { orUnreachable } from '../payments/or-unreachable.ts'
import type { CheckoutDependencies } from './dependencies.ts'
import { findRepeat } from './find-repeat.ts'
import { makeOrder } from './make-order.ts'

/** What is bought, before it has an order. */
type Bought = Pick<NewOrder, 'kind' | 'vatFils' | 'totalFils' | 'vatCents' | 'totalCents'> &
  Partial<NewOrder>

interface OrderRequest {
  userId: string
  idempotencyKey: string | undefined
  /** What a repeat under the same key has to be equal in. */
  content: string
  buy(tx: Transaction): Promise<Bought> | Bought
}

/** Each is an order at the provider, which the job asks about until somebody agrees to it or its time is over. */
const PERSON_LIMIT: RateLimit = { name: 'checkout', max: 60, windowSeconds: 3600 }

/** Stores an order and makes it at the provider; a repeat goes on from where the first time got to. */
export async function startOrder(
  billing: CheckoutDependencies,
  request: OrderRequest,
): Promise<OrderRow> {
  const { database, limits, faults } = billing
  await limits.take(PERSON_LIMIT, request.userId)
  const stored = await database.transaction((tx) => storeOrder(billing, tx, request))
  await faults.reach('billing.order_stored')
  const order =
    stored.status === 'created' ? await orUnreachable(makeOrder(billing, stored)) : stored
  if (order.status === 'declined' && order.providerOrderId === null)
    throw new DomainError('billing.payment_refused')
  return order
}

async function storeOrder(
  { clock, newId, provider }: CheckoutDependencies,
  tx: Transaction,
  { userId, idempotencyKey, content, buy }: OrderRequest,
): Promise<OrderRow> {
  await lockPerson(tx, userId)
  const contentHash = hash('sha256', content, 'base64url')
  const known = await findRepeat(tx, { userId, idempotencyKey, contentHash })
  if (known) return known
  const now = clock.now()
  const [stored] = await tx
    .insert(orders)
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
    .onConflictDoNothing({ target: [orders.userId, orders.idempotencyKey] })
    .returning()
  // The same request a moment earlier: the insert has waited until it was stored.
  const order = stored ?? (await findRepeat(tx, { userId, idempotencyKey, contentHash }))
  if (!order) throw new DomainError('request.in_flight', { retryAfterSeconds: 1 })
  return order
}
