import { accounts, type catalogue } from '@wakeel/contract'
import { lazy, Suspense } from 'react'
import { useSession } from '../session/session.ts'
import { ReportButton } from './report-button.tsx'

// Only for moderators.
const ModeratorLink = lazy(() =>
  import('./moderator-link.tsx').then((module) => ({ default: module.ModeratorLink })),
)

/** The way from an agent's page to a moderator, and for a moderator the way to act. */
export function ReportLink({ app }: { app: catalogue.App }) {
  const session = useSession()
  const role = session.status === 'signed_in' && session.user.role
  return (
    <>
      <ReportButton subject={{ kind: 'agent', slug: app.slug, name: app.name }} />
      {role && accounts.permissionsOf[role].includes('content_moderation') && (
        <Suspense>
          <ModeratorLink app={app} />
        </Suspense>
      )}
    </>
  )
}
