import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { agentContent, atForge } from '../../testing/agents.ts'
import { rightQuestions } from '../../testing/evaluations.ts'
import { openSystem } from '../../testing/system.ts'
import { evaluationResults, evaluations } from '../database/schema/evaluations.ts'
import { evaluationInvariants } from './invariants.ts'

test('each invariant of evaluations notices what breaks it', async () => {
  const system = await openSystem()
  const { database } = system
  const [one, other] = [await system.user(), await system.user()]
  const evaluation = rightQuestions
  const counted = await atForge(system, one).listed(agentContent({ evaluation }))
  const lost = await atForge(system, other).listed(agentContent({ evaluation }))
  await system.capabilities.evaluations.evaluateListed(new AbortController().signal)
  const whole = await system.violations()

  await database.update(evaluations).set({ enPassed: 0 }).where(eq(evaluations.appId, counted.id))
  const [gone] = await database.select().from(evaluations).where(eq(evaluations.appId, lost.id))
  await database.delete(evaluationResults).where(eq(evaluationResults.evaluationId, gone!.id))
  const broken = await system.violations()
  await system.close()

  expect(whole).toEqual([])
  expect(broken.map((violation) => violation.split(': ')[0])).toEqual(
    evaluationInvariants.map(({ name }) => name),
  )
})
