import type { Language } from '@wakeel/contract'
import { cellNumber } from '../reading/table.ts'
import type { Answer } from './answer.ts'
import { number } from './conditions.ts'

const MOST_NAMED = 20

/** "Highest 3 in Price: Patrol 98,000, Camry 62,000, Corolla 58,500" */
export function ranking(
  { question, columns, rows }: Answer,
  labelColumn: number,
  { suffix, language }: { suffix: string; language: Language },
): string {
  const { measure = 0, operation } = question
  const list = rows
    .slice(0, MOST_NAMED)
    .map((row) => `${row[labelColumn] ?? ''} ${figureOf(row[measure], language)}`)
    .join(language === 'ar' ? '، ' : ', ')
  const name = columns[measure] ?? ''
  return language === 'ar'
    ? `**${operation === 'max' ? 'أعلى' : 'أدنى'} ${rows.length} في ${name}: ${list}${suffix}.**`
    : `**${operation === 'max' ? 'Highest' : 'Lowest'} ${rows.length} in ${name}: ${list}${suffix}.**`
}

const figureOf = (cell = '', language: Language): string => {
  const figure = cellNumber(cell)
  return figure === undefined ? cell : number(figure, language)
}
