import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { generate } from 'selfsigned'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { testResolve } from '../../testing/stand-ins.ts'
import { openLoopbackServer } from '../../testing/watched-network.ts'
import { createOutboundFetch, OutboundError, type OutboundLimits } from './outbound-fetch.ts'

type Answer = (request: IncomingMessage & { text: string }, response: ServerResponse) => void

/** What the remote server and a second one, another origin, do with a request. */
let answer: Answer
let answerElsewhere: Answer
let remote: Awaited<ReturnType<typeof openLoopbackServer>>
let elsewhere: Awaited<ReturnType<typeof openLoopbackServer>>
let url: string
let urlElsewhere: string
/** Resolves when the connection of the last request to the remote server is closed. */
let hungUp: Promise<unknown>

async function read(request: IncomingMessage) {
  let text = ''
  for await (const chunk of request) text += chunk
  return Object.assign(request, { text })
}

beforeAll(async () => {
  remote = await openLoopbackServer(async (request, response) => {
    hungUp = new Promise((closed) => request.socket.once('close', closed))
    answer(await read(request), response)
  })
  elsewhere = await openLoopbackServer(async (request, response) => answerElsewhere(await read(request), response))
  url = `http://127.0.0.1:${remote.port}/agent`
  urlElsewhere = `http://127.0.0.1:${elsewhere.port}/agent`
})
afterAll(async () => {
  await remote.close()
  await elsewhere.close()
})
afterEach(() => {
  answer = answerElsewhere = (_request, response) => response.writeHead(500).end()
})

const fetchWith = (limits?: OutboundLimits) =>
  createOutboundFetch({ resolve: testResolve, allowed: [`127.0.0.1:${remote.port}`, `127.0.0.1:${elsewhere.port}`] })(limits)

const failureOf = async (work: Promise<unknown>): Promise<unknown> => {
  const outcome = await work.catch((error: unknown) => error)
  return outcome instanceof OutboundError ? outcome.failure : outcome
}

/** Tells what it was asked. */
const echo: Answer = ({ method, url: path, headers, text }, response) => response.end(JSON.stringify({ method, path, headers, text }))

test('a request arrives as it was made, and its answer comes back whole', async () => {
  answer = (request, response) => {
    response
      .writeHead(201, 'Made', { 'content-type': 'text/plain', 'x-two': ['a', 'b'] })
      .end(`${request.method} ${request.url} ${request.text}`)
  }

  const reply = await fetchWith()(`${url}?a=1`, { method: 'POST', body: 'مرحبًا' })

  expect([reply.status, reply.statusText, reply.url, reply.headers.get('x-two')]).toEqual([201, 'Made', `${url}?a=1`, 'a, b'])
  expect(reply).toBeInstanceOf(Response)
  expect(await reply.text()).toBe('POST /agent?a=1 مرحبًا')
})

test('a request may be an object, an address an object, and a body a stream', async () => {
  answer = echo
  const stream = new Blob(['in ', 'pieces']).stream()

  const fromRequest = await fetchWith()(new Request(url, { method: 'PUT', headers: { 'x-a': '1' }, body: 'text' }))
  const fromStream = await fetchWith()(new URL(url), { method: 'POST', body: stream })

  expect(await fromRequest.json()).toMatchObject({ method: 'PUT', text: 'text', headers: { 'x-a': '1' } })
  expect(await fromStream.json()).toMatchObject({ method: 'POST', text: 'in pieces' })
})

test('answers without a body are answers', async () => {
  answer = (request, response) => response.writeHead(request.method === 'HEAD' ? 200 : 204, { 'x-a': '1' }).end()

  expect((await fetchWith()(url, { method: 'HEAD' })).status).toBe(200)
  expect(await (await fetchWith()(url)).text()).toBe('')
  await hungUp
})

test('what an answer streams is read as it comes, and its connection ends with it', async () => {
  let say: (text: string) => unknown = () => undefined
  answer = (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders()
    say = (text) => (text ? response.write(text) : response.end())
  }

  const reply = await fetchWith()(url)
  const reader = reply.body!.getReader()
  const decoder = new TextDecoder()
  say('data: 1\n\n')
  expect(decoder.decode((await reader.read()).value)).toBe('data: 1\n\n')
  say('data: 2\n\n')
  expect(decoder.decode((await reader.read()).value)).toBe('data: 2\n\n')
  say('')
  expect((await reader.read()).done).toBe(true)
  await hungUp
})

test('a header that belongs to the connection, and a cookie, are not passed on', async () => {
  answer = echo
  const headers = {
    cookie: 'a=b',
    host: 'intranet.example',
    'proxy-authorization': 'Basic x',
    'transfer-encoding': 'chunked',
    'x-key': 'k',
  }

  const { headers: sent } = (await (await fetchWith()(url, { method: 'POST', headers, body: 'x' })).json()) as { headers: object }

  expect(sent).toMatchObject({ host: `127.0.0.1:${remote.port}`, 'content-length': '1', 'x-key': 'k' })
  for (const name of ['cookie', 'proxy-authorization', 'transfer-encoding']) expect(sent).not.toHaveProperty(name)
})

