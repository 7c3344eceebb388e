import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLanguage } from '../language/language.tsx'
import { Button } from './button.tsx'
import { messages } from './load-messages.ts'
import styles from './load-state.module.css'
import { LoadFailed, Waiting } from './load-state.tsx'
import { InlineAlert } from './state.tsx'

/** A list that the server gives out page by page: waiting, failed, empty, full. */
export function PagedList<Page, Row>(props: {
  list: UseInfiniteQueryResult<InfiniteData<Page>>
  rowsOf: (page: Page) => readonly Row[]
  empty: ReactNode
  children: (rows: readonly Row[]) => ReactNode
}) {
  const { list } = props
  const words = messages[useLanguage().language]
  if (list.isPending) return <Waiting />
  if (list.isLoadingError) return <LoadFailed onRetry={() => void list.refetch()} />
  const rows = list.data.pages.flatMap(props.rowsOf)
  if (rows.length === 0) return <div className={styles.empty}>{props.empty}</div>
  return (
    <>
      {props.children(rows)}
      {list.isFetchNextPageError && <InlineAlert tone="danger">{words.moreFailed}</InlineAlert>}
      {list.hasNextPage && (
        <Button
          kind="secondary"
          size="small"
          className={styles.more}
          disabled={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {words.more}
        </Button>
      )}
    </>
  )
}
