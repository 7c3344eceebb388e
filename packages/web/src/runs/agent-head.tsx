import type { catalogue } from '@wakeel/contract'
import type { ReactNode } from 'react'
import { AgentIcon } from '../ui/agent-icon.tsx'
import { ArrowLink } from '../ui/arrow-link.tsx'
import styles from './run-form.module.css'

/** Which agent is being run, with the way back to its page. */
export function AgentHead({
  app,
  title,
  back,
}: {
  app: catalogue.App
  title: string
  back: ReactNode
}) {
  return (
    <header className={styles.head}>
      <AgentIcon app={app} size={56} />
      <div>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.line} dir="auto">
          {app.short_description}
        </p>
        <ArrowLink to="/app-store/$slug" params={{ slug: app.slug }}>
          {back}
        </ArrowLink>
      </div>
    </header>
  )
}
