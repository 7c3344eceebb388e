import type { ComponentProps, ReactNode } from 'react'
import { AgentIcon } from '../ui/agent-icon.tsx'
import styles from './run-form.module.css'

/** Which agent a page is about. `children`: where else to go from here. */
export function AgentHead({
  app,
  title,
  line,
  children,
}: {
  app: ComponentProps<typeof AgentIcon>['app']
  title: string
  line: string
  children: ReactNode
}) {
  return (
    <header className={styles.head}>
      <AgentIcon app={app} size={56} />
      <div>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.line} dir="auto">
          {line}
        </p>
        {children}
      </div>
    </header>
  )
}
