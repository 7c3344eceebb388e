import type { evaluations as contract } from '@wakeel/contract'
import { expect, test } from 'vitest'
import { openSystem } from '../../testing/system.ts'
import { agentDefinitions } from '../own-agents/all.ts'
import { ownQuestions } from '../own-agents/questions/all.ts'
import { seed } from '../seed/seed.ts'

/** Whoever mends one takes it out here. */
const notYetRight = [
  'Monthly payment for AED 200,000 at 6% over 4 years',
  'How much VAT is in AED 2,625 including VAT?',
  'BMI of my 9-year-old son, 135 cm and 35 kg',
]

test('the store’s own agents answer as expected, but for what is known', {
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
  expect(
    results
      .filter(({ passed }) => !passed)
      .map(({ question }) => question.input)
      .toSorted(),
  ).toEqual(notYetRight.toSorted())
})
