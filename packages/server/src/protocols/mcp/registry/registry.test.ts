import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSystem, type System } from '../../../../testing/system.ts'
import { readServerName, serverNameOf } from './server-name.ts'

let system: System
let named: System
beforeAll(async () => {
  system = await openSystem()
  named = await openSystem({ config: { publicUrl: 'https://agents.example.ae' } })
})
afterAll(() => Promise.all([system.close(), named.close()]))

const get = (path: string, at = named) => at.request('GET', path)
const versionsOf = (name: string) => `/v0.1/servers/${encodeURIComponent(name)}/versions`

test('the registry lists the store’s own server and those of its agents, page by page', async () => {
  const slugs = [await system.app(), await system.app(), await system.app()].map(({ slug }) => slug)

  const first = await get('/v0.1/servers?limit=1', system)
  const second = await get(`/v0.1/servers?limit=2&cursor=${first.body.metadata.nextCursor}`, system)
  const third = await get(`/v0.1/servers?limit=2&cursor=${second.body.metadata.nextCursor}`, system)

  const names = [first, second, third].map(({ body }) =>
    body.servers.map(({ server }: { server: { name: string } }) => server.name),
  )
  expect(names[0]).toEqual(['localhost/_store'])
  expect(names.flat().slice(1).sort()).toEqual(slugs.map((slug) => `localhost/${slug}`).sort())
  expect(third.body.metadata).toEqual({ count: 1 })
})

test('the registry lists what changed since a moment, and refuses one that is none', async () => {
  const { slug } = await system.app()
  const list = (since: string) =>
    get(`/v0.1/servers?limit=100&updated_since=${encodeURIComponent(since)}`, system)
  const namesOf = async (since: string) =>
    (await list(since)).body.servers.map(({ server }: { server: { name: string } }) => server.name)

  const later = new Date(system.clock.now().getTime() + 60_000).toISOString()
  const statuses = []
  for (const since of ['0000-00-00', 'yesterday', '2026-13-01T00:00:00Z'])
    statuses.push((await list(since)).status)

  expect(await namesOf('2020-01-01T00:00:00+04:00')).toContain(`localhost/${slug}`)
  expect(await namesOf(later)).toEqual(['localhost/_store'])
  expect(statuses).toEqual([400, 400, 400])
})

test('a server is described by the name, address and version that its clients use', async () => {
  const { slug } = await named.app()
  const name = `ae.example.agents/${slug}`

  const latest = await get(`${versionsOf(name)}/latest`)
  const exact = await get(`${versionsOf(name)}/1.0.0`)
  const all = await get(versionsOf(name))
  const alone = await get(`/mcp/${slug}/server.json`)

  expect(latest.body.server).toMatchObject({
    name,
    title: 'VAT desk',
    description: 'Works out VAT',
    version: '1.0.0',
    websiteUrl: `https://agents.example.ae/en/apps/${slug}`,
    remotes: [{ type: 'streamable-http', url: `https://agents.example.ae/mcp/${slug}` }],
  })
  expect(latest.body._meta['io.modelcontextprotocol.registry/official']).toMatchObject({
    status: 'active',
    isLatest: true,
    publishedAt: expect.any(String),
  })
  expect(exact.body).toEqual(latest.body)
  expect(all.body).toEqual({ servers: [latest.body], metadata: { count: 1 } })
  expect(alone.body).toEqual(latest.body.server)
})

test('the store’s own server has a name that no agent can have', async () => {
  const listed = await get('/v0.1/servers?limit=1')
  const alone = await get('/mcp/server.json')

  const [{ server }] = listed.body.servers
  expect(server).toMatchObject({
    name: 'ae.example.agents/_store',
    remotes: [{ url: 'https://agents.example.ae/mcp' }],
  })
  expect(alone.body).toEqual(server)
})

test('a search finds the agents that the store would find', async () => {
  const { slug } = await named.app({ name: { en: 'Abra desk', ar: 'مكتب العبرة' } })

  const reply = await get('/v0.1/servers?search=abra')

  expect(reply.body).toMatchObject({
    servers: [{ server: { name: `ae.example.agents/${slug}` } }],
    metadata: { count: 1 },
  })
})

test('pages of any site may read it, and caches keep it for a minute', async () => {
  const { headers } = await get('/v0.1/servers')

  expect(headers.get('access-control-allow-origin')).toBe('*')
  expect(headers.get('cache-control')).toBe('public, max-age=60')
})

test.each([
  ['an agent that is not there', versionsOf('ae.example.agents/nobody')],
  ['a server of another store', versionsOf('com.example/_store')],
  ['a version that is not listed any more', `${versionsOf('ae.example.agents/_store')}/9.9.9`],
  ['the server.json of no agent', '/mcp/nobody/server.json'],
])('%s is not found', async (_what, path) => {
  const reply = await get(path)

  expect(reply).toMatchObject({ status: 404, body: { error: expect.any(String) } })
})

test.each([
  ['a cursor of its own making', '?cursor=made-up'],
  ['more than a page holds', '?limit=1000'],
  ['a search too long', `?search=${'x'.repeat(300)}`],
])('%s is refused', async (_what, query) => {
  expect((await get(`/v0.1/servers${query}`)).status).toBe(400)
})

test('a name says whose server it is, and a host without a name owns none', () => {
  expect(serverNameOf('https://wakeel.ae', 'vat-desk')).toBe('ae.wakeel/vat-desk')
  expect(serverNameOf('http://[::1]:3000', 'vat-desk')).toBe('localhost/vat-desk')
  expect(serverNameOf('http://10.0.0.5', undefined)).toBe('localhost/_store')
  expect(readServerName('https://wakeel.ae', 'ae.wakeel/_store')).toEqual({ slug: undefined })
  expect(readServerName('https://wakeel.ae', 'ae.wakeelx/vat-desk')).toBeNull()
})
