import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { atModeration } from '../../testing/moderation.ts'
import { lastingUser } from '../../testing/payouts.ts'
import type { Answer } from '../../testing/scripted-server.ts'
import { openSystem, type Person, type System } from '../../testing/system.ts'
import {
  answering,
  newEndpoint,
  openReceiver,
  type Received,
  type Receiver,
  verified,
} from '../../testing/webhooks.ts'
import { RETRY_AFTER_MS } from './retry-schedule.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

let receiver: Receiver
let elsewhere: Receiver
let system: System
let person: Person
let path: string
beforeAll(async () => {
  ;[receiver, elsewhere] = [await openReceiver(), await openReceiver()]
  system = await openSystem({ config: { outboundAllow: [receiver.place] } })
})
afterAll(async () => {
  await system.close()
  await receiver.close()
  await elsewhere.close()
})
beforeEach(async () => {
  person = await lastingUser(system)
  path = `/${crypto.randomUUID()}`
})
afterEach(async () => expect(await system.violations()).toEqual([]))

const deliverWebhooks = () => system.capabilities.webhooks.deliverWebhooks()
const endpointAt = (at = path, by = person) =>
  newEndpoint(system, by, { address: `http://${receiver.place}${at}` })
const ask = (method: string, rest: string, body?: unknown, by = person) =>
  system.request(method, `/api/webhook-endpoints${rest}`, { token: by.token, body })
const sendTest = async (id: string, by = person) =>
  (await ask('POST', `/${id}/test`, undefined, by)).body.delivery as { id: string }
const deliveries = async (id: string) => (await ask('GET', `/${id}/deliveries`)).body.deliveries
const endpoint = async () => (await ask('GET', '')).body.webhook_endpoints[0]
const arrived = () => receiver.at(path)
const answers = (answer: Answer) => receiver.answers.set(path, answer)
const refusal = ({ headers, body }: Received, secret: string) => {
  try {
    verified({ headers, body }, secret, system.clock)
    return undefined
  } catch (error) {
    return (error as Error).message
  }
}

describe('the signature', () => {
  test('is refused by the official verifier with another secret, and when one byte of what it covers is another', async () => {
    const [one, other] = [await endpointAt(), await endpointAt('/other')]
    await sendTest(one.id)
    await deliverWebhooks()
    const [sent] = arrived()

    const changed = {
      ...sent!,
      body: sent!.body.replace('webhook.test', 'webhook.tesT'),
    }
    const renamed = {
      ...sent!,
      headers: { ...sent!.headers, 'webhook-id': crypto.randomUUID() },
    }

    expect(refusal(sent!, one.secret)).toBeUndefined()
    expect([
      refusal(sent!, other.secret),
      refusal(changed, one.secret),
      refusal(renamed, one.secret),
    ]).toEqual(Array(3).fill('No matching signature found'))
  })

  test('is made with the old secret too for a day after another was made', async () => {
    const { id, secret: old } = await endpointAt()
    const { body } = await ask('POST', `/${id}/rotate`)

    await sendTest(id)
    await deliverWebhooks()
    system.clock.advance(DAY_MS - MINUTE_MS)
    await sendTest(id)
    await deliverWebhooks()
    const [first, second] = arrived()
    const within = [first, second].map(
      (sent) => sent!.headers['webhook-signature']!.split(' ').length,
    )
    system.clock.advance(2 * MINUTE_MS)
    await sendTest(id)
    await deliverWebhooks()
    const last = arrived()[2]!

    expect(within).toEqual([2, 2])
    expect([refusal(second!, old), refusal(second!, body.secret)]).toEqual([undefined, undefined])
    expect([refusal(last, body.secret), refusal(last, old)]).toEqual([
      undefined,
      'No matching signature found',
    ])
    expect(body.webhook_endpoint.previous_valid_until).not.toBeNull()
  })
})

