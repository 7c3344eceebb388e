import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useLanguage } from '../shell/language.tsx'
import { useTitle } from '../shell/title.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { Tabs } from '../ui/tabs.tsx'
import styles from './account-page.module.css'
import { ProfileTab } from './profile-tab.tsx'
import { useSession } from './session.ts'
import { SettingsTab } from './settings-tab.tsx'
import { SignInRequired } from './sign-in-required.tsx'
import { text } from './text.ts'

const SubscriptionsTab = lazy(() => import('../billing/subscriptions-tab.tsx').then((module) => ({ default: module.SubscriptionsTab })))
const BillingTab = lazy(() => import('../billing/billing-tab.tsx').then((module) => ({ default: module.BillingTab })))

export function AccountPage() {
  const { language } = useLanguage()
  const words = text[language]
  const session = useSession()
  const { tab = 'profile' } = useSearch({ from: '/shell/account' })
  const navigate = useNavigate()
  useTitle(words.account.title)

  if (session.status === 'loading') return <Skeleton shape="block" />
  if (session.status === 'signed_out') return <SignInRequired />
  return (
    <div className={styles.page}>
      <h1>{words.account.title}</h1>
      <Tabs
        label={words.account.tabsLabel}
        open={tab}
        onOpen={(next) => void navigate({ to: '/account', search: next === 'profile' ? {} : { tab: next }, replace: true })}
        tabs={[
          { name: 'profile', label: words.account.tabs.profile, content: <ProfileTab userId={session.user.id} /> },
          {
            name: 'subscriptions',
            label: words.account.tabs.subscriptions,
            content: (
              <Suspense fallback={<Skeleton shape="block" />}>
                <SubscriptionsTab userId={session.user.id} />
              </Suspense>
            ),
          },
          {
            name: 'billing',
            label: words.account.tabs.billing,
            content: (
              <Suspense fallback={<Skeleton shape="block" />}>
                <BillingTab userId={session.user.id} />
              </Suspense>
            ),
          },
          { name: 'settings', label: words.account.tabs.settings, content: <SettingsTab /> },
        ]}
      />
    </div>
  )
}
