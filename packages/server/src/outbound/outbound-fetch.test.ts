import { afterAll, beforeAll, expect, test } from 'vitest'
import { outboundFailure } from '../../testing/outbound-failure.ts'
import {
  type Answer,
  openScriptedServer,
  type ScriptedServer,
} from '../../testing/scripted-server.ts'
import { testResolve } from '../../testing/stand-ins.ts'
import { createOutboundFetch } from './outbound-fetch.ts'

let remote: ScriptedServer
/** Another origin. */
let elsewhere: ScriptedServer

beforeAll(async () => {
  remote = await openScriptedServer()
  elsewhere = await openScriptedServer()
})
afterAll(async () => {
  await remote.close()
  await elsewhere.close()
})

const fetchRemote: typeof fetch = (input, init) =>
  createOutboundFetch({ resolve: testResolve, allowed: [remote.place, elsewhere.place] })()(
    input,
    init,
  )

/** Tells what it was asked. */
const echo: Answer = ({ method, url: path, headers, text }, response) =>
  response.end(JSON.stringify({ method, path, headers, text }))

test('a request arrives as it was made, and its answer comes back whole', async () => {
  remote.answer = (request, response) => {
    response
      .writeHead(201, 'Made', { 'content-type': 'text/plain', 'x-two': ['a', 'b'] })
      .end(`${request.method} ${request.url} ${request.text}`)
  }

  const reply = await fetchRemote(`${remote.url}?a=1`, { method: 'POST', body: 'مرحبًا' })

  expect([reply.status, reply.statusText, reply.url, reply.headers.get('x-two')]).toEqual([
    201,
    'Made',
    `${remote.url}?a=1`,
    'a, b',
  ])
  expect(reply).toBeInstanceOf(Response)
  expect(await reply.text()).toBe('POST /agent?a=1 مرحبًا')
})

test('a request may be an object, an address an object, and a body a stream', async () => {
  remote.answer = echo
  const stream = new Blob(['in ', 'pieces']).stream()

  const fromRequest = await fetchRemote(
    new Request(remote.url, { method: 'PUT', headers: { 'x-a': '1' }, body: 'text' }),
  )
  const fromStream = await fetchRemote(new URL(remote.url), { method: 'POST', body: stream })

  expect(await fromRequest.json()).toMatchObject({
    method: 'PUT',
    text: 'text',
    headers: { 'x-a': '1' },
  })
  expect(await fromStream.json()).toMatchObject({ method: 'POST', text: 'in pieces' })
})

test('every request names the store, whatever a library calls itself', async () => {
  remote.answer = echo
  const fetch = createOutboundFetch({
    resolve: testResolve,
    allowed: [remote.place],
    userAgent: 'Wakeel/1.0.0 (+https://store.example)',
  })()

  const reply = await fetch(remote.url, { headers: { 'user-agent': 'some-library/2' } })

  expect(await reply.json()).toMatchObject({
    headers: { 'user-agent': 'Wakeel/1.0.0 (+https://store.example)' },
  })
})

test('answers without a body are answers', async () => {
  remote.answer = (request, response) =>
    response.writeHead(request.method === 'HEAD' ? 200 : 204, { 'x-a': '1' }).end()

  expect((await fetchRemote(remote.url, { method: 'HEAD' })).status).toBe(200)
  expect(await (await fetchRemote(remote.url)).text()).toBe('')
  await remote.hungUp
})

test('what an answer streams is read as it comes, and its connection ends with it', async () => {
  let say: (text: string) => unknown = () => undefined
  remote.answer = (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders()
    say = (text) => (text ? response.write(text) : response.end())
  }

  const reply = await fetchRemote(remote.url)
  const reader = reply.body!.getReader()
  const decoder = new TextDecoder()
  say('data: 1\n\n')
  expect(decoder.decode((await reader.read()).value)).toBe('data: 1\n\n')
  say('data: 2\n\n')
  expect(decoder.decode((await reader.read()).value)).toBe('data: 2\n\n')
  say('')
  expect((await reader.read()).done).toBe(true)
  await remote.hungUp
})

