import type { ReactNode } from 'react'
import styles from './hue-badge.module.css'

export type Hue =
  | 'emerald'
  | 'mint'
  | 'blue'
  | 'lime'
  | 'teal'
  | 'violet'
  | 'orange'
  | 'rose'
  | 'solid'
  | 'ink'
  | 'grey'

/** A word on the colour that stands for it on every board. */
export function HueBadge({ hue, children }: { hue: Hue; children: ReactNode }) {
  return (
    <span className={`${styles.badge} ${styles[hue]}`} data-hue={hue}>
      {children}
    </span>
  )
}
