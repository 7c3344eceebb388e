import { like } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSystem, type Person, type System } from '../../testing/system.ts'
import { rateLimits } from '../database/schema/rate-limits.ts'

let system: System
beforeAll(async () => {
  system = await openSystem({ config: { trustProxy: ['127.0.0.1'] } })
})
afterAll(() => system.close())

const from = (address: string) => ({ 'x-forwarded-for': address })
const demo = (slug: string, address: string, person?: Person) =>
  system.request('POST', `/api/apps/${slug}/demo`, {
    body: { input: 'Add VAT to AED 1,000' },
    headers: from(address),
    ...(person && { token: person.token }),
  })

/** Three free runs of each of so many accounts that nobody confirmed. */
async function demosOf(
  accounts: number,
  slug: string,
  address: (account: number) => string,
): Promise<number> {
  let answered = 0
  for (let account = 0; account < accounts; account++) {
    const person = await system.user({ isConfirmed: false })
    for (let run = 0; run < 3; run++)
      if ((await demo(slug, address(account), person)).status === 200) answered++
  }
  return answered
}

test('accounts that nobody confirmed share thirty free runs of an agent a day by their address, however many they are', async () => {
  const app = await system.app()

  expect(await demosOf(14, app.slug, () => '203.0.113.7')).toBe(30)
})

test('of IPv6 the network counts, as one subscriber has all of its addresses', async () => {
  const app = await system.app()

  expect(await demosOf(12, app.slug, (account) => `2001:db8:1:2::${account + 1}`)).toBe(30)
})

test('whoever confirmed the e-mail has three of their own, and another agent or another network has its own too', async () => {
  const [app, other] = [await system.app(), await system.app()]
  await demosOf(10, app.slug, () => '203.0.113.8')
  const [confirmed, stranger] = [await system.user(), await system.user({ isConfirmed: false })]

  const refused = await demo(app.slug, '203.0.113.8', stranger)

  expect([refused.status, refused.body.code]).toEqual([429, 'runs.address_limit_reached'])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3600)
  expect((await demo(app.slug, '203.0.113.8', confirmed)).status).toBe(200)
  expect((await demo(other.slug, '203.0.113.8', stranger)).status).toBe(200)
  expect((await demo(app.slug, '203.0.113.9', stranger)).status).toBe(200)
})

test('visitors who come with a new cookie each time count with them', async () => {
  const app = await system.app()
  await demosOf(10, app.slug, () => '203.0.113.10')

  expect((await demo(app.slug, '203.0.113.10')).body.code).toBe('runs.address_limit_reached')
})

test('accounts that nobody confirmed also share what a person may run of free agents in ten minutes', async () => {
  const app = await system.app({ price: { model: 'free', fils: 0 } })
  const [one, other, confirmed] = [
    await system.user({ isConfirmed: false }),
    await system.user({ isConfirmed: false }),
    await system.user(),
  ]
  const run = (person: Person) =>
    system.request('POST', `/api/apps/${app.slug}/runs`, {
      body: { input: 'Add VAT to AED 1,000' },
      token: person.token,
      headers: from('203.0.113.11'),
    })
  await run(one)
  // As after 599 of those ten minutes.
  await system.database.update(rateLimits).set({ count: 600 }).where(like(rateLimits.key, 'runs:%'))

  expect((await run(other)).body.code).toBe('request.rate_limited')
  expect((await run(confirmed)).status).toBe(200)
})
