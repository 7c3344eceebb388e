import { once, onceFor } from '../once-for.ts'
import { foldArabic, latinDigits } from '../reading/arabic.ts'
import { numberWord } from '../reading/number-words.ts'
import { isStopword } from '../reading/prose.ts'
import type { Table } from '../reading/table.ts'
import { stemOf, words } from '../reading/words.ts'
import {
  atHand,
  type Explaining,
  type Unexplained,
  unexplainedIn,
} from '../understanding/unexplained.ts'
import { columnsIn, isAdditive, isGenericFigure, namesOfColumns, stemsOf } from './columns.ts'
import { operations, operationsAsked, wide } from './operations.ts'

const AFTER_OPERATION =
  /(?:\b(?:total|sum|average|avg|mean|median|highest|lowest|maximum|minimum|max|min|largest|smallest)|(?:مجموع|اجمالي|متوسط|معدل|وسيط|اعلي|ادني))\s+(?:of\s+)?(?:the\s+|all\s+|our\s+|my\s+)?(?<noun>\p{L}+)(?<rest>(?: \p{L}+){0,2})/u

/** "average profit" where the table has no profit: better asked than answered from another column. */
export function strangeNoun(asked: string, table: Table): string | undefined {
  const { noun, rest = '' } = AFTER_OPERATION.exec(latinDigits(foldArabic(asked)))?.groups ?? {}
  if (!noun || isStopword(noun) || numberWord(noun) || LEAVING_OUT.test(noun)) return undefined
  // «في المجموع وكم؟»
  if (operationsAsked(words(noun)).length > 0 || wide(words(noun)).length > 0) return undefined
  const stem = stemOf(noun)
  const known = new Set([
    ...table.columns.flatMap(({ name }) => stemsOf(name)),
    ...table.rows.flatMap((row) => row.flatMap(stemsOf)),
  ])
  if (known.has(stem) || isPlain(stem)) return undefined
  const figures = table.columns.filter(({ type }) => type === 'number')
  // "Average delivery time", "total donations" of a column that is called Amount and nothing else.
  const isSaid = columnsIn(`${noun}${rest}`, table).some(({ column }) =>
    figures.some((one) => one === table.columns[column]),
  )
  const isOfAny =
    figures.length === 1 &&
    isAdditive(noun) &&
    stemsOf(figures[0]?.name ?? '').some((one) => ANY_AMOUNT.has(one))
  return isSaid || isOfAny || (isGenericMoney(stem) && figures.length === 1) ? undefined : noun
}

const LEAVING_OUT = /^(?:excluding|excl|except|without|minus|leaving|ignoring|including)$/
const ANY_AMOUNT = new Set(['amount', 'مبلغ', 'مبالغ'].map((word) => stemOf(foldArabic(word))))

/** What explains a word of a question about a table: what is to be worked out, its columns by any name, its cells. */
export const explainingOf = onceFor(
  (table: Table): Explaining => ({
    find: (all) => [...operations(all), ...wide(all)],
    atHand: atHand(
      [...table.columns.map(({ name }) => name), ...valuesIn(table)],
      [...namesOfColumns(table), FIGURES, ORDERS],
    ),
  }),
)
const LONGEST_VALUE = 60
/** The cells that hold words and no long text. */
export const valuesIn = ({ columns, rows }: Table): string[] =>
  rows.flatMap((row) =>
    row.filter((cell, column) => columns[column]?.type === 'text' && cell.length < LONGEST_VALUE),
  )
/** "From high to low", "wich" */
const ORDERS = 'high low big small first last which كبير صغير الكبير الصغير العالي الواطي'
const FIGURES = 'total average median highest lowest count مجموع متوسط اعلى اقل اجمالي'

/** "Total stock for Decor", «متوسط رواتب قسم التسويق» where no cell says so. */
export function strangeValues(asked: string, table: Table): Unexplained[] {
  const roles = new Map([
    ...[...operations(words(asked)), ...wide(words(asked))].map(
      ({ to }) => [to - 1, 'operation'] as const,
    ),
    ...columnsIn(asked, table).map(
      ({ place, column, score }) =>
        [
          place,
          table.columns[column]?.type === 'text' && score === 2 ? 'names' : 'column',
        ] as const,
    ),
  ])
  return unexplainedIn(asked, explainingOf(table), roles)
}

const GROUP =
  /(?<!\p{L})(?:per|for each|لكل|[بو]?حسب) (?:the )?(?<noun>\p{L}{3,})(?= ?(?:[?؟.,،\n]|$))/gu
/** Time, rows, and whoever or whatever a row is of. */
const anyGroup = once(
  () =>
    new Set(
      words(
        'day week month quarter year hour minute row line entry record one person head employee customer unit item piece order cent night share group value figure name total average amount column table branch both يوم أسبوع شهر ربع سنة عام ساعة صف سطر سجل واحد واحدة شخص منهم منها موظف زبون عميل وحدة قطعة حبة صنف طلب مجموعة قيمة رقم اسم مجموع متوسط مبلغ عمود جدول واحدا',
      ).map(({ stem }) => stem),
    ),
)

/** "Total sales per region" where no column says the region: better asked than answered for all together. */
export function strangeGroup(asked: string, table: Table): string | undefined {
  for (const { groups } of latinDigits(foldArabic(asked.toLowerCase())).matchAll(GROUP)) {
    const noun = groups?.noun ?? ''
    const [stem = ''] = stemsOf(noun)
    const isSaid =
      anyGroup().has(stem) ||
      columnsIn(noun, table).length > 0 ||
      [...operations(words(noun)), ...wide(words(noun))].length > 0 ||
      explainingOf(table).atHand.stems.has(stem)
    if (!isSaid) return noun
  }
  return undefined
}

const PLAIN = new Set(
  [
    'value',
    'number',
    'row',
    'figure',
    'column',
    'by',
    'per',
    'for',
    'in',
    'قيمة',
    'رقم',
    'عدد',
    'كل',
    'لكل',
    'بكل',
    'حسب',
    'في',
  ].map((word) => stemOf(foldArabic(word))),
)
const isPlain = (stem: string) => PLAIN.has(stem)
/** "total spend" may be asked of a column called Sales or Amount; "average age" may not. */
const isGenericMoney = (stem: string) =>
  isGenericFigure(stem) &&
  [
    'sale',
    'spend',
    'spent',
    'amount',
    'revenue',
    'expens',
    'cost',
    'paid',
    'مبيع',
    'مبلغ',
    'ايراد',
    'مصروف',
  ].some((word) => stem.startsWith(stemOf(foldArabic(word))))
