import { randomUUID } from 'node:crypto'
import type { audit } from '@wakeel/contract'
import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { buyPlan } from '../../testing/checkout.ts'
import { found, inOrganisation, newMember, organisationOf } from '../../testing/organisations.ts'
import { openSystem, type Person, type System } from '../../testing/system.ts'
import { organisationRenames } from '../database/schema/organisations.ts'

let system: System
beforeAll(async () => {
  system = await openSystem()
})
afterAll(() => system.close())
afterEach(async () => expect(await system.violations()).toEqual([]))

const create = ({ token }: Person) =>
  system.request('POST', '/api/organisations', { token, body: { name: 'Noor Trading' } })
const list = async ({ token }: Person) =>
  (await system.request('GET', '/api/organisations', { token })).body
const noCap = { monthly_fils: null, monthly_runs: null }
const nothing = { fils: 0, runs: 0 }

describe('founding an organisation', () => {
  test('makes an enterprise user its owner, and stands in its log', async () => {
    const owner = await system.user({ role: 'enterprise_user', name: 'Aisha Rahman' })

    const { status, body } = await create(owner)

    const { id } = body.organisation
    expect(status).toBe(200)
    expect(body.organisation).toMatchObject({
      name: 'Noor Trading',
      role: 'owner',
      members: 1,
      cap: noCap,
      used: nothing,
      included: null,
    })
    expect(body.organisation.people).toMatchObject([
      { user_id: owner.id, name: 'Aisha Rahman', role: 'owner', cap: noCap, used: nothing },
    ])
    expect(await list(owner)).toMatchObject({
      organisations: [{ id, name: 'Noor Trading', role: 'owner', members: 1 }],
      may_found: true,
    })
    expect(await inOrganisation(system, id).log(owner)).toMatchObject([
      {
        action: 'organisations.created',
        actor: { id: owner.id, role: 'enterprise_user' },
        subject: { kind: 'organisation', id, name: 'Noor Trading' },
      },
    ])
  })

  test('comes with the Enterprise plan and not without it, and the organisation stays when the plan ends', async () => {
    const owner = await system.user()
    const refused = await create(owner)
    await buyPlan(system, owner, { plan: 'enterprise' })
    const id = await found(system, owner)
    const withPlan = await inOrganisation(system, id).get(owner)
    const { body } = await system.request('GET', '/api/billing/orders', { token: owner.token })
    await system.request('POST', `/api/billing/orders/${body.orders[0].id}/refund`, {
      token: owner.token,
    })

    expect([refused.status, refused.body.code]).toEqual([402, 'organisations.enterprise_required'])
    expect(withPlan.included).toEqual({ limit: 5_000, used: 0 })
    expect((await inOrganisation(system, id).get(owner)).included).toBeNull()
    expect((await list(owner)).may_found).toBe(false)
  })

  test('ends at five owned by one account, also when many are founded at once', async () => {
    const owner = await system.user({ role: 'enterprise_user' })

    const replies = await Promise.all(Array.from({ length: 8 }, () => create(owner)))

    expect(replies.map(({ status }) => status).sort()).toEqual([
      200, 200, 200, 200, 200, 409, 409, 409,
    ])
    expect((await list(owner)).organisations).toHaveLength(5)
    expect((await list(owner)).may_found).toBe(false)
  })
})

