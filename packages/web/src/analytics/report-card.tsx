import type { Language } from '@wakeel/contract'
import { type Key, type ReactNode, useId, useState } from 'react'
import { formatNumber, useLanguage } from '../language/language.tsx'
import { saveFile } from '../save-file.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { toCsv } from '../ui/csv.ts'
import { type Column, Table } from '../ui/table.tsx'
import { messages } from './analytics-messages.ts'
import styles from './report-card.module.css'

/** So many rows stand open; the others follow on request. */
const SHOWN_ROWS = 10

export interface ReportColumn<Row> extends Column<Row> {
  header: string
  /** The value in a file: plain digits, no units. */
  plain: (row: Row) => string
}

export const countColumn = <Row,>(
  name: string,
  header: string,
  value: (row: Row) => number,
  language: Language,
): ReportColumn<Row> => ({
  name,
  header,
  isNumeric: true,
  cell: (row) => formatNumber(value(row), language),
  plain: (row) => String(value(row)),
})

/** A table with a title and as a file. `children`: what stands above it. */
export function ReportCard<Row>(props: {
  title: string
  line?: string
  columns: readonly ReportColumn<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => Key
  empty: string
  fileName: string
  isTableHidden?: boolean
  children?: ReactNode
}) {
  const { language } = useLanguage()
  const words = messages[language]
  const id = useId()
  const [isWhole, setWhole] = useState(false)
  const { columns, rows } = props
  const save = () =>
    saveFile(
      toCsv([
        columns.map(({ header }) => header),
        ...rows.map((row) => columns.map(({ plain }) => plain(row))),
      ]),
      props.fileName,
    )
  return (
    <Card className={styles.card} role="region" aria-labelledby={id}>
      <div className={styles.head}>
        <div>
          <h2 id={id} className={styles.title}>
            {props.title}
          </h2>
          {props.line && <p className={styles.line}>{props.line}</p>}
        </div>
        {rows.length > 0 && (
          <Button
            kind="secondary"
            size="small"
            aria-label={words.csvOf(props.title)}
            onClick={save}
          >
            {words.csv}
          </Button>
        )}
      </div>
      {rows.length === 0 ? (
        <p className={styles.line}>{props.empty}</p>
      ) : (
        <>
          {props.children}
          {!props.isTableHidden && (
            <Table
              caption={props.title}
              columns={columns}
              rows={isWhole ? rows : rows.slice(0, SHOWN_ROWS)}
              keyOf={props.keyOf}
            />
          )}
          {rows.length > SHOWN_ROWS && !props.isTableHidden && (
            <Button
              kind="quiet"
              size="small"
              className={styles.more}
              onClick={() => setWhole(!isWhole)}
            >
              {isWhole ? words.fewer : words.all(formatNumber(rows.length, language))}
            </Button>
          )}
        </>
      )}
    </Card>
  )
}
