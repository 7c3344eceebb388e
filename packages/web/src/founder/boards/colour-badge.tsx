import type { ReactNode } from 'react'
import styles from './colour-badge.module.css'

export type BadgeColour =
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
export function ColourBadge({ colour, children }: { colour: BadgeColour; children: ReactNode }) {
  return (
    <span className={`${styles.badge} ${styles[colour]}`} data-colour={colour}>
      {children}
    </span>
  )
}
