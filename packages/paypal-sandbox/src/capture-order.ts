import { declinedCaptureDocument } from './capture-document.ts'
import type { Queries, SandboxDependencies } from './dependencies.ts'
import type { OrderRow } from './documents.ts'
import { orderStatus } from './order-document.ts'
import { toPayPalId } from './paypal-id.ts'
import { type Issue, isDecline, Refusal } from './refusal.ts'
import { type ApiRequest, type Outcome, once, pretended } from './requests.ts'
import { lockOrder, showOrder } from './show-order.ts'
import { takePayment } from './take-payment.ts'
import { tellEvent } from './tell-event.ts'

/** Takes the money of an order that the payer has agreed to. */
export async function captureOrder(
  sandbox: SandboxDependencies,
  id: string,
  request: ApiRequest,
  mock: Issue | undefined,
) {
  const orderId = await once(sandbox, request, async (tx) => {
    const order = await lockOrder(tx, id)
    if (mock) return pretendTo(sandbox, tx, order, mock)
    const status = orderStatus(order, sandbox.clock.now())
    if (status === 'COMPLETED') throw new Refusal('ORDER_ALREADY_CAPTURED')
    if (status === 'VOIDED') throw new Refusal('INVALID_RESOURCE_ID')
    if (status === 'CREATED') throw new Refusal('ORDER_NOT_APPROVED')
    await takePayment(sandbox, tx, order)
    return { resourceId: order.id }
  })
  return showOrder(sandbox, orderId)
}

async function pretendTo(
  sandbox: SandboxDependencies,
  tx: Queries,
  order: OrderRow,
  issue: Issue,
): Promise<Outcome> {
  const { clock, newId, baseUrl } = sandbox
  const now = clock.now()
  if (isDecline(issue)) {
    const document = declinedCaptureDocument(baseUrl, toPayPalId(newId()), order, now)
    await tellEvent(sandbox, tx, 'PAYMENT.CAPTURE.DECLINED', document, now)
  }
  return pretended(issue)
}
