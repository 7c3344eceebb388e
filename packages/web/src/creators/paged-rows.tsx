import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { useLanguage } from '../shell/language.tsx'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/state.tsx'
import { type Column, Table } from '../ui/table.tsx'
import styles from './figure-dialog.module.css'
import { text } from './figure-text.ts'
import { RowsFailed, RowsWaiting } from './rows-state.tsx'

/** A list behind a figure, page by page: waiting, failed, empty, full. */
export function PagedRows<Page, Row extends { id: string }>(props: {
  list: UseInfiniteQueryResult<InfiniteData<Page>>
  rowsOf: (page: Page) => readonly Row[]
  caption: string
  columns: readonly Column<Row>[]
  empty: string
}) {
  const { list } = props
  const words = text[useLanguage().language]
  if (list.isPending) return <RowsWaiting />
  if (list.isLoadingError) return <RowsFailed onRetry={() => void list.refetch()} />
  const rows = list.data.pages.flatMap(props.rowsOf)
  if (rows.length === 0) return <p className={styles.quiet}>{props.empty}</p>
  return (
    <>
      <Table caption={props.caption} columns={props.columns} rows={rows} keyOf={({ id }) => id} />
      {list.isFetchNextPageError && <Notice tone="danger">{words.moreFailed}</Notice>}
      {list.hasNextPage && (
        <Button kind="secondary" size="small" disabled={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {words.more}
        </Button>
      )}
    </>
  )
}
