import { foldArabic } from '../reading/arabic.ts'
import type { Table } from '../reading/table.ts'
import { stemOf, words } from '../reading/words.ts'

/** Words for one thing: a question may use another than the column's name. */
const GROUPS = [
  'sales sale sold sell sells selling revenue income turnover مبيعات مبيعا باع بيع يباع إيراد إيرادات',
  'quantity qty units unit pieces stock sold sell sells selling كمية كميات الكمية قطع وحدات باع بيع مبيعا',
  'price cost expensive cheap cheaper cheapest سعر السعر أسعار ثمن تكلفة أرخص أغلى',
  'amount total value spend spent spending paid payment expense expenses مبلغ مبالغ قيمة أنفق إنفاق صرف مدفوع مصروف',
  'date day when تاريخ يوم متى',
  'city where location مدينة أين موقع',
  'product item goods منتج صنف سلعة',
  'name who person employee student اسم من شخص موظف طالب',
  'salary pay earn earns earning wage راتب رواتب أجر أجور',
  'age old older oldest young younger youngest عمر أعمار سن',
  'department dept team قسم إدارة فريق',
  'customer client buyer عميل زبون',
  'country دولة بلد',
  'category type kind فئة نوع تصنيف',
  'score mark marks grade points درجة علامة نقاط',
  'region area منطقة',
  'month شهر',
  'hours hour ساعات ساعة',
  'profit margin ربح هامش',
].map((group) => new Set(group.split(' ').map((word) => stemOf(foldArabic(word)))))

export const stemsOf = (text: string): string[] =>
  words(text.replace(/([\p{Ll}])(\p{Lu})/gu, '$1 $2').replaceAll('_', ' ')).map(({ stem }) => stem)

const related = (a: string, b: string) => GROUPS.some((group) => group.has(a) && group.has(b))

/** How well a word speaks of a column: 2 by its name, 1 by another word for it. */
function fit(stem: string, columnStems: readonly string[]): number {
  if (columnStems.includes(stem)) return 2
  return columnStems.some((columnStem) => related(stem, columnStem)) ? 1 : 0
}

/** Figures that are compared and averaged; their sum says nothing of a group. */
const NOT_ADDITIVE = new Set(
  'price cost rate age score mark grade rating temperature salary wage percent percentage height weight سعر ثمن عمر درجة تقييم راتب نسبة معدل حرارة'
    .split(' ')
    .map((word) => stemOf(foldArabic(word))),
)
export const isAdditive = (name: string): boolean =>
  !stemsOf(name).some((stem) => NOT_ADDITIVE.has(stem))

export interface ColumnMention {
  column: number
  /** Place of the word in the question's words. */
  place: number
  score: number
}

/** The columns a question speaks of, in its order. A word that could mean several means the one named by it. */
export function columnsIn(question: string, { columns }: Table): ColumnMention[] {
  const names = columns.map(({ name }) => stemsOf(name))
  return stemsOf(question).flatMap((stem, place) => {
    const fits = names
      .map((columnStems, column) => ({ column, place, score: fit(stem, columnStems) }))
      .filter(({ score }) => score > 0)
    const best = Math.max(...fits.map(({ score }) => score))
    return fits.filter(({ score }) => score === best)
  })
}

/** Whether a word is another name for money or things counted, so that the table's only figures may be meant. */
export const isGenericFigure = (stem: string): boolean => GROUPS.some((group) => group.has(stem))
