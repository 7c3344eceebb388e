import type { Language } from '@wakeel/contract'
import { markdownTable } from '../reading/format.ts'
import type { Answer } from './answer.ts'
import { filterText, number } from './conditions.ts'
import type { Winner } from './winners.ts'

export function explainWinners(
  answer: Answer,
  winners: readonly Winner[],
  language: Language,
): string {
  const { question, columns } = answer
  const arabic = language === 'ar'
  const name = (column: number | undefined) => (column === undefined ? '' : (columns[column] ?? ''))
  const [within, by, measure] = [question.within, question.groupBy, question.measure].map(name)
  const isMin = question.operation === 'min'
  const where = filterText(answer, language)
  const said = winners
    .map(
      ({ within: group, names, value }) =>
        `${group}: ${names.join(arabic ? '، ' : ', ')} ${number(value, language)}`,
    )
    .join(arabic ? '؛ ' : '; ')
  const headline = arabic
    ? `**${said} (${isMin ? 'أدنى' : 'أعلى'} ${measure} لكل ${within})${where && ` حيث ${where}`}.**`
    : `**${said} (the ${isMin ? 'lowest' : 'highest'} ${measure} of each ${within})${where && ` where ${where}`}.**`
  return [
    headline,
    markdownTable(
      [within as string, by as string, measure as string],
      winners.map(({ within: group, names, value }) => [
        group,
        names.join(arabic ? '، ' : ', '),
        number(value, language),
      ]),
      [2],
    ),
  ].join('\n\n')
}
