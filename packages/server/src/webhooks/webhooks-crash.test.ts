import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { AFTER_LEASES_MS, signUpAt, startStore, startToDie } from '../../testing/store-process.ts'
import { type StoredStore, storeWithOneApp } from '../../testing/stored-store.ts'
import { openReceiver, type Receiver } from '../../testing/webhooks.ts'
import { invariants } from '../all-invariants.ts'
import type { FaultPoint } from '../faults.ts'
import { findViolations } from '../invariants.ts'

let receiver: Receiver
let stored: StoredStore
beforeAll(async () => {
  receiver = await openReceiver()
})
afterAll(() => receiver.close())
beforeEach(async () => {
  stored = await storeWithOneApp()
})
afterEach(() => stored.remove())

test('a store that is killed after a run was told of, and while it sends, loses no delivery', {
  timeout: 180_000,
}, async () => {
  const environment = { ...stored.environment, OUTBOUND_ALLOW: receiver.place }
  const points: FaultPoint[] = ['webhooks.claimed', 'webhooks.sent']
  let token = ''
  let runId = ''
  await startToDie(environment, { dieAt: points[0]! }, async (store) => {
    token = await signUpAt(store)
    await post(store.url, '/api/webhook-endpoints', token, {
      address: receiver.url,
      event_types: ['run.finished'],
    })
    runId = (
      await post(store.url, `/api/apps/${stored.slug}/demo`, token, {
        input: 'Add VAT to AED 1,000',
      })
    ).run_id
  })
  const beforeAny = receiver.received.length
  await startToDie(environment, { dieAt: points[1]!, aheadMs: AFTER_LEASES_MS })
  const next = await startStore(environment, { aheadMs: 2 * AFTER_LEASES_MS })
  await expect.poll(() => receiver.received.length, { timeout: 30_000 }).toBe(2)
  await next.stop()

  expect(beforeAny).toBe(0)
  const sent = receiver.received.map(({ headers, body }) => [
    headers['webhook-id'],
    JSON.parse(body).data.run_id,
  ])
  expect(sent).toEqual([
    [sent[0]![0], runId],
    [sent[0]![0], runId],
  ])
  await stored.openLater(0, async (_app, database) => {
    expect(await findViolations(invariants, database)).toEqual([])
  })
})

async function post(url: string, path: string, token: string, body: unknown) {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  })
  // biome-ignore lint/suspicious/noExplicitAny: replies of several shapes.
  return (await response.json()) as any
}
