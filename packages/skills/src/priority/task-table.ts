import { foldArabic } from '../reading/arabic.ts'
import { table } from '../reading/table.ts'

const YES = /^(?:y|yes|true|x|1|high|نعم|عالي\S*|✓|✔)$/i

/** The tasks of a table with columns for urgent, important or due. */
export function fromTable(text: string, today: string): string[] | undefined {
  const found = table(text, today)
  if (!found) return undefined
  const heads = found.columns.map(({ name }) => foldArabic(name))
  const at = (pattern: RegExp) => heads.findIndex((head) => pattern.test(head))
  const name = at(/task|item|what|to-?do|title|مهمه|مهام|عمل|بند/)
  const [urgent, important, due] = [
    at(/urgent|عاجل|استعجال/),
    at(/important|importance|مهم(?!ه)|اهميه/),
    at(/due|deadline|date|by|موعد|تاريخ/),
  ]
  if (name < 0 || (urgent < 0 && important < 0 && due < 0)) return undefined
  return found.rows.map((row) => {
    const mark = (column: number, en: string, ar: string) => {
      if (column < 0 || !row[column]) return ''
      const isArabic = /[\u0600-\u06ff]/.test(heads[column] as string)
      const not = YES.test(row[column]) ? '' : isArabic ? 'غير ' : 'not '
      return isArabic ? `، ${not}${ar}` : `, ${not}${en}`
    }
    return `${row[name]}${mark(urgent, 'urgent', 'عاجل')}${mark(important, 'important', 'مهم')}${due >= 0 && row[due] ? `, due ${row[due]}` : ''}`
  })
}
