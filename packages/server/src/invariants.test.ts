import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openSystem } from '../testing/system.ts'
import { billingInvariants } from './billing/invariants.ts'
import { apps } from './catalogue/tables.ts'
import { payoutInvariants } from './creators/payouts/invariants.ts'
import { forgeInvariants } from './forge/invariants.ts'
import { reviews } from './reviews/tables.ts'
import { agents, demoAllowances, runs } from './runs/tables.ts'

test('each invariant but those of money and of creators, which have tests of their own, notices what breaks it', async () => {
  const system = await openSystem()
  const { database } = system
  const { id, slug } = await system.app()
  const { token } = await system.user()
  const demo = () => system.request('POST', `/api/apps/${slug}/demo`, { token, body: { input: 'Add VAT to AED 1,000' } })
  await demo()
  await demo()
  await system.request('POST', `/api/apps/${slug}/reviews`, { token, body: { rating: 5, comment: 'Right to the fils.' } })
  const whole = await system.violations()

  await database.update(apps).set({ reviewsCount: 7, executionCount: 9 })
  await database.update(demoAllowances).set({ usageCount: 1 })
  await database.update(reviews).set({ isSample: true })
  await database.delete(agents)
  const [one, other] = await database.select().from(runs).where(eq(runs.appId, id))
  await database.update(runs).set({ answer: null }).where(eq(runs.id, one!.id))
  await database
    .update(runs)
    .set({ status: 'running', finishedAt: null, startedAt: new Date(Date.now() - 3_600_000) })
    .where(eq(runs.id, other!.id))
  const broken = await system.violations()
  await system.close()

  expect(whole).toEqual([])
  const others = system.capabilities.invariants.filter(
    (each) => ![...billingInvariants, ...payoutInvariants, ...forgeInvariants].includes(each),
  )
  expect(broken.map((violation) => violation.split(': ')[0])).toEqual(others.map(({ name }) => name))
})
