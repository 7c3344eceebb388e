import type { ReactNode } from 'react'
import { useLanguage } from '../language/language.tsx'
import { useTitle } from '../shell/title.ts'
import { DemoDataBadge } from '../showcase/demo-data-badge.tsx'
import { ShowcaseNote } from '../showcase/showcase-note.tsx'
import { ScreenNav } from '../ui/screen-nav.tsx'
import styles from './admin-frame.module.css'
import { messages } from './admin-messages.ts'

const screens = {
  people: '/admin/users',
  trust: '/admin/trust',
  payments: '/admin/payments',
  analytics: '/admin/analytics',
  audit: '/admin/audit',
  jobs: '/admin/jobs',
} as const

/** What stands around every screen of the administration: which it is, the way to the others, and whether its data is live. */
export function AdminFrame(props: {
  screen: keyof typeof screens
  isLive: boolean | undefined
  actions?: ReactNode
  children: ReactNode
}) {
  const words = messages[useLanguage().language]
  useTitle(`${words[props.screen]} · ${words.title}`)
  return (
    <div className={styles.frame}>
      <header className={styles.head}>
        <p className={styles.area}>{words.title}</p>
        <div className={styles.title}>
          <h1>{words[props.screen]}</h1>
          {props.isLive === false && <DemoDataBadge />}
        </div>
        {props.actions && <div className={styles.actions}>{props.actions}</div>}
      </header>
      <ScreenNav label={words.screens} screens={screens} names={words} open={props.screen} />
      {props.isLive === false && <ShowcaseNote of="admin" />}
      {props.children}
    </div>
  )
}
