import type { Key, ReactNode } from 'react'
import styles from './table.module.css'

export interface Column<Row> {
  name: string
  header: ReactNode
  cell: (row: Row) => ReactNode
  /** Numbers stand at the end of their column, so that they can be compared. */
  isNumeric?: boolean
  /** What a row is about, with its picture: on a phone the head of the block. */
  isHead?: boolean
  /** The header is only read out. */
  headerHidden?: boolean
  /** Stands in the head in place of the header: a button that sorts by this column. */
  sorter?: ReactNode
  sorted?: 'ascending' | 'descending' | undefined
}

/** Rows with a header; on a phone each row stands as a block with the names beside the values. */
export function Table<Row>({
  caption,
  columns,
  rows,
  keyOf,
}: {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => Key
}) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th
              key={column.name}
              scope="col"
              data-numeric={column.isNumeric}
              aria-sort={column.sorted}
            >
              {column.headerHidden ? (
                <span className="visually-hidden">{column.header}</span>
              ) : (
                (column.sorter ?? column.header)
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map((column) => (
              <td key={column.name} data-numeric={column.isNumeric} data-head={column.isHead}>
                {!column.headerHidden && (
                  <span className={styles.name} aria-hidden="true">
                    {column.header}
                  </span>
                )}
                <div>{column.cell(row)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
