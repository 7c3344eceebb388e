import { connections as contract } from '@wakeel/contract'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hostileAddresses, hostileResolve } from '../../testing/hostile-addresses.ts'
import { sendJson } from '../../testing/remote-agents/remote-server.ts'
import { openSystem, type Person, type System } from '../../testing/system.ts'
import { openLoopbackServer, watchConnections } from '../../testing/watched-network.ts'
import { rateLimits } from '../database/schema/rate-limits.ts'

/** What nobody may reach: it counts who does. */
let canary: Awaited<ReturnType<typeof openLoopbackServer>>
/** A server that may be reached, whose answers lead to `target`. */
let front: Awaited<ReturnType<typeof openLoopbackServer>>
let frontUrl: string
let target = ''
let proofRequests = 0
let system: System
let creator: Person
let network: ReturnType<typeof watchConnections>
beforeAll(async () => {
  canary = await openLoopbackServer((_request, response) => response.end('{}'))
  front = await openLoopbackServer(({ url }, response) => {
    if (url === '/card.json') return sendJson(response, cardThatNames(target))
    if (url === '/v1/models') return sendJson(response, { data: [{ id: 'oasis-1' }] })
    if (url === contract.PROOF_PATH) proofRequests++
    response.writeHead(307, { location: Buffer.from(target, 'utf8').toString('latin1') }).end()
  })
  frontUrl = `http://127.0.0.1:${front.port}`
  system = await openSystem({
    resolve: hostileResolve(),
    config: { outboundAllow: [`127.0.0.1:${front.port}`] },
  })
  creator = await system.user()
})
afterAll(async () => {
  await system.close()
  await Promise.all([canary.close(), front.close()])
})
beforeEach(async () => {
  await system.database.delete(rateLimits)
  network = watchConnections()
})
afterEach(() => network.stop())

const call = (method: string, path: string, body?: unknown) =>
  system.request(method, `/api/connections${path}`, { token: creator.token, body })

const cardThatNames = (url: string) => ({
  name: 'Pound scales',
  description: '',
  version: '1',
  supportedInterfaces: [{ url, protocolBinding: 'JSONRPC', protocolVersion: '1.0' }],
  capabilities: {},
  defaultInputModes: [],
  defaultOutputModes: [],
  skills: [],
})

/** Where the store went besides the one place that it may go to; the test itself calls the store. */
const elsewhere = () => {
  const known = [front.port, Number(new URL(system.url).port)]
  return network.attempts.filter(({ port }) => !known.includes(port))
}

const addresses = [...hostileAddresses(9).entries()]
const kindOf = (index: number) => contract.connectionKinds[index % contract.connectionKinds.length]!
/** A header holds no line break, and where it names no host it is a path of the same place. */
const redirects = addresses.filter(
  ([, address]) => !/^http:\/?\d/.test(address) && !address.includes('\n'),
)

describe('nothing connects to', () => {
  let connection: contract.Connection
  beforeAll(async () => {
    connection = (await call('POST', '', { kind: 'openai', address: `${frontUrl}/v1` })).body
      .connection
  })

  test.for(addresses)('hostile address %i as the address of a connection: %j', async ([index]) => {
    const address = hostileAddresses(canary.port)[index]!
    const kind = kindOf(index)

    const replies = [
      await call('POST', '/probe', { kind, address }),
      await call('POST', '', { kind, address }),
      await call('PATCH', `/${connection.id}`, { address }),
    ]

    expect(replies.map(({ body }) => body.code)).toEqual(
      replies.map(() => 'connections.address_refused'),
    )
    expect(elsewhere()).toEqual([])
    expect(canary.connections()).toBe(0)
  })

  test('any of them in the end: none was stored, and the connection is as it was', async () => {
    expect((await call('GET', '')).body.connections).toEqual([connection])
  })
})

test.for(addresses)(
  'nothing connects to hostile address %i that a card names: %j',
  async ([index]) => {
    target = hostileAddresses(canary.port)[index]!

    const { status, body } = await call('POST', '/probe', {
      kind: 'a2a',
      address: `${frontUrl}/card.json`,
    })

    expect(status).toBe(422)
    // What is no address at all makes the card unreadable.
    expect(['connections.address_refused', 'connections.answer_invalid']).toContain(body.code)
    expect(elsewhere()).toEqual([])
    expect(canary.connections()).toBe(0)
  },
)

test.for(redirects)(
  'nothing connects to hostile address %i behind a redirect: %j',
  async ([index]) => {
    target = hostileAddresses(canary.port)[index]!.trim()

    const { body } = await call('POST', '/probe', {
      kind: kindOf(index),
      address: `${frontUrl}/elsewhere`,
    })

    expect(body.code).toBe('connections.address_refused')
    expect(elsewhere()).toEqual([])
    expect(canary.connections()).toBe(0)
  },
)

test.for(redirects)(
  'nothing connects to hostile address %i where the proof of ownership leads: %j',
  async ([index]) => {
    target = hostileAddresses(canary.port)[index]!.trim()
    const [connection] = (await call('GET', '')).body.connections
    const before = proofRequests

    const { body } = await call('POST', `/${connection.id}/verify`)

    expect(body.code).toBe('connections.proof_missing')
    expect(proofRequests).toBe(before + 1)
    expect(elsewhere()).toEqual([])
    expect(canary.connections()).toBe(0)
  },
)
