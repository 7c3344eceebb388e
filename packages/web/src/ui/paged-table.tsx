import type { ComponentProps } from 'react'
import { PagedList } from './paged-list.tsx'
import { type Column, Table } from './table.tsx'

/** The same as a table. */
export function PagedTable<Page, Row extends { id: string }>({
  caption,
  columns,
  ...list
}: Omit<ComponentProps<typeof PagedList<Page, Row>>, 'children'> & {
  caption: string
  columns: readonly Column<Row>[]
}) {
  return (
    <PagedList {...list}>
      {(rows) => <Table caption={caption} columns={columns} rows={rows} keyOf={({ id }) => id} />}
    </PagedList>
  )
}
