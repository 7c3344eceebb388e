import { eq } from 'drizzle-orm'
import type { SandboxDependencies } from './dependencies.ts'
import { orderDocument, orderStatus, UNPAID } from './order-document.ts'
import { lockOrder } from './show-order.ts'
import { sandboxOrders } from './tables.ts'
import { tellEvent } from './tell-event.ts'

/** Lets the payer agree now. */
export async function approveOrder(sandbox: SandboxDependencies, id: string): Promise<void> {
  const { database, clock, baseUrl } = sandbox
  await database.transaction(async (tx) => {
    const order = await lockOrder(tx, id)
    const now = clock.now()
    if (orderStatus(order, now) !== 'CREATED') return
    const agreed = { status: 'APPROVED', refusesAt: null, updatedAt: now } as const
    await tx.update(sandboxOrders).set(agreed).where(eq(sandboxOrders.id, id))
    const document = orderDocument(baseUrl, { ...order, ...agreed }, UNPAID, now)
    await tellEvent(sandbox, tx, 'CHECKOUT.ORDER.APPROVED', document, now)
  })
}
