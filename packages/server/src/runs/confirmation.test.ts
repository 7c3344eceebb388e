import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { topUp } from '../../testing/checkout.ts'
import {
  approveWhatIsThere,
  asking,
  DELETE,
  type Office,
  openOffice,
  publishOffice,
} from '../../testing/office-agent.ts'
import type { PublishedRemote } from '../../testing/remote-agents/remote-app.ts'
import type { Person, System } from '../../testing/system.ts'
import { connections } from '../database/schema/connections.ts'
import { runs } from '../database/schema/runs.ts'

let office: Office
let system: System
let owner: Person
let person: Person
let app: PublishedRemote
beforeAll(async () => {
  ;({ office, system, owner } = await openOffice())
})
afterAll(async () => {
  await system.close()
  await office.close()
})
beforeEach(async () => {
  office.calls.length = 0
  office.change(undefined)
  person = await system.user()
  app = await publishOffice(system, office, owner)
})
afterEach(async () => expect(await system.violations()).toEqual([]))

const { ask, confirm, proposed } = asking(() => ({ system, person, app }))

const connectionIdOf = ({ plan }: PublishedRemote) =>
  plan.runtime.kind === 'mcp' ? plan.runtime.connection_id : ''

describe('a confirmation', () => {
  test('makes exactly the call that was confirmed', async () => {
    const { id } = await proposed()

    const reply = await confirm(id, { order_id: '56' })

    expect(reply.body).toMatchObject({
      success: true,
      response: 'Order 56 is deleted.',
      skills_used: ['delete_order'],
      outcome: 'answer',
      conversation_id: id,
    })
    expect(reply.body.confirmation).toBeUndefined()
    expect(office.calls).toEqual([['delete_order', { order_id: '56' }]])
  })

  test('takes effect once, however often it comes', async () => {
    const { id } = await proposed()

    const replies = await Promise.all(
      Array.from({ length: 8 }, () => confirm(id, { order_id: '55' })),
    )

    expect(replies.map(({ status, body }) => body.code ?? status).sort()).toEqual([
      200,
      ...Array(7).fill('runs.confirmation_used'),
    ])
    expect(office.calls).toHaveLength(1)
    expect((await confirm(id, { order_id: '55' })).body.code).toBe('runs.confirmation_used')
  })

  test('that is repeated under its key gives the same answer and calls nothing twice', async () => {
    const { id } = await proposed()

    const [first, again] = [
      await confirm(id, { order_id: '55' }, { key: 'k' }),
      await confirm(id, { order_id: '55' }, { key: 'k' }),
    ]
    const other = await confirm(id, { order_id: '56' }, { key: 'k' })

    expect(again.body.run_id).toBe(first.body.run_id)
    expect(other.body.code).toBe('request.key_reused')
    expect(office.calls).toHaveLength(1)
  })

  test('whose call failed is used up all the same: nobody knows what was done', async () => {
    const { id } = await proposed('Delete order 404')
    const options = { key: 'k', input: 'Delete order 404' }

    const first = await confirm(id, { order_id: '404' }, options)
    const again = await confirm(id, { order_id: '404' }, options)

    expect([first.body.code, again.body.code]).toEqual([
      'runs.remote_tool_failed',
      'runs.confirmation_used',
    ])
    expect(office.calls).toHaveLength(1)
  })

  test.each([
    [
      'another person',
      async (id: string) => confirm(id, { order_id: '55' }, { by: await system.user() }),
      'runs.confirmation_invalid',
    ],
    [
      'another agent',
      async (id: string) =>
        confirm(id, { order_id: '55' }, { to: (await publishOffice(system, office, owner)).slug }),
      'runs.confirmation_invalid',
    ],
    [
      'other words',
      (id: string) => confirm(id, { order_id: '55' }, { input: 'Delete order 56' }),
      'runs.confirmation_invalid',
    ],
    [
      'a run that proposed nothing',
      async () => confirm((await ask('order status 55')).body.run_id, {}),
      'runs.confirmation_invalid',
    ],
    [
      'no run',
      () => confirm('3b241101-e2bb-4255-8caf-4136c566a962', { order_id: '55' }),
      'runs.confirmation_invalid',
    ],
    [
      'an argument that was not shown',
      (id: string) => confirm(id, { order_id: '55', force: true }),
      'request.invalid',
    ],
    [
      'an argument of another type',
      (id: string) => confirm(id, { order_id: 55 }),
      'request.invalid',
    ],
    ['a missing argument', (id: string) => confirm(id, {}), 'request.invalid'],
    [
      'an empty value in place of an argument',
      (id: string) => confirm(id, { order_id: null }),
      'request.invalid',
    ],
  ])('by or for %s does nothing', async (_, attempt, code) => {
    const { id } = await proposed()

    expect((await attempt(id)).body.code).toBe(code)
    expect(office.calls).toEqual([])
  })

  test('does nothing after a quarter of an hour', async () => {
    const { id, expires_at } = await proposed()
    expect(Date.parse(expires_at) - system.clock.now().getTime()).toBeLessThanOrEqual(15 * 60_000)
    system.clock.advance(15 * 60_000)

    expect((await confirm(id, { order_id: '55' })).body.code).toBe('runs.confirmation_expired')
    expect(office.calls).toEqual([])
  })

  test('of an agent that was replaced meanwhile does nothing', async () => {
    const { id } = await proposed()
    await system.database.transaction((tx) =>
      system.capabilities.runs.installAgent(tx, app.id, 2, app.plan),
    )

    expect((await confirm(id, { order_id: '55' })).body.code).toBe('runs.confirmation_outdated')
    expect(office.calls).toEqual([])
  })

  test('of an agent whose server was moved meanwhile does nothing: what was typed for one is not sent to another', async () => {
    const { id } = await proposed()
    await system.database
      .update(connections)
      .set({ address: `${office.address}?elsewhere` })
      .where(eq(connections.id, connectionIdOf(app)))
    await approveWhatIsThere(system, app)

    expect((await confirm(id, { order_id: '55' })).body.code).toBe('runs.confirmation_outdated')
    expect(office.calls).toEqual([])
  })

  test.each([
    ['description', { tool: 'delete_order', description: 'Deletes an order and its customer.' }],
    ['schema', { tool: 'delete_order', extra: true }],
    [
      'annotations',
      {
        tool: 'delete_order',
        annotations: { readOnlyHint: false, destructiveHint: true, openWorldHint: true },
      },
    ],
  ])(
    'of a tool with another %s than was shown does nothing, and is asked for again',
    async (_, change) => {
      const { id } = await proposed()
      office.change(change)
      await approveWhatIsThere(system, app)

      expect((await confirm(id, { order_id: '55' })).body.code).toBe('runs.confirmation_outdated')
      expect((await ask(DELETE)).body.confirmation.id).not.toBe(id)
      expect(office.calls).toEqual([])
    },
  )

  test('of an agent whose tools have changed does nothing, as it is paused', async () => {
    const { id } = await proposed()
    office.change({ tool: 'delete_order', description: 'Deletes an order and its customer.' })

    expect((await confirm(id, { order_id: '55' })).body.code).toBe('runs.agent_paused')
    expect(office.calls).toEqual([])
  })

  test('is not needed twice by a person who leaves: what was begun is finished, and stands in their history', async () => {
    const { id } = await proposed()
    const leaving = new AbortController()
    const request = office.nextRequest()
    const sent = system
      .request('POST', `/api/apps/${app.slug}/demo`, {
        token: person.token,
        body: { input: DELETE, confirmation: { id, arguments: { order_id: '55' } } },
        signal: leaving.signal,
      })
      .catch(() => {})
    await request
    leaving.abort()
    await sent

    await expect
      .poll(
        async () =>
          (await system.database.select().from(runs).where(eq(runs.confirms, id)))[0]?.status,
        { timeout: 10_000 },
      )
      .toBe('succeeded')
    expect(office.calls).toHaveLength(1)
  })

  test('pays for the call that it makes', async () => {
    await topUp(system, person, 1000)
    const { id } = await proposed(DELETE, { path: 'runs' })

    const reply = await confirm(id, { order_id: '55' }, { path: 'runs' })

    expect(reply.body.charge).toMatchObject({ source: 'wallet', price: { amount: 250 } })
  })

  test('and what was proposed are in the person’s data, and leave with it', async () => {
    const { id } = await proposed()
    system.clock.advance(1000)
    await confirm(id, { order_id: '56' })

    const exported: Record<string, unknown>[] = []
    for await (const run of system.capabilities.runs.exportPerson(person.id)) exported.push(run)

    expect(exported.map(({ tool_call }) => tool_call)).toMatchObject([
      { tool: 'delete_order', arguments: [{ name: 'order_id', value: '56' }] },
      { tool: 'delete_order', arguments: [{ name: 'order_id', value: '55' }] },
    ])
    await system.database.transaction((tx) => system.capabilities.runs.erasePerson(tx, person.id))
    const held = await system.database
      .select({ call: runs.proposedCall })
      .from(runs)
      .where(eq(runs.appId, app.id))
    expect(held.map(({ call }) => call)).toEqual([null, null])
  })
})
