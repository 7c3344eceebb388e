import type { ReactNode } from 'react'
import styles from './badge.module.css'
import { Icon, type IconName } from './icon.tsx'

export type BadgeTone = 'neutral' | 'accent' | 'gold' | 'warn' | 'danger'

/** Orange says that something waits or is not well; gold says *verified* or *featured* and nothing else. */
export function Badge({
  tone = 'neutral',
  icon,
  children,
}: {
  tone?: BadgeTone
  icon?: IconName
  children: ReactNode
}) {
  return (
    <span className={`${styles.badge} ${styles[tone]}`}>
      {icon && <Icon name={icon} size={14} />}
      {children}
    </span>
  )
}
