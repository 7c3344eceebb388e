import { randomUUID } from 'node:crypto'
import { sandboxEvents, sandboxRequests } from '@wakeel/paypal-sandbox'
import { eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SentWebhook } from '../../../testing/paypal-stand-in.ts'
import { openSystem, type System } from '../../../testing/system.ts'
import { orders, webhookEvents } from '../../database/schema/billing.ts'

const DAY_MS = 24 * 3_600_000
const PATH = '/v1/notifications/certs/CERT-good'

describe('with the sandbox', () => {
  let store: System
  const connections: string[] = []
  beforeAll(async () => {
    store = await openSystem({
      fetch: async (input) => {
        connections.push(String(input))
        return new Response(null, { status: 500 })
      },
    })
  })
  afterAll(() => store.close())

  async function statusesOf(token: string): Promise<string[]> {
    const { body } = await store.request('GET', '/api/billing/orders', { token })
    return body.orders.map(({ status }: { status: string }) => status)
  }

  const post = async ({ headers, body }: SentWebhook) => {
    const reply = await store.request('POST', '/api/payment/webhook', { raw: body, headers })
    return reply.status
  }

  test('its webhook events complete a payment that nobody comes back to', async () => {
    const { token } = await store.user()
    await store.request('POST', '/api/billing/wallet/top-ups', {
      token,
      body: { amount_fils: 10_000 },
    })
    store.clock.advance(2_000)

    await store.capabilities.payments.sandbox!.sendEvents()

    // The store's own job may be sending the same ones.
    await expect.poll(() => statusesOf(token)).toEqual(['completed'])
    expect(await store.violations()).toEqual([])
  })

  test('a webhook event whose answer was lost is taken the second time, and changes nothing', async () => {
    const { token } = await store.user()
    await store.request('POST', '/api/billing/wallet/top-ups', {
      token,
      body: { amount_fils: 10_000 },
    })
    store.clock.advance(2_000)
    const payPal = store.capabilities.payments.sandbox!
    await payPal.sendEvents()
    await expect.poll(() => statusesOf(token)).toEqual(['completed'])
    await store.database.update(sandboxEvents).set({ takenAt: null, nextTryAt: store.clock.now() })

    await payPal.sendEvents()

    await expect
      .poll(() => store.database.$count(sandboxEvents, isNull(sandboxEvents.takenAt)))
      .toBe(0)
    expect(await statusesOf(token)).toEqual(['completed'])
  })

  test('what can no longer be told or asked a second time is forgotten', async () => {
    const { token } = await store.user()
    await store.request('POST', '/api/billing/wallet/top-ups', {
      token,
      body: { amount_fils: 10_000 },
    })
    store.clock.advance(2_000)
    const { sandbox, forgetOld } = store.capabilities.payments
    // What the first webhook event sets going is told by another.
    const pending = async () => {
      await sandbox!.sendEvents()
      return store.database.$count(sandboxEvents, isNull(sandboxEvents.takenAt))
    }
    await expect.poll(pending).toBe(0)
    const kept = async () => [
      (await store.database.$count(webhookEvents)) > 0,
      (await store.database.$count(sandboxEvents)) > 0,
      (await store.database.$count(sandboxRequests)) > 0,
    ]

    await forgetOld()
    const atOnce = await kept()
    store.clock.advance(8 * DAY_MS)
    await forgetOld()
    const afterAWeek = await kept()
    store.clock.advance(40 * DAY_MS)
    await forgetOld()

    expect([atOnce, afterAWeek, await kept()]).toEqual([
      [true, true, true],
      [false, true, true],
      [false, false, false],
    ])
  })

  test('money that the bank took back before the store heard of the payment is missed in no order', async () => {
    const { id: userId, token } = await store.user()
    await store.request('POST', '/api/billing/wallet/top-ups', {
      token,
      body: { amount_fils: 10_000 },
    })
    store.clock.advance(2_000)
    const { provider, sandbox } = store.capabilities.payments
    // Nobody tells the store before this test does.
    sandbox!.deliverTo(async () => 503)
    const [{ id, providerOrderId } = {}] = await store.database
      .select()
      .from(orders)
      .where(eq(orders.userId, userId))
    const { capture } = await provider.captureOrder(providerOrderId!, `capture-${id}`)
    await sandbox!.reverse(capture!.id)
    const [event] = await store.database
      .select()
      .from(sandboxEvents)
      .where(eq(sandboxEvents.kind, 'PAYMENT.CAPTURE.REVERSED'))
    const { headers, body } = await sandbox!.sign(randomUUID(), event!.body)

    expect(await post({ headers: headers as Record<string, string>, body })).toBe(200)

    expect(await statusesOf(token)).toEqual(['charged_back'])
    expect(await store.violations()).toEqual([])
  })

  test('its webhook events are believed over HTTP, and altered ones are not', async () => {
    const { headers, body } = await store.capabilities.payments.sandbox!.sign(
      'one',
      '{"id":"WH-1","event_type":"SOMETHING.ELSE"}',
    )
    const sent = { headers: headers as Record<string, string>, body }

    expect(await post({ ...sent, body: Buffer.concat([body, Buffer.from(' ')]) })).toBe(401)
    expect(
      await post({ ...sent, headers: { ...sent.headers, 'paypal-transmission-id': 'two' } }),
    ).toBe(401)
    expect(
      await post({
        ...sent,
        headers: {
          ...sent.headers,
          'paypal-cert-url': `https://api.paypal.com${PATH}`,
        },
      }),
    ).toBe(401)
    expect(
      await post({
        ...sent,
        headers: {
          ...sent.headers,
          'paypal-cert-url': `https://stranger.example${PATH}`,
        },
      }),
    ).toBe(401)
    expect(await post(sent)).toBe(200)
    expect(await post(sent)).toBe(409)
    expect(connections).toEqual([])
  })
})
