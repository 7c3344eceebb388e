import { createHash } from 'node:crypto'
import type { Bilingual } from '@wakeel/contract'
import type { Clock } from '../../clock.ts'
import type { Transaction } from '../../database/database.ts'
import { type OrderRow, orders } from '../../database/schema/billing.ts'
import type { Outbox } from '../../emails/outbox.ts'
import { DomainError } from '../../errors.ts'
import { receiptEmail } from '../email-templates.ts'
import type { Invoices } from '../invoices/invoices.ts'
import type { Ledger } from '../ledger.ts'
import { createAgentSales, type SoldApp } from './agent-sales.ts'
import { blockReasonOfPaying } from './spending.ts'
import type { Wallet, Wallets } from './wallet.ts'

export interface AppOrderDependencies {
  clock: Clock
  newId(): string
  ledger: Ledger
  wallets: Wallets
  invoices: Invoices
  outbox: Outbox
}

interface NewAppOrder {
  app: SoldApp
  wallet: Wallet
  kind: 'subscription' | 'one_time'
  idempotencyKey?: string
  renews?: { entitlementId: string; periodEnd: Date }
}

export type AppOrders = ReturnType<typeof createAppOrders>

/** Agents paid from the wallet: order, money, document and letter in one transaction, in which the wallet is locked. */
export function createAppOrders({
  clock,
  newId,
  ledger,
  wallets,
  invoices,
  outbox,
}: AppOrderDependencies) {
  const sales = createAgentSales({ ledger })

  return {
    sales,

    /** What keeps the locked wallet from paying the app's price. */
    blockReason: (tx: Transaction, { app, wallet }: { app: SoldApp; wallet: Wallet }) =>
      blockReasonOfPaying(tx, {
        userId: wallet.userId,
        wallet,
        fils: app.priceFils,
        now: clock.now(),
      }),

    /** Takes the money from a wallet that holds it, and posts the sale. */
    async pay(
      tx: Transaction,
      { app, wallet, kind, idempotencyKey, renews }: NewAppOrder,
    ): Promise<OrderRow> {
      const id = newId()
      const now = clock.now()
      const sale = sales.agree(app)
      const [order] = await tx
        .insert(orders)
        .values({
          id,
          userId: wallet.userId,
          kind: 'app',
          status: 'completed',
          appId: app.id,
          renewsId: renews?.entitlementId ?? null,
          renewsPeriodEnd: renews?.periodEnd ?? null,
          vatFils: sale.vatFils,
          totalFils: sale.priceFils,
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
      const paid = await wallets.change(tx, wallet.userId, -sale.priceFils)
      await sales.post(tx, 'sale', id, { paid, sale })
      const description = descriptions[kind](app.name)
      const netFils = sale.priceFils - sale.vatFils
      const { number } = await invoices.issue(tx, {
        kind: 'tax_invoice',
        reference: id,
        userId: wallet.userId,
        orderId: id,
        lines: [{ description, quantity: 1, netFils }],
        netFils,
        vatFils: sale.vatFils,
        totalFils: sale.priceFils,
        charged: null,
        corrects: null,
        paidWith: 'wallet',
      })
      const message = receiptEmail({ description, totalFils: sale.priceFils, number })
      await outbox.queue(tx, { reference: `receipt:${id}`, userId: wallet.userId, ...message })
      return order
    },
  }
}

/** What a key stands for, so that it is not taken for another request. */
export function purchaseHash(appId: string): string {
  return createHash('sha256').update(`app\n${appId}`).digest('base64url')
}

const descriptions: Record<NewAppOrder['kind'], (name: Bilingual) => Bilingual> = {
  subscription: (name) => ({ en: `${name.en}, one month`, ar: `${name.ar}، اشتراك لشهر واحد` }),
  one_time: (name) => ({ en: `${name.en}, for good`, ar: `${name.ar}، شراء دائم` }),
}
