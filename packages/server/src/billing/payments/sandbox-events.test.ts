import { randomUUID } from 'node:crypto'
import { createSandbox, type Sandbox } from '@wakeel/paypal-sandbox'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { TestClock } from '../../../testing/stand-ins.ts'
import {
  createTestDatabase,
  onPostgres,
  type TestDatabase,
} from '../../../testing/test-database.ts'
import type { Database } from '../../database/database.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { createPayPal } from './paypal.ts'

const clock = new TestClock()
let storage: TestDatabase
let sandbox: Sandbox
let provider: PaymentProvider
let taken: { kind: string; resource: { id: string; status: string }; transmission: string }[] = []
/** What the store answers next; when nothing is left, that it was taken. */
let answers: number[] = []

/** The sandbox of one process of the store; the events of all end up in one list. */
function openSandbox(database: Database): Sandbox {
  const opened = createSandbox({
    database,
    clock,
    newId: randomUUID,
    secret: 'a secret',
    publicUrl: 'https://wakeel.example',
  })
  opened.deliverTo(async ({ headers, body }) => {
    const { event_type, resource } = JSON.parse(body.toString())
    taken.push({
      kind: event_type,
      resource,
      transmission: String(headers['paypal-transmission-id']),
    })
    return answers.shift() ?? 200
  })
  return opened
}

beforeAll(async () => {
  storage = await createTestDatabase()
  sandbox = openSandbox(storage.database)
  provider = createPayPal({ ...sandbox.account, name: 'sandbox', clock, fetch: sandbox.fetch })
})
afterAll(() => storage.remove())
beforeEach(async () => {
  answers = []
  clock.advance(7_200_000)
  await sandbox.sendEvents()
  taken = []
})

const kinds = () => taken.map(({ kind }) => kind)

async function paidOrder() {
  const { id } = await provider.createOrder({
    requestId: randomUUID(),
    orderId: randomUUID(),
    cents: 5_348,
    description: 'Pro, monthly',
    returnUrl: 'https://wakeel.example/return',
    cancelUrl: 'https://wakeel.example/cancel',
    saveMethod: false,
  })
  clock.advance(2_000)
  return provider.captureOrder(id, randomUUID())
}

test('events tell of the agreement and of the payment, once each', async () => {
  const { id, capture } = await paidOrder()

  await sandbox.sendEvents()
  await sandbox.sendEvents()

  // Both happened at the same moment.
  expect(taken.toSorted((a, b) => (a.kind < b.kind ? -1 : 1))).toMatchObject([
    { kind: 'CHECKOUT.ORDER.APPROVED', resource: { id, status: 'APPROVED' } },
    { kind: 'PAYMENT.CAPTURE.COMPLETED', resource: { id: capture!.id, status: 'COMPLETED' } },
  ])
})

test('events tell nothing before it has happened', async () => {
  sandbox.instruct({ on: 'refund', pendingMs: 60_000 })
  const { capture } = await paidOrder()
  await provider.refundCapture(capture!.id, {
    requestId: randomUUID(),
    cents: 5_348,
    note: 'Money back',
  })

  await sandbox.sendEvents()
  const before = kinds()
  clock.advance(60_000)
  await sandbox.sendEvents()

  expect(before).not.toContain('PAYMENT.CAPTURE.REFUNDED')
  expect(taken.at(-1)).toMatchObject({
    kind: 'PAYMENT.CAPTURE.REFUNDED',
    resource: { status: 'COMPLETED' },
  })
})

test('events tell of a decline', async () => {
  sandbox.instruct({ on: 'capture', mock: 'INSTRUMENT_DECLINED' })

  await paidOrder()
  await sandbox.sendEvents()

  // Both happened at the same moment.
  expect(kinds().toSorted()).toEqual(['CHECKOUT.ORDER.APPROVED', 'PAYMENT.CAPTURE.DECLINED'])
})

test('events tell once of money that the payer’s bank took back', async () => {
  const { capture } = await paidOrder()

  await sandbox.reverse(capture!.id)
  await sandbox.reverse(capture!.id)
  await sandbox.sendEvents()

  expect(kinds().filter((kind) => kind === 'PAYMENT.CAPTURE.REVERSED')).toHaveLength(1)
  const refund = provider.refundCapture(capture!.id, {
    requestId: randomUUID(),
    cents: 1,
    note: 'Money back',
  })
  await expect(refund).rejects.toMatchObject({ reason: 'CAPTURE_FULLY_REFUNDED' })
})

test('events that are not taken come again, later each time, under the same transmission', async () => {
  const { capture } = await paidOrder()
  await sandbox.reverse(capture!.id)
  answers = [200, 200, 500, 502, 404]

  await sandbox.sendEvents()
  await sandbox.sendEvents()
  const atOnce = taken.length
  clock.advance(2_000)
  await sandbox.sendEvents()
  clock.advance(2_000)
  await sandbox.sendEvents()
  const tooSoon = taken.length
  clock.advance(2_000)
  await sandbox.sendEvents()
  clock.advance(8_000)
  await sandbox.sendEvents()
  clock.advance(3_600_000)
  await sandbox.sendEvents()

  expect([atOnce, tooSoon, taken.length]).toEqual([3, 4, 6])
  expect(new Set(taken.slice(2).map(({ transmission }) => transmission)).size).toBe(1)
})

test('events are signed with one key, whichever process sends them', async () => {
  const other = openSandbox(storage.database)

  const [mine, theirs] = await Promise.all([sandbox.sign('one', '{}'), other.sign('one', '{}')])

  expect(theirs).toEqual(mine)
})

test.runIf(onPostgres)('events are told once when two processes send them', async () => {
  const other = openSandbox(await storage.another())
  await Promise.all(Array.from({ length: 10 }, () => paidOrder()))

  await Promise.all([sandbox.sendEvents(), other.sendEvents()])

  expect(kinds().filter((kind) => kind === 'PAYMENT.CAPTURE.COMPLETED')).toHaveLength(10)
})

test.runIf(onPostgres)(
  'events are signed with one key also when two processes start at once',
  async () => {
    const fresh = await createTestDatabase()
    const [one, other] = [openSandbox(fresh.database), openSandbox(await fresh.another())]

    const [first, second] = await Promise.all([one.sign('one', '{}'), other.sign('one', '{}')])
    await fresh.remove()

    expect(second).toEqual(first)
  },
)

test('another process of the store knows the same orders', async () => {
  const { id } = await paidOrder()
  const other = openSandbox(storage.database)
  const client = createPayPal({ ...other.account, name: 'sandbox', clock, fetch: other.fetch })

  expect(await client.getOrder(id)).toMatchObject({
    id,
    status: 'completed',
    capture: { cents: 5_348 },
  })
})
