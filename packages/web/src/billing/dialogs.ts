import { lazyDialog } from '../ui/lazy-dialog.tsx'

// Most visits open none of them.
export const PurchaseDialog = lazyDialog(
  async () => (await import('./purchase-dialog.tsx')).PurchaseDialog,
)
export const RefundDialog = lazyDialog(
  async () => (await import('./refund-dialog.tsx')).RefundDialog,
)
export const ReplaceInvoiceDialog = lazyDialog(
  async () => (await import('./replace-invoice-dialog.tsx')).ReplaceInvoiceDialog,
)
export const ChangePlanDialog = lazyDialog(
  async () => (await import('./change-plan-dialog.tsx')).ChangePlanDialog,
)
