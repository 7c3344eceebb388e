import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { found, inOrganisation, newMember } from '../../testing/organisations.ts'
import { openSystem, type Person, type System } from '../../testing/system.ts'
import { newWidget } from '../../testing/widgets.ts'
import { users } from '../database/schema/accounts.ts'
import { widgets } from '../database/schema/widgets.ts'

let system: System
let app: { id: string; slug: string }
let person: Person
let other: Person
beforeAll(async () => {
  system = await openSystem()
  app = await system.app()
})
afterAll(() => system.close())
beforeEach(async () => {
  person = await system.user()
  other = await system.user()
})
afterEach(async () => expect(await system.violations()).toEqual([]))

const cap = { daily_fils: null, daily_runs: 5, monthly_fils: null, monthly_runs: null }
const create = ({ token }: Person, settings: object = {}) =>
  system.request('POST', '/api/widgets', {
    token,
    body: { name: 'Shop', agent: app.slug, origins: ['https://shop.example.ae'], cap, ...settings },
  })
const change = ({ token }: Person, id: string, body: object) =>
  system.request('PATCH', `/api/widgets/${id}`, { token, body })
const remove = ({ token }: Person, id: string) =>
  system.request('DELETE', `/api/widgets/${id}`, { token })
const list = async ({ token }: Person, query = '') =>
  (await system.request('GET', `/api/widgets${query}`, { token })).body.widgets
const codeOf = ({ status, body }: { status: number; body: { code?: string } }) =>
  `${status} ${body.code ?? ''}`.trim()

