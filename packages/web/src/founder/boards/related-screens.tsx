import { Link } from '@tanstack/react-router'
import { useLanguage } from '../../language/language.tsx'
import { messages } from './board-messages.ts'
import type { DecorativeLink } from './decorative-link.ts'
import styles from './related-screens.module.css'

/** Where a board points to. */
export function RelatedScreens({ links }: { links: readonly DecorativeLink[] }) {
  const words = messages[useLanguage().language]
  return (
    <nav className={styles.related} aria-label={words.more}>
      {links.map((path) => (
        <Link key={path} to="/$" params={{ _splat: path }} preload={false} className={styles.link}>
          {words.links[path]}
        </Link>
      ))}
    </nav>
  )
}
