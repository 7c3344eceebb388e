import type { ReactNode } from 'react'
import styles from './blocked-panel.module.css'

/** What stands in the way of going on, with the buttons that help. */
export function BlockedPanel({
  title,
  lines,
  children,
}: {
  title: string
  lines: readonly string[]
  children: ReactNode
}) {
  return (
    <section className={styles.panel} aria-label={title}>
      <h2>{title}</h2>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <div className={styles.actions}>{children}</div>
    </section>
  )
}
