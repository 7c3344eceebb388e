import { randomUUID } from 'node:crypto'
import { isNotNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSystem, type System } from '../../testing/system.ts'
import { webhookDeliveries } from '../database/schema/webhooks.ts'
import { claimDeliveries } from './claim-deliveries.ts'
import type { WebhookDependencies } from './dependencies.ts'

/** More than one claim looks at. */
const ENDPOINTS = 300

let system: System
beforeAll(async () => {
  system = await openSystem()
})
afterAll(() => system.close())

test('of more endpoints than are looked at for one claim each has its turn, and nothing is taken twice', async () => {
  const { database, clock } = system
  await database.execute(sql`
    insert into users (id, name, email)
      select 'person-' || number, 'Noura Saleh', number || '@example.ae' from generate_series(1, ${ENDPOINTS}) as number`)
  await database.execute(sql`
    insert into webhook_endpoints (id, user_id, address, description, event_types, secret, created_at)
      select gen_random_uuid(), id, 'https://hooks.example.com/', '', '[]'::jsonb, '', ${clock.now().toISOString()}::timestamptz
      from users where id like 'person-%'`)
  await database.execute(sql`
    insert into webhook_deliveries (event_id, endpoint_id, type, data, happened_at, next_attempt_at)
      select gen_random_uuid(), id, 'run.finished', '{}'::jsonb, created_at, created_at from webhook_endpoints`)
  const webhooks = { database, clock, newId: randomUUID } as unknown as WebhookDependencies

  const taken: string[] = []
  for (;;) {
    const claimed = await claimDeliveries(webhooks, { quick: 24, slow: 16 })
    if (claimed.length === 0) break
    taken.push(...claimed.map(({ endpointId }) => endpointId))
    await database
      .update(webhookDeliveries)
      .set({ status: 'delivered', claim: null, claimedUntil: null })
      .where(isNotNull(webhookDeliveries.claim))
  }

  expect(taken).toHaveLength(ENDPOINTS)
  expect(new Set(taken).size).toBe(ENDPOINTS)
})
