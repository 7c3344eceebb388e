import type { accounts, admin as contract } from '@wakeel/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { customer, sellRun } from '../../testing/payouts.ts'
import { signInAgain } from '../../testing/sign-in.ts'
import { openSystem, type Person, type System } from '../../testing/system.ts'
import { users } from '../database/schema/accounts.ts'
import { rateLimits } from '../database/schema/rate-limits.ts'
import { exportPeople } from './export-people.ts'

const DAY_MS = 24 * 3_600_000

let system: System
let admin: Person
beforeAll(async () => {
  system = await openSystem()
  admin = await system.user({ role: 'admin', name: 'Noura Al Hashimi' })
})
afterAll(() => system.close())
beforeEach(() => system.database.delete(rateLimits))

const get = (path: string) => system.request('GET', path, { token: admin.token })
const list = async (query: string) => (await get(`/api/admin/people?${query}`)).body
const names = ({ people }: { people: contract.AdminUser[] }) => people.map(({ name }) => name)

describe('the list of people', () => {
  /** One after the other, a day apart, all of a town whose name nobody else has. */
  const made: Person[] = []
  beforeAll(async () => {
    for (const [name, role] of [
      ['bilal of Hatta', 'user'],
      ['Amal of Hatta', 'creator'],
      ['Zayed of Hatta', 'enterprise_user'],
    ] as const) {
      system.clock.advance(DAY_MS)
      made.push(await system.user({ name, role }))
    }
    admin = await signInAgain(system, admin)
  })

  test.for([
    ['newest', ['Zayed of Hatta', 'Amal of Hatta', 'bilal of Hatta']],
    ['oldest', ['bilal of Hatta', 'Amal of Hatta', 'Zayed of Hatta']],
    ['name', ['Amal of Hatta', 'bilal of Hatta', 'Zayed of Hatta']],
  ] as const)(
    'ordered by %s has everybody once, however small its pages',
    async ([order, expected]) => {
      const first = await list(`search=of%20hatta&order=${order}&limit=2`)
      const second = await list(
        `search=of%20hatta&order=${order}&limit=2&cursor=${first.next_cursor}`,
      )

      expect([...names(first), ...names(second)]).toEqual(expected)
      expect([first.total, second.total, second.next_cursor]).toEqual([3, 3, null])
    },
  )

  test('ordered by the last sign-in ends with those who never have', async () => {
    const never = await system.user({ name: 'Nobody of Hatta' })
    await system.database.update(users).set({ lastSignInAt: null }).where(eq(users.id, never.id))
    system.clock.advance(DAY_MS)
    await signInAgain(system, made[0]!)
    const first = await list('search=of%20hatta&order=last_login&limit=3')
    const second = await list(
      `search=of%20hatta&order=last_login&limit=3&cursor=${first.next_cursor}`,
    )
    await system.database.delete(users).where(eq(users.id, never.id))

    expect(names(first)).toEqual(['bilal of Hatta', 'Zayed of Hatta', 'Amal of Hatta'])
    expect(second.people).toMatchObject([
      { name: 'Nobody of Hatta', lastLogin: null, status: 'inactive' },
    ])
    expect(first.people[0].lastLogin).toBe(system.clock.now().toISOString())
  })

  test('leaves out the people of the sample data', async () => {
    await system.capabilities.accounts.createSampleUser({
      name: 'Sample of Hatta',
      email: 'sample.hatta@example.ae',
    })

    expect((await list('search=sample%20of%20hatta')).total).toBe(0)
  })

  test('is found by a part of the name, of the e-mail or of the company, in any letter case', async () => {
    const person = await system.user({ name: '100%_Real', email: 'falcon.keeper@example.ae' })
    const details = { company: 'Liwa Dates LLC', trn: null, address: null }
    await system.request('PUT', '/api/billing/details', { token: person.token, body: details })
    const found = await Promise.all(
      ['FALCON.keep', '100%25_r', 'liwa%20DATES'].map((part) => list(`search=${part}`)),
    )

    expect(found.map(names)).toEqual([['100%_Real'], ['100%_Real'], ['100%_Real']])
    expect(found[0].people[0]).toMatchObject({
      company: 'Liwa Dates LLC',
      verified: true,
      subscription_tier: 'starter',
      has_subscription: false,
      trustScore: null,
    })
  })

  test('takes no sign of a search for a pattern', async () => {
    expect(await list('search=of%25hatta')).toMatchObject({
      people: [],
      total: 0,
      next_cursor: null,
    })
  })

  test('is filtered by role and by status', async () => {
    const suspended = await system.user({ name: 'Saif of Sharjah', role: 'creator' })
    await system.suspend(suspended.id)
    const creators = await list('search=of%20hatta&role=creator')
    const [away, here] = await Promise.all([
      list('search=of%20sharjah&status=suspended'),
      list('search=of%20sharjah&status=active'),
    ])

    expect(names(creators)).toEqual(['Amal of Hatta'])
    expect([names(away), names(here)]).toEqual([['Saif of Sharjah'], []])
  })

  test('calls inactive who has not signed in for ninety days', async () => {
    const store = await openSystem()
    const looker = await store.user({ role: 'admin' })
    const person = await store.user({ name: 'Huda of Ajman' })
    const statusOf = async (token: string) =>
      (await store.request('GET', `/api/admin/people/${person.id}`, { token })).body.user
        .status as contract.PersonStatus
    const atFirst = await statusOf(looker.token)
    store.clock.advance(90 * DAY_MS)
    const { token } = await signInAgain(store, looker)
    const onTheDay = await statusOf(token)
    store.clock.advance(1)
    const after = await statusOf(token)
    const inactive = await store.request('GET', '/api/admin/people?status=inactive', { token })
    await store.close()

    expect([atFirst, onTheDay, after]).toEqual(['active', 'active', 'inactive'])
    expect(names(inactive.body)).toEqual(['Huda of Ajman'])
  })

  test('refuses a place that another list gave out', async () => {
    const { next_cursor } = await list('limit=1&order=newest')

    expect(
      (await get(`/api/admin/people?limit=1&order=oldest&cursor=${next_cursor}`)).body.code,
    ).toBe('request.cursor_invalid')
  })
})

