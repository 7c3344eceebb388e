import { lazyDialog } from '../ui/lazy-dialog.tsx'

export const TopUpDialog = lazyDialog(async () => (await import('./top-up-dialog.tsx')).TopUpDialog)
