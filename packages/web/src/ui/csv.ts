/** Rows as a file that spreadsheets open as it is meant: RFC 4180, marked as UTF-8 so that Arabic arrives whole. */
export function toCsv(rows: readonly (readonly string[])[]): Blob {
  const text = rows.map((row) => row.map(toField).join(',')).join('\r\n')
  return new Blob(['\ufeff', text, '\r\n'], { type: 'text/csv;charset=utf-8' })
}

function toField(value: string): string {
  // A spreadsheet would compute what begins like a formula.
  const safe = /^[=+@＝＋－＠\t\r\n]|^-(?![\d.])/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