test('a header that belongs to the connection, and a cookie, are not passed on', async () => {
  remote.answer = echo
  const headers = {
    cookie: 'a=b',
    host: 'intranet.example',
    'proxy-authorization': 'Basic x',
    'transfer-encoding': 'chunked',
    'x-key': 'k',
  }

  const { headers: sent } = (await (
    await fetchRemote(remote.url, { method: 'POST', headers, body: 'x' })
  ).json()) as { headers: object }

  expect(sent).toMatchObject({ host: remote.place, 'content-length': '1', 'x-key': 'k' })
  for (const name of ['cookie', 'proxy-authorization', 'transfer-encoding'])
    expect(sent).not.toHaveProperty(name)
})

test('a cookie that an answer sets is never sent', async () => {
  remote.answer = (request, response) =>
    response.setHeader('set-cookie', 'a=b').end(request.headers.cookie ?? 'none')
  await (await fetchRemote(remote.url)).text()

  expect(await (await fetchRemote(remote.url)).text()).toBe('none')
})

test.for([
  [301, 'POST', 'GET', ''],
  [302, 'POST', 'GET', ''],
  [303, 'POST', 'GET', ''],
  [303, 'PUT', 'GET', ''],
  [307, 'POST', 'POST', 'body'],
  [308, 'POST', 'POST', 'body'],
  [302, 'PUT', 'PUT', 'body'],
] as const)('after %i a %s goes on as %s', async ([status, method, nextMethod, nextText]) => {
  remote.answer = (request, response) => {
    if (request.url === '/next') echo(request, response)
    else response.writeHead(status, { location: '/next' }).end('moved')
  }

  const reply = await fetchRemote(remote.url, {
    method,
    body: 'body',
    headers: { 'content-type': 'text/plain', authorization: 'Bearer secret' },
  })

  expect(reply.url).toBe(new URL('/next', remote.url).href)
  const echoed = (await reply.json()) as { headers: Record<string, string> }
  expect(echoed).toMatchObject({
    method: nextMethod,
    path: '/next',
    text: nextText,
    headers: { authorization: 'Bearer secret' },
  })
  expect(echoed.headers['content-type']).toBe(nextText ? 'text/plain' : undefined)
})

test('another origin is told no credential, not even when it sends the request back', async () => {
  const requests: Record<string, unknown>[] = []
  remote.answer = (request, response) => {
    requests.push(request.headers)
    if (request.url === '/back') response.end('done')
    else response.writeHead(307, { location: elsewhere.url }).end()
  }
  elsewhere.answer = (request, response) => {
    requests.push(request.headers)
    response.writeHead(307, { location: new URL('/back', remote.url).href }).end()
  }
  const open = {
    accept: 'text/event-stream',
    'content-type': 'application/json',
    'mcp-protocol-version': '2026-07-28',
    'a2a-version': '1.0',
  }
  const closed = { authorization: 'Bearer secret', 'x-api-key': 'secret', 'api-key': 'secret' }

  await (
    await fetchRemote(remote.url, { method: 'POST', body: '{}', headers: { ...open, ...closed } })
  ).text()

  expect(requests).toHaveLength(3)
  expect(requests[0]).toMatchObject({ ...open, ...closed })
  expect(requests[1]).toMatchObject(open)
  expect(requests[2]).toMatchObject(open)
  expect(JSON.stringify(requests.slice(1))).not.toContain('secret')
})

test('three redirects are followed and a fourth is not', async () => {
  let left = 3
  remote.answer = (_request, response) =>
    left-- > 0 ? response.writeHead(302, { location: remote.url }).end() : response.end('here')
  expect(await (await fetchRemote(remote.url)).text()).toBe('here')

  left = 4
  expect(await outboundFailure(fetchRemote(remote.url))).toBe('unreachable')
})

test('a caller that wants to see redirects sees them, and one that wants none gets none', async () => {
  remote.answer = (_request, response) =>
    response.writeHead(302, { location: 'http://10.0.0.1/' }).end()

  const reply = await fetchRemote(remote.url, { redirect: 'manual' })

  expect([reply.status, reply.headers.get('location')]).toEqual([302, 'http://10.0.0.1/'])
  expect(await outboundFailure(fetchRemote(remote.url, { redirect: 'error' }))).toBe('unreachable')
})

test('a redirect that says no place is the answer itself', async () => {
  remote.answer = (_request, response) => response.writeHead(302).end('nowhere')

  expect(await (await fetchRemote(remote.url)).text()).toBe('nowhere')
})