describe('a widget', () => {
  test('is made for an agent, some sites and a cap, and its person finds it', async () => {
    const { body } = await create(person, { language: 'ar', accent: '#0b6e4f' })

    expect(body.widget).toMatchObject({
      name: 'Shop',
      agent: { slug: app.slug, name: { en: 'VAT desk', ar: 'VAT desk' }, is_listed: true },
      origins: ['https://shop.example.ae'],
      language: 'ar',
      appearance: 'auto',
      accent: '#0b6e4f',
      cap,
      is_paused: false,
      organisation: null,
    })
    expect(await list(person)).toEqual([body.widget])
  })

  test('stands at the same site once, however its address was written', async () => {
    const { body } = await create(person, {
      origins: ['https://Shop.example.ae/', 'https://shop.example.ae:443', 'http://localhost:8080'],
    })

    expect(body.widget.origins).toEqual(['https://shop.example.ae', 'http://localhost:8080'])
  })

  test.for([
    ['a wildcard', 'https://*.example.ae'],
    ['a site without https', 'http://shop.example.ae'],
    ['a page instead of a site', 'https://shop.example.ae/prices'],
    ['a name and a password', 'https://me:secret@shop.example.ae'],
    ['another directive for the browser', 'https://shop.example.ae;script-src'],
    ['a second site behind a space', 'https://shop.example.ae https://evil.example'],
    ['a word of the browser’s', "'none'"],
    ['a port that there is not', 'https://shop.example.ae:99999'],
    ['every site', '*'],
    ['no site', 'null'],
    ['a file', 'file:///index.html'],
  ])('is not made for %s', async ([, origin]) => {
    expect(codeOf(await create(person, { origins: [origin] }))).toBe('400 request.invalid')
  })

  test('is for one site at least and ten at most', async () => {
    const sites = Array.from({ length: 11 }, (_, number) => `https://shop-${number}.example.ae`)

    expect(codeOf(await create(person, { origins: [] }))).toBe('400 request.invalid')
    expect(codeOf(await create(person, { origins: sites }))).toBe('400 request.invalid')
    expect((await create(person, { origins: sites.slice(1) })).status).toBe(200)
  })

  test('has a cap of runs, as strangers use it and those that a plan includes cost no money', async () => {
    const none = { ...cap, daily_runs: null }
    const { body } = await create(person)

    expect(codeOf(await create(person, { cap: none }))).toBe('400 request.invalid')
    expect(codeOf(await create(person, { cap: { ...none, daily_fils: 500 } }))).toBe(
      '400 request.invalid',
    )
    expect(codeOf(await change(person, body.widget.id, { cap: none }))).toBe('400 request.invalid')
  })

  test('is of an agent in the store', async () => {
    const draft = await system.app({ isActive: false })

    expect(codeOf(await create(person, { agent: draft.slug }))).toBe('404 catalogue.app_not_found')
  })

  test('is changed in what is said, and keeps the rest', async () => {
    const { id } = await newWidget(system, person, { agent: app.slug, language: 'ar' })

    const { body } = await change(person, id, {
      name: 'On the new site',
      origins: ['https://new.example.ae'],
      cap: { ...cap, daily_runs: 9 },
      is_paused: true,
    })

    expect(body.widget).toMatchObject({
      name: 'On the new site',
      origins: ['https://new.example.ae'],
      language: 'ar',
      cap: { daily_runs: 9 },
      is_paused: true,
    })
  })

  test('is gone from the list once it is deleted, and cannot be changed any more', async () => {
    const { id } = await newWidget(system, person, { agent: app.slug })

    expect(codeOf(await remove(person, id))).toBe('200')

    expect(await list(person)).toEqual([])
    expect(codeOf(await change(person, id, { name: 'Back' }))).toBe('404 widgets.not_found')
    expect(codeOf(await remove(person, id))).toBe('404 widgets.not_found')
  })

  test('of somebody else is not found', async () => {
    const { id } = await newWidget(system, person, { agent: app.slug })

    expect(await list(other)).toEqual([])
    expect(codeOf(await change(other, id, { name: 'Mine' }))).toBe('404 widgets.not_found')
    expect(codeOf(await remove(other, id))).toBe('404 widgets.not_found')
    const usage = await system.request('GET', `/api/api-keys/${id}/usage`, { token: other.token })
    expect(codeOf(usage)).toBe('404 api_keys.not_found')
    expect(await list(person)).toMatchObject([{ id, name: 'On my own site' }])
  })

  test('is one of twenty of a person', async () => {
    for (let made = 0; made < 20; made += 1) await newWidget(system, person, { agent: app.slug })

    expect(codeOf(await create(person))).toBe('409 widgets.too_many')
    await remove(person, (await list(person))[0].id)
    expect(codeOf(await create(person))).toBe('200')
  })

  test('has no key that its person sees, changes or signs in with', async () => {
    const { id } = await newWidget(system, person, { agent: app.slug })
    const ask = (method: string, path: string, body?: object) =>
      system.request(method, path, { token: person.token, body })

    expect((await ask('GET', '/api/api-keys')).body.api_keys).toEqual([])
    expect(codeOf(await ask('PATCH', `/api/api-keys/${id}`, { scopes: ['read_runs'] }))).toBe(
      '404 api_keys.not_found',
    )
    expect(codeOf(await ask('POST', `/api/api-keys/${id}/rotate`, {}))).toBe(
      '404 api_keys.not_found',
    )
    expect(codeOf(await ask('DELETE', `/api/api-keys/${id}`))).toBe('404 api_keys.not_found')
  })

  test('is exported with the account, and goes with it', async () => {
    await newWidget(system, person, { agent: app.slug })

    const exported = await system.request('GET', '/api/account/export', { token: person.token })
    await system.request('DELETE', '/api/account', {
      token: person.token,
      body: { password: person.password },
    })

    expect(exported.body.widgets).toMatchObject([
      { name: 'On my own site', origins: ['https://shop.example.ae'], deleted_at: null },
    ])
    const left = await system.database.select().from(users).where(eq(users.id, person.id))
    expect(left).toEqual([])
    expect(await system.database.$count(widgets, eq(widgets.userId, person.id))).toBe(0)
  })
})

describe('a widget of an organisation', () => {
  let organisation: string
  let member: Person
  beforeEach(async () => {
    await system.setRole(person.id, 'enterprise_user')
    organisation = await found(system, person)
    member = await newMember(system, organisation, person)
  })
  const query = () => `?organisation=${organisation}`

  test('is made by a member, listed to whoever manages, and stands in the log', async () => {
    const { id } = await newWidget(system, member, { agent: app.slug, organisation })

    expect(await list(member)).toEqual([])
    expect(await list(member, query())).toMatchObject([{ id }])
    expect(await list(person, query())).toMatchObject([{ id, by: { id: member.id } }])
    const log = await inOrganisation(system, organisation).log(person)
    expect(log.map(({ action }) => action)).toContain('organisations.widget_created')
  })

  test('is made by no one else', async () => {
    expect(codeOf(await create(other, { organisation }))).toBe('404 organisations.not_found')
  })

  test('is deleted by whoever manages, and by no other member', async () => {
    const { id } = await newWidget(system, member, { agent: app.slug, organisation })
    const colleague = await newMember(system, organisation, person)

    expect(codeOf(await remove(colleague, id))).toBe('404 widgets.not_found')
    expect(codeOf(await change(person, id, { name: 'Ours' }))).toBe('404 widgets.not_found')
    expect(codeOf(await remove(person, id))).toBe('200')

    const log = await inOrganisation(system, organisation).log(person)
    expect(log.map(({ action }) => action)).toContain('organisations.widget_deleted')
  })
})
