// Spreadsheets of continental Europe write "1.234,50" where others write "1,234.50".

const DECIMAL_COMMA = /^[-−+]?(?:\d{1,3}(?:\.\d{3}){1,4}|\d{1,12}),\d{2}$/
const WHOLE = /^[-−+]?(?:\d{1,3}(?:\.\d{3}){1,4}|\d{1,12})$/

const written = (cell: string) =>
  /^(?<before>\D{0,6}?)(?<figure>[-−+]?\d[\d.,]*)(?<behind>\D{0,6})$/u.exec(cell)?.groups

/** The rows of a table with points for decimals, where a column writes all its figures with commas: "640,00" beside "1.200". */
export function withDecimalPoints(rows: readonly string[][]): string[][] {
  const columns = (rows[0] ?? []).map((_, at) => hasDecimalCommas(rows.map((row) => row[at] ?? '')))
  if (!columns.includes(true)) return rows.map((row) => [...row])
  return rows.map((row) => row.map((cell, at) => (columns[at] ? withPoint(cell) : cell)))
}

function hasDecimalCommas(cells: readonly string[]): boolean {
  const figures = cells.flatMap((cell) => written(cell)?.figure ?? [])
  return (
    figures.some((figure) => DECIMAL_COMMA.test(figure)) &&
    figures.every((figure) => DECIMAL_COMMA.test(figure) || WHOLE.test(figure))
  )
}

function withPoint(cell: string): string {
  const { before = '', figure, behind = '' } = written(cell) ?? {}
  return figure === undefined
    ? cell
    : `${before}${figure.replaceAll('.', '').replace(',', '.')}${behind}`
}
