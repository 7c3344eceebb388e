import type { catalogue } from '@wakeel/contract'
import { categoryName } from '../language/category-names.ts'
import { useLanguage } from '../language/language.tsx'
import { AgentIcon } from '../ui/agent-icon.tsx'
import { Badge } from '../ui/badge.tsx'
import { Price } from '../ui/price.tsx'
import styles from './app-card.module.css'
import { OpenLink, TryLink } from './app-links.tsx'
import { messages } from './messages.ts'
import { isFeatured, Rating } from './rating.tsx'

/** An app in a list. The entire card opens its page; Try goes straight to the demo. */
export function AppCard({ app, level = 2 }: { app: catalogue.AppCard; level?: 2 | 3 }) {
  const { language } = useLanguage()
  const words = messages[language]
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <article className={styles.card}>
      <AgentIcon app={app} />
      <div className={styles.words}>
        <Heading className={styles.name}>
          <OpenLink app={app} />
        </Heading>
        <p className={styles.category}>
          {categoryName(app.category, language)}
          {app.is_paused ? (
            <Badge tone="warn">{words.paused}</Badge>
          ) : app.under_maintenance ? (
            <Badge tone="warn">{words.maintenance}</Badge>
          ) : (
            isFeatured(app) && <Badge tone="gold">{words.featured}</Badge>
          )}
        </p>
      </div>
      <p className={styles.line} dir="auto">
        {app.short_description}
      </p>
      <div className={styles.foot}>
        <Rating app={app} />
        <Price pricing={app.pricing} stacked />
      </div>
      <TryLink app={app} className={styles.try} />
    </article>
  )
}
