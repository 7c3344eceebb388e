import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { topUp } from '../../../testing/checkout.ts'
import { connect2025, connect2026 } from '../../../testing/mcp-clients.ts'
import {
  holdsAfter,
  openStandInModel,
  type StandInModel,
  says,
} from '../../../testing/stand-in-model.ts'
import { openSystem, type Person, type System } from '../../../testing/system.ts'
import { runs } from '../../database/schema/runs.ts'
import { openModel } from '../../models/open-model.ts'

let model: StandInModel
let system: System
let person: Person
let app: { id: string; slug: string }
beforeAll(async () => {
  model = await openStandInModel()
  system = await openSystem({
    languageModel: openModel({ baseUrl: model.baseUrl, apiKey: undefined, name: 'falcon-h1' }),
  })
})
afterAll(async () => {
  await system.close()
  await model.close()
})
beforeEach(async () => {
  model.reset()
  person = await system.user()
  await topUp(system, person, 1_000)
  app = await system.app({ price: { model: 'per_use', fils: 250 } })
})
afterEach(async () => expect(await system.violations()).toEqual([]))

const ask = { name: 'ask', arguments: { message: 'Add VAT to AED 1,000' } }
const ended = (status: string) =>
  expect
    .poll(async () => {
      const rows = await system.database.select().from(runs).where(eq(runs.appId, app.id))
      return rows.map((run) => run.status)
    })
    .toEqual([status])
const walletOf = async () =>
  (await system.request('GET', '/api/billing/wallet', { token: person.token })).body.wallet
const untouched = { balance: { amount: 1_000 }, held: { amount: 0 } }

describe.each([
  ['2025-11-25, which says so in a request of its own', connect2025],
  ['2026-07-28, which hangs up', connect2026],
] as const)('a client of version %s', (_version, connect) => {
  test('cancels a call: the run is given back, and the model is not kept at work', async () => {
    const brokenOff = Promise.withResolvers<void>()
    model.willAnswer((response) => void response.once('close', brokenOff.resolve))
    const client = await connect(system, `/mcp/${app.slug}`, { token: person.token })
    const arrived = model.nextRequest()
    const cancelling = new AbortController()
    const result = client.callTool(ask, { signal: cancelling.signal })
    await arrived

    cancelling.abort()

    await expect(result).rejects.toThrow()
    await brokenOff.promise
    await ended('cancelled')
    expect(await walletOf()).toMatchObject(untouched)
    await client.close()
  })

  test('goes away: the run is given back', async () => {
    const brokenOff = Promise.withResolvers<void>()
    model.willAnswer((response) => void response.once('close', brokenOff.resolve))
    const client = await connect(system, `/mcp/${app.slug}`, { token: person.token })
    const arrived = model.nextRequest()
    const result = client.callTool(ask)
    await arrived

    await Promise.all([expect(result).rejects.toThrow(), client.close()])

    await brokenOff.promise
    await ended('cancelled')
    expect(await walletOf()).toMatchObject(untouched)
  })

  test('has had the answer that it heard while it was said, whether it cancels then or not', async () => {
    const rest = Promise.withResolvers<void>()
    model.willAnswer(async (response) => {
      await holdsAfter('The VAT ')(response)
      await rest.promise
      await says('is AED 50.')(response)
    })
    const client = await connect(system, `/mcp/${app.slug}`, { token: person.token })
    const heard = Promise.withResolvers<void>()
    const cancelling = new AbortController()
    const result = client.callTool(ask, {
      signal: cancelling.signal,
      onprogress: () => heard.resolve(),
    })
    await heard.promise

    cancelling.abort()
    await expect(result).rejects.toThrow()
    rest.resolve()

    await ended('succeeded')
    expect(await walletOf()).toMatchObject({ balance: { amount: 750 }, held: { amount: 0 } })
    await client.close()
  })
})

test('a cancellation is of the client that made the call: another of the same person counts its requests alike', async () => {
  model.willAnswer(async (response) => {
    await heardOther.promise
    await says('The VAT is AED 50.')(response)
  })
  const heardOther = Promise.withResolvers<void>()
  const client = await connect2025(system, `/mcp/${app.slug}`, { token: person.token })
  const arrived = model.nextRequest()
  const result = client.callTool(ask)
  await arrived

  const cancels = Array.from({ length: 5 }, (_, requestId) =>
    system.request('POST', `/mcp/${app.slug}`, {
      token: person.token,
      headers: { accept: 'application/json, text/event-stream', 'mcp-session-id': 'another' },
      body: { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId } },
    }),
  )
  const replies = await Promise.all(cancels)
  heardOther.resolve()

  expect(replies.map(({ status }) => status)).toEqual([202, 202, 202, 202, 202])
  expect((await result).structuredContent).toMatchObject({ outcome: 'answer' })
  await client.close()
})
