import type { Language } from '@wakeel/contract'
import type { Answer } from './answer.ts'

/** "Earliest Joined: 20/09/2021 (Layla)" */
export function sayDateEnd(
  { rows, columns, question: { sort } }: Answer,
  suffix: string,
  language: Language,
): string {
  const column = sort?.column ?? 0
  const label = columns.findIndex((_, index) => index !== column)
  const said = rows
    .map((row) => `${row[column]} (${row[label]})`)
    .join(language === 'en' ? ', ' : '، ')
  const name = columns[column] ?? ''
  return language === 'en'
    ? `**${sort?.isAscending ? 'Earliest' : 'Latest'} ${name}: ${said}${suffix}.**`
    : `**${sort?.isAscending ? 'أقدم' : 'أحدث'} ${name}: ${said}${suffix}.**`
}
