import { foldArabic, latinDigits } from '../reading/arabic.ts'
import { cellNumber, type Table, table } from '../reading/table.ts'
import type { Priced } from './pairs.ts'

const COLUMNS = {
  quantity: /qty|quantity|units?$|count|hours|كميه|عدد/,
  price: /unit price|price|rate|amount|cost|net|value|سعر|مبلغ|قيمه/,
  name: /item|description|product|service|name|بند|صنف|وصف|بيان|خدمه|منتج/,
}

/** "VAT amount", but no "price incl. VAT" */
const isTaxColumn = (head: string): boolean =>
  /vat|tax|ضريبه/.test(head) && !/incl|excl|before|with|after|ex |شامل|قبل|بدون|بعد/.test(head)

interface Places {
  name: number
  quantity: number
  price: number
}

/** Which columns hold what, by what they are called. */
function namedColumns({ columns }: Table): Places {
  const heads = columns.map(({ name }) => latinDigits(foldArabic(name)))
  const unitPrice = heads.findIndex(
    (head) =>
      /unit|سعر|price|rate/.test(head) && !isTaxColumn(head) && !/^(?:qty|quantity)/.test(head),
  )
  return {
    name: heads.findIndex((head) => COLUMNS.name.test(head)),
    quantity: heads.findIndex((head) => COLUMNS.quantity.test(head) && !/price|سعر/.test(head)),
    price:
      unitPrice >= 0
        ? unitPrice
        : heads.findIndex((head) => COLUMNS.price.test(head) && !isTaxColumn(head)),
  }
}

/** "Mesh chair | 12 | 289.50": without a heading a name goes before a whole count and its price, or before the price alone. */
function columnsOfEntries(rows: readonly string[][]): Places | undefined {
  const figures = (rows[0] ?? []).map((_, at) => rows.map((row) => cellNumber(row[at] ?? '')))
  const numeric = [...figures.keys()].filter((at) =>
    figures[at]?.every((value) => value !== undefined),
  )
  const name = figures.findIndex((column) => column.every((value) => value === undefined))
  const [first, second] = numeric
  if (name < 0 || first === undefined || name > first) return undefined
  if (second === undefined) return { name, quantity: -1, price: first }
  const isCount = (at: number) =>
    figures[at]?.every((value) => Number.isInteger(value) && (value ?? 0) > 0)
  if (isCount(first)) return { name, quantity: first, price: second }
  return isCount(second) ? { name, quantity: second, price: first } : undefined
}

/** Commas also part the words of a sentence. */
const isSetInColumns = (text: string, row: readonly string[]): boolean =>
  row.length > 1 && !text.replace(/, /g, ',').includes(row.join(','))

/** The lines of a pasted table with a price column, and what is said around it. */
export function pricedRows(
  text: string,
  today: string,
): { lines: Priced[]; around: string } | undefined {
  const pasted = table(text, today)
  if (!pasted) return undefined
  const head = pasted.columns.map(({ name }) => name)
  const isHeadless = head.some((cell) => cellNumber(cell) !== undefined)
  const rows = isHeadless ? [head, ...pasted.rows] : pasted.rows
  if (isHeadless && !isSetInColumns(text, head)) return undefined
  const places = isHeadless ? columnsOfEntries(rows) : namedColumns(pasted)
  if (!places || places.price < 0 || places.price === places.quantity) return undefined
  const lines = linesOf(rows, places, text)
  return lines.length > 0 ? { lines, around: pasted.around } : undefined
}

function linesOf(
  rows: readonly string[][],
  { name, quantity, price }: Places,
  text: string,
): Priced[] {
  let from = 0
  return rows.flatMap((row): Priced[] => {
    const amount = cellNumber(row[price] ?? '')
    if (amount === undefined || /^(?:sub)?total|^مجموع|^الاجمالي/i.test(row[0] ?? '')) return []
    const start = Math.max(from, text.indexOf(row[price] as string, from))
    from = start + (row[price] as string).length
    return [
      {
        start,
        end: from,
        quantity: (quantity >= 0 ? cellNumber(row[quantity] ?? '') : undefined) ?? 1,
        price: amount,
        description: name >= 0 ? (row[name] ?? '') : '',
      },
    ]
  })
}
