import { withoutJoiningWaw } from '../reading/arabic.ts'
import { fold } from '../reading/fold.ts'
import type { Table } from '../reading/table.ts'
import { words } from '../reading/words.ts'
import { columnsIn } from './columns.ts'
import { quartersIn } from './date-filters.ts'
import { operationIn } from './operations.ts'

/** "Our total in Q1 and in Q2", "total sales and returns": one question of each. */
export const eachAsked = (asked: string, table: Table): string[] =>
  eachQuarter(asked).flatMap((question) => eachFigure(question, table))

function eachQuarter(asked: string): string[] {
  const { text, original } = fold(asked)
  const found = quartersIn(text)
  if (found.length < 2) return [asked]
  return found.map((_, own) =>
    found.reduceRight(
      (left, { start, end }, index) =>
        index === own ? left : left.slice(0, original(start)) + left.slice(original(end)),
      asked,
    ),
  )
}

const FIGURES = /^(?:sum|average|median)$/
const JOINT = /^\s{0,2}(?:[,،&+]\s{0,2})?(?:and\s|و\s{0,2})?(?:the\s|of\s){0,2}$/iu

/** Columns of figures that stand one beside the other, by their own names. */
function eachFigure(asked: string, table: Table): string[] {
  if (!FIGURES.test(operationIn(asked) ?? '')) return [asked]
  const all = words(asked)
  const named = columnsIn(asked, table).flatMap(({ column, place, score }) => {
    const word = all[place]
    return score === 2 && word && table.columns[column]?.type === 'number'
      ? [{ column, ...word }]
      : []
  })
  const isJoined = named.every(({ start, word }, index) => {
    const before = named[index - 1]
    const gap = before && asked.slice(before.end, start)
    return gap === undefined || (JOINT.test(gap) && (gap.trim() !== '' || word.startsWith('و')))
  })
  const [first, last] = [named[0], named.at(-1)]
  const isEachOnce = new Set(named.map(({ column }) => column)).size === named.length
  if (!first || !last || named.length < 2 || !isJoined || !isEachOnce) return [asked]
  return named.map(
    ({ start, end }) =>
      asked.slice(0, first.start) +
      withoutJoiningWaw(asked.slice(start, end)) +
      asked.slice(last.end),
  )
}
