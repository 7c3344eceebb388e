import { aed, type webhooks } from '@wakeel/contract'
import type { Transaction } from '../../database/database.ts'
import { recordEvent } from '../../webhooks/record-event.ts'
import type { AgreedSale } from './agent-sales.ts'

/** Tells the creator of an agent that it was sold; the store's own is nobody's. */
export const recordSale = (
  tx: Transaction,
  {
    id,
    kind,
    appId,
    agreed,
    shareFils,
    at,
  }: {
    /** Of the run or the order. */
    id: string
    kind: webhooks.WebhookEventData<'sale.created'>['kind']
    appId: string
    agreed: Pick<AgreedSale, 'creatorId' | 'priceFils'>
    shareFils: number
    at: Date
  },
): Promise<void> =>
  recordEvent(tx, {
    type: 'sale.created',
    ids: [id],
    to: { userId: agreed.creatorId },
    appId,
    at,
    data: { sale_id: id, kind, price: aed(agreed.priceFils), share: aed(shareFils) },
  })
