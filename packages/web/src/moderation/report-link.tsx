import { accounts, type catalogue } from '@wakeel/contract'
import { lazy, Suspense, useState } from 'react'
import { useLanguage } from '../language/language.tsx'
import { useSession } from '../session/session.ts'
import { Button } from '../ui/button.tsx'
import { lazyDialog } from '../ui/lazy-dialog.tsx'

const ReportDialog = lazyDialog(() =>
  import('./report-dialog.tsx').then((module) => module.ReportDialog),
)
// Only for moderators.
const ModeratorLink = lazy(() =>
  import('./moderator-link.tsx').then((module) => ({ default: module.ModeratorLink })),
)
// Its other words arrive with the dialog.
const text = { en: 'Report this agent', ar: 'أبلغ عن هذا الوكيل' }

/** The way from an agent's page to a moderator, and for a moderator the way to act. */
export function ReportLink({ app }: { app: catalogue.App }) {
  const { language } = useLanguage()
  const session = useSession()
  const [isOpen, setOpen] = useState(false)
  const role = session.status === 'signed_in' && session.user.role
  return (
    <>
      <Button kind="quiet" size="small" {...ReportDialog.whenNear} onClick={() => setOpen(true)}>
        {text[language]}
      </Button>
      {role && accounts.permissionsOf[role].includes('content_moderation') && (
        <Suspense>
          <ModeratorLink app={app} />
        </Suspense>
      )}
      <ReportDialog app={app} open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
