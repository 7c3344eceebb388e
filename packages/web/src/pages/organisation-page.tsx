import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense } from 'react'
import { SignInRequired } from '../accounts/sign-in-required.tsx'
import { ApiError } from '../api.ts'
import { useLanguage } from '../language/language.tsx'
import type { InOrganisation } from '../organisations/in-organisation.ts'
import { messages } from '../organisations/organisation-messages.ts'
import styles from '../organisations/organisation-page.module.css'
import {
  type OrganisationTab,
  useOrganisationUrlState,
} from '../organisations/organisation-url-state.ts'
import { organisationQuery } from '../organisations/queries.ts'
import { isManaging, RoleBadge } from '../organisations/role-badge.tsx'
import { useSession } from '../session/session.ts'
import { useTitle } from '../shell/title.ts'
import { ArrowLink } from '../ui/arrow-link.tsx'
import { LinkButton } from '../ui/button.tsx'
import { LoadFailed, Waiting } from '../ui/load-state.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { EmptyState } from '../ui/state.tsx'
import { Tabs } from '../ui/tabs.tsx'

const OverviewTab = lazy(() =>
  import('../organisations/overview-tab.tsx').then((module) => ({ default: module.OverviewTab })),
)
const MembersTab = lazy(() =>
  import('../organisations/members-tab.tsx').then((module) => ({ default: module.MembersTab })),
)
const AgentsTab = lazy(() =>
  import('../organisations/agents-tab.tsx').then((module) => ({ default: module.AgentsTab })),
)
const RunsTab = lazy(() =>
  import('../organisations/runs-tab.tsx').then((module) => ({ default: module.RunsTab })),
)
const LogTab = lazy(() =>
  import('../organisations/log-tab.tsx').then((module) => ({ default: module.LogTab })),
)
const SettingsTab = lazy(() =>
  import('../organisations/settings-tab.tsx').then((module) => ({ default: module.SettingsTab })),
)

const KeysTab = lazy(() =>
  import('../api-keys/keys-tab.tsx').then((module) => ({ default: module.KeysTab })),
)
const WebhooksTab = lazy(() =>
  import('../webhooks/webhooks-tab.tsx').then((module) => ({ default: module.WebhooksTab })),
)
const WidgetsTab = lazy(() =>
  import('../widgets/widgets-tab.tsx').then((module) => ({ default: module.WidgetsTab })),
)
const UsageChart = lazy(() =>
  import('../api-keys/usage-chart.tsx').then((module) => ({ default: module.UsageChart })),
)
const RunList = lazy(() =>
  import('../runs/run-list.tsx').then((module) => ({ default: module.RunList })),
)
const EntriesTable = lazy(() =>
  import('../audit/entries-table.tsx').then((module) => ({ default: module.EntriesTable })),
)

/** One organisation: what it used and, for those who manage it, who may use how much of what. */
export function OrganisationPage() {
  const words = messages[useLanguage().language]
  const session = useSession()
  const { id } = useParams({ from: '/shell/organisations/$id' })
  if (session.status === 'loading') return <Skeleton shape="block" />
  if (session.status === 'signed_out') return <SignInRequired>{words.signedOut}</SignInRequired>
  return <Organisation key={id} id={id} userId={session.user.id} />
}

function Organisation({ id, userId }: { id: string; userId: string }) {
  const { language } = useLanguage()
  const words = messages[language]
  const query = useQuery(organisationQuery(id, userId, language))
  useTitle(query.data?.name)
  // What is no id at all is none of an organisation either.
  if (query.error instanceof ApiError && [400, 404].includes(query.error.status))
    return <NotFound />
  if (query.isPending) return <Waiting />
  if (query.isLoadingError) return <LoadFailed onRetry={() => void query.refetch()} />
  const organisation = query.data
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1 className={styles.name}>
            <bdi>{organisation.name}</bdi>
          </h1>
          <p className={styles.line}>
            <RoleBadge role={organisation.role} /> {words.membersCount(organisation.members)}
          </p>
        </div>
        <ArrowLink to="/organisations">{words.all}</ArrowLink>
      </header>
      <Parts organisation={organisation} userId={userId} />
    </div>
  )
}

function Parts(props: InOrganisation) {
  const words = messages[useLanguage().language]
  const [{ tab = 'overview' }, setUrlState] = useOrganisationUrlState()
  const ofAll: Partial<Record<OrganisationTab, ReactNode>> = {
    overview: <OverviewTab {...props} />,
    runs: <RunsTab {...props} runList={(items) => <RunList items={items} />} />,
    keys: <KeysTab userId={props.userId} organisation={props.organisation.id} />,
    widgets: (
      <WidgetsTab
        userId={props.userId}
        organisation={props.organisation.id}
        usage={(id) => (
          <Suspense fallback={<Waiting />}>
            <UsageChart id={id} />
          </Suspense>
        )}
      />
    ),
    settings: <SettingsTab {...props} />,
  }
  const ofManagers: Record<OrganisationTab, ReactNode> = {
    overview: ofAll.overview,
    members: <MembersTab {...props} />,
    agents: <AgentsTab {...props} />,
    runs: ofAll.runs,
    keys: ofAll.keys,
    webhooks: <WebhooksTab userId={props.userId} organisation={props.organisation.id} />,
    widgets: ofAll.widgets,
    log: <LogTab {...props} entriesTable={(log) => <EntriesTable {...log} />} />,
    settings: ofAll.settings,
  }
  const shown = isManaging(props.organisation.role) ? ofManagers : ofAll
  return (
    <Tabs
      label={words.tabsLabel}
      open={tab in shown ? tab : 'overview'}
      onOpen={(next) =>
        setUrlState({
          tab: next === 'overview' ? undefined : next,
          member: undefined,
          app: undefined,
        })
      }
      tabs={(Object.keys(shown) as OrganisationTab[]).map((name) => ({
        name,
        label: words.tabs[name],
        // A boundary of its own: what was open before goes at once, and with it its question about what is not saved.
        content: (
          <Suspense key={name} fallback={<Waiting />}>
            {shown[name]}
          </Suspense>
        ),
      }))}
    />
  )
}

function NotFound() {
  const words = messages[useLanguage().language]
  useTitle(words.notFound)
  return (
    <EmptyState
      level={1}
      icon="person"
      title={words.notFound}
      action={<LinkButton to="/organisations">{words.all}</LinkButton>}
    >
      {words.notFoundText}
    </EmptyState>
  )
}
