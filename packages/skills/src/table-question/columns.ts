import { foldArabic } from '../reading/arabic.ts'
import type { Table } from '../reading/table.ts'
import { stemOf, words } from '../reading/words.ts'
import { COLUMNS_IN_BOTH } from './columns-in-both.ts'

/** Words for one thing: a question may use another than the column's name. */
const WORDS = [
  'sales sale sold sell sells selling brought bring revenue income turnover مبيعات مبيعا باع بيع يباع باعت باعو تبيع يبيع نبيع بعنا بعت باعوا إيراد إيرادات',
  'quantity qty stock inventory units unit pieces pcs nos stock sold sell sells selling كمية كميات الكمية مخزون قطع حبات وحدات باع بيع مبيعا بعنا بعت باعوا انباع',
  'price cost fare fee rate quote charge expensive cheap cheaper cheapest سعر السعر أسعار ثمن تكلفة أرخص أغلى',
  'amount total value brought bring spend spent spending paid payment expense expenses مبلغ مبالغ فلوس الفلوس مصاري قيمة أنفق إنفاق صرف مدفوع مصروف',
  'driver سائق سواق سواقين',
  'date day when تاريخ يوم متى',
  'city where location مدينة أين موقع',
  'product item goods منتج صنف سلعة',
  'name who person employee student اسم من شخص موظف طالب',
  'salary pay paid payroll earn earns earning earner wage راتب رواتب مرتب مرتبات معاش معاشات أجر أجور ياخذ ياخذون تاخذ ياخد ياخدو بياخد بتاخد يقبض يقبضون تقبض بيقبض',
  'age old older oldest young younger youngest عمر أعمار سن',
  'department dept team قسم إدارة فريق',
  'customer client buyer عميل زبون',
  'country دولة بلد',
  'category type kind فئة نوع تصنيف',
  'score mark marks grade points درجة علامة نقاط',
  'region area منطقة',
  'month شهر',
  'year newest newer model موديل أحدث',
  'hours hour ساعات ساعة',
  'time duration took take takes minutes minute mins وقت مدة زمن دقائق دقيقة',
  'profit margin ربح هامش',
  'weight heavy heavier heaviest light lighter lightest kg kilo kilogram وزن أوزان ثقيل أثقل أتقل خفيف أخف كيلو كيلوغرام',
  'height length tall taller tallest long longer longest short shortest طول أطول أقصر',
]
const groupsOf = (all: readonly string[]) =>
  all.map((group) => new Set(group.split(' ').map((word) => stemOf(foldArabic(word)))))
const WORD_GROUPS = groupsOf(WORDS)
const ALL_WORDS = [...WORDS, ...COLUMNS_IN_BOTH]
const GROUPS = [...WORD_GROUPS, ...groupsOf(COLUMNS_IN_BOTH)]

export const stemsOf = (text: string): string[] =>
  words(text.replace(/([\p{Ll}])(\p{Lu})/gu, '$1 $2').replaceAll('_', ' ')).map(({ stem }) => stem)

const related = (a: string, b: string) => GROUPS.some((group) => group.has(a) && group.has(b))

/** A column called so holds how many there are, while the word in a question only asks for it. */
const COUNTING: ReadonlySet<string> = new Set(['count', 'nos', 'عدد'].map(stemOf))
const QUANTITY = stemOf('quantity')

/** How well a word speaks of a column: 2 by its name, 1 by another word for it. */
function fit(stem: string, columnStems: readonly string[]): number {
  if (columnStems.includes(stem)) return 2
  return columnStems.some((columnStem) =>
    related(stem, COUNTING.has(columnStem) ? QUANTITY : columnStem),
  )
    ? 1
    : 0
}

/** The columns' own names, and the other words for them. */
export const namesOfColumns = ({ columns }: Table): string[] =>
  columns.flatMap(({ name }) => {
    const stems = stemsOf(name)
    const others = ALL_WORDS.filter((_, index) => stems.some((stem) => GROUPS[index]?.has(stem)))
    return [name.replaceAll('_', ' '), ...others]
  })

/** Between two columns in the name of their product: a price times a quantity is money, and adds up. */
export const TIMES = ' × '