describe('a receiver', () => {
  test('that fails is tried ten times in three days, ever more rarely, with one id and a new signature each time', async () => {
    const { id, secret } = await endpointAt()
    answers(answering(500))
    const begun = system.clock.now().getTime()
    const delivery = await sendTest(id)
    await deliverWebhooks()

    for (const wait of RETRY_AFTER_MS) {
      system.clock.advance(wait - 1_000)
      await deliverWebhooks()
      const early = arrived().length
      system.clock.advance(1_000 + wait * 0.2)
      await deliverWebhooks()
      expect(arrived()).toHaveLength(early + 1)
      expect(refusal(arrived().at(-1)!, secret)).toBeUndefined()
    }
    system.clock.advance(30 * HOUR_MS)
    await deliverWebhooks()

    expect(arrived()).toHaveLength(10)
    expect(new Set(arrived().map(({ headers }) => headers['webhook-id']))).toEqual(
      new Set([delivery.id]),
    )
    expect(new Set(arrived().map(({ body }) => body)).size).toBe(1)
    const [{ status, attempts, next_attempt_at: next }] = await deliveries(id)
    expect([status, attempts.length, next]).toEqual(['failed', 10, null])
    expect(Date.parse(attempts[9].at) - begun).toBeGreaterThan(3 * DAY_MS)
    expect(attempts[0]).toMatchObject({ status_code: 500, failure: 'status' })
  })

  test('at which nothing arrived for three days is switched off, and its owner told by email once', async () => {
    const { id } = await endpointAt()
    answers(answering(500))
    await sendTest(id)
    await deliverWebhooks()
    for (const wait of RETRY_AFTER_MS) {
      system.clock.advance(wait * 1.2)
      await deliverWebhooks()
    }
    await system.capabilities.outbox.sendEmails()

    expect(await endpoint()).toMatchObject({
      disabled_reason: 'failing',
      failing_since: expect.any(String),
    })
    const told = system.mail
      .to(person.email)
      .filter(({ subject }) => subject.includes('sends nothing more'))
    expect(told).toMatchObject([{ text: expect.stringContaining(receiver.place) }])
    expect((await ask('POST', `/${id}/test`)).body.code).toBe('webhooks.disabled')
    expect(
      (await ask('PATCH', `/${id}`, { is_enabled: true })).body.webhook_endpoint,
    ).toMatchObject({
      disabled_reason: null,
      failing_since: null,
    })
  })

  test('that is gone for good, as it says, is switched off at once, with all that waits for it', async () => {
    const { id } = await endpointAt()
    answers(answering(410))
    for (let events = 0; events < 5; events++) await sendTest(id)

    await deliverWebhooks()
    await system.capabilities.outbox.sendEmails()

    expect(await endpoint()).toMatchObject({ disabled_reason: 'gone', waiting: 0 })
    expect(arrived().length).toBeLessThanOrEqual(2)
    expect(system.mail.to(person.email).filter(({ text }) => text.includes('410'))).toHaveLength(1)
  })

  test('that asks to be left alone for a while is, and its other events wait as well', async () => {
    const { id } = await endpointAt()
    answers(answering(429, { 'retry-after': '1200' }))
    await sendTest(id)
    await deliverWebhooks()
    receiver.answers.delete(path)
    await sendTest(id)

    system.clock.advance(19 * MINUTE_MS)
    await deliverWebhooks()
    const before = arrived().length
    system.clock.advance(2 * MINUTE_MS)
    await deliverWebhooks()

    expect([before, arrived().length]).toEqual([1, 3])
    expect((await endpoint()).failing_since).toBeNull()
  })

  test('is not left alone for longer than a day, whatever it asks', async () => {
    const { id } = await endpointAt()
    answers(answering(503, { 'retry-after': '999999999' }))
    await sendTest(id)
    await deliverWebhooks()

    const [{ next_attempt_at: next }] = await deliveries(id)

    expect(Date.parse(next) - system.clock.now().getTime()).toBe(DAY_MS)
  })

  test('that redirects, even into a private network, is not followed', async () => {
    const { id } = await endpointAt()
    answers(answering(307, { location: `${elsewhere.url}` }))
    await sendTest(id)

    await deliverWebhooks()

    expect(elsewhere.received).toEqual([])
    const [{ status, attempts }] = await deliveries(id)
    expect([status, attempts]).toMatchObject([
      'pending',
      [{ status_code: 307, failure: 'redirected' }],
    ])
  })

  test('whose answer has no end is not listened to, and counts as what it said', async () => {
    const { id } = await endpointAt()
    answers((_request, response) => {
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(50_000)));
      }
      response.on('drain', more)
      more()
    })
    await sendTest(id)

    await deliverWebhooks()

    expect(await deliveries(id)).toMatchObject([
      { status: 'delivered', attempts: [{ status_code: 200, failure: null }] },
    ])
  })

  test('that is not there is unreachable', async () => {
    const closed = await openReceiver()
    const { id } = await endpointAt()
    await closed.close()
    answers((request) => void request.socket.destroy())
    await sendTest(id)

    await deliverWebhooks()

    expect(await deliveries(id)).toMatchObject([
      { attempts: [{ status_code: null, failure: 'unreachable' }] },
    ])
  })
})

