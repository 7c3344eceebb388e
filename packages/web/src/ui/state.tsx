import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import styles from './state.module.css'

/** Nothing is here: says so and what to do next. */
export function EmptyState({ title, children, action }: { title: string; children?: ReactNode; action?: ReactNode }) {
  return (
    <div className={styles.state}>
      <Icon name="empty" size={32} />
      <h2 className={styles.title}>{title}</h2>
      {children && <p className={styles.text}>{children}</p>}
      {action}
    </div>
  )
}

/** Something failed: what happened, what was kept, what to do. */
export function ErrorState({ title, children, action }: { title: string; children?: ReactNode; action?: ReactNode }) {
  return (
    <div className={styles.state} role="alert" data-kind="error">
      <Icon name="warning" size={32} />
      <h2 className={styles.title}>{title}</h2>
      {children && <p className={styles.text}>{children}</p>}
      {action}
    </div>
  )
}

/** A quiet line in the page that the reader should not miss. */
export function Notice({ tone = 'neutral', children, action }: { tone?: 'neutral' | 'danger'; children: ReactNode; action?: ReactNode }) {
  return (
    <div className={styles.notice} data-tone={tone} role={tone === 'danger' ? 'alert' : 'status'}>
      <p>{children}</p>
      {action}
    </div>
  )
}
