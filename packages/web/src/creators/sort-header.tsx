import type { ReactNode } from 'react'
import { Icon } from '../ui/icon.tsx'
import styles from './agents-section.module.css'
import type { AgentSort } from './creator-url-state.ts'
import { useCreatorUrlState } from './creator-url-state.ts'

/** The head of a column that the table can be sorted by: pressed once from the most on, pressed again from the least on. */
export function SortHeader({ sort, children }: { sort: AgentSort; children: ReactNode }) {
  const [urlState, setUrlState] = useCreatorUrlState()
  const isSorted = (urlState.sort ?? 'created') === sort
  const next = isSorted && urlState.order !== 'rising' ? ('rising' as const) : undefined
  return (
    <button
      type="button"
      className={styles.sort}
      onClick={() => setUrlState({ sort: sort === 'created' ? undefined : sort, order: next })}
    >
      {children}
      {isSorted && <Icon name={urlState.order === 'rising' ? 'up' : 'down'} size={14} />}
    </button>
  )
}
