import { eq } from 'drizzle-orm'
import type { Queries, SandboxDependencies } from './dependencies.ts'
import { NewOrder, readBody, readCents } from './new-order.ts'
import { orderDocument, orderSummary, UNPAID } from './order-document.ts'
import { toPayPalId } from './paypal-id.ts'
import { type Issue, Refusal } from './refusal.ts'
import { type ApiRequest, once, pretended } from './requests.ts'
import { findOrder, showOrder } from './show-order.ts'
import { sandboxOrders, sandboxVault } from './tables.ts'
import { takePayment } from './take-payment.ts'
import { tellEvent } from './tell-event.ts'

/** The payer agrees by itself this long after the order is made. */
const AGREES_AFTER_MS = 2_000
/** What the payer will do: agree by itself, do nothing, or refuse. */
export type Approval = 'agree' | 'wait' | 'refuse'

interface Options {
  approval: Approval
  isWhole: boolean
  /** The refusal that the caller wants to see instead. */
  mock: Issue | undefined
}

/** Makes an order that the payer has to agree to; one with a saved payment method is paid at once. */
export async function createOrder(
  sandbox: SandboxDependencies,
  request: ApiRequest,
  { approval, isWhole, mock }: Options,
) {
  const { database, clock, newId, baseUrl } = sandbox
  const { intent, purchase_units, payment_source } = readBody(NewOrder, request.body)
  const unit = purchase_units[0]!
  const { vault_id: vaultId, attributes } = payment_source?.paypal ?? {}
  if (intent !== 'CAPTURE') throw new Refusal('INVALID_PARAMETER_VALUE')
  if (vaultId && request.requestId === undefined) throw new Refusal('PAYPAL_REQUEST_ID_REQUIRED')
  const cents = readCents(unit.amount)

  const id = await once(sandbox, request, async (tx) => {
    if (mock) return pretended(mock)
    const now = clock.now()
    const soon = new Date(now.getTime() + AGREES_AFTER_MS)
    if (vaultId) await requireSaved(tx, vaultId)
    const [order] = await tx
      .insert(sandboxOrders)
      .values({
        id: toPayPalId(newId()),
        status: vaultId ? 'APPROVED' : 'CREATED',
        cents,
        currency: unit.amount.currency_code,
        referenceId: unit.reference_id,
        customId: unit.custom_id ?? null,
        invoiceId: unit.invoice_id ?? null,
        description: unit.description ?? null,
        hasPaymentSource: payment_source !== undefined,
        storeInVault: attributes?.vault !== undefined,
        approvesAt: approval === 'agree' ? soon : null,
        refusesAt: approval === 'refuse' ? soon : null,
        vaultId: vaultId ?? null,
        createdAt: now,
        updatedAt: now,
      })
      .returning()
    if (vaultId) await takePayment(sandbox, tx, order!)
    else if (approval === 'agree') {
      const document = orderDocument(baseUrl, order!, UNPAID, soon)
      await tellEvent(sandbox, tx, 'CHECKOUT.ORDER.APPROVED', document, soon)
    }
    return { resourceId: order!.id }
  })
  return isWhole || vaultId
    ? showOrder(sandbox, id)
    : orderSummary(baseUrl, await findOrder(database, id), clock.now())
}

async function requireSaved(tx: Queries, vaultId: string): Promise<void> {
  const [kept] = await tx
    .select({ id: sandboxVault.id })
    .from(sandboxVault)
    .where(eq(sandboxVault.id, vaultId))
  if (!kept) throw new Refusal('INVALID_RESOURCE_ID')
}
