import { Link } from '@tanstack/react-router'
import type { catalogue } from '@wakeel/contract'
import { record } from '../analytics/record.ts'
import { useLanguage } from '../shell/language.tsx'
import { AgentIcon } from '../ui/agent-icon.tsx'
import { LinkButton } from '../ui/button.tsx'
import styles from './app-rows.module.css'
import { text } from './text.ts'

/** Apps in short, side by side: name, one line and a way to try each. */
export function AppRows({ apps }: { apps: readonly catalogue.AppCard[] }) {
  const words = text[useLanguage().language]
  return (
    <ul className={styles.rows}>
      {apps.map((app) => (
        <li key={app.id} className={styles.row}>
          <AgentIcon app={app} />
          <div className={styles.words}>
            <h3 className={styles.name}>
              <Link
                to="/app-store/$slug"
                params={{ slug: app.slug }}
                className={styles.open}
                onClick={() => record('app_card_clicked', { app: app.slug })}
              >
                <bdi>{app.name}</bdi>
              </Link>
            </h3>
            <p className={styles.line} dir="auto">
              {app.short_description}
            </p>
          </div>
          <LinkButton
            to="/app-store/$slug/demo"
            params={{ slug: app.slug }}
            kind="soft"
            size="small"
            className={styles.try}
            aria-label={words.tryApp(app.name)}
            onClick={() => record('demo_clicked', { app: app.slug })}
          >
            {words.try}
          </LinkButton>
        </li>
      ))}
    </ul>
  )
}
