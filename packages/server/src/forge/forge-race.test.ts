import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { agentContent, atForge, idea } from '../../testing/agents.ts'
import { topUp } from '../../testing/checkout.ts'
import { startA2aAgent } from '../../testing/remote-agents/a2a-agent.ts'
import { bySize } from '../../testing/size.ts'
import { openSystem, type Person, type System } from '../../testing/system.ts'
import { onPostgres } from '../../testing/test-database.ts'
import { runCharges } from '../database/schema/billing.ts'
import { apps } from '../database/schema/catalogue.ts'
import { agentVersions } from '../database/schema/forge.ts'
import { runs } from '../database/schema/runs.ts'
import { MAX_UNPUBLISHED } from './drafts.ts'

/** The embedded database has one connection and cannot race; there the same tests only keep the rule. */
const ROUNDS = onPostgres ? bySize(8, 20) : 2

let scales: Awaited<ReturnType<typeof startA2aAgent>>
let one: System
let two: System
let creator: Person
let here: ReturnType<typeof atForge>
let there: ReturnType<typeof atForge>
beforeAll(async () => {
  scales = await startA2aAgent()
  const config = { outboundAllow: [scales.allow] }
  one = await openSystem({ config })
  two = onPostgres ? await openSystem({ beside: one, config }) : one
})
afterAll(async () => {
  if (two !== one) await two.close()
  await one.close()
  await scales.close()
})
beforeEach(() => newCreator())
afterEach(async () => expect(await one.violations()).toEqual([]))

async function newCreator(): Promise<void> {
  one.clock.advance(3_600_000)
  creator = await one.user()
  here = atForge(one, creator)
  there = atForge(two, creator)
}

async function inRounds<T>(work: (round: number) => Promise<T>): Promise<T[]> {
  const results: T[] = []
  for (let round = 0; round < ROUNDS; round++) {
    if (round % 10 === 9) await newCreator()
    results.push(await work(round))
  }
  return results
}

const outcome = ({ status, body }: { status: number; body: { code?: string; status?: string } }) =>
  status === 200 ? (body.status ?? 'done') : body.code
const versionsOf = (appId: string) =>
  one.database
    .select()
    .from(agentVersions)
    .where(eq(agentVersions.appId, appId))
    .orderBy(agentVersions.number)

