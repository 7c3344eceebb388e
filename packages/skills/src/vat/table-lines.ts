import { foldArabic, latinDigits } from '../reading/arabic.ts'
import { cellNumber, table } from '../reading/table.ts'
import type { Priced } from './pairs.ts'

const COLUMNS = {
  quantity: /qty|quantity|units?$|count|hours|كميه|عدد/,
  price: /unit price|price|rate|amount|cost|net|value|سعر|مبلغ|قيمه/,
  name: /item|description|product|service|name|بند|صنف|وصف|بيان|خدمه|منتج/,
}

/** "VAT amount", but no "price incl. VAT" */
const isTaxColumn = (head: string): boolean =>
  /vat|tax|ضريبه/.test(head) && !/incl|excl|before|with|after|ex |شامل|قبل|بدون|بعد/.test(head)

/** The lines of a pasted table with a price column. */
export function pricedRows(text: string, today: string): Priced[] | undefined {
  const pastedTable = table(text, today)
  if (!pastedTable) return undefined
  const heads = pastedTable.columns.map(({ name }) => latinDigits(foldArabic(name)))
  const quantity = heads.findIndex((head) => COLUMNS.quantity.test(head) && !/price|سعر/.test(head))
  const unitPrice = heads.findIndex(
    (head) =>
      /unit|سعر|price|rate/.test(head) && !isTaxColumn(head) && !/^(?:qty|quantity)/.test(head),
  )
  const price =
    unitPrice >= 0
      ? unitPrice
      : heads.findIndex((head) => COLUMNS.price.test(head) && !isTaxColumn(head))
  const name = heads.findIndex((head) => COLUMNS.name.test(head))
  if (price < 0 || price === quantity) return undefined
  let from = 0
  const lines = pastedTable.rows.flatMap((row): Priced[] => {
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
  return lines.length > 0 ? lines : undefined
}
