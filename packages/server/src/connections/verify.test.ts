import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connections as contract } from '@wakeel/contract'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startA2aAgent } from '../../testing/remote-agents/a2a-agent.ts'
import { openSystem, type Person, type System } from '../../testing/system.ts'

let agent: Awaited<ReturnType<typeof startA2aAgent>>
/** A place of its own in front of the agent: what it does not answer itself, it leaves to the agent. */
let front: Server
let answer: RequestListener | undefined
let system: System
let creator: Person
beforeEach(async () => {
  agent = await startA2aAgent()
  answer = undefined
  front = createServer(async (request, response) => {
    if (answer && request.url === contract.PROOF_PATH) return answer(request, response)
    const reply = await fetch(agent.url + request.url, { redirect: 'manual' })
    response.writeHead(reply.status, { 'content-type': 'application/json' }).end(await reply.text())
  })
  await new Promise<void>((ready) => front.listen(0, '127.0.0.1', ready))
  system = await openSystem({
    config: { outboundAllow: [agent.allow, `127.0.0.1:${portOf(front)}`] },
  })
  creator = await system.user()
})
afterEach(async () => {
  await system.close()
  await agent.close()
  front.closeAllConnections()
  await new Promise((closed) => front.close(closed))
})

const portOf = (server: Server) => (server.address() as AddressInfo).port
const frontAddress = () => `http://127.0.0.1:${portOf(front)}/.well-known/agent-card.json`
const call = (method: string, path: string, body?: unknown) =>
  system.request(method, `/api/connections${path}`, { token: creator.token, body })

async function connect(address = agent.address): Promise<contract.Connection> {
  return (await call('POST', '', { kind: 'a2a', address })).body.connection
}

/** When it was verified, or why not. */
async function outcome({ id }: contract.Connection): Promise<string> {
  const { body } = await call('POST', `/${id}/verify`)
  return body.connection?.verified_at ?? body.code
}

test('the token in the file at the origin proves who owns the address, for good', async () => {
  const connection = await connect()
  agent.prove(`# what stands here\r\n  ${connection.proof_token}\r\n`)

  expect(await outcome(connection)).toBe(system.clock.now().toISOString())

  agent.prove(undefined)
  expect((await call('GET', `/${connection.id}`)).body.connection.verified_at).toBe(
    system.clock.now().toISOString(),
  )
})

test('the token in the card proves it as well', async () => {
  const connection = await connect()
  agent.proveInCard(connection.proof_token)

  expect(await outcome(connection)).toBe(system.clock.now().toISOString())
})

test('without the token it is not proven', async () => {
  const connection = await connect()

  expect(await outcome(connection)).toBe('connections.proof_missing')
})

test.for([
  [
    'the token of somebody else’s connection',
    (token: string) => token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
  ],
  ['a longer line', (token: string) => `${token}x`],
  ['a line about the token', (token: string) => `token: ${token}`],
  ['other letter case', (token: string) => token.toUpperCase()],
  ['a page that is too long', (token: string) => `${'<p>Welcome</p>\n'.repeat(400)}${token}`],
] as const)('%s proves nothing', async ([, written]) => {
  const connection = await connect()
  agent.prove(written(connection.proof_token))

  expect(await outcome(connection)).toBe('connections.proof_missing')
})

test('a file that another place has proves nothing, even where the address leads there', async () => {
  const connection = await connect(frontAddress())
  agent.prove(connection.proof_token)
  answer = (_request, response) =>
    response.writeHead(302, { location: agent.url + contract.PROOF_PATH }).end()

  expect(await outcome(connection)).toBe('connections.proof_missing')
})

test('a file that is not found proves nothing, whatever stands on the page that says so', async () => {
  const connection = await connect(frontAddress())
  answer = (_request, response) => response.writeHead(404).end(connection.proof_token)

  expect(await outcome(connection)).toBe('connections.proof_missing')
})

test('an address that was changed while it was being proven is not called verified', async () => {
  const connection = await connect(frontAddress())
  const requested = Promise.withResolvers<void>()
  const changed = Promise.withResolvers<void>()
  answer = async (_request, response) => {
    requested.resolve()
    await changed.promise
    response.end(connection.proof_token)
  }
  const verified = outcome(connection)
  await requested.promise
  await call('PATCH', `/${connection.id}`, { address: agent.address })
  changed.resolve()

  expect(await verified).toBe('connections.proof_missing')
  expect((await call('GET', `/${connection.id}`)).body.connection).toMatchObject({
    address: agent.address,
    verified_at: null,
  })
})
