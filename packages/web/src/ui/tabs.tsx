import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { useLanguage } from '../language/language.tsx'
import fading from './fading-row.module.css'
import { showInRow } from './show-in-row.ts'
import row from './tab-row.module.css'
import styles from './tabs.module.css'

export interface Tab<Name extends string> {
  name: Name
  label: ReactNode
  content: ReactNode
}

/**
 * Arrow keys move between the tabs in the direction of reading, Home and End to the ends. Where the open tab is kept (the
 * address) is the caller's choice. Written out because a library's tabs weigh a tenth of everything an app's page loads.
 */
export function Tabs<Name extends string>(props: {
  label: string
  tabs: readonly Tab<Name>[]
  open: Name
  onOpen: (name: Name) => void
}) {
  const { direction } = useLanguage()
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  // On a phone the tabs may be wider than the window, and the open one out of sight.
  useEffect(
    () => showInRow(list.current, list.current?.querySelector(`[data-tab="${props.open}"]`)),
    [props.open],
  )
  const openIndex = props.tabs.findIndex((tab) => tab.name === props.open)

  const move = (event: KeyboardEvent) => {
    const last = props.tabs.length - 1
    const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const back = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
    const next =
      event.key === forward
        ? (openIndex + 1) % props.tabs.length
        : event.key === back
          ? (openIndex + last) % props.tabs.length
          : event.key === 'Home'
            ? 0
            : event.key === 'End'
              ? last
              : undefined
    const tab = next === undefined ? undefined : props.tabs[next]
    if (!tab) return
    event.preventDefault()
    props.onOpen(tab.name)
    list.current?.querySelector<HTMLElement>(`[data-tab="${tab.name}"]`)?.focus()
  }

  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={props.label}
        className={`${row.row} ${fading.fading}`}
        onKeyDown={move}
      >
        {props.tabs.map((tab) => (
          <button
            key={tab.name}
            type="button"
            role="tab"
            id={`${id}-${tab.name}`}
            data-tab={tab.name}
            className={row.tab}
            aria-selected={tab.name === props.open}
            aria-controls={`${id}-panel`}
            tabIndex={tab.name === props.open ? 0 : -1}
            onClick={() => props.onOpen(tab.name)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${props.open}`}
        className={styles.panel}
      >
        {props.tabs[openIndex]?.content}
      </div>
    </div>
  )
}
