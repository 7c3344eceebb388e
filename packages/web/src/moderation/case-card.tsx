import { Link } from '@tanstack/react-router'
import type { moderation } from '@wakeel/contract'
import type { ReactNode } from 'react'
import { categoryName } from '../language/category-names.ts'
import { useLanguage } from '../language/language.tsx'
import { AgentIcon } from '../ui/agent-icon.tsx'
import { Avatar } from '../ui/avatar.tsx'
import { Card } from '../ui/card.tsx'
import styles from './case-card.module.css'
import { messages } from './trust-messages.ts'

/** An agent with whoever made it, or a creator who says something of themselves. */
type About =
  | Pick<moderation.ReportedApp, 'app' | 'creator'>
  | (Pick<moderation.ReportedProfile, 'creator'> & { app?: never })

/** A case: what it is about and whose that is, what is known, and what can be decided. `isLinked`: it can be seen in the store. */
export function CaseCard(props: {
  about: About
  isLinked: boolean
  facts: ReactNode
  children: ReactNode
  actions?: ReactNode
}) {
  return (
    <li>
      <Card className={styles.case}>
        <div className={styles.head}>
          <Head about={props.about} isLinked={props.isLinked} />
          <div className={styles.facts}>{props.facts}</div>
        </div>
        {props.children}
        {props.actions && <div className={styles.actions}>{props.actions}</div>}
      </Card>
    </li>
  )
}

function Head({ about, isLinked }: { about: About; isLinked: boolean }) {
  const { language } = useLanguage()
  const words = messages[language]
  if (!about.app) {
    const { id, name } = about.creator
    return (
      <>
        <Avatar name={name} />
        <div className={styles.names}>
          <h2 className={styles.name}>
            {isLinked ? (
              <Link to="/creators/$handle" params={{ handle: id }}>
                <bdi>{name}</bdi>
              </Link>
            ) : (
              <bdi>{name}</bdi>
            )}
          </h2>
          <p className={styles.facts}>{words.profile}</p>
        </div>
      </>
    )
  }
  const { app, creator } = about
  return (
    <>
      <AgentIcon app={app} size={40} />
      <div className={styles.names}>
        <h2 className={styles.name}>
          {isLinked ? (
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
    </>
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
