import { sandboxCaptures } from '@wakeel/paypal-sandbox'
import { eq } from 'drizzle-orm'
import {
  ledgerAccounts,
  ledgerLines,
  ledgerTransactions,
  offerSpots,
  orders,
} from '../src/database/schema/billing.ts'
import { openSystem, type System } from './system.ts'

/** A system to which no webhook event comes by itself: each test shows who it is that takes an order further. */
export async function openQuietSystem() {
  const system = await openSystem()
  const sandbox = system.capabilities.payments.sandbox!
  const { sendEvents } = sandbox
  sandbox.sendEvents = async () => {}
  return { system, sandbox, sendEvents }
}

export async function readOrder({ database }: System, id: string) {
  const [order] = await database.select().from(orders).where(eq(orders.id, id))
  return order!
}

/** What the sandbox took for an order. */
export async function capturesOf(system: System, orderId: string) {
  const { captureId } = await readOrder(system, orderId)
  return system.database
    .select()
    .from(sandboxCaptures)
    .where(eq(sandboxCaptures.id, captureId ?? ''))
}

/** `account currency amount` of each line that was posted under this reference, in the order of posting. */
export async function linesPostedFor({ database }: System, reference: string): Promise<string[]> {
  const lines = await database
    .select({
      kind: ledgerAccounts.kind,
      currency: ledgerLines.currency,
      amount: ledgerLines.amount,
    })
    .from(ledgerLines)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerLines.transactionId))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerLines.accountId))
    .where(eq(ledgerTransactions.reference, reference))
    .orderBy(ledgerLines.id)
  return lines.map(({ kind, currency, amount }) => `${kind} ${currency} ${amount}`)
}

export const reconcile = ({ capabilities }: System) =>
  capabilities.billing.checkout.reconcileOrders()

/** How many spots of founder_special are taken. */
export const spotsTaken = async ({ database }: System): Promise<number> =>
  (await database.select().from(offerSpots))[0]!.taken
