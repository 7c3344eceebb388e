import { useLocation } from '@tanstack/react-router'
import { useLanguage } from '../language/language.tsx'
import { LinkButton } from '../ui/button.tsx'
import { messages } from './missing-messages.ts'
import styles from './missing-page.module.css'

/** Above the first page, where every address without a page leads (specification section 2): says so, and where to go on. */
export function MissingPage() {
  const path = useLocation({ select: ({ state }) => state.missing })
  const words = messages[useLanguage().language]
  return (
    <section className={styles.missing} role="alert">
      <h2>{words.title}</h2>
      <p>
        {words.text} <bdi className={styles.path}>{path}</bdi>
      </p>
      <nav className={styles.ways} aria-label={words.ways}>
        <LinkButton to="/search">{words.search}</LinkButton>
        <LinkButton to="/app-store" kind="secondary">
          {words.apps}
        </LinkButton>
        <LinkButton to="/" kind="quiet">
          {words.home}
        </LinkButton>
      </nav>
    </section>
  )
}
