import { CSV_MARK, csvLine } from '@wakeel/contract/csv'

/** Rows as a file that spreadsheets open as it is meant. */
export const toCsv = (rows: readonly (readonly string[])[]): Blob =>
  new Blob([CSV_MARK, ...rows.map(csvLine)], { type: 'text/csv;charset=utf-8' })
