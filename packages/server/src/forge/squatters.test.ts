import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { agentContent, atForge } from '../../testing/agents.ts'
import { buyPlan } from '../../testing/checkout.ts'
import { openSystem, type Person, type System } from '../../testing/system.ts'
import { users } from '../database/schema/accounts.ts'
import { apps } from '../database/schema/catalogue.ts'
import { connections } from '../database/schema/connections.ts'

const DAY_MS = 24 * 3_600_000

let system: System
beforeAll(async () => {
  system = await openSystem()
})
afterAll(() => system.close())

const called = (en: string) => agentContent({ name: { en, ar: '' } })
const addressOf = async (id: string) =>
  (await system.database.select({ slug: apps.slug }).from(apps).where(eq(apps.id, id)))[0]?.slug
const forget = () => system.capabilities.forge.forgetUnconfirmed(new AbortController().signal)
const confirm = ({ id }: Person) =>
  system.database.update(users).set({ emailVerified: true }).where(eq(users.id, id))
const unconfirmed = () => system.user({ isConfirmed: false })

describe('a draft of somebody who never confirmed the e-mail', () => {
  let squatter: Person
  let id: string
  beforeEach(async () => {
    squatter = await unconfirmed()
    id = (await atForge(system, squatter).draft(called('Golden Visa Guide'))).id
  })

  test('gives its address to somebody who did', async () => {
    const before = await addressOf(id)
    const other = await atForge(system, await system.user()).draft(called('Golden Visa Guide'))

    expect(await addressOf(other.id)).toBe('golden-visa-guide')
    expect(await addressOf(id)).toMatch(/^golden-visa-guide-[0-9a-f]{6}$/)
    expect(before).toMatch(/^golden-visa-guide/)
    await atForge(system, { token: squatter.token }).discard(id)
  })

  test('is gone thirty days after its last change, and not before', async () => {
    system.clock.advance(30 * DAY_MS - 1)
    await forget()
    const before = await addressOf(id)
    system.clock.advance(2)
    await forget()

    expect(before).toBeDefined()
    expect(await addressOf(id)).toBeUndefined()
    expect(await system.violations()).toEqual([])
  })

  test('stays when the e-mail is confirmed in time', async () => {
    system.clock.advance(29 * DAY_MS)
    await confirm(squatter)
    system.clock.advance(2 * DAY_MS)
    await forget()

    expect(await addressOf(id)).toBeDefined()
  })
})

test('drafts of somebody who paid the store something stay, whatever the e-mail', async () => {
  const customer = await unconfirmed()
  const { id } = await atForge(system, customer).draft(called('Paid For'))
  await buyPlan(system, customer, { plan: 'starter' })
  system.clock.advance(31 * DAY_MS)
  await forget()

  expect(await addressOf(id)).toBeDefined()
})

test('an agent keeps its address when its creator’s next e-mail is not confirmed yet', async () => {
  const creator = await system.user()
  const { id } = await atForge(system, creator).listed(called('Steady Address'))
  await atForge(system, creator).unpublish(id)
  await system.database.update(users).set({ emailVerified: false }).where(eq(users.id, creator.id))
  await atForge(system, await system.user()).draft(called('Steady Address'))
  system.clock.advance(31 * DAY_MS)
  await forget()

  expect(await addressOf(id)).toBe('steady-address')
})

test('connections of accounts that nobody confirmed go with their drafts; one that an agent uses stays', async () => {
  const [squatter, confirmed] = [await unconfirmed(), await system.user()]
  const now = system.clock.now()
  const add = (userId: string) => ({
    id: crypto.randomUUID(),
    userId,
    kind: 'mcp' as const,
    address: 'https://tools.example.ae/mcp',
    credentialKind: 'none' as const,
    description: { name: 'Tools', description: '', models: [], tools: [], skills: [] } as never,
    isHealthy: true,
    checkedAt: now,
    proofToken: 'proof',
    createdAt: now,
    updatedAt: now,
  })
  await system.database.insert(connections).values([add(squatter.id), add(confirmed.id)])
  system.clock.advance(31 * DAY_MS)
  await forget()

  expect((await system.database.select().from(connections)).map(({ userId }) => userId)).toEqual([
    confirmed.id,
  ])
})
