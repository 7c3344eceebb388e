import type { evaluations as contract } from '@wakeel/contract'
import { expect, test } from 'vitest'
import { openSystem } from '../../testing/system.ts'
import { agentDefinitions } from '../own-agents/all.ts'
import { ownQuestions } from '../own-agents/questions/all.ts'
import { seed } from '../seed/seed.ts'

test('the store’s own agents answer as expected', {
  timeout: 600_000,
}, async () => {
  const system = await openSystem()
  const { capabilities, database, clock } = system
  const definitions = agentDefinitions.filter(({ slug }) => ownQuestions.has(slug))
  await seed({ ...capabilities, database, clock, definitions, log() {} }, 'agents')
  await capabilities.evaluations.evaluateListed(new AbortController().signal)

  const results: contract.QuestionResult[] = []
  for (const slug of ownQuestions.keys()) {
    const { body } = await system.request('GET', `/api/apps/${slug}/evaluations/1`)
    results.push(...body.results)
  }
  const violations = await system.violations()
  await system.close()

  expect(violations).toEqual([])
  expect(results).toHaveLength([...ownQuestions.values()].flat().length)
  expect(results.filter(({ passed }) => !passed).map(({ question }) => question.input)).toEqual([])
})
