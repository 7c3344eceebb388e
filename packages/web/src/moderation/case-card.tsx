import { Link } from '@tanstack/react-router'
import type { moderation } from '@wakeel/contract'
import type { ReactNode } from 'react'
import { categoryName } from '../language/category-names.ts'
import { useLanguage } from '../language/language.tsx'
import { AgentIcon } from '../ui/agent-icon.tsx'
import { Card } from '../ui/card.tsx'
import styles from './case-card.module.css'
import { messages } from './trust-messages.ts'

type About = Pick<moderation.ReportedApp, 'app' | 'creator'>

/** A case about an agent: which one and whose, what is known, and what can be decided. `isLinked`: it can be seen in the store. */
export function CaseCard(props: {
  about: About
  isLinked: boolean
  facts: ReactNode
  children: ReactNode
  actions?: ReactNode
}) {
  const { app, creator } = props.about
  const { language } = useLanguage()
  const words = messages[language]
  return (
    <li>
      <Card className={styles.case}>
        <div className={styles.head}>
          <AgentIcon app={app} size={40} />
          <div className={styles.names}>
            <h2 className={styles.name}>
              {props.isLinked ? (
                <Link to="/app-store/$slug" params={{ slug: app.slug }}>
                  <bdi>{app.name}</bdi>
                </Link>
              ) : (
                <bdi>{app.name}</bdi>
              )}
            </h2>
            <p className={styles.facts}>
              {creator ? words.byCreator(`\u2068${creator.name}\u2069`) : words.byStore} ·{' '}
              {categoryName(app.category, language)}
            </p>
          </div>
          <div className={styles.facts}>{props.facts}</div>
        </div>
        {props.children}
        {props.actions && <div className={styles.actions}>{props.actions}</div>}
      </Card>
    </li>
  )
}

/** What somebody wrote, and who and when. */
export function Said({ who, children }: { who: ReactNode; children: string }) {
  return (
    <div className={styles.said}>
      <p className={styles.who}>{who}</p>
      <p className={styles.words} dir="auto">
        {children}
      </p>
    </div>
  )
}

/** The cases one below the other. */
export function CaseList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  )
}
