import { eq } from 'drizzle-orm'
import type { Clock, Database, Queries } from './dependencies.ts'
import {
  type CaptureRow,
  type Documents,
  type OrderRow,
  orderStatus,
  type Paid,
} from './documents.ts'
import type { Events } from './events.ts'
import { NewOrder, readBody, readCents } from './new-order.ts'
import { toPayPalId } from './paypal-id.ts'
import { type Issue, isDecline, Refusal } from './refusal.ts'
import { type Asked, type Outcome, once, pretended } from './requests.ts'
import { sandboxCaptures, sandboxOrders, sandboxRefunds, sandboxVault } from './tables.ts'

/** The payer agrees by itself this long after the order is made. */
const AGREES_AFTER_MS = 2_000
/** What the payer will do: agree by itself, do nothing, or refuse. */
export type Approval = 'agree' | 'wait' | 'refuse'

const UNPAID: Paid = { taken: undefined, refunds: [], vault: undefined }

interface Dependencies {
  database: Database
  clock: Clock
  newId(): string
  documents: Documents
  events: Events
}

export type SandboxOrders = ReturnType<typeof createSandboxOrders>

/** PayPal's Orders v2: made, agreed to, captured. */
export function createSandboxOrders({ database, clock, newId, documents, events }: Dependencies) {
  async function hold(tx: Queries, id: string): Promise<OrderRow> {
    const [order] = await tx
      .select()
      .from(sandboxOrders)
      .where(eq(sandboxOrders.id, id))
      .for('update')
    if (!order) throw new Refusal('INVALID_RESOURCE_ID')
    return order
  }

  async function document(queries: Queries, order: OrderRow, now = clock.now()) {
    const [taken] = await queries
      .select()
      .from(sandboxCaptures)
      .where(eq(sandboxCaptures.orderId, order.id))
    const [vault] = order.vaultId
      ? await queries.select().from(sandboxVault).where(eq(sandboxVault.id, order.vaultId))
      : []
    const refunds = taken
      ? await queries.select().from(sandboxRefunds).where(eq(sandboxRefunds.captureId, taken.id))
      : []
    return documents.order(order, { taken, refunds, vault }, now)
  }

  async function find(queries: Queries, id: string): Promise<OrderRow> {
    const [order] = await queries.select().from(sandboxOrders).where(eq(sandboxOrders.id, id))
    if (!order) throw new Refusal('INVALID_RESOURCE_ID')
    return order
  }

  /** Takes the money, and keeps the payment method when that was asked for. */
  async function take(tx: Queries, order: OrderRow): Promise<CaptureRow> {
    const now = clock.now()
    const [taken] = await tx
      .insert(sandboxCaptures)
      .values({
        id: toPayPalId(newId()),
        orderId: order.id,
        invoiceId: order.invoiceId,
        cents: order.cents,
        createdAt: now,
      })
      .onConflictDoNothing({ target: sandboxCaptures.invoiceId })
      .returning()
    if (!taken) throw new Refusal('DUPLICATE_INVOICE_ID')
    let { vaultId } = order
    if (order.storeInVault && !vaultId) {
      vaultId = toPayPalId(newId()).toLowerCase()
      await tx
        .insert(sandboxVault)
        .values({ id: vaultId, customerId: toPayPalId(newId()), createdAt: now })
    }
    await tx
      .update(sandboxOrders)
      .set({ status: 'COMPLETED', vaultId, updatedAt: now })
      .where(eq(sandboxOrders.id, order.id))
    await events.tell(tx, 'PAYMENT.CAPTURE.COMPLETED', documents.capture(taken, order), now)
    return taken
  }

  async function pretend(tx: Queries, order: OrderRow, issue: Issue): Promise<Outcome> {
    const now = clock.now()
    if (isDecline(issue))
      await events.tell(
        tx,
        'PAYMENT.CAPTURE.DECLINED',
        documents.declinedCapture(toPayPalId(newId()), order, now),
        now,
      )
    return pretended(issue)
  }

  return {
    async show(id: string) {
      return document(database, await find(database, id))
    },

    /** `mock` is the refusal that the caller wants to see instead, here and below. */
    async create(
      asked: Asked,
      {
        approval,
        isWhole,
        mock,
      }: { approval: Approval; isWhole: boolean; mock: Issue | undefined },
    ) {
      const { intent, purchase_units, payment_source } = readBody(NewOrder, asked.body)
      const [unit] = purchase_units
      const { vault_id: vaultId, attributes } = payment_source?.paypal ?? {}
      if (intent !== 'CAPTURE') throw new Refusal('INVALID_PARAMETER_VALUE')
      if (vaultId && asked.requestId === undefined) throw new Refusal('PAYPAL_REQUEST_ID_REQUIRED')
      const cents = readCents(unit!.amount)

      const id = await once({ database, clock }, asked, async (tx) => {
        if (mock) return pretended(mock)
        const now = clock.now()
        const soon = new Date(now.getTime() + AGREES_AFTER_MS)
        if (vaultId) {
          const [kept] = await tx
            .select({ id: sandboxVault.id })
            .from(sandboxVault)
            .where(eq(sandboxVault.id, vaultId))
          if (!kept) throw new Refusal('INVALID_RESOURCE_ID')
        }
        const [order] = await tx
          .insert(sandboxOrders)
          .values({
            id: toPayPalId(newId()),
            status: vaultId ? 'APPROVED' : 'CREATED',
            cents,
            currency: unit!.amount.currency_code,
            referenceId: unit!.reference_id,
            customId: unit!.custom_id ?? null,
            invoiceId: unit!.invoice_id ?? null,
            description: unit!.description ?? null,
            hasPaymentSource: payment_source !== undefined,
            storeInVault: attributes?.vault !== undefined,
            approvesAt: approval === 'agree' ? soon : null,
            refusesAt: approval === 'refuse' ? soon : null,
            vaultId: vaultId ?? null,
            createdAt: now,
            updatedAt: now,
          })
          .returning()
        if (vaultId) await take(tx, order!)
        else if (approval === 'agree')
          await events.tell(
            tx,
            'CHECKOUT.ORDER.APPROVED',
            documents.order(order!, UNPAID, soon),
            soon,
          )
        return { resourceId: order!.id }
      })
      const order = await find(database, id)
      return isWhole || vaultId
        ? document(database, order)
        : documents.orderSummary(order, clock.now())
    },

    async capture(id: string, asked: Asked, mock: Issue | undefined) {
      const orderId = await once({ database, clock }, asked, async (tx) => {
        const order = await hold(tx, id)
        if (mock) return pretend(tx, order, mock)
        const status = orderStatus(order, clock.now())
        if (status === 'COMPLETED') throw new Refusal('ORDER_ALREADY_CAPTURED')
        if (status === 'VOIDED') throw new Refusal('INVALID_RESOURCE_ID')
        if (status === 'CREATED') throw new Refusal('ORDER_NOT_APPROVED')
        await take(tx, order)
        return { resourceId: order.id }
      })
      return document(database, await find(database, orderId))
    },

    /** Lets the payer agree now. */
    async approve(id: string): Promise<void> {
      await database.transaction(async (tx) => {
        const order = await hold(tx, id)
        const now = clock.now()
        if (orderStatus(order, now) !== 'CREATED') return
        const agreed = { status: 'APPROVED', refusesAt: null, updatedAt: now } as const
        await tx.update(sandboxOrders).set(agreed).where(eq(sandboxOrders.id, id))
        await events.tell(
          tx,
          'CHECKOUT.ORDER.APPROVED',
          documents.order({ ...order, ...agreed }, UNPAID, now),
          now,
        )
      })
    },
  }
}
