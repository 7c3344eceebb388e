import { randomUUID } from 'node:crypto'
import { connections as contract } from '@wakeel/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startModelEndpoint } from '../../testing/remote-agents/model-endpoint.ts'
import { bySize } from '../../testing/size.ts'
import { openSystem, type Person, type System, type TestReply } from '../../testing/system.ts'
import { onPostgres } from '../../testing/test-database.ts'
import { connections } from '../database/schema/connections.ts'
import { agentVersions } from '../database/schema/forge.ts'

/** The embedded database has one connection and cannot race; there the same tests only keep the rule. */
const ROUNDS = onPostgres ? bySize(8, 25) : 3
const LEFT = 5
const REQUESTS = 20

let endpoint: Awaited<ReturnType<typeof startModelEndpoint>>
let system: System
let processes: System[]
let creator: Person
beforeAll(async () => {
  endpoint = await startModelEndpoint()
  const config = { outboundAllow: [endpoint.allow] }
  system = await openSystem({ config })
  processes = [
    system,
    ...(onPostgres
      ? await Promise.all([1, 2].map(() => openSystem({ beside: system, config })))
      : []),
  ]
})
afterAll(async () => {
  for (const each of processes.toReversed()) await each.close()
  await endpoint.close()
})
beforeEach(async () => {
  creator = await system.user()
})

type Request = [method: string, path: string, body?: unknown]

/** All at once, spread over the processes of the store. */
const atOnce = (requests: Request[]): Promise<TestReply[]> =>
  Promise.all(
    requests.map(([method, path, body], number) =>
      processes[number % processes.length]!.request(method, path, { token: creator.token, body }),
    ),
  )
const outcomes = (replies: TestReply[]) =>
  replies.map(({ status, body }) => (status === 200 ? '200' : body.code))
/** How many wait for a lock. */
async function waiting({ database }: System): Promise<number> {
  const { rows } = await database.execute<{ count: number }>(
    sql`select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0]!.count
}

const newConnection = () => ({ kind: 'openai', address: endpoint.address })

async function connect(): Promise<contract.Connection> {
  return (
    await system.request('POST', '/api/connections', {
      token: creator.token,
      body: newConnection(),
    })
  ).body.connection
}

describe('at once', { timeout: 120_000 }, () => {
  test('no more connections are made than one account can have', async () => {
    const { id } = await connect()
    const [row] = await system.database.select().from(connections).where(eq(connections.id, id))
    const others = Array.from({ length: contract.MAX_CONNECTIONS - LEFT - 1 }, () => ({
      ...row!,
      id: randomUUID(),
    }))
    await system.database.insert(connections).values(others)

    const replies = await atOnce(
      Array.from({ length: REQUESTS }, () => ['POST', '/api/connections', newConnection()]),
    )

    expect(outcomes(replies).filter((outcome) => outcome === '200')).toHaveLength(LEFT)
    expect(outcomes(replies).filter((outcome) => outcome === 'connections.too_many')).toHaveLength(
      REQUESTS - LEFT,
    )
    expect(await system.database.$count(connections, eq(connections.userId, creator.id))).toBe(
      contract.MAX_CONNECTIONS,
    )
  })

  test('a connection is either deleted or used by the agent that is made of it', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      creator = await system.user()
      const { id } = await connect()
      const agent = { connection_id: id, pricing_model: 'per-run', price_aed: 2.5 }

      const requests: Request[] = [
        ['DELETE', `/api/connections/${id}`],
        ['POST', '/api/forge/import-agent', agent],
      ]
      const replies = await atOnce(round % 2 ? requests : requests.toReversed())

      const outcome = outcomes(replies).toSorted().join(' and ')
      const held = await system.request('GET', `/api/connections/${id}`, { token: creator.token })
      expect(['200 and connections.in_use', '200 and connections.not_found']).toContain(outcome)
      expect(held.body.connection?.used_by.length).toBe(outcome.endsWith('in_use') ? 1 : undefined)
    }
  })

  test.runIf(onPostgres)(
    'a connection that an agent is just being saved with is not deleted',
    async () => {
      const [own, other] = [await connect(), await connect()]
      const agent = { connection_id: other.id, pricing_model: 'per-run', price_aed: 2.5 }
      await system.request('POST', '/api/forge/import-agent', { token: creator.token, body: agent })

      const deleted = await system.database.transaction(async (tx) => {
        await tx.select().from(connections).where(eq(connections.id, own.id)).for('key share')
        const deleting = processes[1]!.request('DELETE', `/api/connections/${own.id}`, {
          token: creator.token,
        })
        await expect.poll(() => waiting(processes[2]!)).toBe(1)
        const content = sql`jsonb_set(${agentVersions.content}, '{runtime,connection_id}', to_jsonb(${own.id}::text))`
        await tx
          .update(agentVersions)
          .set({ content })
          .where(sql`${agentVersions.content} -> 'runtime' ->> 'connection_id' = ${other.id}`)
        return { deleting }
      })

      expect(outcomes([await deleted.deleting])).toEqual(['connections.in_use'])
    },
  )

  test('two changes are both there in the end, and what they made together was looked at', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      creator = await system.user()
      const { id } = await connect()
      const path = `/api/connections/${id}`
      const secret = `secret of round ${round}`

      const replies = await atOnce([
        ['PATCH', path, { model: `oasis-${round}` }],
        ['PATCH', path, { credential: { kind: 'bearer', secret } }],
        ['PATCH', path, { address: `${endpoint.address}/` }],
      ])

      expect(outcomes(replies)).toEqual(['200', '200', '200'])
      const { body } = await system.request('GET', path, { token: creator.token })
      expect(body.connection).toMatchObject({
        model: `oasis-${round}`,
        credential: { kind: 'bearer' },
        address: `${endpoint.address}/`,
        health: { is_healthy: true },
      })
      expect(
        endpoint.requests.some(
          ({ path: requestPath, headers }) =>
            requestPath === '/v1/models' && headers.authorization === `Bearer ${secret}`,
        ),
      ).toBe(true)
    }
  })
})
