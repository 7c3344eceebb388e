import type { ReactNode } from 'react'
import { useLanguage } from '../language/language.tsx'
import { DemoDataBadge } from '../showcase/demo-data-badge.tsx'
import styles from './founder-head.module.css'
import { messages } from './frame-messages.ts'

/** The head of every screen of the founder. */
export function FounderHead(props: {
  title: string
  line: string
  isShowcase: boolean
  children: ReactNode
}) {
  const words = messages[useLanguage().language]
  return (
    <header className={styles.head}>
      <div>
        <p className={styles.area}>{words.area}</p>
        <div className={styles.title}>
          <h1>{props.title}</h1>
          {props.isShowcase && <DemoDataBadge />}
        </div>
        <p className={styles.line}>{props.line}</p>
      </div>
      <div className={styles.controls}>{props.children}</div>
    </header>
  )
}
