import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openRemoteServer, sendJson } from '../../testing/remote-agents/remote-server.ts'
import { type StoreProcess, signUpAt, startStore } from '../../testing/store-process.ts'

const secret = 'Sesame-7f3c9b12-open'
/** As a body, a header or a log would carry it. */
const spellings = [
  secret,
  Buffer.from(secret).toString('base64'),
  Buffer.from(secret).toString('base64url'),
  encodeURIComponent(secret),
]

let directory: string
let store: StoreProcess
let token: string
/** An endpoint that lets in whoever has the secret, and one that tells everybody what it was sent. */
let endpoint: Awaited<ReturnType<typeof openRemoteServer>>
let teller: Awaited<ReturnType<typeof openRemoteServer>>
beforeAll(async () => {
  endpoint = await openRemoteServer(
    (request, response) => {
      if (
        request.headers['x-key'] === secret ||
        request.headers.authorization === `Bearer ${secret}`
      )
        return sendJson(response, { data: [{ id: 'oasis-1' }] })
      response.writeHead(401).end()
    },
    () => false,
  )
  teller = await openRemoteServer(
    (request, response) =>
      sendJson(response, { data: [{ id: String(request.headers.authorization) }] }),
    () => false,
  )
  directory = await mkdtemp(resolve(tmpdir(), 'wakeel-secrets-'))
  store = await startStore({
    DATA_DIR: directory,
    SEED: 'none',
    OUTBOUND_ALLOW: `${endpoint.allow},${teller.allow}`,
  })
  token = await signUpAt(store)
})
afterAll(async () => {
  await store.stop()
  await Promise.all([endpoint.close(), teller.close()])
  await rm(directory, { recursive: true, force: true })
})

async function call(
  method: string,
  path: string,
  body?: unknown,
): Promise<{ status: number; text: string }> {
  const response = await fetch(store.url + path, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { status: response.status, text: await response.text() }
}

const tells = (text: string) => spellings.some((spelling) => text.includes(spelling))

test('a secret reaches the other end, and is in no reply, no log, no export and no file', {
  timeout: 60_000,
}, async () => {
  const newConnection = {
    kind: 'openai',
    address: `${endpoint.url}/v1`,
    credential: { kind: 'header', name: 'x-key', secret },
  }
  const probed = await call('POST', '/api/connections/probe', newConnection)
  const created = await call('POST', '/api/connections', newConnection)
  const path = `/api/connections/${JSON.parse(created.text).connection.id}`
  const replies = [
    probed,
    created,
    await call('GET', '/api/connections'),
    await call('GET', path),
    await call('PATCH', path, { credential: { kind: 'bearer', secret } }),
    await call('POST', `${path}/check`),
    await call('GET', '/api/account/export'),
  ]
  const refused = [
    await call('POST', `${path}/verify`),
    await call('POST', '/api/connections/probe', {
      ...newConnection,
      address: teller.url,
      credential: { kind: 'bearer', secret },
    }),
    await call('POST', '/api/connections', {
      ...newConnection,
      credential: { kind: 'bearer', secret: `${secret}\nx-other: 1` },
    }),
    await call('POST', '/api/connections', {
      ...newConnection,
      credential: { kind: 'bearer', secret: `${secret}\u00e9` },
    }),
    await call('PATCH', path, { credential: { kind: 'header', name: 'a b', secret } }),
    await call('PATCH', path, { address: `http://${secret}@127.0.0.1/` }),
  ]
  await store.stop()
  const files = await Promise.all(
    (await readdir(directory, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map((entry) => readFile(resolve(entry.parentPath, entry.name), 'latin1')),
  )

  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200))
  expect(refused.map(({ status, text }) => [status, JSON.parse(text).code])).toEqual([
    [422, 'connections.proof_missing'],
    [422, 'connections.answer_invalid'],
    [400, 'request.invalid'],
    [400, 'request.invalid'],
    [400, 'request.invalid'],
    [422, 'connections.address_refused'],
  ])
  expect(endpoint.requests.filter(({ headers }) => headers['x-key'] === secret)).toHaveLength(2)
  expect([...replies, ...refused].filter(({ text }) => tells(text))).toEqual([])
  expect(tells(store.output())).toBe(false)
  expect(files.length).toBeGreaterThan(10)
  expect(files.filter(tells)).toEqual([])
})
