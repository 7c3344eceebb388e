import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyPlan } from '../../../testing/checkout.ts'
import { earningsOf, lastingUser } from '../../../testing/payouts.ts'
import { refundOrder } from '../../../testing/refunds.ts'
import { bySize } from '../../../testing/size.ts'
import { openSystem, type Person, type System, type TestReply } from '../../../testing/system.ts'
import { onPostgres } from '../../../testing/test-database.ts'
import { orders } from '../../database/schema/billing.ts'

/** The embedded database has one connection and cannot race; there the same tests only keep the rule. */
const ROUNDS = onPostgres ? bySize(5, 15) : 3

let system: System
let processes: System[]
beforeAll(async () => {
  system = await openSystem()
  processes = [
    system,
    ...(onPostgres ? await Promise.all([1, 2].map(() => openSystem({ beside: system }))) : []),
  ]
})
afterAll(async () => {
  for (const each of [...processes].reverse()) await each.close()
})

/** Everything at once, spread over the processes of the store. */
const runAtOnce = (person: Person, slug: string, count: number): Promise<TestReply[]> =>
  Promise.all(
    Array.from({ length: count }, (_, number) =>
      processes[number % processes.length]!.request('POST', `/api/apps/${slug}/runs`, {
        token: person.token,
        body: { input: 'Add VAT to AED 1,000' },
      }),
    ),
  )

/** A creator with their agent that is sold for good, so that no wallet pays for a run. */
async function creatorWithAgent(tier: 'starter' | 'enterprise' = 'starter') {
  const creator = await lastingUser(system, { role: 'creator' })
  await system.database.transaction((tx) =>
    system.capabilities.accounts.setSubscriptionTier(tx, creator.id, tier),
  )
  const { slug } = await system.app({
    price: { model: 'one_time', fils: 14_700 },
    creatorId: creator.id,
  })
  return { creator, slug }
}

const answered = (replies: TestReply[]) => replies.filter(({ status }) => status === 200).length
const sharedOf = async (id: string) =>
  (await system.database.select().from(orders).where(eq(orders.id, id)))[0]!.sharedFils

test('of eight runs at once with three included left, three pay the creator', {
  timeout: 120_000,
}, async () => {
  const { creator, slug } = await creatorWithAgent()
  const person = await lastingUser(system)
  const { id } = await buyPlan(system, person, { plan: 'starter' })
  expect(answered(await runAtOnce(person, slug, 47))).toBe(47)

  const replies = await runAtOnce(person, slug, 8)

  expect(answered(replies)).toBe(3)
  // 115.73 / 50 is 2.31; half of it is 1.15.
  expect((await earningsOf(system, creator)).earned).toBe(50 * 115)
  expect(await sharedOf(id)).toBe(50 * 115)
  expect(await system.violations()).toEqual([])
})

test('however many runs a paid month holds by reaching into two, they never share more than was paid', {
  timeout: 120_000,
}, async () => {
  const { creator, slug } = await creatorWithAgent('enterprise')
  const person = await lastingUser(system)
  // The last evening of November in Dubai.
  system.clock.advance(Date.parse('2026-11-30T18:00:00Z') - system.clock.now().getTime())
  const { id } = await buyPlan(system, person, { plan: 'starter', offer: 'founder_special' })
  await runAtOnce(person, slug, 50)
  system.clock.advance(24 * 3_600_000)

  const replies = await runAtOnce(person, slug, 50)

  expect(answered(replies)).toBe(50)
  // Half of 115.73 is 57.87, which is 1.16 a run; 80 % of it is 0.92, and 62 of them fit into 57.87.
  expect((await earningsOf(system, creator)).earned).toBe(62 * 92)
  expect(await sharedOf(id)).toBe(62 * 92)
  expect(await system.violations()).toEqual([])
})

test('a refund of the plan while its runs end takes every share with it', {
  timeout: 240_000,
}, async () => {
  const { creator, slug } = await creatorWithAgent()
  const outcomes: unknown[] = []
  while (outcomes.length < ROUNDS) {
    const person = await lastingUser(system)
    const { id } = await buyPlan(system, person, { plan: 'pro' })
    await runAtOnce(person, slug, 2)
    const [refund] = await Promise.all([
      refundOrder(processes.at(-1)!, person, id),
      runAtOnce(person, slug, 6),
    ])
    outcomes.push({ refund: refund.status, earned: (await earningsOf(system, creator)).earned })
  }

  expect(outcomes).toEqual(outcomes.map(() => ({ refund: 200, earned: 0 })))
  expect(await system.violations()).toEqual([])
})
