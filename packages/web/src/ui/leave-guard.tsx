import { useBlocker } from '@tanstack/react-router'
import { useLanguage } from '../language/language.tsx'
import { ConfirmDialog } from './dialog.tsx'
import { messages } from './leave-messages.ts'

/** Asks before what is not saved is left behind. `lost`: what that is. */
export function LeaveGuard({ isDirty, lost }: { isDirty: boolean; lost: string }) {
  const words = messages[useLanguage().language]
  const blocker = useBlocker({
    shouldBlockFn: () => isDirty,
    enableBeforeUnload: () => isDirty,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      open={blocker.status === 'blocked'}
      onClose={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
      title={words.title}
      description={lost}
      confirm={words.leave}
      cancel={words.stay}
    />
  )
}
