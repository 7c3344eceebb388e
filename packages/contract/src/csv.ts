/** The mark by which spreadsheets know that a file is UTF-8, so that Arabic arrives whole. */
export const CSV_MARK = '\ufeff'

/** What a spreadsheet would take for a formula, and execute. A negative number is none. */
const formula = /^[=+@＝＋－＠\t\r\n]|^-(?![\d.,]+$)/

/** A line of a CSV file (RFC 4180) with its end, of which a spreadsheet computes nothing. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(toField).join(',')}\r\n`

function toField(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
