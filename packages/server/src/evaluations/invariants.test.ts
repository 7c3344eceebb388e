import { expect, test } from 'vitest'
import { agentContent, atForge } from '../../testing/agents.ts'
import { rightQuestions } from '../../testing/evaluations.ts'
import { openSystem } from '../../testing/system.ts'
import { evaluationResults, evaluations } from '../database/schema/evaluations.ts'
import { evaluationInvariants } from './invariants.ts'

test('each invariant of evaluations notices what breaks it', async () => {
  const system = await openSystem()
  const { database, capabilities } = system
  const creator = await system.user()
  await atForge(system, creator).listed(agentContent({ evaluation: rightQuestions }))
  await capabilities.evaluations.evaluateListed(new AbortController().signal)
  const whole = await system.violations()

  await database.update(evaluations).set({ enPassed: 0 })
  const miscounted = await system.violations()
  await database.delete(evaluationResults)
  const lost = await system.violations()
  await system.close()

  expect(whole).toEqual([])
  expect([...miscounted, ...lost].map((violation) => violation.split(': ')[0])).toEqual(
    evaluationInvariants.map(({ name }) => name),
  )
})
