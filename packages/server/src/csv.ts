/** A table as CSV (RFC 4180), with the mark by which spreadsheets know that it is UTF-8. Numbers are fils and become dirhams. */
export function toCsv(rows: readonly (readonly (string | number)[])[]): Uint8Array {
  return Buffer.from(`\ufeff${rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('')}`)
}

function toCell(value: string | number): string {
  if (typeof value === 'number') return (value / 100).toFixed(2)
  // A spreadsheet would take a text that begins like this for a formula, and execute it.
  const text = /^[=+\-@\t\r\n]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
