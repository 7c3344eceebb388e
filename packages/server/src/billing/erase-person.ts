import { aed } from '@wakeel/contract'
import { and, eq, inArray, or } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import type { Database, Transaction } from '../database/database.ts'
import {
  billingDetails,
  creatorAccounts,
  entitlements,
  includedUsage,
  invoices,
  type OrderRow,
  orders,
  refunds,
  runCharges,
  subscriptions,
  wallets,
} from '../database/schema/billing.ts'
import { DomainError } from '../errors.ts'
import type { Invoices } from './invoices/invoices.ts'
import type { Ledger } from './ledger.ts'
import type { PaymentProvider } from './payments/payment-provider.ts'
import type { Refunds } from './refunds/refunds.ts'
import { formerMailboxOf } from './same-buyer.ts'

interface PersonalDataDependencies {
  database: Database
  clock: Clock
  ledger: Ledger
  invoices: Pick<Invoices, 'invoiceRunsOf'>
  provider: Pick<PaymentProvider, 'name'>
  refunds: Pick<Refunds, 'storeRefunds'>
}

/**
 * Lets a person go: documents stay for as long as the law says, and so does what the ledger is about, without the person. A balance
 * that is left becomes unclaimed. What was paid since they asked to leave goes back: they did not see it. Refused while a payment, a refund or a paid run is under way.
 */
export async function erasePerson(
  billing: PersonalDataDependencies,
  tx: Transaction,
  userId: string,
  leavingSince: Date,
): Promise<void> {
  await requireNothingUnderWay(tx, userId)
  const now = billing.clock.now()
  const isOpen = and(
    eq(orders.userId, userId),
    inArray(orders.status, ['created', 'awaiting_approval']),
  )
  await tx.update(orders).set({ status: 'cancelled', updatedAt: now }).where(isOpen)

  // A run that others made and that ends at this moment has its charge locked, and asks for the plan or the wallet next.
  const isReserved = and(eq(runCharges.userId, userId), eq(runCharges.status, 'reserved'))
  await tx
    .select({ runId: runCharges.runId })
    .from(runCharges)
    .where(isReserved)
    .orderBy(runCharges.runId)
    .for('update')
  // A run that is being paid has its charge locked, and asks for its creator's account next: the same order here.
  await tx.update(runCharges).set({ creatorId: null }).where(eq(runCharges.creatorId, userId))
  await closeAccounts(billing, tx, userId)
  await endWhatWasBought(tx, userId, now)

  // A month that is not over would find nobody to send its invoice to.
  await billing.invoices.invoiceRunsOf(tx, userId)
  for (const table of [billingDetails, includedUsage])
    await tx.delete(table).where(eq(table.userId, userId))
  const unnamed = { userId: null, savedMethod: null }
  await tx.update(subscriptions).set(unnamed).where(eq(subscriptions.userId, userId))
  const left = await tx
    .update(orders)
    .set({
      ...unnamed,
      formerMailboxHash: formerMailboxOf(userId),
      idempotencyKey: null,
      approvalUrl: null,
    })
    .where(eq(orders.userId, userId))
    .returning()
  for (const table of [entitlements, runCharges, invoices])
    await tx.update(table).set({ userId: null }).where(eq(table.userId, userId))
  await giveBackUnseen(billing, tx, left, leavingSince)
}

/** The job takes these refunds to the provider. An upgrade comes before what was credited to it, and takes it along. */
async function giveBackUnseen(
  { provider, refunds }: PersonalDataDependencies,
  tx: Transaction,
  left: readonly OrderRow[],
  leavingSince: Date,
): Promise<void> {
  const paidOf = (order: OrderRow) => order.completedAt?.getTime() ?? 0
  const unseen = left
    .filter((order) => order.provider === provider.name && paidOf(order) > leavingSince.getTime())
    .toSorted((one, other) => paidOf(other) - paidOf(one))
  for (const order of unseen)
    try {
      await refunds.storeRefunds(tx, order)
    } catch (error) {
      // Nothing is left of it.
      if (!(error instanceof DomainError)) throw error
    }
}

/** Money is about to move for the person: leaving now could lose it. */
async function requireNothingUnderWay(tx: Transaction, userId: string): Promise<void> {
  const isPaying = or(
    eq(orders.status, 'capturing'),
    and(eq(orders.kind, 'renewal'), eq(orders.status, 'created')),
  )
  const paying = await tx.$count(orders, and(eq(orders.userId, userId), isPaying))
  const pending = await tx
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(and(eq(orders.userId, userId), eq(refunds.status, 'pending')))
  const isReserved = and(eq(runCharges.status, 'reserved'), eq(runCharges.source, 'wallet'))
  const running = await tx.$count(runCharges, and(eq(runCharges.userId, userId), isReserved))
  if (paying + pending.length + running > 0) throw new DomainError('billing.payment_in_flight')
}

async function closeAccounts(
  { ledger }: PersonalDataDependencies,
  tx: Transaction,
  userId: string,
): Promise<void> {
  // Locked before the wallet, as by every sale.
  for (const table of [creatorAccounts, wallets]) {
    const [account] = await tx
      .select({ id: table.accountId })
      .from(table)
      .where(eq(table.userId, userId))
      .for('update')
    if (!account) continue
    const owed = -(await ledger.balance(tx, account.id))
    // What the store still owed the person is kept apart; what a creator owed it is lost.
    if (owed !== 0)
      await ledger.post(tx, 'closing', account.id, [
        { account, ...aed(owed) },
        { account: owed > 0 ? 'unclaimed' : 'losses', ...aed(-owed) },
      ])
    await tx.delete(table).where(eq(table.userId, userId))
  }
}

async function endWhatWasBought(tx: Transaction, userId: string, now: Date): Promise<void> {
  const ended = { status: 'ended', endedAt: now } as const
  await tx
    .update(subscriptions)
    .set(ended)
    .where(
      and(eq(subscriptions.userId, userId), inArray(subscriptions.status, ['active', 'past_due'])),
    )
  await tx
    .update(entitlements)
    .set(ended)
    .where(and(eq(entitlements.userId, userId), eq(entitlements.status, 'active')))
}
