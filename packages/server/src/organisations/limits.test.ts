import { organisations as contract } from '@wakeel/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { topUp } from '../../testing/checkout.ts'
import { join, organisationOf } from '../../testing/organisations.ts'
import { openSystem, type System } from '../../testing/system.ts'

const TEN_MINUTES_MS = 600_000
const input = 'Add VAT to AED 1,000'

let system: System
beforeAll(async () => {
  system = await openSystem()
})
afterAll(() => system.close())

const inTurn = async <T>(times: number, ask: () => Promise<T>): Promise<T[]> => {
  const replies: T[] = []
  while (replies.length < times) replies.push(await ask())
  return replies
}

test('of the agents that were used twenty are shown: those with most runs first, then those that cost most, then by address', async () => {
  const { id, owner, get } = await organisationOf(system)
  await topUp(system, owner, 100_000)
  const slugs = Array.from(
    { length: 22 },
    (_, index) => `used-${String(index + 1).padStart(2, '0')}`,
  )
  const run = (slug: string) =>
    system.request('POST', `/api/apps/${slug}/runs`, {
      token: owner.token,
      body: { input, organisation: id },
    })
  for (const slug of slugs.toReversed()) {
    await system.app({ slug, price: { model: 'per_use', fils: slug === 'used-21' ? 300 : 250 } })
    await run(slug)
  }
  await run('used-22')

  const { used_agents } = await get(owner)

  expect(used_agents.map(({ app }) => app.slug)).toEqual([
    'used-22',
    'used-21',
    ...slugs.slice(0, 18),
  ])
  expect(used_agents.slice(0, 3).map(({ used }) => used)).toEqual([
    { fils: 500, runs: 2 },
    { fils: 300, runs: 1 },
    { fils: 250, runs: 1 },
  ])
})

test('a cap goes up to a thousand million and no further', async () => {
  const { cap, capMember, get, owner, member } = await organisationOf(system)
  const [max, more] = [1_000_000_000, 1_000_000_001]

  const taken = await cap(owner, { monthly_fils: max, monthly_runs: max })
  const refused = [
    await cap(owner, { monthly_fils: more }),
    await cap(owner, { monthly_runs: more }),
    await cap(owner, { monthly_runs: -1 }),
    await capMember(owner, member, { monthly_fils: more }),
  ]

  expect(taken.status).toBe(200)
  expect(refused.map(({ body }) => body.code)).toEqual(Array(4).fill('request.invalid'))
  expect((await get(owner)).cap).toEqual({ monthly_fils: max, monthly_runs: max })
})

test('there are rules for two hundred agents and no more', async () => {
  const { setAgents, owner } = await organisationOf(system)
  const { slug } = await system.app()
  const rules = Array.from({ length: 200 }, () => slug)

  expect(contract.MAX_AGENT_RULES).toBe(rules.length)
  expect((await setAgents(owner, rules)).status).toBe(200)
  expect((await setAgents(owner, [...rules, slug])).body.code).toBe('request.invalid')
})

test('somebody tries thirty links of invitations in ten minutes and no more', async () => {
  const person = await system.user()
  const tryLink = async () =>
    (await join(system, person, `invitation=${crypto.randomUUID()}`)).body.code

  const tried = await inTurn(31, tryLink)
  system.clock.advance(TEN_MINUTES_MS - 1)
  const stillTooMany = await tryLink()
  system.clock.advance(1)

  expect([...tried, stillTooMany]).toEqual([
    ...Array(30).fill('organisations.invitation_not_found'),
    ...Array(2).fill('request.rate_limited'),
  ])
  expect(await tryLink()).toBe('organisations.invitation_not_found')
})

test('the log of an organisation is taken along ten times in ten minutes and no more', async () => {
  const { ask, owner, admin } = await organisationOf(system)
  const take = async () => (await ask(owner, 'GET', '/audit.csv')).status

  const taken = await inTurn(11, take)
  const byAdmin = await ask(admin, 'GET', '/audit.csv')
  system.clock.advance(TEN_MINUTES_MS)

  expect(taken).toEqual([...Array(10).fill(200), 429])
  expect([byAdmin.status, await take()]).toEqual([200, 200])
})