/** Figures that are compared and averaged; their sum says nothing of a group. */
const NOT_ADDITIVE = new Set(
  'price cost rate age score mark grade rating temperature salary wage percent percentage height weight سعر ثمن عمر درجة تقييم راتب نسبة معدل حرارة'
    .split(' ')
    .map((word) => stemOf(foldArabic(word))),
)
const YEARS = new Set(['year', 'سنة', 'موديل'].map((word) => stemOf(foldArabic(word))))
/** Years are told apart and never added up, and 2022 is written without a comma. */
export const isYears = (name: string): boolean => stemsOf(name).some((stem) => YEARS.has(stem))
export const isAdditive = (name: string): boolean =>
  name.includes(TIMES) || !stemsOf(name).some((stem) => NOT_ADDITIVE.has(stem) || YEARS.has(stem))

export interface ColumnMention {
  column: number
  /** Place of the word in the question's words. */
  place: number
  score: number
}

const UNITS = new Set(['unit', 'وحدة'].map((word) => stemOf(foldArabic(word))))
const PRICE = stemOf('price')
/** "Unit cost" is what one costs, and holds no units. */
const withoutUnit = (stems: readonly string[]): readonly string[] =>
  stems.some((stem) => !UNITS.has(stem) && (stem === PRICE || related(stem, PRICE)))
    ? stems.filter((stem) => !UNITS.has(stem))
    : stems

/** The columns a question speaks of, in its order. A word that could mean several means the one named by it. */
export function columnsIn(question: string, { columns }: Table): ColumnMention[] {
  const names = columns.map(({ name }) => withoutUnit(stemsOf(name)))
  const asked = stemsOf(question)
  const said = new Set(asked)
  // "Kilos" means the column of that name, and "price per kilo" the one of that.
  const wholeLength = (column: number) => {
    const stems = names[column] ?? []
    return stems.every((stem) => said.has(stem)) ? stems.length : 0
  }
  return asked.flatMap((stem, place) => {
    const fits = names
      .map((columnStems, column) => ({ column, place, score: fit(stem, columnStems) }))
      .filter(({ score }) => score > 0)
    const best = Math.max(...fits.map(({ score }) => score))
    const named = fits.filter(({ score }) => score === best)
    const longest = Math.max(...named.map(({ column }) => wholeLength(column)))
    return best === 2 && longest > 0
      ? named.filter(({ column }) => wholeLength(column) === longest)
      : named
  })
}

/** Whether a word is another name for money or things counted, so that the table's only figures may be meant. */
export const isGenericFigure = (stem: string): boolean =>
  WORD_GROUPS.some((group) => group.has(stem))

/** Numbers that name a row: nobody adds them up. */
const IDENTIFIER = new Set(
  'id no number ref reference code invoice phone mobile tel account serial licence license plate رقم هاتف جوال كود رمز مرجع حساب رخصة'
    .split(' ')
    .map((word) => stemOf(foldArabic(word))),
)
const COUNTED = new Set(['of', 'عدد'])

/** The table with its columns of identifiers as text, so that a limit or a total is never taken for one of them. */
export function withoutIdentifiers(table: Table): Table {
  const columns = table.columns.map((column, index) =>
    column.type === 'number' && isIdentifier(table, index)
      ? { ...column, type: 'text' as const }
      : column,
  )
  return { ...table, columns }
}

function isIdentifier({ columns, rows }: Table, index: number): boolean {
  const name = columns[index]?.name ?? ''
  const stems = stemsOf(name)
  const cells = rows.map((row) => row[index] ?? '').filter((cell) => cell !== '')
  const isDistinct = new Set(cells).size === cells.length
  if (!isDistinct || cells.length < 2) return false
  if (stems.some((stem) => COUNTED.has(stem))) return false
  if (stems.some((stem) => IDENTIFIER.has(stem)) && !isAmount(cells)) return true
  const numbered = cells.map(Number)
  const isSequence = numbered.every(
    (value, at) => at === 0 || value === (numbered[at - 1] as number) + 1,
  )
  if (index === 0 && cells.length > 2 && isSequence) return true
  const length = cells[0]?.length ?? 0
  return (
    index === 0 &&
    cells.length > 2 &&
    length > 2 &&
    cells.every((cell) => /^[\d٠-٩]+$/.test(cell) && cell.length === length) &&
    !stems.some(isGenericFigure)
  )
}

const isAmount = (cells: readonly string[]) =>
  cells.some((cell) => !/^[+\d٠-٩][\d٠-٩ -]*$/.test(cell))
