import { words } from '../reading/words.ts'
import type { ColumnMention } from './columns.ts'

const CALLED_COLUMN =
  /(?:\b(?:column|col)\s(?:of\s|called\s)?|(?<!\p{L})[وبلف]?(?:ال)?(?:عمود|خانة|خانه)\s)["'«]?$/iu
const COLUMN_BEHIND = /^["'»]?\s(?:column|col)(?!\p{L})/iu
const NOT_BEFORE =
  /(?:\b(?:ignore|ignoring|forget|not|never mind|skip|regardless of|without)\s(?:the\s|about\s(?:the\s)?)?|(?<!\p{L})(?:مو|مش|مب|ليس|تجاهل|بدون|بغض النظر عن|غض النظر عن)\s)(?:\p{L}+\s)?$/iu
const NOT_BEHIND =
  /^(?:\s\p{L}+)?\s(?:(?:do|does)(?:n['’]?t| not) matter|is irrelevant|(?:لا|ما|مو|مش|مب)\s?(?:[يت]?هم(?:ني)?|مهمة?|فارقة?|[يت]فرق))(?!\p{L})/iu
const REACH = 40

/** The columns that are meant to be worked with: those called a column, or all but what "does not matter". */
export function meantColumns(asked: string, named: readonly ColumnMention[]): ColumnMention[] {
  const written = words(asked)
  const around = ({ place }: ColumnMention) => {
    const { start, end } = written[place] ?? { start: 0, end: 0 }
    return [asked.slice(Math.max(0, start - REACH), start), asked.slice(end, end + REACH)] as const
  }
  const called = named.filter((mention) => {
    const [before, behind] = around(mention)
    return CALLED_COLUMN.test(before) || COLUMN_BEHIND.test(behind)
  })
  if (called.length > 0) return called
  const left = named.filter((mention) => {
    const [before, behind] = around(mention)
    return !NOT_BEFORE.test(before) && !NOT_BEHIND.test(behind)
  })
  return left.length > 0 ? left : [...named]
}
