import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { storeQuery } from '../catalogue/queries.ts'
import { useLanguage } from '../language/language.tsx'
import styles from './footer.module.css'
import { messages } from './messages.ts'
import { LanguageSwitch, SchemeSwitch } from './switches.tsx'

export function Footer() {
  const { language } = useLanguage()
  const { tabs, footer } = messages[language]
  const store = useQuery(storeQuery())
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <p className={styles.promise}>{footer.promise}</p>
        <nav className={styles.links} aria-label={footer.store}>
          <Link to="/app-store">{tabs.apps}</Link>
          <Link to="/pricing">{footer.plans}</Link>
          <Link to="/offers">{footer.offers}</Link>
          <Link to="/create">{footer.create}</Link>
          <Link to="/creator">{footer.creators}</Link>
          <Link to="/legal/terms">{footer.terms}</Link>
          <Link to="/legal/privacy">{footer.privacy}</Link>
          <Link to="/legal/reviews">{footer.reviews}</Link>
          <Link to="/legal/earnings">{footer.earnings}</Link>
          <Link to="/legal/moderation">{footer.moderation}</Link>
          <Link to="/developers">{footer.developers}</Link>
          <Link to="/status">{footer.status}</Link>
          <Link to="/legal/contact">{footer.contact}</Link>
        </nav>
        <div className={styles.switches}>
          <LanguageSwitch />
          <SchemeSwitch />
        </div>
        {store.data?.has_sample_data && <p className={styles.sample}>{footer.sampleData}</p>}
      </div>
    </footer>
  )
}
