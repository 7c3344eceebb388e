import { foldArabic } from '../reading/arabic.ts'
import { quantities } from '../reading/quantities.ts'
import { cellDate, cellNumber, type Table } from '../reading/table.ts'
import { mentions } from '../reading/words.ts'
import type { Entry, LedgerInput } from './input.ts'
import { monthsIn } from './months.ts'

const NAMES = {
  date: ['date', 'day', 'month', 'when', 'posted', 'تاريخ', 'اليوم', 'شهر'],
  out: [
    'debit',
    'withdrawal',
    'money out',
    'paid out',
    'spent',
    'expense',
    'مدين',
    'سحب',
    'مصروف',
    'منصرف',
  ],
  in: ['credit', 'deposit', 'money in', 'paid in', 'received', 'دائن', 'إيداع', 'وارد', 'إيراد'],
  amount: [
    'amount',
    'total',
    'value',
    'cost',
    'price',
    'sum',
    'aed',
    'dhs',
    'مبلغ',
    'قيمة',
    'إجمالي',
    'سعر',
    'تكلفة',
  ],
  category: [
    'category',
    'account',
    'type',
    'class',
    'tag',
    'group',
    'department',
    'فئة',
    'تصنيف',
    'نوع',
    'حساب',
    'قسم',
  ],
  description: [
    'description',
    'item',
    'vendor',
    'supplier',
    'payee',
    'merchant',
    'detail',
    'memo',
    'narration',
    'name',
    'note',
    'what',
    'وصف',
    'بيان',
    'تفاصيل',
    'مورد',
    'جهة',
    'بند',
    'ملاحظات',
    'اسم',
  ],
  never: [
    'balance',
    'id',
    'no',
    'ref',
    'reference',
    'number',
    'quantity',
    'qty',
    'vat',
    'tax',
    'رصيد',
    'رقم',
    'كمية',
    'مرجع',
    'ضريبة',
  ],
} as const

const INCOME = [
  'income',
  'revenue',
  'sale',
  'sales',
  'refund',
  'customer payment',
  'client payment',
  'deposit received',
  'interest received',
  'credit',
  'إيراد',
  'إيرادات',
  'دخل',
  'مبيعات',
  'استرداد',
  'تحصيل',
  'دائن',
]
const SUM_LINE = /^\s*(?:grand |sub ?)?totals?\b|^\s*(?:ال)?(?:مجموع|اجمالي)/

const SKIPPED_SHOWN = 5

export type Ledger = Pick<LedgerInput, 'entries' | 'skippedLines' | 'skipped' | 'signs'> & {
  currencies: string[]
}

/** The entries of a pasted table, or nothing when it has no column of amounts. */
export function entriesOf(
  table: Table,
  today: string,
  { isIncomeAsked = false } = {},
): Ledger | undefined {
  const { columns, rows } = withoutHeading(table, today)
  const named = (key: keyof typeof NAMES) =>
    columns.findIndex(
      ({ name }) => mentions(name, NAMES[key]) || isShortFor(name, NAMES[key]) || isFlow(name, key),
    )
  const numeric = columns.flatMap(({ name, type }, index) =>
    type === 'number' && !mentions(name, NAMES.never) ? [index] : [],
  )
  const [outColumn, inColumn] = [named('out'), named('in')].map((index) =>
    index >= 0 && columns[index]?.name ? index : undefined,
  )
  const twoColumns = outColumn !== undefined && inColumn !== undefined && outColumn !== inColumn
  const amountColumn =
    numeric.find((index) => mentions(columns[index]?.name ?? '', NAMES.amount)) ??
    numeric.find((index) => index === outColumn) ??
    numeric.at(-1)
  if (!twoColumns && amountColumn === undefined) return undefined
  const dateColumn = columns.findIndex(
    ({ name, type }) => type === 'date' || mentions(name, NAMES.date),
  )
  const isText = (index: number) =>
    index >= 0 && index !== dateColumn && columns[index]?.type === 'text'
  const categoryColumn = [named('category')].find(isText)
  const descriptionColumn =
    [named('description'), ...columns.keys()].find(
      (index) => isText(index) && index !== categoryColumn,
    ) ?? categoryColumn

  const readDate = dateReader(
    rows.map((row) => row[dateColumn] ?? ''),
    today,
  )
  const signed = rows.map((row) => {
    const cell = (index: number | undefined) => (index === undefined ? '' : (row[index] ?? ''))
    const out = twoColumns ? Math.abs(cellNumber(cell(outColumn)) ?? 0) : 0
    const amount = twoColumns
      ? Math.abs(cellNumber(cell(inColumn)) ?? 0) - out
      : cellNumber(cell(amountColumn))
    const text = `${cell(categoryColumn)} ${cell(descriptionColumn)}`
    const isOutside = SUM_LINE.test(foldArabic(row.join(' ')))
    return {
      row,
      cell,
      amount: isOutside ? undefined : amount,
      isIncome: mentions(text, INCOME),
      isOutside,
    }
  })
  const convention = twoColumns
    ? 'two_columns'
    : signsOf(
        signed.flatMap(({ amount }) => (amount ? [amount] : [])),
        isIncomeAsked,
      )
  const entries = signed.flatMap(({ cell, amount, isIncome }): Entry[] => {
    if (!amount) return []
    const direction = directionOf(amount, isIncome, convention)
    const date = dateColumn >= 0 ? readDate(cell(dateColumn)) : undefined
    const category = cell(categoryColumn)
    return [
      {
        ...(date ? { date } : {}),
        description: cell(descriptionColumn),
        ...(category ? { category } : {}),
        amount: Math.abs(amount),
        direction,
      },
    ]
  })
  const skipped = signed.filter(({ amount, isOutside }) => amount === undefined && !isOutside)
  return {
    entries,
    skippedLines: skipped.length,
    ...(skipped.length > 0
      ? {
          skipped: skipped
            .slice(0, SKIPPED_SHOWN)
            .map(({ cell }) =>
              [cell(descriptionColumn), cell(dateColumn < 0 ? undefined : dateColumn)]
                .filter(Boolean)
                .join(' '),
            ),
        }
      : {}),
    ...(convention ? { signs: convention } : {}),
    currencies: currenciesOf(columns, rows, amountColumn),
  }
}

