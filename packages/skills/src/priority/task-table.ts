import { foldArabic } from '../reading/arabic.ts'
import { table } from '../reading/table.ts'
import { dueIn } from '../sentences/when.ts'

const YES = /^(?:y|yes|yep|true|x|1|high|very|نعم|اي|ايوه|أيوه|عالي\S*|✓|✔|✅)$/i
/** A cell that says nothing either way. */
const BLANK = /^(?:[-–—?؟.]*|n\/?a|none|tbd|medium|mid|متوسط\S*|لا يوجد|غير محدد)$/i

function rankOf(cell: string): string {
  if (/^عالي/.test(cell)) return '، أولوية عالية'
  if (/^منخفض/.test(cell)) return '، أولوية منخفضة'
  if (/^(?:high|top|1|عالي\S*)/i.test(cell)) return ', high priority'
  if (/^(?:low|3|4|منخفض\S*)/i.test(cell)) return ', low priority'
  return /^p[0-4]$/i.test(cell) ? `, ${cell}` : ''
}

interface TaskTable {
  tasks: string[]
  /** The lines around it. */
  around: string[]
}

/** The tasks of a table with columns for urgent, important or due. */
export function fromTable(text: string, today: string): TaskTable | undefined {
  const found = table(text, today) ?? table(text.replaceAll('،', ','), today)
  if (!found) return undefined
  const heads = found.columns.map(({ name }) => foldArabic(name))
  const at = (pattern: RegExp) => heads.findIndex((head) => pattern.test(head))
  const name = at(/task|item|what|to-?do|title|مهمه|مهام|عمل|بند/)
  const [urgent, important, due, level] = [
    at(/urgent|عاجل|استعجال/),
    at(/important|importance|مهم(?!ه)|اهميه/),
    at(/due|deadline|date|by|when|موعد|تاريخ|متي/),
    at(/priority|اولويه/),
  ]
  if (name < 0 || (urgent < 0 && important < 0 && due < 0 && level < 0)) return undefined
  const tasks = found.rows.map((row) => {
    const mark = (column: number, en: string, ar: string) => {
      if (column < 0 || !row[column] || BLANK.test(row[column])) return ''
      const isArabic = /[\u0600-\u06ff]/.test(heads[column] as string)
      const not = YES.test(row[column]) ? '' : isArabic ? 'غير ' : 'not '
      return isArabic ? `، ${not}${ar}` : `, ${not}${en}`
    }
    const day = row[due] && !BLANK.test(row[due]) ? row[due] : ''
    // "Q1 2027" comes to no day and stays beside the name.
    const until = day && (dueIn(day, today) ? `, due ${day}` : ` (${day})`)
    const rank = row[level] ? rankOf(row[level]) : ''
    return `${row[name]}${until}${mark(urgent, 'urgent', 'عاجل')}${mark(important, 'important', 'مهم')}${rank}`
  })
  return {
    tasks,
    around: found.around.split(/(?<=[.!?؟])\s|\n/u).filter((line) => line.trim() !== ''),
  }
}
