import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newApiKey } from '../../testing/api-keys.ts'
import { faults, sendAndReadNothing, type Target } from '../../testing/broken-requests.ts'
import { topUp } from '../../testing/checkout.ts'
import { type Door, doors } from '../../testing/doors.ts'
import {
  holdsAfter,
  openStandInModel,
  type StandInModel,
  says,
} from '../../testing/stand-in-model.ts'
import { openSystem, type Person, type System } from '../../testing/system.ts'
import { runs } from '../database/schema/runs.ts'
import { openModel } from '../models/open-model.ts'

/** A whole request has to arrive within this, so that no test waits for half a minute. */
const ARRIVAL = { withinMs: 600, checkedEveryMs: 100 }
const PRICE = 250
const WALLET = 5_000
/** More than the buffers of a connection hold. */
const LONG = `${'V'.repeat(100_000)} `.repeat(80)

let model: StandInModel
let system: System
let person: Person
let key: string
let app: { id: string; slug: string }
beforeAll(async () => {
  model = await openStandInModel()
  system = await openSystem({
    arrival: ARRIVAL,
    languageModel: openModel({ baseUrl: model.baseUrl, apiKey: undefined, name: 'falcon-h1' }),
  })
})
afterAll(async () => {
  expect(await system.violations()).toEqual([])
  await system.close()
  await model.close()
})

/** Somebody with money, an agent that costs some of it, and a key that may run it three times a day. */
async function arrive(): Promise<void> {
  system.clock.advance(3_600_000)
  model.reset()
  person = await system.user()
  await topUp(system, person, WALLET)
  app = await system.app({ price: { model: 'per_use', fils: PRICE } })
  key = (await newApiKey(system, person, { cap: { daily_runs: 3 } })).secret
}

const targetOf = (door: Door): Target => ({
  url: system.url,
  door,
  slug: app.slug,
  key: door.runs ? key : person.token,
})
const statuses = async () =>
  (await system.database.select().from(runs).where(eq(runs.appId, app.id))).map(
    ({ status }) => status,
  )
const wallet = async () =>
  (await system.request('GET', '/api/billing/wallet', { token: person.token })).body.wallet
const costing = (count: number) => ({
  balance: { amount: WALLET - count * PRICE },
  held: { amount: 0 },
})

/** How long the store takes to say that it is there. */
async function healthTakes(): Promise<number> {
  const before = performance.now()
  expect((await system.request('GET', '/api/health/live')).status).toBe(200)
  return performance.now() - before
}

function ask(door: Door, { body = door.body(app.slug), idempotencyKey = '' } = {}) {
  return system.request('POST', door.path(app.slug), {
    raw: body,
    token: targetOf(door).key,
    headers: {
      ...door.headers,
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    },
  })
}

describe.each(doors)('$name', (door) => {
  // What breaks leaves nothing behind that the next one could find, so they share all of it.
  beforeAll(arrive)

  test.for(faults)('outlives $name', async (fault) => {
    const { status, body } = await fault.send(targetOf(door))

    // JSON-RPC says with 200 that it could not read a message.
    const isRefusedAsRpc = status === 200 && JSON.parse(body).error !== undefined
    expect(fault.expected).toContain(isRefusedAsRpc ? 400 : status)
    expect(await healthTakes()).toBeLessThan(1_000)
    expect(await statuses()).toEqual([])
    expect(await wallet()).toMatchObject(costing(0))
  })
})

const paid = doors.filter(({ runs }) => runs)

describe.each(paid)('$name', (door) => {
  beforeEach(arrive)

  test('charges once for a request that comes twice at once and again later', async () => {
    model.willAnswer(says('The VAT is AED 50.'), says('Never asked for.'))
    const body = door.body(app.slug)
    const again = () => ask(door, { body, idempotencyKey: 'invoice-17' })

    await Promise.all([again(), again()])
    await again()

    expect(await statuses()).toEqual(['succeeded'])
    expect(await wallet()).toMatchObject(costing(1))
  })

  test('runs nothing for another request under a key that was used', async () => {
    model.willAnswer(says('The VAT is AED 50.'), says('Never asked for.'))
    const body = door.body(app.slug)
    await ask(door, { body, idempotencyKey: 'invoice-17' })

    const other = await ask(door, {
      body: body.replace('1,000', '2,000'),
      idempotencyKey: 'invoice-17',
    })

    expect(other.text).not.toContain('Never asked for.')
    expect(await wallet()).toMatchObject(costing(1))
  })

  test('gives a run back whose client hangs up before anything was said, unless it goes on', async () => {
    const leaving = new AbortController()
    const brokenOff = Promise.withResolvers<void>()
    const rest = Promise.withResolvers<void>()
    model.willAnswer(async (response) => {
      response.once('close', brokenOff.resolve)
      await rest.promise
      await says('The VAT is AED 50.')(response)
    })
    const arrived = model.nextRequest()
    const asked = stream(door, leaving.signal).catch(() => undefined)
    await arrived

    leaving.abort()
    await asked
    if (!door.goesOn) await brokenOff.promise
    rest.resolve()

    await expect.poll(statuses).toEqual([door.goesOn ? 'succeeded' : 'cancelled'])
    expect(await wallet()).toMatchObject(costing(door.goesOn ? 1 : 0))
  })

  test('charges once for a stream that nobody hears to its end', async () => {
    const leaving = new AbortController()
    const rest = Promise.withResolvers<void>()
    model.willAnswer(async (response) => {
      await holdsAfter('The VAT ')(response)
      await rest.promise
      await says('is AED 50.')(response)
    })
    const response = await stream(door, leaving.signal)
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
    for (let heard = ''; !heard.includes('The VAT'); ) heard += (await reader.read()).value ?? ''

    leaving.abort()
    rest.resolve()

    await expect.poll(statuses).toEqual(['succeeded'])
    expect(await wallet()).toMatchObject(costing(1))
  })

  test('ends a run whose client reads nothing of what it is sent', async () => {
    model.willAnswer(says(LONG))
    const silent = sendAndReadNothing(targetOf(door))

    await expect.poll(statuses, { timeout: 20_000 }).toEqual(['succeeded'])
    expect(await healthTakes()).toBeLessThan(1_000)
    expect(await wallet()).toMatchObject(costing(1))
    silent.destroy()
  })
})

function stream(door: Door, signal: AbortSignal): Promise<Response> {
  const { headers, body } = door.streamed!(app.slug)
  return fetch(system.url + door.path(app.slug), {
    method: 'POST',
    headers: { ...headers, authorization: `Bearer ${key}` },
    body,
    signal,
  })
}