/** Where no sign tells, what speaks of income came in. */
function directionOf(
  amount: number,
  isIncome: boolean,
  convention: Ledger['signs'],
): Entry['direction'] {
  if (convention === 'negative_is_out' || convention === 'two_columns')
    return amount < 0 ? 'out' : 'in'
  return isIncome || (convention === 'negative_is_refund' && amount < 0) ? 'in' : 'out'
}

/** The currencies that stand beside the amounts or in the names of columns. */
function currenciesOf(
  columns: Table['columns'],
  rows: Table['rows'],
  amountColumn: number | undefined,
): string[] {
  const amountCells = rows.flatMap((row) =>
    quantities(amountColumn === undefined ? '' : (row[amountColumn] ?? '')),
  )
  const heading = columns.flatMap(({ name }) =>
    quantities(`1 ${/\b(?:AED|USD|EUR|GBP|SAR|INR)\b|درهم|دولار|\$/i.exec(name)?.[0] ?? ''}`),
  )
  return [
    ...new Set(
      [...amountCells, ...heading].flatMap((quantity) =>
        quantity.kind === 'money' ? [quantity.currency] : [],
      ),
    ),
  ]
}

/** A table pasted without its heading has its first entry where the names should be. */
function withoutHeading(table: Table, today: string): Pick<Table, 'columns' | 'rows'> {
  const names = table.columns.map(({ name }) => name)
  const isEntry =
    names.some((name) => cellDate(name, today)) &&
    names.some((name) => cellNumber(name) !== undefined)
  if (!isEntry) return table
  return {
    columns: table.columns.map(({ type }) => ({ name: '', type })),
    rows: [names, ...table.rows],
  }
}

/** Bank statements write what goes out below zero; a list of expenses, where nobody asks for income, only refunds. */
function signsOf(amounts: readonly number[], isIncomeAsked: boolean): LedgerInput['signs'] {
  const negative = amounts.filter((amount) => amount < 0).length
  if (negative === 0) return undefined
  return isIncomeAsked || negative * 2 >= amounts.length ? 'negative_is_out' : 'negative_is_refund'
}

const SLASHED = /^\s*(\d{1,2})[/.-](\d{1,2})[/.-](\d{2,4})\s*$/

/** Reads a column of dates: the day first, unless a date of the column only makes sense with the month first. */
function dateReader(cells: readonly string[], today: string): (cell: string) => string | undefined {
  const parts = cells.flatMap((cell) => {
    const match = SLASHED.exec(cell)
    return match ? [[Number(match[1]), Number(match[2])] as const] : []
  })
  const monthFirst = parts.some(([, second]) => second > 12) && !parts.some(([first]) => first > 12)
  return (cell) =>
    cellDate(monthFirst ? cell.replace(SLASHED, '$2/$1/$3') : cell, today) ??
    monthsIn(cell, undefined)[0]
}

const FLOWS: Partial<Record<keyof typeof NAMES, RegExp>> = {
  out: /^(?:out|outgoing|outflow|dr|spent|خارج|صادر|طلع|خرج|مصروفات|عليه)$/,
  in: /^(?:in|incoming|inflow|cr|income|داخل|وارد|دخل|له)$/,
}
/** A column headed by nothing but such a word: "In" stands in the names of many others. */
const isFlow = (name: string, key: keyof typeof NAMES): boolean =>
  FLOWS[key]?.test(
    foldArabic(name.trim().toLowerCase()).replace(/^ال/, '').replace(/\(.*/s, '').trimEnd(),
  ) ?? false

/** "cat" and "desc" head columns too. */
function isShortFor(name: string, names: readonly string[]): boolean {
  const short = name.toLowerCase().replace(/\.$/, '')
  return short.length >= 3 && names.some((full) => full.startsWith(short))
}
