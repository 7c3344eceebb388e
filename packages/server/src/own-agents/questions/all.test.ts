import { evaluations, type Language } from '@wakeel/contract'
import { expect, test } from 'vitest'
import { agentDefinitions } from '../all.ts'
import { ownQuestions } from './all.ts'

const sets = [...ownQuestions]

test.each(sets)('%s has at least six questions in each language, each once', (_, questions) => {
  const inputs = (of: Language) =>
    new Set(questions.filter(({ language }) => language === of).map(({ input }) => input)).size

  expect(inputs('en')).toBeGreaterThanOrEqual(6)
  expect(inputs('ar')).toBeGreaterThanOrEqual(6)
  expect(inputs('en') + inputs('ar')).toBe(questions.length)
})

test.each(sets)(
  '%s is an agent of the store, and a creator could have written its set',
  (slug, questions) => {
    expect(agentDefinitions.map((agent) => agent.slug)).toContain(slug)
    expect(evaluations.EvaluationQuestions.parse(questions)).toEqual(questions)
  },
)