test('a cookie that an answer sets is never sent', async () => {
  answer = (request, response) => response.setHeader('set-cookie', 'a=b').end(request.headers.cookie ?? 'none')
  const outboundFetch = fetchWith()

  await (await outboundFetch(url)).text()

  expect(await (await outboundFetch(url)).text()).toBe('none')
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
  answer = (request, response) => {
    if (request.url === '/next') echo(request, response)
    else response.writeHead(status, { location: '/next' }).end('moved')
  }

  const reply = await fetchWith()(url, { method, body: 'body', headers: { 'content-type': 'text/plain', authorization: 'Bearer secret' } })

  expect(reply.url).toBe(new URL('/next', url).href)
  const asked = (await reply.json()) as { headers: Record<string, string> }
  expect(asked).toMatchObject({ method: nextMethod, path: '/next', text: nextText, headers: { authorization: 'Bearer secret' } })
  expect(asked.headers['content-type']).toBe(nextText ? 'text/plain' : undefined)
})

test('another origin is told no credential, not even when it sends the request back', async () => {
  const asked: Record<string, unknown>[] = []
  answer = (request, response) => {
    asked.push(request.headers)
    if (request.url === '/back') response.end('done')
    else response.writeHead(307, { location: urlElsewhere }).end()
  }
  answerElsewhere = (request, response) => {
    asked.push(request.headers)
    response.writeHead(307, { location: new URL('/back', url).href }).end()
  }
  const open = {
    accept: 'text/event-stream',
    'content-type': 'application/json',
    'mcp-protocol-version': '2026-07-28',
    'a2a-version': '1.0',
  }
  const closed = { authorization: 'Bearer secret', 'x-api-key': 'secret', 'api-key': 'secret' }

  await (await fetchWith()(url, { method: 'POST', body: '{}', headers: { ...open, ...closed } })).text()

  expect(asked).toHaveLength(3)
  expect(asked[0]).toMatchObject({ ...open, ...closed })
  expect(asked[1]).toMatchObject(open)
  expect(asked[2]).toMatchObject(open)
  expect(JSON.stringify(asked.slice(1))).not.toContain('secret')
})

test('three redirects are followed and a fourth is not', async () => {
  let left = 3
  answer = (_request, response) => (left-- > 0 ? response.writeHead(302, { location: url }).end() : response.end('here'))
  expect(await (await fetchWith()(url)).text()).toBe('here')

  left = 4
  expect(await failureOf(fetchWith()(url))).toBe('unreachable')
})

test('a caller that wants to see redirects sees them, and one that wants none gets none', async () => {
  answer = (_request, response) => response.writeHead(302, { location: 'http://10.0.0.1/' }).end()

  const reply = await fetchWith()(url, { redirect: 'manual' })

  expect([reply.status, reply.headers.get('location')]).toEqual([302, 'http://10.0.0.1/'])
  expect(await failureOf(fetchWith()(url, { redirect: 'error' }))).toBe('unreachable')
})

test('a redirect that says no place is the answer itself', async () => {
  answer = (_request, response) => response.writeHead(302).end('nowhere')

  expect(await (await fetchWith()(url)).text()).toBe('nowhere')
})

const MEGABYTE = 1_000_000

test('an answer as large as the limit is read, and one byte more is too large', async () => {
  answer = (request, response) => response.end(Buffer.alloc(Number(request.text)))
  const ask = async (size: number) => (await fetchWith({ sizeLimit: MEGABYTE })(url, { method: 'POST', body: `${size}` })).bytes()

  expect(await ask(MEGABYTE)).toHaveLength(MEGABYTE)
  expect(await failureOf(ask(MEGABYTE + 1))).toBe('too_large')
  await hungUp
})

test('without a limit of its own an answer has two megabytes', async () => {
  answer = (request, response) => response.end(Buffer.alloc(Number(request.text)))
  const ask = async (size: number) => (await fetchWith()(url, { method: 'POST', body: `${size}` })).bytes()

  expect(await ask(2 * MEGABYTE)).toHaveLength(2 * MEGABYTE)
  expect(await failureOf(ask(2 * MEGABYTE + 1))).toBe('too_large')
})

test('an answer that announces too much is not waited for', async () => {
  answer = (_request, response) => response.writeHead(200, { 'content-length': 9 * MEGABYTE }).flushHeaders()

  expect(await failureOf(fetchWith()(url))).toBe('too_large')
  await hungUp
})

test('an answer that goes on and on is stopped while it is read', async () => {
  answer = (_request, response) => {
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(50_000)));
    }
    response.on('drain', more)
    more()
  }

  const reply = await fetchWith({ sizeLimit: MEGABYTE })(url)

  expect(await failureOf(reply.text())).toBe('too_large')
  await hungUp
})

