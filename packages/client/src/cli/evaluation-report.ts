import type { evaluations } from '@wakeel/contract'

export type EvaluatedQuestion = Pick<
  evaluations.QuestionResult,
  'question' | 'passed' | 'outcome_met' | 'expectations_met' | 'outcome' | 'answer' | 'error'
>

const SHOWN = 70

/** A question with its verdict, and under it what was not met. */
export function resultLines(result: EvaluatedQuestion): string[] {
  const { question, passed } = result
  const input = question.input.replace(/\s+/g, ' ')
  const shown = input.length > SHOWN ? `${input.slice(0, SHOWN - 1).toWellFormed()}…` : input
  return [
    `${passed ? 'ok    ' : 'failed'}  ${question.language}  ${shown}`,
    ...reasonsOf(result).map((reason) => `            ${reason}`),
  ]
}

function reasonsOf({
  question,
  outcome,
  outcome_met,
  expectations_met,
  error,
}: EvaluatedQuestion): string[] {
  if (error !== null) return [`no reply: ${error}`]
  return [
    ...(outcome_met ? [] : [`expected: ${question.outcome}; replied: ${outcome}`]),
    ...question.expectations.flatMap((expectation, place) =>
      expectations_met[place] ? [] : [`not met: ${expectationWords(expectation)}`],
    ),
  ]
}

function expectationWords(expectation: evaluations.Expectation): string {
  if (expectation.kind !== 'figure') return `${expectation.kind} "${expectation.text}"`
  const { value, unit, tolerance } = expectation
  return ['the figure', value, unit, tolerance > 0 && `± ${tolerance}`].filter(Boolean).join(' ')
}

export function summaryLine(results: readonly EvaluatedQuestion[]): string {
  const score = (of: readonly EvaluatedQuestion[]) =>
    `${of.filter(({ passed }) => passed).length} of ${of.length}`
  const inLanguage = (language: 'en' | 'ar') =>
    results.filter(({ question }) => question.language === language)
  const parts = [
    ['English', inLanguage('en')],
    ['Arabic', inLanguage('ar')],
    ['all', results],
  ] as const
  return parts
    .filter(([, of]) => of.length > 0)
    .map(([name, of]) => `${name}: ${score(of)}`)
    .join(', ')
}