test('people are counted by role, and a role that nobody has counts none', async () => {
  const store = await openSystem()
  const { token } = await store.user({ role: 'admin' })
  await store.user({ role: 'creator' })
  await store.capabilities.accounts.createSampleUser({ name: 'Sample', email: 'sample@example.ae' })
  await store.user({ role: 'creator' })
  const { body } = await store.request('GET', '/api/admin/roles', { token })
  await store.close()

  expect(body.roles).toEqual({
    founder: 0,
    admin: 1,
    creator: 2,
    enterprise_user: 0,
    user: 0,
  } satisfies Record<accounts.Role, number>)
})

describe('a person who has agents', () => {
  test('is shown with the metrics of their own dashboard', async () => {
    const creator = await system.user({ role: 'creator', name: 'Maitha of Fujairah' })
    await sellRun(system, creator, await customer(system), 21_000)
    const { stats } = (await system.request('GET', '/api/creator/stats', { token: creator.token }))
      .body
    const { user } = (await get(`/api/admin/people/${creator.id}`)).body

    expect(stats).toMatchObject({ totalRevenue: { amount: 10_000 }, publishedAgents: 1 })
    expect(stats.trustScore).toBeGreaterThan(0)
    expect(user).toMatchObject({
      agentsPublished: stats.publishedAgents,
      totalEarnings: stats.totalRevenue,
      trustScore: stats.trustScore,
      permissions: ['agent_creation', 'agent_management', 'analytics_view', 'payout_management'],
    })
  })

  test('is not mixed up with the next one in a list', async () => {
    const buyer = await customer(system)
    const [one, two, none] = await Promise.all([
      system.user({ role: 'creator', name: 'One of Dibba' }),
      system.user({ role: 'creator', name: 'Two of Dibba' }),
      system.user({ name: 'None of Dibba' }),
    ])
    await sellRun(system, one, buyer, 21_000)
    await sellRun(system, two, buyer, 10_500)
    const { people } = await list('search=of%20dibba&order=name')

    expect(
      people.map(({ id, totalEarnings }: contract.AdminUser) => [id, totalEarnings?.amount]),
    ).toEqual([
      [none.id, undefined],
      [one.id, 10_000],
      [two.id, 5_000],
    ])
  })
})

test('nobody who does not exist is shown', async () => {
  expect((await get('/api/admin/people/nobody')).body.code).toBe('accounts.user_not_found')
})

describe('the file of people', () => {
  test('has all that match, no cell that a spreadsheet would execute, and an entry in the log', async () => {
    const person = await system.user({ name: '=1+1 of Khor Fakkan', role: 'enterprise_user' })
    const { text, headers } = await get('/api/admin/people.csv?search=khor')
    const { entries } = (await get('/api/audit?action=people.exported')).body

    expect(headers.get('content-disposition')).toBe('attachment; filename="people.csv"')
    expect(text.trim().split('\r\n')).toHaveLength(2)
    expect(text).toContain(
      `${person.id},'=1+1 of Khor Fakkan,${person.email},enterprise_user,active,`,
    )
    expect(entries).toMatchObject([
      { actor: { id: admin.id }, subject: { kind: 'store', id: 'people' }, after: { people: 1 } },
    ])
  })

  test('of more people than it holds is cut, and says so', async () => {
    for (const name of ['Amna', 'Badr', 'Camila']) await system.user({ name: `${name} of Masfout` })
    const { database, clock } = system
    const export_ = async (maxRows: number) => {
      const outside = {
        audit: { record: async () => {} },
        limits: {
          take: async () => {},
          alone: (_limit: unknown, _who: string, work: () => unknown) => work(),
        },
      }
      const { bytes, isTruncated } = await exportPeople(
        { database, clock, ...outside } as never,
        { search: 'masfout', order: 'name' },
        { caller: { kind: 'user', userId: admin.id } } as never,
        maxRows,
      )
      return { isTruncated, people: Buffer.from(bytes).toString().trim().split('\r\n').length - 1 }
    }

    expect(await export_(2)).toEqual({ isTruncated: true, people: 2 })
    expect(await export_(3)).toEqual({ isTruncated: false, people: 3 })
  })

  test('is given ten times in ten minutes', async () => {
    const other = await system.user({ role: 'admin' })
    const ask = () =>
      system.request('GET', '/api/admin/people.csv?search=nobody-at-all', { token: other.token })
    const statuses = []
    for (let time = 0; time < 11; time++) statuses.push((await ask()).status)

    expect(statuses.filter((status) => status === 200)).toHaveLength(10)
    expect(statuses.at(-1)).toBe(429)
  })
})
