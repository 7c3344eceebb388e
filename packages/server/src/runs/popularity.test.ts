import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { atForge } from '../../testing/agents.ts'
import { openSystem, type Person, type System } from '../../testing/system.ts'

const DAY_MS = 24 * 3_600_000

let system: System
beforeAll(async () => {
  system = await openSystem({ config: { trustProxy: ['127.0.0.1'] } })
})
afterAll(() => system.close())

const ask = (
  slug: string,
  { from = '203.0.113.7', person }: { from?: string; person?: Person } = {},
) =>
  system.request('POST', `/api/apps/${slug}/demo`, {
    body: { input: 'Add VAT to AED 1,000' },
    headers: { 'x-forwarded-for': from },
    ...(person && { token: person.token }),
  })
/** The order of these agents by how popular they are, of those that only this test knows. */
async function popular(...slugs: string[]): Promise<string[]> {
  const { body } = await system.request('GET', '/api/apps?sort=popular&limit=100')
  return body.apps
    .map(({ slug }: { slug: string }) => slug)
    .filter((slug: string) => slugs.includes(slug))
}
const runsOf = async (slug: string) =>
  (await system.request('GET', `/api/apps/${slug}`)).body.app.execution_count

test('a script of demos from one address makes no agent as popular as one person with a confirmed e-mail does', async () => {
  const [liked, pushed] = [await system.app(), await system.app()]
  await ask(liked.slug, { person: await system.user() })
  for (let account = 0; account < 10; account++) {
    const person = await system.user({ isConfirmed: false })
    for (let run = 0; run < 3; run++) await ask(pushed.slug, { person })
  }

  expect([await runsOf(liked.slug), await runsOf(pushed.slug)]).toEqual([1, 30])
  expect(await popular(liked.slug, pushed.slug)).toEqual([liked.slug, pushed.slug])
})

test('three runs of one person count as one, and again the next day', async () => {
  const [one, other] = [await system.app(), await system.app()]
  const people = [await system.user(), await system.user()]
  for (let run = 0; run < 3; run++) await ask(one.slug, { person: people[0]! })
  for (const person of people) await ask(other.slug, { person })
  const before = await popular(one.slug, other.slug)
  const third = await system.app()
  await ask(third.slug, { person: people[0]! })
  system.clock.advance(DAY_MS)
  await ask(third.slug, { person: people[0]! })
  await ask(third.slug, { from: '203.0.113.60' })

  expect(before).toEqual([other.slug, one.slug])
  expect(await popular(other.slug, third.slug)).toEqual([third.slug, other.slug])
})

test('strangers of many addresses count fifty times a day for an agent', async () => {
  const [liked, pushed] = [await system.app(), await system.app()]
  for (let person = 0; person < 11; person++) await ask(liked.slug, { person: await system.user() })
  for (let address = 0; address < 60; address++)
    await ask(pushed.slug, { from: `198.51.100.${address + 1}` })

  expect(await runsOf(pushed.slug)).toBe(60)
  expect(await popular(liked.slug, pushed.slug)).toEqual([liked.slug, pushed.slug])
})

test('nobody makes an agent of their own popular', async () => {
  const creator = await system.user({ name: `Creator ${randomUUID().slice(0, 4)}` })
  const { slug } = await atForge(system, creator).listed()
  const other = await system.app()
  await ask(slug, { person: creator })
  await ask(other.slug, { from: '203.0.113.90' })

  expect(await popular(slug, other.slug)).toEqual([other.slug, slug])
})
