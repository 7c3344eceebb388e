import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { atForge } from '../../testing/agents.ts'
import { startChangingServer, WEATHER } from '../../testing/remote-agents/changing-server.ts'
import { bySize } from '../../testing/size.ts'
import { openSystem, type Person, type System } from '../../testing/system.ts'
import { onPostgres } from '../../testing/test-database.ts'
import { agentPins } from '../database/schema/connections.ts'
import { emails } from '../database/schema/emails.ts'

/** The embedded database has one connection and cannot race; there the same tests only keep the rule. */
const ROUNDS = onPostgres ? bySize(4, 12) : 1

let station: Awaited<ReturnType<typeof startChangingServer>>
let system: System
let processes: System[]
let creator: Person
beforeAll(async () => {
  station = await startChangingServer()
  const config = { outboundAllow: [station.allow] }
  system = await openSystem({ config })
  processes = onPostgres ? [system, await openSystem({ beside: system, config })] : [system]
})
afterAll(async () => {
  for (const each of processes.toReversed()) await each.close()
  await station.close()
})
beforeEach(async () => {
  station.offer(WEATHER)
  creator = await system.user()
})

const request = (number: number, method: string, path: string, body?: unknown) =>
  processes[number % processes.length]!.request(method, path, { token: creator.token, body })

async function publish(round: number) {
  const { id: connectionId } = (
    await request(0, 'POST', '/api/connections', { kind: 'mcp', address: station.address })
  ).body.connection
  const forge = atForge(system, creator)
  const imported = await forge.import({
    connection_id: connectionId,
    tools: ['weather'],
    pricing_model: 'per-run',
    price_aed: 3,
  })
  const { id } = imported.body.generated_app
  const { agent } = (await forge.get(id)).body
  await forge.save(id, agent.open.revision, {
    ...agent.content,
    name: { en: `Round ${round} ${id.slice(0, 6)}`, ar: '' },
    short_description: { en: 'Weather for the UAE.', ar: '' },
    description: { en: 'Says what the weather is.', ar: '' },
    full_description: { en: 'Says what the weather is.', ar: '' },
    demo_prompts: { en: ['What is the weather in Dubai?'], ar: [] },
  })
  const { body } = await forge.publish(id)
  // The other process hears of it a moment later.
  for (const each of processes)
    await expect
      .poll(async () => (await each.request('GET', `/api/apps/${body.slug}`)).status)
      .toBe(200)
  return { id, connectionId, slug: body.slug as string }
}

const pinOf = async (appId: string) =>
  (await system.database.select().from(agentPins).where(eq(agentPins.appId, appId)))[0]!

test('a change that many notice at once pauses the agent once and tells its creator once', {
  timeout: 120_000,
}, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    station.offer(WEATHER)
    const { id, connectionId, slug } = await publish(round)
    station.offer({ ...WEATHER, description: `Another weather ${round}.` })

    const replies = await Promise.all(
      Array.from({ length: 7 }, (_, number) =>
        number >= 3
          ? request(number, 'POST', `/api/connections/${connectionId}/check`)
          : request(number, 'POST', `/api/apps/${slug}/demo`, { input: 'The weather in Dubai?' }),
      ),
    )

    expect(new Set(replies.map(({ body }) => body.code ?? 'checked'))).toEqual(
      new Set(['checked', 'runs.agent_paused']),
    )
    const told = await system.database.select().from(emails).where(eq(emails.userId, creator.id))
    expect(told.filter(({ reference }) => reference.startsWith(`paused:${id}`))).toHaveLength(1)
    expect((await pinOf(id)).pausedAt).not.toBeNull()
  }
})

test('of an approval and another change at once, what is approved is what was looked at, or nothing', {
  timeout: 120_000,
}, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    station.offer(WEATHER)
    const { id, connectionId, slug } = await publish(round)
    station.offer({ ...WEATHER, description: `Looked at ${round}.` })
    await request(0, 'POST', `/api/connections/${connectionId}/check`)
    const { presentSha256: looked } = await pinOf(id)

    const approving = request(0, 'POST', `/api/forge/agents/${id}/approve-changes`, {
      fingerprint: looked,
    })
    station.offer({ ...WEATHER, description: `Changed again ${round}.` })
    const [approved] = await Promise.all([
      approving,
      request(1, 'POST', `/api/connections/${connectionId}/check`),
      request(1, 'POST', `/api/apps/${slug}/demo`, { input: 'The weather in Dubai?' }),
    ])

    const pin = await pinOf(id)
    expect([
      { isApproved: true, pinned: looked },
      { isApproved: false, pinned: pin.manifestSha256 },
    ]).toContainEqual({ isApproved: approved.status === 200, pinned: pin.manifestSha256 })
    expect(
      (await request(0, 'POST', `/api/apps/${slug}/demo`, { input: 'The weather in Dubai?' })).body
        .code,
    ).toBe('runs.agent_paused')
    expect(await system.violations()).toEqual([])
  }
})
