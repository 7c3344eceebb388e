import type { evaluations, Language } from '@wakeel/contract'

type Question = evaluations.EvaluationQuestion
type Expectation = evaluations.Expectation

export const figure = (value: number, unit?: string, tolerance = 0): Expectation => ({
  kind: 'figure',
  value,
  tolerance,
  ...(unit !== undefined && { unit }),
})

export const aed = (value: number): Expectation => figure(value, 'AED')

export const includes = (text: string): Expectation => ({ kind: 'includes', text })

export const excludes = (text: string): Expectation => ({ kind: 'excludes', text })

/** Questions of one language, each with what its answer must hold. */
export const answers = (
  language: Language,
  questions: readonly (readonly [input: string, ...expectations: Expectation[]])[],
): Question[] =>
  questions.map(([input, ...expectations]) => ({
    language,
    input,
    outcome: 'answer',
    expectations,
  }))

/** The agent has to ask for what is missing. */
export const asksBack = (language: Language, input: string): Question => ({
  language,
  input,
  outcome: 'question',
  expectations: [],
})

export const refuses = (language: Language, input: string): Question => ({
  language,
  input,
  outcome: 'refusal',
  expectations: [],
})
