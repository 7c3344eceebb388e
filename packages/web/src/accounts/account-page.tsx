import { useNavigate, useSearch } from '@tanstack/react-router'
import { useLanguage } from '../shell/language.tsx'
import { useTitle } from '../shell/title.ts'
import { LinkButton } from '../ui/button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { EmptyState } from '../ui/state.tsx'
import { Tabs } from '../ui/tabs.tsx'
import styles from './account-page.module.css'
import { ProfileTab } from './profile-tab.tsx'
import { useSession } from './session.ts'
import { SettingsTab } from './settings-tab.tsx'
import { text } from './text.ts'

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
          { name: 'subscriptions', label: words.account.tabs.subscriptions, content: <NoSubscription /> },
          { name: 'billing', label: words.account.tabs.billing, content: <NoInvoices /> },
          { name: 'settings', label: words.account.tabs.settings, content: <SettingsTab /> },
        ]}
      />
    </div>
  )
}

function SignInRequired() {
  const words = text[useLanguage().language].account
  return (
    <EmptyState
      icon="person"
      level={1}
      title={words.requiredTitle}
      action={
        <div className={styles.buttons}>
          <LinkButton to="/signin">{words.signIn}</LinkButton>
          <LinkButton to="/signup" kind="secondary">
            {words.createAccount}
          </LinkButton>
        </div>
      }
    >
      {words.requiredText}
    </EmptyState>
  )
}

function NoSubscription() {
  const words = text[useLanguage().language].subscriptions
  return (
    <EmptyState title={words.title} action={<LinkButton to="/pricing">{words.action}</LinkButton>}>
      {words.text}
    </EmptyState>
  )
}

function NoInvoices() {
  const words = text[useLanguage().language].billing
  return (
    <EmptyState
      title={words.title}
      action={
        <LinkButton to="/app-store" kind="secondary">
          {words.action}
        </LinkButton>
      }
    >
      {words.text}
    </EmptyState>
  )
}
