import { hash } from 'node:crypto'
import type { Bilingual } from '@wakeel/contract'
import type { Transaction } from '../../database/database.ts'
import { type OrderRow, orders } from '../../database/schema/billing.ts'
import { DomainError } from '../../errors.ts'
import { receiptEmail } from '../email-templates.ts'
import { agreeSale, postSale, type SoldApp, shareOf } from './agent-sales.ts'
import type { PurchaseDependencies } from './dependencies.ts'
import { recordSale } from './record-sale.ts'
import { blockReasonOfPaying } from './spending.ts'
import { changeWallet, type Wallet } from './wallet.ts'

interface NewAppOrder {
  app: SoldApp
  wallet: Wallet
  kind: 'subscription' | 'one_time'
  idempotencyKey?: string | undefined
  renews?: { entitlementId: string; periodEnd: Date }
}

/** What keeps the locked wallet from paying the app's price. */
export const blockReasonOfApp = (
  { clock }: PurchaseDependencies,
  tx: Transaction,
  { app, wallet }: { app: SoldApp; wallet: Wallet },
) =>
  blockReasonOfPaying(tx, {
    userId: wallet.userId,
    wallet,
    fils: app.priceFils,
    now: clock.now(),
  })

/** Takes an agent's price from a wallet that is locked and holds it: order, money, document and email in one transaction. */
export async function payForApp(
  { clock, newId, ledger, invoices, outbox }: PurchaseDependencies,
  tx: Transaction,
  { app, wallet, kind, idempotencyKey, renews }: NewAppOrder,
): Promise<OrderRow> {
  const id = newId()
  const now = clock.now()
  const { userId } = wallet
  const sale = agreeSale(app)
  const { vatFils, priceFils: totalFils } = sale
  const [order] = await tx
    .insert(orders)
    .values({
      id,
      userId,
      kind: 'app',
      status: 'completed',
      appId: app.id,
      renewsId: renews?.entitlementId ?? null,
      renewsPeriodEnd: renews?.periodEnd ?? null,
      vatFils,
      totalFils,
      vatCents: 0,
      totalCents: 0,
      provider: 'wallet',
      idempotencyKey: idempotencyKey ?? null,
      contentHash: purchaseHash(app.id),
      createdAt: now,
      updatedAt: now,
      completedAt: now,
    })
    .onConflictDoNothing({ target: [orders.userId, orders.idempotencyKey] })
    .returning()
  // Another kind of order took the key at this moment.
  if (!order) throw new DomainError('request.key_reused')
  const paid = await changeWallet(tx, userId, -totalFils)
  await postSale({ ledger }, tx, 'sale', id, { paid, sale })
  const sold = { id, appId: app.id, agreed: sale, shareFils: shareOf(sale), at: now }
  await recordSale(tx, { ...sold, kind: 'purchase' })
  const description = descriptions[kind](app.name)
  const netFils = totalFils - vatFils
  const { number } = await invoices.issue(tx, {
    kind: 'tax_invoice',
    reference: id,
    userId,
    orderId: id,
    lines: [{ description, quantity: 1, netFils }],
    netFils,
    vatFils,
    totalFils,
    charged: null,
    corrects: null,
    paidWith: 'wallet',
  })
  const message = receiptEmail({ description, totalFils, number })
  await outbox.queue(tx, { reference: `receipt:${id}`, userId, ...message })
  return order
}

/** What a key stands for, so that it is not taken for another request. */
export const purchaseHash = (appId: string): string => hash('sha256', `app\n${appId}`, 'base64url')

const descriptions: Record<NewAppOrder['kind'], (name: Bilingual) => Bilingual> = {
  subscription: (name) => ({ en: `${name.en}, one month`, ar: `${name.ar}، اشتراك لشهر واحد` }),
  one_time: (name) => ({ en: `${name.en}, bought once`, ar: `${name.ar}، شراء لمرة واحدة` }),
}
