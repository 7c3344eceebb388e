import { webhooks as contract } from '@wakeel/contract'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { organisationOf } from '../../testing/organisations.ts'
import { testResolve } from '../../testing/stand-ins.ts'
import { openSystem, type Person, type System } from '../../testing/system.ts'
import { newEndpoint, openReceiver, type Receiver } from '../../testing/webhooks.ts'
import { webhookDeliveries, webhookEndpoints } from '../database/schema/webhooks.ts'

const PUBLIC = 'https://8.8.8.8/hooks'
let receiver: Receiver
let system: System
let person: Person
/** What a name of somebody’s is said to be. */
let said = '8.8.8.8'
beforeAll(async () => {
  receiver = await openReceiver()
  system = await openSystem({
    config: { outboundAllow: [receiver.place] },
    resolve: async (name) =>
      name === 'hooks.example' ? [{ address: said, family: 4 }] : testResolve(name),
  })
})
afterAll(async () => {
  await system.close()
  await receiver.close()
})
beforeEach(async () => {
  person = await system.user()
})
afterEach(async () => expect(await system.violations()).toEqual([]))

const ask = (method: string, rest: string, body?: unknown, by = person) =>
  system.request(method, `/api/webhook-endpoints${rest}`, { token: by.token, body })
const create = (address: string, rest: object = {}, by = person) =>
  ask('POST', '', { address, event_types: ['run.finished'], ...rest }, by)
const outcome = ({ status, body }: { status: number; body: { code?: string } }) =>
  `${status} ${body.code ?? ''}`.trim()

describe('an endpoint', () => {
  test('has a secret that is shown once, and stored encrypted', async () => {
    const { body } = await create(PUBLIC, { description: 'Orders' })

    const { id } = body.webhook_endpoint
    const [stored] = await system.database
      .select()
      .from(webhookEndpoints)
      .where(eq(webhookEndpoints.id, id))
    const listed = await ask('GET', '')
    expect(body.secret).toMatch(contract.WEBHOOK_SECRET_PATTERN)
    expect(JSON.stringify(stored)).not.toContain(body.secret.slice(6))
    expect(listed.text).not.toContain('whsec_')
    expect(listed.body.webhook_endpoints).toMatchObject([
      { id, address: PUBLIC, description: 'Orders', disabled_reason: null, waiting: 0 },
    ])
  })

  test.for([
    'http://8.8.8.8/hooks',
    'https://127.0.0.1/hooks',
    'https://[::1]/hooks',
    'https://10.0.0.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/',
    'https://nobody.example/',
    'https://user:secret@8.8.8.8/',
    'ftp://8.8.8.8/',
    'hooks',
  ])('at %s is refused', async (address) => {
    const { id } = await newEndpoint(system, person, { address: PUBLIC })

    expect(outcome(await create(address))).toBe('400 webhooks.address_refused')
    expect(outcome(await ask('PATCH', `/${id}`, { address }))).toBe('400 webhooks.address_refused')
  })

  test('whose name leads into a private network later is not called there', async () => {
    said = '8.8.8.8'
    const { id } = await newEndpoint(system, person, { address: 'https://hooks.example/' })
    said = '127.0.0.1'
    await ask('POST', `/${id}/test`)

    await system.capabilities.webhooks.deliverWebhooks()

    const { body } = await ask('GET', `/${id}/deliveries`)
    expect(body.deliveries).toMatchObject([
      { status: 'pending', attempts: [{ status_code: null, failure: 'address_refused' }] },
    ])
  })

  test(`is one of ${contract.MAX_WEBHOOK_ENDPOINTS} at most, also of those that are made at once`, async () => {
    const replies = await Promise.all(
      Array.from({ length: contract.MAX_WEBHOOK_ENDPOINTS + 2 }, () => create(PUBLIC)),
    )

    expect(replies.map(outcome).toSorted()).toEqual([
      ...Array(contract.MAX_WEBHOOK_ENDPOINTS).fill('200'),
      ...Array(2).fill('409 webhooks.too_many'),
    ])
  })
})

