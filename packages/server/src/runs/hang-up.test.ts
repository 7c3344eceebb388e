import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { topUp } from '../../testing/checkout.ts'
import {
  holdsAfter,
  openStandInModel,
  type StandInModel,
  says,
} from '../../testing/stand-in-model.ts'
import { openSystem, type Person, type System } from '../../testing/system.ts'
import { runs } from '../database/schema/runs.ts'
import { openModel } from '../models/open-model.ts'

let model: StandInModel
let system: System
let thinking: System
beforeAll(async () => {
  model = await openStandInModel()
  system = await openSystem()
  thinking = await openSystem({
    languageModel: openModel({ baseUrl: model.baseUrl, apiKey: undefined, name: 'falcon-h1' }),
  })
})
afterAll(async () => {
  await Promise.all([system.close(), thinking.close()])
  await model.close()
})
beforeEach(() => model.reset())
afterEach(async () =>
  expect([await system.violations(), await thinking.violations()]).toEqual([[], []]),
)

const body = JSON.stringify({ input: 'Add VAT to AED 1,000' })
const dear = { price: { model: 'per_use', fils: 5_000 } } as const
const walletOf = async (at: System, { token }: Person) =>
  (await at.request('GET', '/api/billing/wallet', { token })).body.wallet
const runsOf = (at: System, appId: string) =>
  at.database.select().from(runs).where(eq(runs.appId, appId))
const ended = (at: System, appId: string, status: string) =>
  expect
    .poll(async () => (await runsOf(at, appId)).map((run) => run.status), { timeout: 10_000 })
    .toEqual([status])

async function personWith(at: System, fils: number): Promise<Person> {
  const person = await at.user()
  await topUp(at, person, fils)
  return person
}

/** Asks as a page does and goes away as soon as that event has come. */
async function readUntil(
  at: System,
  path: string,
  token: string,
  event: 'skill' | 'text',
): Promise<string> {
  const page = new AbortController()
  const headers = {
    'content-type': 'application/json',
    accept: 'text/event-stream',
    authorization: `Bearer ${token}`,
  }
  const response = await fetch(at.url + path, {
    method: 'POST',
    headers,
    body,
    signal: page.signal,
  })
  let heard = ''
  for await (const piece of response.body!.pipeThrough(new TextDecoderStream())) {
    heard += piece
    if (heard.includes(`event: ${event}`)) break
  }
  page.abort()
  return heard
}

describe('whoever goes away once text of the answer was sent', () => {
  test('has had a run that costs money: ten of ten are paid', async () => {
    const person = await personWith(system, 50_000)
    for (const _ of Array.from({ length: 10 })) {
      const app = await system.app(dear)

      await readUntil(system, `/api/apps/${app.slug}/runs`, person.token, 'text')

      await ended(system, app.id, 'succeeded')
    }
    expect(await walletOf(system, person)).toMatchObject({
      balance: { amount: 0 },
      held: { amount: 0 },
    })
  })

  test('has used a free run: three of eight are answered', async () => {
    const app = await system.app()
    const { token } = await system.user()
    const heard = []
    for (const _ of Array.from({ length: 8 }))
      heard.push(await readUntil(system, `/api/apps/${app.slug}/demo`, token, 'text'))

    await expect
      .poll(async () => (await runsOf(system, app.id)).map(({ status }) => status))
      .toEqual(['succeeded', 'succeeded', 'succeeded'])
    expect(heard.filter((text) => text.includes('event: text'))).toHaveLength(3)
  })

  test('finds the whole answer in their runs', async () => {
    const app = await thinking.app(dear)
    const person = await personWith(thinking, 5_000)
    const rest = Promise.withResolvers<void>()
    model.willAnswer(async (response) => {
      await holdsAfter('The VAT ')(response)
      await rest.promise
      await says('is AED 50.')(response)
    })

    await readUntil(thinking, `/api/apps/${app.slug}/runs`, person.token, 'text')
    rest.resolve()

    await ended(thinking, app.id, 'succeeded')
    expect(await runsOf(thinking, app.id)).toMatchObject([{ answer: 'The VAT is AED 50.' }])
    expect(await walletOf(thinking, person)).toMatchObject({ balance: { amount: 0 } })
  })

  test('pays nothing when no whole answer comes of it', async () => {
    const app = await thinking.app(dear)
    const person = await personWith(thinking, 5_000)
    const rest = Promise.withResolvers<void>()
    model.willAnswer(async (response) => {
      await holdsAfter('The VAT ')(response)
      await rest.promise
      response.destroy()
    })

    await readUntil(thinking, `/api/apps/${app.slug}/runs`, person.token, 'text')
    rest.resolve()

    await ended(thinking, app.id, 'failed')
    expect(await walletOf(thinking, person)).toMatchObject({
      balance: { amount: 5_000 },
      held: { amount: 0 },
    })
  })
})

describe('whoever goes away before any text was sent', () => {
  test('has the price back, and the model is not kept at work', async () => {
    const app = await thinking.app(dear)
    const person = await personWith(thinking, 5_000)
    const brokenOff = Promise.withResolvers<void>()
    model.willAnswer((response) => void response.once('close', brokenOff.resolve))
    const page = new AbortController()
    const arrived = model.nextRequest()
    const headers = { accept: 'text/event-stream' }
    const path = `/api/apps/${app.slug}/runs`
    const reply = thinking.request('POST', path, {
      token: person.token,
      body: JSON.parse(body),
      headers,
      signal: page.signal,
    })
    await arrived

    page.abort()

    await expect(reply).rejects.toThrow()
    await brokenOff.promise
    await ended(thinking, app.id, 'cancelled')
    expect(await walletOf(thinking, person)).toMatchObject({
      balance: { amount: 5_000 },
      held: { amount: 0 },
    })
  })

  test('has it back too when only whole answers are sent', async () => {
    const app = await thinking.app(dear)
    const person = await personWith(thinking, 5_000)
    model.willAnswer(holdsAfter('The VAT '))
    const page = new AbortController()
    const arrived = model.nextRequest()
    const path = `/api/apps/${app.slug}/runs`
    const reply = thinking.request('POST', path, {
      token: person.token,
      body: JSON.parse(body),
      signal: page.signal,
    })
    await arrived

    page.abort()

    await expect(reply).rejects.toThrow()
    await ended(thinking, app.id, 'cancelled')
    expect(await walletOf(thinking, person)).toMatchObject({
      balance: { amount: 5_000 },
      held: { amount: 0 },
    })
  })
})
