import { Link } from '@tanstack/react-router'
import type { catalogue } from '@wakeel/contract'
import { useLanguage } from '../language/language.tsx'
import { record } from '../record.ts'
import { LinkButton } from '../ui/button.tsx'
import styles from './app-links.module.css'
import { messages } from './messages.ts'

/** The name of an app. The entire card or row around it, which is `position: relative`, opens the app's page. */
export function OpenLink({ app }: { app: catalogue.AppCard }) {
  return (
    <Link
      to="/app-store/$slug"
      params={{ slug: app.slug }}
      className={styles.open}
      onClick={() => record('app_card_clicked', { app: app.slug })}
    >
      <bdi>{app.name}</bdi>
    </Link>
  )
}

/** Straight to the demo; nothing for an agent that nobody can run for now. */
export function TryLink({ app, className = '' }: { app: catalogue.AppCard; className?: string }) {
  const words = messages[useLanguage().language]
  if (app.is_paused) return null
  return (
    <LinkButton
      to="/app-store/$slug/demo"
      params={{ slug: app.slug }}
      kind="soft"
      size="small"
      className={`${styles.try} ${className}`}
      aria-label={words.tryApp(app.name)}
      onClick={() => record('demo_clicked', { app: app.slug })}
    >
      {words.try}
    </LinkButton>
  )
}
