// "Name | Height | Weight", and below it a row for each of several people.

const DELIMITERS = ['\t', '|', ';', ','] as const
const LEAST_COLUMNS = 3
const LEAST_ROWS = 2
const MOST_ROWS = 6
const UNIT = /\(([^()]{1,8})\)\s*$/

interface Row {
  name?: string
  /** The message with this row alone, each cell behind the name of its column. */
  text: string
}

/** A message for each row of a pasted table of people; nothing when there is none. */
export function rowsOf(text: string): readonly Row[] {
  if (!text.includes('\n')) return []
  const lines = text.split('\n')
  for (const delimiter of DELIMITERS) {
    const cells = lines.map((line) => cellsOf(line, delimiter))
    const head = cells.findIndex(
      (row, at) => isHead(row) && (cells[at + 1]?.length ?? 0) === row.length,
    )
    if (head < 0) continue
    const names = cells[head] as string[]
    const below = cells.slice(head + 1)
    const end = below.findIndex((row) => row.length !== names.length)
    const rows = (end < 0 ? below : below.slice(0, end)).filter((row) => !isRule(row))
    const rest = [...lines.slice(0, head), ...(end < 0 ? [] : lines.slice(head + 1 + end))].join(
      '\n',
    )
    const figures = names.filter((_, column) => rows.every((row) => /\d/.test(row[column] ?? '')))
    if (rows.length < LEAST_ROWS || rows.length > MOST_ROWS || figures.length < 2) continue
    return rows.map((row) => rowText(names, row, rest))
  }
  return []
}

const cellsOf = (line: string, delimiter: string): string[] => {
  const cells = line.split(delimiter).map((cell) => cell.trim())
  if (cells[0] === '') cells.shift()
  if (cells.at(-1) === '') cells.pop()
  return cells
}

const isHead = (row: readonly string[]): boolean =>
  row.length >= LEAST_COLUMNS &&
  row.every((cell) => cell.length > 0 && cell.length < 25 && !/\d/.test(cell))

const isRule = (row: readonly string[]): boolean => row.every((cell) => /^[:-]{1,40}$/.test(cell))

function rowText(names: readonly string[], row: readonly string[], rest: string): Row {
  const name = row.find((cell) => /^\p{L}[\p{L} .'’-]+$/u.test(cell) && cell.length > 2)
  const said = row.flatMap((cell, column) => {
    const head = names[column] as string
    if (cell === name) return []
    const unit = /\d$/.test(cell) ? UNIT.exec(head)?.[1] : undefined
    const value = unit ? `${cell} ${unit}` : cell
    return /\d/.test(cell) ? [`${head.replace(UNIT, '').trim()}: ${value}`] : [value]
  })
  return { ...(name && { name }), text: `${said.join('; ')}.\n${rest}` }
}
