import type { ReactNode, Ref } from 'react'
import { Icon, type IconName } from './icon.tsx'
import styles from './panel.module.css'

/** What stands between a page and what can be done next: a title, what it is about, and buttons. */
export function Panel(props: {
  title: ReactNode
  icon?: IconName
  tone?: 'warn' | 'danger'
  label?: string
  role?: 'alert'
  ref?: Ref<HTMLElement>
  children: ReactNode
}) {
  return (
    <section
      ref={props.ref}
      className={styles.panel}
      data-tone={props.tone}
      role={props.role}
      aria-label={props.label}
    >
      <h2 className={styles.title}>
        {props.icon && <Icon name={props.icon} />} <span>{props.title}</span>
      </h2>
      {props.children}
    </section>
  )
}

export function PanelButtons({ children }: { children: ReactNode }) {
  return <div className={styles.buttons}>{children}</div>
}

/** Terms and what is said of each: pairs of `dt` and `dd`, each in a `div`. */
export function PanelFacts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>
}