test.for([
  ['gzip', gzipSync(Buffer.alloc(50 * MEGABYTE))],
  ['br', brotliCompressSync(Buffer.alloc(50 * MEGABYTE))],
  ['gzip, gzip', gzipSync(gzipSync(Buffer.alloc(50 * MEGABYTE)))],
] as const)('a small %s answer that unfolds to fifty megabytes is too large', async ([encoding, bytes]) => {
  answer = (_request, response) => response.writeHead(200, { 'content-encoding': encoding }).end(bytes)

  const reply = await fetchWith()(url)

  expect(bytes.length).toBeLessThan(100_000)
  expect(await failureOf(reply.text())).toBe('too_large')
  await hungUp
})

test('a compressed answer within the limit is read', async () => {
  answer = (_request, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('unfolded'))

  expect(await (await fetchWith()(url)).text()).toBe('unfolded')
})

test('headers without end are too large', async () => {
  answer = (_request, response) => response.setHeader('x-long', 'x'.repeat(20_000)).end()

  expect(await failureOf(fetchWith()(url))).toBe('too_large')
})

const SOON = { timeLimitMs: 150 }

test.for<[string, Answer]>([
  ['never answers', () => {}],
  ['answers and never ends', (_request, response) => response.write('so ')],
  [
    'says a little from time to time',
    (_request, response) => {
      const timer = setInterval(() => response.write('.'), 20)
      response.on('close', () => clearInterval(timer))
    },
  ],
  [
    'redirects to a place that never answers',
    (request, response) => (request.url === '/next' ? undefined : response.writeHead(302, { location: '/next' }).end()),
  ],
])('a remote server that %s is given up when its time is over', async ([, behaviour]) => {
  answer = behaviour

  const ask = async () => (await fetchWith(SOON)(url)).text()

  expect(await failureOf(ask())).toBe('timed_out')
  await hungUp
})

test('a resolver that never answers is given up when the time is over', async () => {
  const outboundFetch = createOutboundFetch({ resolve: () => new Promise(() => {}), allowed: [] })(SOON)

  expect(await failureOf(outboundFetch('http://agent.example/'))).toBe('timed_out')
})

test('an answer that nobody reads is not kept open for longer than its time', async () => {
  answer = (_request, response) => response.write('so ')

  await fetchWith({ timeLimitMs: 1_000 })(url)

  await hungUp
})

test('an answer that nobody wants any more is hung up at once', async () => {
  answer = (_request, response) => response.write('so ')

  await (await fetchWith()(url)).body!.cancel()

  await hungUp
})

test('a caller that gives up gets its own reason, before, while waiting and while reading', async () => {
  const given = new AbortController()
  given.abort(new Error('not any more'))
  expect(await failureOf(fetchWith()(url, { signal: given.signal }))).toBe(given.signal.reason)

  const waiting = new AbortController()
  answer = () => waiting.abort()
  expect(await failureOf(fetchWith()(url, { signal: waiting.signal }))).toBe(waiting.signal.reason)
  expect(waiting.signal.reason).toMatchObject({ name: 'AbortError' })
  await hungUp

  const reading = new AbortController()
  answer = (_request, response) => response.write('so ')
  const reply = await fetchWith()(new Request(url, { signal: reading.signal }))
  reading.abort()
  expect(await failureOf(reply.text())).toMatchObject({ name: 'AbortError' })
  await hungUp
})

test.for<[string, Answer]>([
  ['hangs up', (request) => request.socket.destroy()],
  [
    'hangs up in the middle',
    (_request, response) => response.writeHead(200, { 'content-length': 100 }).write('so ', () => response.destroy()),
  ],
  ['does not speak the protocol', (request) => request.socket.end('no web server here\r\n\r\n')],
  ['compresses badly', (_request, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('not compressed')],
  ['answers with a status that does not exist', (request) => request.socket.end('HTTP/1.1 999 Odd\r\ncontent-length: 0\r\n\r\n')],
])('a remote server that %s is unreachable', async ([, behaviour]) => {
  answer = behaviour

  const ask = async () => (await fetchWith()(url)).text()

  expect(await failureOf(ask())).toBe('unreachable')
})

test('a port where nobody listens is unreachable', async () => {
  const closed = await openLoopbackServer(() => {})
  await closed.close()
  const outboundFetch = createOutboundFetch({ resolve: testResolve, allowed: [`127.0.0.1:${closed.port}`] })()

  expect(await failureOf(outboundFetch(`http://127.0.0.1:${closed.port}/`))).toBe('unreachable')
})

test('a server whose certificate nobody vouches for is unreachable', async () => {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }])
  let isAsked = false
  const server = createTlsServer({ key, cert }, (_request, response) => {
    isAsked = true
    response.end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const outboundFetch = createOutboundFetch({ resolve: testResolve, allowed: [`127.0.0.1:${port}`] })()

  expect(await failureOf(outboundFetch(`https://localhost:${port}/`))).toBe('unreachable')
  expect(isAsked).toBe(false)
  server.close()
})
