import { DirectionProvider } from '@base-ui/react/direction-provider'
import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import { useLanguage } from '../shell/language.tsx'
import styles from './tabs.module.css'

export interface Tab<Name extends string> {
  name: Name
  label: ReactNode
  content: ReactNode
}

/** Arrow keys move between the tabs, in the direction of the language. Where the open tab is kept (the address) is the caller's choice. */
export function Tabs<Name extends string>(props: { label: string; tabs: readonly Tab<Name>[]; open: Name; onOpen: (name: Name) => void }) {
  const { direction } = useLanguage()
  return (
    <DirectionProvider direction={direction}>
      <Base.Root value={props.open} onValueChange={(name) => props.onOpen(name)}>
        <Base.List className={styles.list} aria-label={props.label}>
          {props.tabs.map((tab) => (
            <Base.Tab key={tab.name} value={tab.name} className={styles.tab}>
              {tab.label}
            </Base.Tab>
          ))}
        </Base.List>
        {props.tabs.map((tab) => (
          <Base.Panel key={tab.name} value={tab.name} className={styles.panel}>
            {tab.content}
          </Base.Panel>
        ))}
      </Base.Root>
    </DirectionProvider>
  )
}
