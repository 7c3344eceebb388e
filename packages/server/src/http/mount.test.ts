import * as contract from '@wakeel/contract'
import { Download, defineRoutes, MAX_EXPORTED_ROWS } from '@wakeel/contract'
import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { openSystem } from '../../testing/system.ts'
import { FileReply, StreamedReply } from './context.ts'
import { mount, type Operation } from './mount.ts'

const routes = defineRoutes({
  getFile: { method: 'GET', path: '/api/file', access: 'anyone', response: Download, errors: [] },
})

function serverOfVisitors() {
  const server = fastify()
  server.addHook('onRequest', async (request) => {
    request.caller = { kind: 'visitor', visitorId: undefined, ip: '203.0.113.5' }
  })
  return server
}

/** What is said of a file besides its bytes. */
async function headersOf(file: { isTruncated?: boolean }) {
  const server = serverOfVisitors()
  mount(server, routes, {
    getFile: async () =>
      new FileReply(Buffer.from('rows'), { type: 'text/csv', filename: 'rows.csv', ...file }),
  })
  return (await server.inject('/api/file')).headers
}

const getFile = async () =>
  new FileReply(Buffer.from('rows'), { type: 'text/csv', filename: 'rows.csv' })

test('a route that two parts answer is not mounted', () => {
  expect(() => mount(fastify(), routes, { getFile }, { getFile })).toThrow('more than one')
})

test('a route that no part answers is not mounted, nor does it compile', () => {
  // @ts-expect-error: getFile is missing
  expect(() => mount(fastify(), routes, {})).toThrow('getFile')
})

test('a file that is cut says how many rows it holds', async () => {
  expect(await headersOf({ isTruncated: true })).toMatchObject({
    'content-disposition': 'attachment; filename="rows.csv"',
    'x-truncated-at': String(MAX_EXPORTED_ROWS),
  })
})

test('a whole file says nothing of it', async () => {
  expect(await headersOf({})).not.toHaveProperty('x-truncated-at')
})

/** A server at a port of its own, and when it has closed the first reply. */
async function serve(answer: Operation<typeof routes.getFile>) {
  const server = serverOfVisitors()
  const closed = Promise.withResolvers<void>()
  server.addHook('onRequest', async (_request, reply) => {
    reply.raw.once('close', () => setImmediate(closed.resolve))
  })
  mount(server, routes, { getFile: answer })
  const url = `${await server.listen({ host: '127.0.0.1', port: 0 })}/api/file`
  return { url, closed: closed.promise, close: () => server.close() }
}

test('work whose caller goes away is aborted', async () => {
  const begun = Promise.withResolvers<AbortSignal>()
  const { url, closed, close } = await serve(async (_input, { signal }) => {
    begun.resolve(signal)
    return new Promise<never>(() => {})
  })
  const page = new AbortController()
  const reply = fetch(url, { signal: page.signal }).catch(() => 'gone')
  const signal = await begun.promise

  page.abort()
  await closed

  expect([await reply, signal.aborted]).toEqual(['gone', true])
  await close()
})

test('work that is done is not', async () => {
  const begun = Promise.withResolvers<AbortSignal>()
  const { url, closed, close } = await serve(async (_input, { signal }) => {
    begun.resolve(signal)
    return getFile()
  })

  const text = await (await fetch(url)).text()
  await close()
  await closed

  expect([text, (await begun.promise).aborted]).toEqual(['rows', false])
})

test.for([
  ['read to its end', (reply: Response) => reply.text()],
  ['left by its caller', (reply: Response) => reply.body!.cancel()],
] as const)('a reply in parts that is %s has ended', async ([, read]) => {
  const ended = Promise.withResolvers<void>()
  async function* parts() {
    for (let index = 0; index < 1_000; index++) yield 'x'.repeat(10_000)
  }
  const { url, close } = await serve(async () => new StreamedReply(parts(), () => ended.resolve()))

  await read(await fetch(url))

  await expect(ended.promise).resolves.toBeUndefined()
  await close()
})

test('what is not for everybody is kept by no cache', async () => {
  const lists = Object.values(contract)
    .flatMap((capability) =>
      typeof capability === 'object' && 'routes' in capability
        ? Object.values(capability.routes as contract.Routes)
        : [],
    )
    .filter(
      ({ method, path, access }) => method === 'GET' && !path.includes(':') && access !== 'anyone',
    )
  const system = await openSystem()
  const { token } = await system.user({ role: 'founder' })
  const replies = []
  for (const { path } of lists) {
    const { status, headers } = await system.request('GET', path, { token })
    replies.push({ path, status, kept: headers.get('cache-control') })
  }
  await system.close()

  expect(replies.filter(({ status }) => status === 200).length).toBeGreaterThan(20)
  expect(replies.filter(({ kept }) => kept !== 'no-store')).toEqual([])
})

test('a parameter in the address that changes nothing is refused by what changes something', async () => {
  const system = await openSystem()
  const { slug } = await system.app()
  const { token } = await system.user()
  const { status, body } = await system.request(
    'POST',
    `/api/apps/${slug}/runs?organisation=${crypto.randomUUID()}`,
    { token, body: { input: 'Add VAT to AED 1,000' } },
  )
  const read = await system.request('GET', `/api/apps/${slug}/reviews?utm_source=mail`)
  await system.close()

  expect([status, body.error]).toEqual([
    400,
    'The field "organisation" is not one that can be sent.',
  ])
  expect(read.status).toBe(200)
})
