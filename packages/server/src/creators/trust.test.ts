import type { creators as contract } from '@wakeel/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { found, newMember } from '../../testing/organisations.ts'
import { openSystem, type Person, type System } from '../../testing/system.ts'
import { users } from '../database/schema/accounts.ts'
import { runs } from '../database/schema/runs.ts'

let system: System
let creator: Person
let app: { id: string; slug: string }
let founder: Person
beforeAll(async () => {
  system = await openSystem()
  founder = await system.user({ role: 'founder' })
})
afterAll(() => system.close())
beforeEach(async () => {
  creator = await system.user({ role: 'enterprise_user' })
  app = await system.app({ creatorId: creator.id })
})

const demo = (token?: string) =>
  system.request('POST', `/api/apps/${app.slug}/demo`, {
    body: { input: 'Add VAT to AED 1,000' },
    ...(token && { token }),
  })

/** A run of somebody's that failed, as it stands afterwards. */
async function failed(person: Person): Promise<void> {
  const { body } = await demo(person.token)
  await system.database.update(runs).set({ status: 'failed' }).where(eq(runs.id, body.run_id))
}

async function trusted(): Promise<Pick<contract.CreatorAgent, 'trustScore' | 'trustParts'>> {
  const { body } = await system.request('GET', '/api/creator/agents', { token: creator.token })
  const { trustScore, trustParts } = body.agents[0]
  return { trustScore, trustParts }
}

/** Of the whole store. */
async function storeTrust(): Promise<number | null> {
  const { body } = await system.request('GET', '/api/founder/figures?range=30d', {
    token: founder.token,
  })
  return body.figures.metrics.trustScore.value
}

const runners: Record<string, () => Promise<string | undefined>> = {
  'a visitor': async () => undefined,
  'an account that nobody confirmed': async () => (await system.user({ isConfirmed: false })).token,
  'its creator': async () => creator.token,
  'somebody in an organisation with its creator': async () =>
    (await newMember(system, await found(system, creator), creator)).token,
}

test.for(Object.keys(runners))('an answer to %s gives an agent no trust score', async (who) => {
  const token = await runners[who]!()
  const { status } = await demo(token)

  expect(status).toBe(200)
  expect(await trusted()).toEqual({ trustScore: null, trustParts: null })
})

test.for(Object.keys(runners))(
  'a trust score that failed runs lowered is not raised by answers to %s',
  async (who) => {
    const customer = await system.user()
    await demo(customer.token)
    await failed(customer)
    const token = await runners[who]!()
    await demo(token)

    expect((await trusted()).trustParts).toMatchObject({ succeeded: 0.5 })
  },
)

test('an answer to a stranger counts once the e-mail is confirmed', async () => {
  const stranger = await system.user({ isConfirmed: false })
  await demo(stranger.token)
  const before = await trusted()
  await system.database.update(users).set({ emailVerified: true }).where(eq(users.id, stranger.id))

  expect([before.trustScore, (await trusted()).trustScore]).toEqual([null, 98])
})

test('the founder’s trust score of the store follows the same rule', async () => {
  const customer = await system.user()
  await demo(customer.token)
  await failed(customer)
  const before = await storeTrust()
  await demo()
  await demo(creator.token)

  expect(await storeTrust()).toBe(before)
})
