import { notWritten } from './not-written.ts'

/** Money on its way back to the customer: because they ask within thirty days, or because the provider takes it. */
// biome-ignore lint/suspicious/noExplicitAny: written by its owner
export function createRefunds(_: any) {
  return {
    previewRefund: notWritten,
    refundOrder: notWritten,
    /** The provider took the money of this capture back. Once, however often it is told. */
    chargeBack: notWritten as (captureId: string) => Promise<void>,
    /** The provider gave a refund's money back, as it tells by itself. */
    settleRefund: notWritten as (providerRefundId: string) => Promise<void>,
    /** Takes up every refund that was left on its way. */
    reconcileRefunds: notWritten as () => Promise<number>,
  }
}
