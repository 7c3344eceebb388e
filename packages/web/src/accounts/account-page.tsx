import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense } from 'react'
import { useLanguage } from '../shell/language.tsx'
import { useTitle } from '../shell/title.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { Tabs } from '../ui/tabs.tsx'
import styles from './account-page.module.css'
import { ConfirmEmailBanner } from './confirm-email-banner.tsx'
import { useSession } from './session.ts'
import { SignInRequired } from './sign-in-required.tsx'
import { text } from './text.ts'

const InterruptedNotice = lazy(() => import('../runs/interrupted-notice.tsx').then((module) => ({ default: module.InterruptedNotice })))
const ProfileTab = lazy(() => import('./profile-tab.tsx').then((module) => ({ default: module.ProfileTab })))
const SecurityTab = lazy(() => import('./security-tab.tsx').then((module) => ({ default: module.SecurityTab })))
const SettingsTab = lazy(() => import('./settings-tab.tsx').then((module) => ({ default: module.SettingsTab })))
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
  if (session.status === 'signed_out') return <SignInRequired>{words.account.requiredText}</SignInRequired>
  return (
    <div className={styles.page}>
      <h1>{words.account.title}</h1>
      <Suspense fallback={null}>
        <InterruptedNotice />
      </Suspense>
      <ConfirmEmailBanner userId={session.user.id} />
      <Tabs
        label={words.account.tabsLabel}
        open={tab}
        onOpen={(next) => void navigate({ to: '/account', search: next === 'profile' ? {} : { tab: next }, replace: true })}
        tabs={[
          { name: 'profile', label: words.account.tabs.profile, content: soon(<ProfileTab userId={session.user.id} />) },
          { name: 'subscriptions', label: words.account.tabs.subscriptions, content: soon(<SubscriptionsTab userId={session.user.id} />) },
          { name: 'billing', label: words.account.tabs.billing, content: soon(<BillingTab userId={session.user.id} />) },
          { name: 'security', label: words.account.tabs.security, content: soon(<SecurityTab userId={session.user.id} />) },
          { name: 'settings', label: words.account.tabs.settings, content: soon(<SettingsTab />) },
        ]}
      />
    </div>
  )
}

const soon = (tab: ReactNode) => <Suspense fallback={<Skeleton shape="block" />}>{tab}</Suspense>
