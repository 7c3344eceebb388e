import { cellNumber, type Table } from '../reading/table.ts'
import { type Word, words } from '../reading/words.ts'
import { columnsIn, TIMES, withoutIdentifiers } from './columns.ts'

const MULTIPLIES =
  /^\s{0,3}(?:[*×x✕]|times|multiplied (?:by|with)|multiply by|(?:مضروبا?|مضروبة|نضرب|ضرب|اضرب|في|ضربا?) ?(?:في|ب)?)\s{0,3}(?:the |their |its |ال)?$/iu
/** "Multiply qty by price" */
const WITH = /^ (?:by|with|and|و|ب)? ?(?:the |ال)?$/iu

interface Product {
  start: number
  end: number
  columns: [number, number]
}

/** "Qty times price", "Qty × Price", «الكمية في السعر»: two columns of figures and between them what multiplies. */
function productIn(table: Table): Product | undefined {
  const { around } = table
  const all = words(around)
  const isFigures = (column: number) => withoutIdentifiers(table).columns[column]?.type === 'number'
  const figures = columnsIn(around, table).filter(({ column }) => isFigures(column))
  const onlyAt = (place: number): number | undefined => {
    const here = figures.filter((one) => one.place === place)
    return here.length === 1 ? here[0]?.column : undefined
  }
  const places = [...new Set(figures.map(({ place }) => place))]
  for (const from of places)
    for (const to of places) {
      if (to <= from || to > from + LONGEST_TIMES) continue
      const [first, second] = [onlyAt(from), onlyAt(to)]
      const { start, end } = all[from] as Word
      const { start: next, end: last } = all[to] as Word
      if (first === undefined || second === undefined || first === second) continue
      const isTold = /^(?:multiply|multiplying|اضرب|نضرب|ضرب)$/.test(all[from - 1]?.word ?? '')
      const between = around.slice(end, next)
      if (MULTIPLIES.test(between) || (isTold && WITH.test(between)))
        return { start, end: last, columns: [first, second] }
    }
  return undefined
}
/** Words from the one to the other: "qty multiplied by the price". */
const LONGEST_TIMES = 4

const STOCK_VALUE =
  /\b(?:stock|inventory)(?:['’]s)? (?:value|worth)\b|\b(?:value|worth) of (?:the |our |my |all )?(?:stock|inventory)\b|(?<!\p{L})قيم[ةه] (?:ال)?(?:مخزون|بضاع[ةه])(?!\p{L})/iu
/** "Total stock value" of a table with one column of quantities and one of prices. */
function stockValueIn(table: Table): Product | undefined {
  const said = STOCK_VALUE.exec(table.around)
  const only = (word: string) => {
    const fitting = columnsIn(word, table).filter(
      ({ column }) => table.columns[column]?.type === 'number',
    )
    return fitting.length === 1 ? fitting[0]?.column : undefined
  }
  const [quantity, price] = [only('quantity'), only('price')]
  if (!said || quantity === undefined || price === undefined || quantity === price) return undefined
  return { start: said.index, end: said.index + said[0].length, columns: [quantity, price] }
}

/** The table with a column of the product that a request speaks of, which is called by its name in the request. */
export function withProduct(table: Table): Table {
  const found = productIn(table) ?? stockValueIn(table)
  if (!found) return table
  const [first, second] = found.columns
  const name = `${table.columns[first]?.name}${TIMES}${table.columns[second]?.name}`
  const productOf = (row: readonly string[]): string => {
    const [one, other] = [cellNumber(row[first] ?? ''), cellNumber(row[second] ?? '')]
    return one === undefined || other === undefined
      ? ''
      : String(Number((one * other).toPrecision(14)))
  }
  return {
    columns: [...table.columns, { name, type: 'number' }],
    rows: table.rows.map((row) => [...row, productOf(row)]),
    around: table.around.slice(0, found.start) + name + table.around.slice(found.end),
  }
}
