import type { catalogue } from '@wakeel/contract'
import { useLanguage } from '../language/language.tsx'
import { AgentIcon } from '../ui/agent-icon.tsx'
import { Badge } from '../ui/badge.tsx'
import { OpenLink, TryLink } from './app-links.tsx'
import styles from './app-rows.module.css'
import { messages } from './messages.ts'

/** Apps in short, side by side: name, one line and a way to try each. */
export function AppRows({ apps }: { apps: readonly catalogue.AppCard[] }) {
  const { language } = useLanguage()
  return (
    <ul className={styles.rows}>
      {apps.map((app) => (
        <li key={app.id} className={styles.row}>
          <AgentIcon app={app} />
          <div className={styles.words}>
            <h3 className={styles.name}>
              <OpenLink app={app} />
            </h3>
            <p className={styles.line} dir="auto">
              {app.short_description}
            </p>
          </div>
          {app.is_paused && <Badge tone="warn">{messages[language].paused}</Badge>}
          <TryLink app={app} />
        </li>
      ))}
    </ul>
  )
}
