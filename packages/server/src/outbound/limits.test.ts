import { once } from 'node:events'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { generate } from 'selfsigned'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { outboundFailure } from '../../testing/outbound-failure.ts'
import {
  type Answer,
  openScriptedServer,
  type ScriptedServer,
} from '../../testing/scripted-server.ts'
import { testResolve } from '../../testing/stand-ins.ts'
import { openLoopbackServer } from '../../testing/watched-network.ts'
import { createOutboundFetch, type OutboundLimits } from './outbound-fetch.ts'

let remote: ScriptedServer

beforeAll(async () => {
  remote = await openScriptedServer()
})
afterAll(() => remote.close())

const fetchWith = (limits?: OutboundLimits) =>
  createOutboundFetch({ resolve: testResolve, allowed: [remote.place] })(limits)

const MEGABYTE = 1_000_000

test('an answer as large as the limit is read, and one byte more is too large', async () => {
  remote.answer = (request, response) =>
    response
      .writeHead(200, { 'transfer-encoding': 'chunked' })
      .end(Buffer.alloc(Number(request.text)))
  const ask = async (size: number) =>
    (
      await fetchWith({ sizeLimit: MEGABYTE })(remote.url, { method: 'POST', body: `${size}` })
    ).bytes()

  expect(await ask(MEGABYTE)).toHaveLength(MEGABYTE)
  expect(await outboundFailure(ask(MEGABYTE + 1))).toBe('too_large')
  await remote.hungUp
})

test('without a limit of its own an answer has two megabytes', async () => {
  remote.answer = (request, response) => response.end(Buffer.alloc(Number(request.text)))
  const ask = async (size: number) =>
    (await fetchWith()(remote.url, { method: 'POST', body: `${size}` })).bytes()

  expect(await ask(2 * MEGABYTE)).toHaveLength(2 * MEGABYTE)
  expect(await outboundFailure(ask(2 * MEGABYTE + 1))).toBe('too_large')
})

test('an answer that announces too much is not waited for', async () => {
  remote.answer = (_request, response) =>
    response.writeHead(200, { 'content-length': 9 * MEGABYTE }).flushHeaders()

  expect(await outboundFailure(fetchWith()(remote.url))).toBe('too_large')
  await remote.hungUp
})

test('an answer that goes on and on is stopped while it is read', async () => {
  remote.answer = (_request, response) => {
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(50_000)));
    }
    response.on('drain', more)
    more()
  }

  const reply = await fetchWith({ sizeLimit: MEGABYTE })(remote.url)

  expect(await outboundFailure(reply.text())).toBe('too_large')
  await remote.hungUp
})

test.for([
  ['gzip', gzipSync(Buffer.alloc(50 * MEGABYTE))],
  ['br', brotliCompressSync(Buffer.alloc(50 * MEGABYTE))],
  ['gzip, gzip', gzipSync(gzipSync(Buffer.alloc(50 * MEGABYTE)))],
] as const)(
  'a small %s answer that unfolds to fifty megabytes is too large',
  async ([encoding, bytes]) => {
    remote.answer = (_request, response) =>
      response.writeHead(200, { 'content-encoding': encoding }).end(bytes)

    const reply = await fetchWith()(remote.url)

    expect(bytes.length).toBeLessThan(100_000)
    expect(await outboundFailure(reply.text())).toBe('too_large')
    await remote.hungUp
  },
)

test('a compressed answer within the limit is read', async () => {
  remote.answer = (_request, response) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('unfolded'))

  expect(await (await fetchWith()(remote.url)).text()).toBe('unfolded')
})

test('headers without end are too large', async () => {
  remote.answer = (_request, response) => response.setHeader('x-long', 'x'.repeat(20_000)).end()

  expect(await outboundFailure(fetchWith()(remote.url))).toBe('too_large')
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
    (request, response) =>
      request.url === '/next' ? undefined : response.writeHead(302, { location: '/next' }).end(),
  ],
])('a remote server that %s is given up when its time is over', async ([, behaviour]) => {
  remote.answer = behaviour

  const ask = async () => (await fetchWith(SOON)(remote.url)).text()

  expect(await outboundFailure(ask())).toBe('timed_out')
  await remote.hungUp
})

test('a resolver that never answers is given up when the time is over', async () => {
  const outboundFetch = createOutboundFetch({ resolve: () => new Promise(() => {}), allowed: [] })(
    SOON,
  )

  expect(await outboundFailure(outboundFetch('http://agent.example/'))).toBe('timed_out')
})

test('an answer that nobody reads is not kept open for longer than its time', async () => {
  remote.answer = (_request, response) => response.write('so ')

  await fetchWith({ timeLimitMs: 1_000 })(remote.url)

  await remote.hungUp
})

test('an answer that nobody wants any more is hung up at once', async () => {
  remote.answer = (_request, response) => response.writeHead(200).flushHeaders()

  await (await fetchWith()(remote.url)).body!.cancel()

  await remote.hungUp
})

test('a caller that gives up gets its own reason, before, while waiting and while reading', async () => {
  const given = new AbortController()
  given.abort(new Error('not any more'))
  expect(await outboundFailure(fetchWith()(remote.url, { signal: given.signal }))).toBe(
    given.signal.reason,
  )

  const waiting = new AbortController()
  remote.answer = () => waiting.abort()
  expect(await outboundFailure(fetchWith()(remote.url, { signal: waiting.signal }))).toBe(
    waiting.signal.reason,
  )
  expect(waiting.signal.reason).toMatchObject({ name: 'AbortError' })
  await remote.hungUp

  const reading = new AbortController()
  remote.answer = (_request, response) => response.write('so ')
  const reply = await fetchWith()(new Request(remote.url, { signal: reading.signal }))
  reading.abort()
  expect(await outboundFailure(reply.text())).toMatchObject({ name: 'AbortError' })
  await remote.hungUp
})

test.for<[string, Answer]>([
  ['hangs up', (request) => request.socket.destroy()],
  [
    'hangs up in the middle',
    (_request, response) =>
      response.writeHead(200, { 'content-length': 100 }).write('so ', () => response.destroy()),
  ],
  ['does not speak the protocol', (request) => request.socket.end('no web server here\r\n\r\n')],
  [
    'compresses badly',
    (_request, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end('not compressed'),
  ],
  [
    'answers with a status that does not exist',
    (request) => request.socket.end('HTTP/1.1 999 Odd\r\ncontent-length: 0\r\n\r\n'),
  ],
])('a remote server that %s is unreachable', async ([, behaviour]) => {
  remote.answer = behaviour

  const ask = async () => (await fetchWith()(remote.url)).text()

  expect(await outboundFailure(ask())).toBe('unreachable')
})

test('a port where nobody listens is unreachable', async () => {
  const closed = await openLoopbackServer(() => {})
  await closed.close()
  const outboundFetch = createOutboundFetch({
    resolve: testResolve,
    allowed: [`127.0.0.1:${closed.port}`],
  })()

  expect(await outboundFailure(outboundFetch(`http://127.0.0.1:${closed.port}/`))).toBe(
    'unreachable',
  )
})

test('a server whose certificate nobody vouches for is unreachable', async () => {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }])
  let isReached = false
  const server = createTlsServer({ key, cert }, (_request, response) => {
    isReached = true
    response.end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const outboundFetch = createOutboundFetch({
    resolve: testResolve,
    allowed: [`127.0.0.1:${port}`],
  })()

  expect(await outboundFailure(outboundFetch(`https://localhost:${port}/`))).toBe('unreachable')
  expect(isReached).toBe(false)
  server.close()
})
