import { foldArabic } from '../reading/arabic.ts'
import { table } from '../reading/table.ts'

interface ListedAction {
  task: string
  owner: string
  due: string
}

/** The actions of a pasted table with a column of tasks and one of owners or dates, and the text around it. */
export function actionTable(
  text: string,
  today: string,
): { rows: ListedAction[]; around: string } | undefined {
  const found = table(text, today) ?? table(text.replaceAll('،', ','), today)
  if (!found) return undefined
  const column = (pattern: RegExp) =>
    found.columns.findIndex(({ name }) => pattern.test(foldArabic(name)))
  const task = column(/^(?:task|action|item|what|to-?do|ال?مهمه|ال?اجراء|ال?بند)/)
  const owner = column(/owner|who|assign|responsible|pic|مسوول|مكلف|منفذ/)
  const due = column(/due|date|deadline|when|موعد|تاريخ/)
  if (task < 0 || (owner < 0 && due < 0)) return undefined
  const rows = found.rows
    .map((row) => ({ task: row[task] ?? '', owner: row[owner] ?? '', due: row[due] ?? '' }))
    .filter((row) => row.task !== '')
  return { rows, around: found.around }
}
