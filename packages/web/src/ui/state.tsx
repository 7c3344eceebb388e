import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'
import styles from './state.module.css'

interface State {
  title: string
  children?: ReactNode
  action?: ReactNode
  /** 1 when it stands for the entire page. */
  level?: 1 | 2
}

/** Nothing is here: says so and what to do next. */
export function EmptyState({
  title,
  children,
  action,
  level = 2,
  icon = 'empty',
}: State & { icon?: IconName }) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <div className={styles.state}>
      <Icon name={icon} size={32} />
      <Heading className={styles.title}>{title}</Heading>
      {children && <p className={styles.text}>{children}</p>}
      {action}
    </div>
  )
}

/** Something failed: what happened, what was kept, what to do. */
export function ErrorState({ title, children, action, level = 2 }: State) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <div className={styles.state} role="alert" data-kind="error">
      <Icon name="warning" size={32} />
      <Heading className={styles.title}>{title}</Heading>
      {children && <p className={styles.text}>{children}</p>}
      {action}
    </div>
  )
}

/** A quiet line in the page that the reader should not miss. */
export function InlineAlert({
  tone = 'neutral',
  children,
  action,
}: {
  tone?: 'neutral' | 'danger'
  children: ReactNode
  action?: ReactNode
}) {
  return (
    <div className={styles.alert} data-tone={tone} role={tone === 'danger' ? 'alert' : 'status'}>
      <p>{children}</p>
      {action}
    </div>
  )
}