describe('an organisation', () => {
  test('is not found by anybody else, administrators of the store neither', async () => {
    const { id, owner } = await organisationOf(system)
    const admin = await system.user({ role: 'admin' })
    const asks = [
      ['GET', ''],
      ['PATCH', '', { name: 'Mine' }],
      ['DELETE', ''],
      ['POST', '/invitations', { email: 'me@example.ae', role: 'admin' }],
      ['PUT', `/members/${owner.id}/role`, { role: 'member' }],
      ['DELETE', `/members/${owner.id}`],
      ['PUT', '/cap', noCap],
      ['PUT', '/agents', { only_listed: true, rules: [] }],
      ['GET', '/runs'],
      ['GET', '/audit'],
      ['GET', '/audit.csv'],
    ] as const

    const replies = await Promise.all(
      asks.map(([method, rest, body]) => inOrganisation(system, id).ask(admin, method, rest, body)),
    )

    expect(new Set(replies.map(({ status, body }) => `${status} ${body.code}`))).toEqual(
      new Set(['404 organisations.not_found']),
    )
  })

  test('is managed by owner and admins, and shows members only themselves', async () => {
    const { ask, get, id, owner, admin, member } = await organisationOf(system)
    const asks = [
      ['PATCH', '', { name: 'Mine' }],
      ['DELETE', ''],
      ['POST', '/invitations', { email: 'me@example.ae', role: 'admin' }],
      ['DELETE', `/invitations/${randomUUID()}`],
      ['PUT', `/members/${member.id}/role`, { role: 'admin' }],
      ['PUT', `/members/${member.id}/role`, { role: 'owner' }],
      ['PUT', `/members/${member.id}/cap`, noCap],
      ['DELETE', `/members/${admin.id}`],
      ['PUT', '/cap', noCap],
      ['PUT', '/agents', { only_listed: true, rules: [] }],
      ['GET', '/audit'],
      ['GET', '/audit.csv'],
    ] as const
    await inOrganisation(system, id).invite(owner, 'Layla@example.ae')

    const replies = await Promise.all(
      asks.map(([method, rest, body]) => ask(member, method, rest, body)),
    )

    expect(new Set(replies.map(({ status, body }) => `${status} ${body.code}`))).toEqual(
      new Set(['403 organisations.forbidden']),
    )
    expect(await get(member)).toMatchObject({
      role: 'member',
      members: 3,
      people: [{ user_id: member.id }],
      invitations: [],
    })
    expect((await get(admin)).people.map(({ user_id, role }) => [user_id, role])).toEqual([
      [owner.id, 'owner'],
      [admin.id, 'admin'],
      [member.id, 'member'],
    ])
    expect((await get(admin)).invitations).toMatchObject([
      { email: 'Layla@example.ae', role: 'member' },
    ])
    expect((await ask(admin, 'DELETE')).body.code).toBe('organisations.forbidden')
  })

  test('is renamed by an admin, and dissolved by its owner: nobody finds it any more', async () => {
    const { ask, owner, admin, member } = await organisationOf(system)

    const renamed = await ask(admin, 'PATCH', '', { name: ' Noor Group ' })
    const dissolved = await ask(owner, 'DELETE')

    expect(renamed.body.organisation.name).toBe('Noor Group')
    expect(dissolved.body).toEqual({ success: true })
    expect(
      (await Promise.all([owner, admin, member].map((person) => ask(person, 'GET')))).map(
        ({ status }) => status,
      ),
    ).toEqual([404, 404, 404])
    expect((await list(member)).organisations).toEqual([])
  })
})

describe('the roles of members', () => {
  test('are changed by admins, except the owner’s', async () => {
    const { setRole, get, log, owner, admin, member } = await organisationOf(system)

    const made = await setRole(admin, member, 'admin')
    const again = await setRole(admin, member, 'admin')
    const ofOwner = await setRole(admin, owner, 'member')
    const toOwner = await setRole(admin, admin, 'owner')
    const stranger = await setRole(owner, await system.user(), 'admin')

    expect([made.status, again.status]).toEqual([200, 200])
    expect((await get(member)).role).toBe('admin')
    expect(
      [ofOwner, toOwner, stranger].map(({ status, body }) => `${status} ${body.code}`),
    ).toEqual([
      '409 organisations.owner_stays',
      '403 organisations.forbidden',
      '404 organisations.member_not_found',
    ])
    expect(
      (await log(owner)).filter(({ action }) => action === 'organisations.role_changed'),
    ).toMatchObject([
      {
        actor: { id: admin.id },
        subject: { kind: 'person', id: member.id },
        before: { role: 'member' },
        after: { role: 'admin' },
      },
    ])
  })

  test('let the owner make an owner of a member who may found organisations, and stay as an admin', async () => {
    const { setRole, get, log, owner, member } = await organisationOf(system)

    const refused = await setRole(owner, member, 'owner')
    await system.setRole(member.id, 'enterprise_user')
    const transferred = await setRole(owner, member, 'owner')

    expect([refused.status, refused.body.code]).toEqual([402, 'organisations.enterprise_required'])
    expect(transferred.body.organisation.role).toBe('admin')
    expect((await get(member)).role).toBe('owner')
    expect((await log(member))[0]).toMatchObject({
      action: 'organisations.transferred',
      before: { owner: owner.id },
      after: { owner: member.id },
    })
  })

  test('end with whoever is removed or leaves, which the owner does not', async () => {
    const { id, remove, ask, log, owner, admin, member } = await organisationOf(system)
    const other = await newMember(system, id, owner)

    const removed = await remove(admin, member)
    const twice = await remove(admin, member)
    const left = await remove(other, other)
    const ownerLeaves = await remove(owner, owner)
    const ownerRemoved = await remove(admin, owner)

    expect(
      [removed, twice, left, ownerLeaves, ownerRemoved].map(({ status, body }) => [
        status,
        body.code,
      ]),
    ).toEqual([
      [200, undefined],
      [404, 'organisations.member_not_found'],
      [200, undefined],
      [409, 'organisations.owner_stays'],
      [409, 'organisations.owner_stays'],
    ])
    expect([(await ask(member, 'GET')).status, (await ask(other, 'GET')).status]).toEqual([
      404, 404,
    ])
    expect((await log(owner)).slice(0, 2).map(({ action }) => action)).toEqual([
      'organisations.left',
      'organisations.member_removed',
    ])
  })
})

