import { Link } from '@tanstack/react-router'
import { useLanguage } from '../language/language.tsx'
import { useSession } from '../session/session.ts'
import { Avatar } from '../ui/avatar.tsx'
import { LinkButton } from '../ui/button.tsx'
import { Brand } from './brand.tsx'
import { HeaderSearch } from './header-search.tsx'
import { messages } from './messages.ts'
import { LanguageSwitch, SchemeSwitch } from './switches.tsx'
import { TabLinks } from './tab-links.tsx'
import styles from './top-bar.module.css'

export function TopBar() {
  const words = messages[useLanguage().language]
  const session = useSession()
  const tier = session.status === 'signed_in' && session.user.subscriptionTier
  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        <Link to="/" className={styles.home} aria-label={words.home}>
          <Brand name={words.brand} className={styles.brand} />
        </Link>
        <nav id="tabs" className={styles.tabs} aria-label={words.tabs.label}>
          <TabLinks className={styles.links} />
        </nav>
        <HeaderSearch />
        {/* Who has it is led to it, and is offered nothing. */}
        <Link
          {...(tier === 'pro' || tier === 'enterprise' ? ownPlan : plans)}
          className={styles.pro}
        >
          {words.pro}
        </Link>
        <div className={styles.language}>
          <LanguageSwitch />
        </div>
        <div className={styles.scheme}>
          <SchemeSwitch />
        </div>
        <div className={styles.person}>
          <Person />
        </div>
      </div>
    </header>
  )
}

const plans = { to: '/pricing' } as const
const ownPlan = { to: '/account', search: { tab: 'subscriptions' } } as const

/** Who is not known to be signed in sees the way in: most visitors are not, and nothing moves for them. Who was when the page was last open sees neither until it is known (`returning`). */
function Person() {
  const session = useSession()
  const words = messages[useLanguage().language]
  if (session.status === 'signed_in') {
    return (
      <Link
        to="/account"
        className={styles.avatar}
        aria-label={words.openAccount}
        title={session.user.name}
      >
        <Avatar name={session.user.name} />
      </Link>
    )
  }
  return (
    <>
      <LinkButton to="/signin" kind="quiet" size="small">
        {words.signIn}
      </LinkButton>
      <LinkButton to="/signup" size="small">
        {words.signUp}
      </LinkButton>
    </>
  )
}