describe('in two processes at once', { timeout: 120_000 }, () => {
  test('a draft that is published twice is published once', async () => {
    const rounds = await inRounds(async () => {
      const { id } = await here.draft()
      const replies = await Promise.all([here.publish(id), there.publish(id)])
      const outcomes = replies.map(outcome)
      const [refusal, ...more] = outcomes.filter((one) => one !== 'published')
      return {
        refusal,
        isOnlyOne: more.length === 0,
        versions: (await versionsOf(id)).map(({ status }) => status),
      }
    })

    const refusals = new Set(rounds.map(({ refusal }) => refusal))
    expect(rounds.map(({ isOnlyOne, versions }) => [isOnlyOne, versions])).toEqual(
      Array(ROUNDS).fill([true, ['published']]),
    )
    expect(['forge.edited_meanwhile', 'request.in_flight', 'forge.nothing_to_publish']).toEqual(
      expect.arrayContaining([...refusals]),
    )
  })

  test('a version that is saved while it is published is listed as it was checked, or not at all', async () => {
    const rounds = await inRounds(async () => {
      const { id, revision } = await here.draft()
      const [published, saved] = await Promise.all([
        here.publish(id),
        there.save(id, revision, agentContent({ name: { en: 'Casino', ar: '' } })),
      ])
      const [first] = await versionsOf(id)
      const page = await one.request('GET', `/api/apps/${id}`)
      return {
        published: outcome(published),
        saved: outcome(saved),
        name: first!.content.name.en,
        isListed: page.status === 200,
      }
    })

    for (const { published, saved, name, isListed } of rounds) {
      expect([published === 'published', name]).toEqual(
        isListed ? [true, expect.stringContaining('VAT helper for landlords')] : [false, 'Casino'],
      )
      expect(saved).toBe(isListed ? 'forge.edited_meanwhile' : 'done')
    }
  })

  test('the next version of an agent is opened once', async () => {
    const { id } = await here.listed()
    const rounds = await inRounds(async () => {
      const current = await here.listed()
      const replies = await Promise.all(
        [here, there].map((forge) => forge.save(current.id, 0, agentContent({ emoji: '🧮' }))),
      )
      return {
        outcomes: replies.map(outcome).sort(),
        numbers: (await versionsOf(current.id)).map(({ number }) => number),
      }
    })

    expect(rounds).toEqual(
      Array(ROUNDS).fill({ outcomes: ['done', 'forge.edited_meanwhile'], numbers: [1, 2] }),
    )
    expect((await versionsOf(id)).length).toBe(1)
  })

  test('what waits is approved by one of two moderators, or taken back', async () => {
    const moderator = await one.user({ role: 'admin' })
    const decide = (store: System, id: string, decision: object) =>
      store.request('POST', `/api/forge/submissions/${id}`, {
        token: moderator.token,
        body: { number: 1, revision: 2, ...decision },
      })
    const rounds = await inRounds(async () => {
      const { id } = await here.draft(
        agentContent({ description: { en: 'See mystore.ae', ar: '' } }),
      )
      await here.publish(id)
      const replies = await Promise.all([
        decide(one, id, { decision: 'approve' }),
        decide(two, id, { decision: 'reject', reason: 'No.', how_to_mend: 'So.' }),
        here.withdraw(id),
      ])
      return replies.map(outcome).filter((said) => said !== 'forge.not_pending').length
    })

    expect(rounds).toEqual(Array(ROUNDS).fill(1))
  })

  test('an agent that is published, taken off the list and set back is in one of these states', async () => {
    const rounds = await inRounds(async () => {
      const { id } = await here.listed()
      await here.save(id, 0, agentContent({ price: { model: 'per_use', aed: 9 } }))
      const replies = await Promise.all([
        here.publish(id),
        there.unpublish(id),
        here.restore(id, 1),
        there.restore(id, 1),
      ])
      return { outcomes: replies.map(outcome), violations: await one.violations() }
    })

    expect(rounds.flatMap(({ violations }) => violations)).toEqual([])
    expect(rounds.map(({ outcomes }) => outcomes[0])).toEqual(Array(ROUNDS).fill('published'))
  })

  test('a draft that is thrown away while it is tried and published leaves nothing or was published', async () => {
    const rounds = await inRounds(async () => {
      const { id } = await here.draft()
      const [published, , thrown] = await Promise.all([
        here.publish(id),
        there.preview(id, 'Add VAT to AED 500'),
        there.discard(id),
      ])
      return {
        outcomes: [outcome(published), outcome(thrown)],
        left: await one.database.$count(apps, eq(apps.id, id)),
        runs: await one.database.$count(runs, eq(runs.appId, id)),
      }
    })

    const thrown = rounds.filter(({ left }) => left === 0)
    const kept = rounds.filter(({ left }) => left === 1)
    expect(kept.map(({ outcomes }) => outcomes)).toEqual(
      Array(kept.length).fill(['published', 'forge.nothing_to_publish']),
    )
    expect(thrown.map(({ runs: tried, outcomes }) => [tried, outcomes[1]])).toEqual(
      Array(thrown.length).fill([0, 'done']),
    )
    const codes = ['forge.agent_not_found', 'forge.edited_meanwhile', 'forge.nothing_to_publish']
    expect(codes).toEqual(expect.arrayContaining(thrown.map(({ outcomes }) => outcomes[0])))
  })

  test('thirty agents are the most, however many are made', async () => {
    for (let made = 0; made < MAX_UNPUBLISHED - 3; made++) await here.generate()
    one.clock.advance(3_600_000)
    const make = (store: System) =>
      store.request('POST', '/api/forge/generate-agent', { token: creator.token, body: idea })

    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, number) => make(number % 2 ? one : two)),
    )

    expect(replies.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(await one.database.$count(apps, eq(apps.creatorId, creator.id))).toBe(MAX_UNPUBLISHED)
  })

  test('a connection is deleted or an agent is executed there, never both', async () => {
    const rounds = await inRounds(async () => {
      const as = { token: creator.token }
      const body = { kind: 'a2a', address: scales.address }
      const { connection } = (await one.request('POST', '/api/connections', { ...as, body })).body
      const { id, revision } = await here.draft()
      const runtime = { kind: 'a2a' as const, connection_id: connection.id }
      const replies = await Promise.all([
        here.save(id, revision, agentContent({ runtime, skills: [] })),
        two.request('DELETE', `/api/connections/${connection.id}`, as),
      ])
      return replies.map(outcome)
    })

    const allowed = [
      ['done', 'connections.in_use'],
      ['connections.not_found', 'done'],
    ]
    expect(allowed).toEqual(expect.arrayContaining(rounds))
  })

  test('a creator who leaves while publishing leaves nothing in the store', async () => {
    const rounds = await inRounds(async () => {
      await newCreator()
      const { id } = await here.draft()
      const leaving = two.request('DELETE', '/api/account', {
        token: creator.token,
        body: { password: creator.password },
      })
      const [, left] = await Promise.all([here.publish(id), leaving])
      const [app] = await one.database.select().from(apps).where(eq(apps.id, id))
      return {
        left: left.status,
        isListed: app?.isActive ?? false,
        creatorId: app?.creatorId ?? null,
      }
    })

    expect(rounds).toEqual(Array(ROUNDS).fill({ left: 200, isListed: false, creatorId: null }))
  })
})

describe('runs that begin while a version replaces another', () => {
  test('are answered and charged by one version each', { timeout: 120_000 }, async () => {
    const customer = await one.user()
    await topUp(one, customer, 500_000)
    await topUp(one, customer, 500_000)
    await topUp(one, customer, 500_000)
    const { id, slug } = await here.listed(agentContent({ price: { model: 'per_use', aed: 100 } }))
    const run = (store: System) =>
      store.request('POST', `/api/apps/${slug}/runs`, {
        token: customer.token,
        body: { input: 'Add VAT to AED 1,000' },
      })

    for (let number = 2; number <= ROUNDS / 2 + 1; number++) {
      await here.save(id, 0, agentContent({ price: { model: 'per_use', aed: 101 - number } }))
      const publishing = here.publish(id)
      await Promise.all([
        publishing,
        ...Array.from({ length: 12 }, (_, place) => run(place % 2 ? one : two)),
      ])
    }

    const charged = await one.database
      .select({ version: runs.agentVersion, fils: runCharges.priceFils })
      .from(runs)
      .innerJoin(runCharges, eq(runCharges.runId, runs.id))
      .where(and(eq(runs.appId, id), eq(runs.status, 'succeeded')))
    expect(charged.length).toBeGreaterThan(ROUNDS)
    expect(charged.filter(({ version, fils }) => fils !== (101 - version) * 100)).toEqual([])
  })
})