describe('the endpoints of an organisation', () => {
  test('are seen and changed by those who manage it, and by nobody else', async () => {
    const { id: organisation, owner, admin, member } = await organisationOf(system)
    const { body } = await create(PUBLIC, { organisation }, owner)
    const { id } = body.webhook_endpoint
    const list = (by: Person) => ask('GET', `?organisation=${organisation}`, undefined, by)
    const rename = (by: Person) => ask('PATCH', `/${id}`, { description: 'Ours' }, by)

    expect((await list(admin)).body.webhook_endpoints).toMatchObject([
      { id, organisation: { id: organisation } },
    ])
    expect(
      await Promise.all([rename(admin), rename(member), rename(person)]).then((all) =>
        all.map(outcome),
      ),
    ).toEqual(['200', '403 organisations.forbidden', '404 webhooks.not_found'])
    expect([outcome(await list(member)), outcome(await list(person))]).toEqual([
      '403 organisations.forbidden',
      '404 organisations.not_found',
    ])
    expect((await ask('GET', '', undefined, owner)).body.webhook_endpoints).toEqual([])
  })

  test('stand in its log when they are made and deleted', async () => {
    const { id: organisation, owner, log } = await organisationOf(system)
    const { body } = await create(PUBLIC, { organisation }, owner)
    const { id } = body.webhook_endpoint

    await ask('DELETE', `/${id}`, undefined, owner)

    const [deleted, created] = await log(owner)
    expect([deleted, created]).toMatchObject([
      { action: 'organisations.webhook_deleted', before: { webhook: id } },
      { action: 'organisations.webhook_created', after: { webhook: id } },
    ])
  })

  test('are called no more, and forgotten, once it is dissolved', async () => {
    const {
      id: organisation,
      owner,
      admin,
      member,
      remove,
      ask: inside,
    } = await organisationOf(system)
    const { body } = await create(`${receiver.url}/dissolved`, { organisation }, owner)
    const { id } = body.webhook_endpoint
    await ask('POST', `/${id}/test`, undefined, owner)
    for (const other of [admin, member]) await remove(owner, other)
    await inside(owner, 'DELETE')

    await system.capabilities.webhooks.deliverWebhooks()
    await system.capabilities.webhooks.forgetDeliveries()

    const left = await system.database.$count(webhookEndpoints, eq(webhookEndpoints.id, id))
    expect([receiver.at('/hooks/dissolved'), left]).toEqual([[], 0])
  })
})

describe('somebody who leaves', () => {
  test('takes along what the store held of their endpoints, and nothing is left of it', async () => {
    const { id } = await newEndpoint(system, person, { address: PUBLIC })
    await ask('POST', `/${id}/test`)
    const { body, text } = await system.request('GET', '/api/account/export', {
      token: person.token,
    })

    const left = await system.request('DELETE', '/api/account', {
      token: person.token,
      body: { password: person.password },
    })

    const rows = await system.database.$count(
      webhookDeliveries,
      eq(webhookDeliveries.endpointId, id),
    )
    const endpoints = await system.database.$count(webhookEndpoints, eq(webhookEndpoints.id, id))
    expect(body.webhooks).toMatchObject([{ address: PUBLIC }])
    expect(text).not.toContain('whsec_')
    expect([left.status, rows, endpoints]).toEqual([200, 0, 0])
  })
})

describe('the deliveries of an endpoint', () => {
  test('are shown part by part, each once, and by status and type', async () => {
    const { id } = await newEndpoint(system, person, { address: `${receiver.url}/paged` })
    for (let count = 0; count < 5; count++) await ask('POST', `/${id}/test`)
    const page = async (query: string) => (await ask('GET', `/${id}/deliveries?${query}`)).body

    const shown: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const part: { deliveries: { id: string }[]; next_cursor: string | null } = await page(
        `limit=2${cursor && `&cursor=${cursor}`}`,
      )
      shown.push(...part.deliveries.map((delivery) => delivery.id))
      cursor = part.next_cursor
    }

    expect([shown.length, new Set(shown).size]).toEqual([5, 5])
    expect((await page('status=delivered')).deliveries).toEqual([])
    expect((await page('status=pending&type=webhook.test')).deliveries).toHaveLength(5)
    expect((await page('type=run.finished')).deliveries).toEqual([])
  })
})
