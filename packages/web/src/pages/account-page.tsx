import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense } from 'react'
import styles from '../accounts/account-page.module.css'
import { ConfirmEmailBanner } from '../accounts/confirm-email-banner.tsx'
import { messages } from '../accounts/messages.ts'
import { SignInRequired } from '../accounts/sign-in-required.tsx'
import { appQuery } from '../catalogue/queries.ts'
import { useLanguage } from '../language/language.tsx'
import { useSession } from '../session/session.ts'
import { useTitle } from '../shell/title.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { Tabs } from '../ui/tabs.tsx'

const InterruptedAlert = lazy(() =>
  import('../runs/interrupted-alert.tsx').then((module) => ({ default: module.InterruptedAlert })),
)
const ProfileTab = lazy(() =>
  import('../accounts/profile-tab.tsx').then((module) => ({ default: module.ProfileTab })),
)
const SecurityTab = lazy(() =>
  import('../accounts/security-tab.tsx').then((module) => ({ default: module.SecurityTab })),
)
const SettingsTab = lazy(() =>
  import('../accounts/settings-tab.tsx').then((module) => ({ default: module.SettingsTab })),
)
const SubscriptionsTab = lazy(() =>
  import('../billing/subscriptions-tab.tsx').then((module) => ({
    default: module.SubscriptionsTab,
  })),
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
const ConnectedApps = lazy(() =>
  import('../oauth-server/connected-apps.tsx').then((module) => ({
    default: module.ConnectedApps,
  })),
)
const PlanName = lazy(() =>
  import('../billing/plan-name.tsx').then((module) => ({ default: module.PlanName })),
)
const LostBalanceAlert = lazy(() =>
  import('../billing/lost-balance-alert.tsx').then((module) => ({
    default: module.LostBalanceAlert,
  })),
)
const BillingTab = lazy(() =>
  import('../billing/billing-tab.tsx').then((module) => ({ default: module.BillingTab })),
)

export function AccountPage() {
  const { language } = useLanguage()
  const words = messages[language]
  const session = useSession()
  const { tab = 'profile', agent } = useSearch({ from: '/shell/account' })
  const navigate = useNavigate()
  useTitle(words.account.title)

  if (session.status === 'loading') return <Skeleton shape="block" />
  if (session.status === 'signed_out')
    return <SignInRequired>{words.account.requiredText}</SignInRequired>
  return (
    <div className={styles.page}>
      <h1>{words.account.title}</h1>
      <Suspense fallback={null}>
        <InterruptedAlert />
      </Suspense>
      <ConfirmEmailBanner userId={session.user.id} />
      <Tabs
        label={words.account.tabsLabel}
        open={tab}
        onOpen={(next) =>
          void navigate({
            to: '/account',
            search: next === 'profile' ? {} : { tab: next },
            replace: true,
          })
        }
        tabs={[
          {
            name: 'profile',
            label: words.account.tabs.profile,
            content: soon(
              <ProfileTab
                userId={session.user.id}
                planOf={(tier) => (
                  <Suspense fallback={null}>
                    <PlanName tier={tier} userId={session.user.id} />
                  </Suspense>
                )}
              />,
            ),
          },
          {
            name: 'subscriptions',
            label: words.account.tabs.subscriptions,
            content: soon(<SubscriptionsTab userId={session.user.id} />),
          },
          {
            name: 'billing',
            label: words.account.tabs.billing,
            content: soon(<BillingTab userId={session.user.id} />),
          },
          {
            name: 'security',
            label: words.account.tabs.security,
            content: soon(<SecurityTab userId={session.user.id} />),
          },
          {
            name: 'keys',
            label: words.account.tabs.keys,
            content: soon(
              <>
                <KeysTab userId={session.user.id} />
                <ConnectedApps userId={session.user.id} />
              </>,
            ),
          },
          {
            name: 'webhooks',
            label: words.account.tabs.webhooks,
            content: soon(<WebhooksTab userId={session.user.id} />),
          },
          {
            name: 'widgets',
            label: words.account.tabs.widgets,
            content: soon(<OwnWidgets userId={session.user.id} agent={agent} />),
          },
          {
            name: 'settings',
            label: words.account.tabs.settings,
            content: soon(
              <SettingsTab
                lostBalance={
                  <Suspense fallback={null}>
                    <LostBalanceAlert userId={session.user.id} />
                  </Suspense>
                }
              />,
            ),
          },
        ]}
      />
    </div>
  )
}

/** Begins one for the agent of this address, where somebody came from its page. */
function OwnWidgets({ userId, agent }: { userId: string; agent: string | undefined }) {
  const { language } = useLanguage()
  const app = useQuery({ ...appQuery(agent ?? '', language), enabled: agent !== undefined })
  if (app.isLoading) return <Skeleton shape="block" />
  return (
    <WidgetsTab
      userId={userId}
      agent={app.data ?? undefined}
      usage={(id) => soon(<UsageChart id={id} />)}
    />
  )
}

const soon = (tab: ReactNode) => <Suspense fallback={<Skeleton shape="block" />}>{tab}</Suspense>
