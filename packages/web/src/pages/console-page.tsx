import type { forge } from '@wakeel/contract'
import { lazy, type ReactNode, Suspense } from 'react'
import { AccessRequired } from '../creators/access-required.tsx'
import { messages } from '../creators/console-messages.ts'
import styles from '../creators/console-page.module.css'
import { useConsoleUrlState } from '../creators/console-url-state.ts'
import { useLanguage } from '../language/language.tsx'
import { useSession } from '../session/session.ts'
import { useTitle } from '../shell/title.ts'
import { ArrowLink } from '../ui/arrow-link.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Tabs } from '../ui/tabs.tsx'

const EarningsTab = lazy(() =>
  import('../creators/earnings-tab.tsx').then((module) => ({ default: module.EarningsTab })),
)
const RunsTab = lazy(() =>
  import('../creators/runs-tab.tsx').then((module) => ({ default: module.RunsTab })),
)
const ConnectionsList = lazy(() =>
  import('../connections/connections-list.tsx').then((module) => ({
    default: module.ConnectionsList,
  })),
)

const Reasons = lazy(() =>
  import('../forge/check-list.tsx').then((module) => ({ default: module.Reasons })),
)

/** Where a creator's money, runs and connections are followed row by row. */
export function ConsolePage() {
  const words = messages[useLanguage().language]
  const session = useSession()
  const [{ tab = 'earnings' }, setUrlState] = useConsoleUrlState()
  useTitle(words.title)
  if (session.status === 'loading') return <Skeleton shape="block" />
  if (session.status === 'signed_out') return <AccessRequired />
  const userId = session.user.id
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1>{words.title}</h1>
          <p className={styles.line}>{words.line}</p>
        </div>
        <ArrowLink to="/creator">{words.dashboard}</ArrowLink>
      </header>
      <Tabs
        label={words.tabsLabel}
        open={tab}
        onOpen={(next) =>
          setUrlState({
            tab: next === 'earnings' ? undefined : next,
            app: undefined,
            status: undefined,
          })
        }
        tabs={[
          {
            name: 'earnings',
            label: words.tabs.earnings,
            content: soon(<EarningsTab userId={userId} />),
          },
          { name: 'runs', label: words.tabs.runs, content: soon(<RunsTab userId={userId} />) },
          {
            name: 'connections',
            label: words.tabs.connections,
            content: soon(<ConnectionsList userId={userId} showChecks={showChecks} />),
          },
        ]}
      />
    </div>
  )
}

const showChecks = (checks: readonly forge.Check[]) => (
  <Reasons reasons={checks.flatMap(({ reasons }) => reasons)} />
)

const soon = (tab: ReactNode) => <Suspense fallback={<Skeleton shape="block" />}>{tab}</Suspense>