describe('caps and agents', () => {
  test('are set by admins, and the log says from what to what', async () => {
    const { id, cap, capMember, setAgents, get, log, admin, member } = await organisationOf(system)
    const app = await system.app({ name: { en: 'VAT desk', ar: 'مكتب الضريبة' } })

    await cap(admin, { monthly_fils: 50_000 })
    await capMember(admin, member, { monthly_runs: 20 })
    await setAgents(admin, [app.slug], { only_listed: true, cap: { monthly_runs: 5 } })
    await setAgents(admin, [app.id], { only_listed: true, cap: { monthly_runs: 5 } })

    expect(await get(member)).toMatchObject({
      cap: { monthly_fils: 50_000, monthly_runs: null },
      only_listed: true,
      rules: [
        {
          app: { id: app.id, slug: app.slug, name: 'VAT desk' },
          cap: { monthly_fils: null, monthly_runs: 5 },
          used: nothing,
        },
      ],
      people: [{ cap: { monthly_fils: null, monthly_runs: 20 } }],
    })
    expect((await log(admin)).slice(0, 4)).toMatchObject([
      {
        action: 'organisations.agents_changed',
        subject: { kind: 'agent', id: app.id },
        before: null,
        after: { monthly_fils: null, monthly_runs: 5 },
      },
      {
        action: 'organisations.agents_changed',
        subject: { id },
        before: { only_listed: false },
        after: { only_listed: true },
      },
      {
        action: 'organisations.caps_changed',
        subject: { id: member.id },
        before: noCap,
        after: { monthly_fils: null, monthly_runs: 20 },
      },
      {
        action: 'organisations.caps_changed',
        subject: { id },
        before: noCap,
        after: { monthly_fils: 50_000, monthly_runs: null },
      },
    ])
  })

  test('name agents of the store, and those that have left it since', async () => {
    const { setAgents, get, owner } = await organisationOf(system)
    const app = await system.app()
    await setAgents(owner, [app.slug])
    await system.capabilities.catalogue.unpublishApp(app.id)

    const kept = await setAgents(owner, [app.slug], { cap: { monthly_runs: 1 } })
    const unknown = await setAgents(owner, ['no-such-agent'])
    const unlisted = await setAgents(owner, [(await system.app({ isActive: false })).slug])

    expect(kept.status).toBe(200)
    expect([unknown, unlisted].map(({ body }) => body.code)).toEqual([
      'catalogue.app_not_found',
      'catalogue.app_not_found',
    ])
    expect((await get(owner)).rules).toMatchObject([
      { app: { id: app.id }, cap: { monthly_runs: 1 } },
    ])
  })
})

describe('the log of an organisation', () => {
  test('goes on page by page and as a file, holds no e-mail, and is no part of the store’s own', async () => {
    const { id, ask, owner, admin, member } = await organisationOf(system)
    const founder = await system.user({ role: 'admin' })

    const first = (await ask(admin, 'GET', '/audit?limit=3')).body
    const second = (await ask(admin, 'GET', `/audit?limit=3&cursor=${first.next_cursor}`)).body
    const file = await ask(owner, 'GET', '/audit.csv')
    const ofStore = await system.request('GET', `/api/audit?subject=${id}`, {
      token: founder.token,
    })

    expect([...first.entries, ...second.entries].map(({ action }) => action)).toEqual([
      'organisations.joined',
      'organisations.invited',
      'organisations.joined',
      'organisations.invited',
      'organisations.created',
    ])
    expect(second.next_cursor).toBeNull()
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(file.text.trim().split('\n')).toHaveLength(6)
    expect(file.text).not.toContain(member.email)
    expect(ofStore.body.entries).toEqual([])
  })

  test('calls the organisation what it was called then, and says of a renaming from what to what', async () => {
    const { id, ask, owner } = await organisationOf(system)
    const { name } = (await ask(owner, 'GET', '')).body.organisation
    for (const next of ['Hatta Kayaks', 'Hatta Boats', 'Admin of Hatta'])
      await ask(owner, 'PATCH', '', { name: next })

    const { entries } = (await ask(owner, 'GET', '/audit')).body as { entries: audit.AuditEntry[] }
    const { text } = await ask(owner, 'GET', '/audit.csv')

    const renamed = (before: string, after: string) => [after, { name: before }, { name: after }]
    const ofOrganisation = entries.filter(({ action }) => /renamed|created/.test(action))
    expect(ofOrganisation.map((entry) => [entry.subject.name, entry.before, entry.after])).toEqual([
      renamed('Hatta Boats', 'Admin of Hatta'),
      renamed('Hatta Kayaks', 'Hatta Boats'),
      renamed(name, 'Hatta Kayaks'),
      [name, null, null],
    ])
    expect(text).toContain('"{""name"":""Hatta Kayaks""}","{""name"":""Hatta Boats""}"')

    // A renaming of before this was kept.
    await system.database
      .delete(organisationRenames)
      .where(and(eq(organisationRenames.organisationId, id), eq(organisationRenames.before, name)))
    const older = (await ask(owner, 'GET', '/audit')).body.entries as audit.AuditEntry[]
    expect(
      older
        .filter(({ action }) => /renamed|created/.test(action))
        .slice(2)
        .map((entry) => [entry.subject.name, entry.before]),
    ).toEqual([
      ['Hatta Kayaks', null],
      [null, null],
    ])
  })
})