describe('a receiver that never answers', { timeout: 60_000 }, () => {
  test('is waited for 15 seconds, and the others’ events arrive meanwhile', async () => {
    const others = await system.user()
    const slow = await endpointAt()
    const held: (() => void)[] = []
    answers((_request, response) => void held.push(() => response.end()))
    const quickPath = `${path}-quick`
    const quick = await endpointAt(quickPath, others)
    for (let events = 0; events < 6; events++) await sendTest(slow.id)
    for (let events = 0; events < 6; events++) await sendTest(quick.id, others)

    const delivering = deliverWebhooks()
    await expect.poll(() => receiver.at(quickPath).length, { timeout: 5_000 }).toBe(6)
    const ofSlow = arrived().length
    receiver.answers.delete(path)
    await delivering

    expect(ofSlow).toBe(2)
    const log = await deliveries(slow.id)
    const timedOut = log.filter(
      ({ attempts }: { attempts: { failure: string }[] }) => attempts[0]!.failure === 'timed_out',
    )
    expect(timedOut).toHaveLength(2)
    for (const {
      attempts: [{ duration_ms: duration }],
    } of timedOut)
      expect(duration).toBeGreaterThanOrEqual(14_900)
  })
})

describe('an endpoint that is deleted', () => {
  test('while it is being called is forgotten with all that was to be sent there', async () => {
    const { id } = await endpointAt()
    await sendTest(id)
    await sendTest(id)
    system.faults.meanwhile('webhooks.sent', () => ask('DELETE', `/${id}`))

    await deliverWebhooks()

    expect((await ask('GET', `/${id}/deliveries`)).body.code).toBe('webhooks.not_found')
    expect(arrived().length).toBeLessThanOrEqual(2)
    expect((await ask('GET', '')).body.webhook_endpoints).toEqual([])
  })
})

describe('what failed', () => {
  test('is sent again when its owner asks, one by one or all since a time', async () => {
    const { id } = await endpointAt()
    answers(answering(500))
    const old = await sendTest(id)
    system.clock.advance(HOUR_MS)
    const since = system.clock.now().toISOString()
    const recent = await sendTest(id)
    await deliverWebhooks()
    await ask('PATCH', `/${id}`, { is_enabled: false })
    await ask('PATCH', `/${id}`, { is_enabled: true })
    receiver.answers.delete(path)

    const { body } = await ask('POST', `/${id}/replay`, { since })
    await deliverWebhooks()
    const first = await deliveries(id)
    await ask('POST', `/${id}/deliveries/${old.id}/replay`)
    await deliverWebhooks()

    expect(body.replayed).toBe(1)
    expect(first.map((each: { id: string; status: string }) => [each.id, each.status])).toEqual([
      [recent.id, 'delivered'],
      [old.id, 'failed'],
    ])
    expect((await deliveries(id)).map(({ status }: { status: string }) => status)).toEqual([
      'delivered',
      'delivered',
    ])
  })

  test('is kept for thirty days', async () => {
    const { id } = await endpointAt()
    await sendTest(id)
    await deliverWebhooks()
    system.clock.advance(29 * DAY_MS)
    await system.capabilities.webhooks.forgetDeliveries()
    const before = await deliveries(id)
    system.clock.advance(2 * DAY_MS)

    await system.capabilities.webhooks.forgetDeliveries()

    expect([before.length, (await deliveries(id)).length]).toEqual([1, 0])
  })
})

test('what somebody who is suspended is told waits until they are not', async () => {
  const moderation = atModeration(system, await system.user({ role: 'admin' }))
  const { id } = await endpointAt()
  await sendTest(id)
  await moderation.suspend(person.id)
  await deliverWebhooks()
  const meanwhile = arrived().length
  await moderation.restorePerson(person.id)
  await deliverWebhooks()

  expect([meanwhile, arrived().length]).toEqual([0, 1])
})
