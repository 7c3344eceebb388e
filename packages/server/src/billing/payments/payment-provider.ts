/** What takes the money. The store never sees a card: the payer agrees at the provider, or has agreed before. */
export interface PaymentProvider {
  name: 'sandbox' | 'paypal'

  /**
   * Makes an order that the payer has to agree to; with `savedMethod` the payer has agreed before and the money is taken at once.
   * The same `requestId` always answers with the same order. Throws PaymentRefused or ProviderUnreachable.
   */
  createOrder(order: NewProviderOrder): Promise<ProviderOrder>

  /** An order that the provider no longer knows is `voided`. Throws PaymentRefused or ProviderUnreachable. */
  getOrder(providerOrderId: string): Promise<ProviderOrder>

  /**
   * Takes the money of an order that the payer has agreed to; however often it is called, it is taken once. A refusal comes back
   * as an order that is `declined`. Throws ProviderUnreachable.
   */
  captureOrder(providerOrderId: string, requestId: string): Promise<ProviderOrder>

  /** The id of the order that a capture belongs to; undefined when the provider knows of none. Throws like getOrder. */
  findOrderOfCapture(captureId: string): Promise<string | undefined>

  /** Gives money of a capture back; the same `requestId` gives it back once. Throws PaymentRefused or ProviderUnreachable. */
  refundCapture(
    captureId: string,
    refund: { requestId: string; cents: number; note: string },
  ): Promise<ProviderRefund>
}

export interface NewProviderOrder {
  requestId: string
  /** Our own id for it, which the provider keeps and shows. */
  orderId: string
  cents: number
  description: string
  /** Where the payer comes back to, having agreed or not. */
  returnUrl: string
  cancelUrl: string
  /** Keep the payment method for renewals. */
  saveMethod: boolean
  savedMethod?: string
}

export interface ProviderOrder {
  id: string
  /**
   * `approved`: the payer has agreed and the money can be taken. `pending`: it was taken and the provider keeps it until it has
   * looked at it, which ends in `completed` or `declined`. `declined`: the provider refused to take it.
   */
  status: 'awaiting_approval' | 'approved' | 'pending' | 'completed' | 'declined' | 'voided'
  /** Where the payer agrees; null when the sandbox agrees by itself. */
  approvalUrl: string | null
  /** `refundedCents`: what of it went back, or is on its way. */
  capture: { id: string; cents: number; refundedCents: number } | null
  savedMethod: string | null
  /** The provider's word for a refusal, such as `INSTRUMENT_DECLINED`. */
  declineReason: string | null
}

export interface ProviderRefund {
  id: string
  status: 'completed' | 'pending' | 'failed'
}

/** The provider understood and said no; nothing was charged. */
export class PaymentRefused extends Error {
  readonly reason: string
  constructor(reason: string, options?: ErrorOptions) {
    super(`the payment provider refused: ${reason}`, options)
    this.name = 'PaymentRefused'
    this.reason = reason
  }
}

/** No answer that can be trusted came: what was asked may have happened or not, and has to be asked again under the same id. */
export class ProviderUnreachable extends Error {
  constructor(cause: unknown) {
    super('the payment provider gave no answer', { cause })
    this.name = 'ProviderUnreachable'
  }
}
