import { fromDecimal } from '@wakeel/contract'
import { z } from 'zod'
import type { ProviderOrder, ProviderRefund } from './payment-provider.ts'

/** What is read of PayPal's answers; whatever else they hold is passed over. */
const Dollars = z.object({
  currency_code: z.literal('USD'),
  value: z.string().transform((text, context) => {
    const cents = fromDecimal(text)
    if (cents !== undefined) return cents
    context.addIssue({ code: 'custom', message: 'is not an amount of dollars' })
    return z.NEVER
  }),
})

const Link = z.object({ href: z.string(), rel: z.string() })

const Capture = z.object({
  id: z.string().min(1),
  status: z.enum(['COMPLETED', 'DECLINED', 'PARTIALLY_REFUNDED', 'PENDING', 'REFUNDED', 'FAILED']),
  amount: Dollars,
  processor_response: z.object({ response_code: z.string().optional() }).optional(),
})

const RefundOfOrder = z.object({
  status: z.enum(['CANCELLED', 'FAILED', 'PENDING', 'COMPLETED']),
  amount: Dollars,
})

const Payments = z.object({
  captures: z.array(Capture).optional(),
  refunds: z.array(RefundOfOrder).optional(),
})

export const Order = z.object({
  id: z.string().min(1),
  status: z.enum(['CREATED', 'SAVED', 'APPROVED', 'VOIDED', 'COMPLETED', 'PAYER_ACTION_REQUIRED']),
  purchase_units: z.array(z.object({ payments: Payments.optional() })).optional(),
  payment_source: z
    .object({
      paypal: z
        .object({
          attributes: z
            .object({ vault: z.object({ id: z.string().optional() }).optional() })
            .optional(),
        })
        .optional(),
    })
    .optional(),
  links: z.array(Link).optional(),
})

/** A capture by itself, which names its order. */
export const OrderOfCapture = z.object({
  supplementary_data: z
    .object({ related_ids: z.object({ order_id: z.string().optional() }).optional() })
    .optional(),
})

export const Refund = z.object({
  id: z.string().min(1),
  status: z.enum(['CANCELLED', 'FAILED', 'PENDING', 'COMPLETED']),
})

export const Token = z.object({
  access_token: z.string().min(1),
  expires_in: z.number().positive(),
})

/** PayPal's refusals: `issue` says more than `name` where it is there. */
export const Refusal = z.object({
  name: z.string(),
  details: z.array(z.object({ issue: z.string().optional() })).optional(),
  links: z.array(Link).optional(),
})

/** Where the payer agrees: PayPal calls the link one thing for orders made with a payment source and another for those without. */
export function approvalLink(links: readonly z.infer<typeof Link>[] = []): string | null {
  return links.find(({ rel }) => rel === 'payer-action' || rel === 'approve')?.href ?? null
}

export function toProviderOrder(order: z.infer<typeof Order>): ProviderOrder {
  const payments = order.purchase_units?.flatMap((unit) => unit.payments ?? []) ?? []
  const capture = payments.flatMap(({ captures = [] }) => captures).at(-1)
  const status = orderStatus(order.status, capture?.status)
  return {
    id: order.id,
    status,
    approvalUrl: status === 'awaiting_approval' ? approvalLink(order.links) : null,
    capture:
      status === 'completed' && capture
        ? {
            id: capture.id,
            cents: capture.amount.value,
            refundedCents: refundedCents(capture, payments),
          }
        : null,
    savedMethod: order.payment_source?.paypal?.attributes?.vault?.id ?? null,
    declineReason:
      status === 'declined'
        ? (capture?.processor_response?.response_code ?? `CAPTURE_${capture?.status}`)
        : null,
  }
}

/** A capture that is called refunded has all gone back, also when it was the payer's bank that took it and no refund is listed. */
function refundedCents(
  { status, amount }: z.infer<typeof Capture>,
  payments: readonly z.infer<typeof Payments>[],
): number {
  if (status === 'REFUNDED') return amount.value
  const refunds = payments
    .flatMap(({ refunds = [] }) => refunds)
    .filter(({ status }) => status === 'COMPLETED' || status === 'PENDING')
  return refunds.reduce((sum, { amount }) => sum + amount.value, 0)
}

/** An order that PayPal calls completed has been captured, which says nothing about whether the money came. */
function orderStatus(
  order: z.infer<typeof Order>['status'],
  capture?: z.infer<typeof Capture>['status'],
): ProviderOrder['status'] {
  if (order === 'APPROVED') return 'approved'
  if (order === 'VOIDED') return 'voided'
  if (order !== 'COMPLETED') return 'awaiting_approval'
  if (capture === undefined || capture === 'PENDING') return 'pending'
  return capture === 'DECLINED' || capture === 'FAILED' ? 'declined' : 'completed'
}

export function toProviderRefund({ id, status }: z.infer<typeof Refund>): ProviderRefund {
  const known = {
    COMPLETED: 'completed',
    PENDING: 'pending',
    FAILED: 'failed',
    CANCELLED: 'failed',
  } as const
  return { id, status: known[status] }
}
