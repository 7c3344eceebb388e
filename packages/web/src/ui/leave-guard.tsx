import { useBlocker } from '@tanstack/react-router'
import { useLanguage } from '../shell/language.tsx'
import { ConfirmDialog } from './dialog.tsx'
import { text } from './leave-text.ts'

/** Asks before what is not saved is left behind. `lost`: what that is. */
export function LeaveGuard({ isDirty, lost }: { isDirty: boolean; lost: string }) {
  const words = text[useLanguage().language]
  const blocker = useBlocker({ shouldBlockFn: () => isDirty, enableBeforeUnload: () => isDirty, withResolver: true })
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
