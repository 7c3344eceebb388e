import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSystem, type System } from '../../testing/system.ts'

let system: System
let path: string
beforeAll(async () => {
  system = await openSystem()
  path = `/api/apps/${(await system.app()).slug}/demo`
})
afterAll(() => system.close())

const body = JSON.stringify({ input: 'Add VAT to AED 1,000' })
const send = (raw: string | Uint8Array, headers: Record<string, string>, to = path) =>
  system.request('POST', to, {
    raw,
    headers: { 'content-type': 'application/json', ...headers },
  })

test.for([
  ['gzip, and is', gzipSync(body), 'gzip'],
  ['gzip, and is not', body, 'GZIP'],
  ['br, and is', brotliCompressSync(body), 'br'],
  ['br, and is not', body, 'br'],
  ['packed twice', gzipSync(gzipSync(body)), 'gzip, gzip'],
] as const)(
  'a body that says it is packed by %s, is refused for that',
  async ([, raw, encoding]) => {
    const reply = await send(raw, { 'content-encoding': encoding })

    expect([reply.status, reply.body.code]).toEqual([415, 'request.unsupported_media_type'])
    expect(reply.headers.get('accept-encoding')).toBe('identity')
  },
)

test.for(['/mcp', '/a2a/vat-invoice-desk', '/v1/responses'])(
  'at %s too, in the form of its errors',
  async (door) => {
    const reply = await send(body, { 'content-encoding': 'gzip' }, door)

    expect(reply.status).toBe(415)
    expect(reply.body.error).toMatchObject({ message: expect.stringContaining('Content-Encoding') })
  },
)

test('a body that says that it is not packed is read', async () => {
  expect((await send(body, { 'content-encoding': 'identity' })).status).toBe(200)
})

test.for(['text/plain', 'text/plain; charset=utf-8'])(
  'JSON that is sent as %s is refused like every other type',
  async (type) => {
    const reply = await send(body, { 'content-type': type })

    expect([reply.status, reply.body.code]).toEqual([415, 'request.unsupported_media_type'])
  },
)
