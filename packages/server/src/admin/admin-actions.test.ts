import type { audit } from '@wakeel/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atModeration } from '../../testing/moderation.ts'
import { openSystem, type Person, type System } from '../../testing/system.ts'
import { onPostgres } from '../../testing/test-database.ts'

let system: System
let admin: Person
let founder: Person
beforeAll(async () => {
  system = await openSystem()
  admin = await system.user({ role: 'admin', name: 'Noura Al Hashimi' })
  founder = await system.user({ role: 'founder' })
})
afterAll(() => system.close())

const reason = 'Asked for by the person.'
const setRole = (by: Person, { id }: Person, role: string, why = reason, store = system) =>
  store.request('PUT', `/api/admin/people/${id}/role`, {
    token: by.token,
    body: { role, reason: why },
  })
const suspend = (by: Person, { id }: Person, store = system) =>
  store.request('POST', `/api/admin/people/${id}/suspend`, { token: by.token, body: { reason } })
const restore = (by: Person, { id }: Person) =>
  system.request('POST', `/api/admin/people/${id}/restore`, { token: by.token, body: { reason } })
/** Oldest first. */
const logOf = async ({ id }: Person): Promise<audit.AuditEntry[]> =>
  (
    await system.request('GET', `/api/audit?subject=${id}`, { token: founder.token })
  ).body.entries.reverse()
const profileOf = ({ token }: Person) => system.request('GET', '/api/account', { token })

describe('an administrator', () => {
  test('gives a role that holds from the next request on and stands in the log with the reason', async () => {
    const person = await system.user({ name: 'Khalid Nasser' })
    const { status, body } = await setRole(admin, person, 'enterprise_user')

    expect([status, body.user.role, body.user.permissions]).toEqual([
      200,
      'enterprise_user',
      ['app_access', 'enterprise_features', 'team_management'],
    ])
    expect((await profileOf(person)).body.user.role).toBe('enterprise_user')
    expect(await logOf(person)).toMatchObject([
      {
        actor: { id: admin.id, name: 'Noura Al Hashimi', role: 'admin' },
        action: 'people.role_changed',
        subject: { kind: 'person', id: person.id, name: 'Khalid Nasser' },
        before: { role: 'user' },
        after: { role: 'enterprise_user' },
        reason,
      },
    ])
  })

  test('who changes nothing succeeds and leaves no entry', async () => {
    const person = await system.user()
    const same = await setRole(admin, person, 'user')
    const open = await restore(admin, person)

    expect([same.status, open.status]).toEqual([200, 200])
    expect(await logOf(person)).toEqual([])
  })

  test('suspends a person, whose next request is refused, and restores them; doing it twice does it once', async () => {
    const person = await system.user()
    const suspended = await suspend(admin, person)
    await suspend(admin, person)
    const refused = await profileOf(person)
    const restored = await restore(admin, person)
    await restore(admin, person)
    const { email, password } = person
    const signedIn = await system.request('POST', '/api/auth/sign-in/email', {
      body: { email, password },
    })

    expect([suspended.body.user.status, restored.body.user.status]).toEqual(['suspended', 'active'])
    expect([refused.status, refused.body.code, signedIn.status]).toEqual([
      403,
      'accounts.suspended',
      200,
    ])
    expect(await logOf(person)).toMatchObject([
      {
        action: 'people.suspended',
        before: { status: 'active' },
        after: { status: 'suspended' },
        reason,
      },
      {
        action: 'people.restored',
        before: { status: 'suspended' },
        after: { status: 'active' },
        reason,
      },
    ])
  })

  test('takes a suspended creator’s agents out of the store and brings them back with their creator', async () => {
    const creator = await system.user({ role: 'creator' })
    const { slug } = await system.app({ creatorId: creator.id })
    const statusOfApp = async () => (await system.request('GET', `/api/apps/${slug}`)).status
    await suspend(admin, creator)
    const away = await statusOfApp()
    await restore(admin, creator)

    expect([away, await statusOfApp()]).toEqual([404, 200])
  })

  test('makes nobody an administrator whose e-mail is not confirmed', async () => {
    const person = await system.user({ isConfirmed: false })
    const early = await setRole(admin, person, 'admin')
    const other = await setRole(admin, person, 'enterprise_user')

    expect([early.status, early.body.code]).toEqual([409, 'admin.email_unconfirmed'])
    expect(other.status).toBe(200)
  })

  test('makes nobody founder', async () => {
    const person = await system.user()

    expect((await setRole(admin, person, 'founder')).body.code).toBe('request.invalid')
    expect((await setRole(admin, admin, 'founder')).body.code).toBe('request.invalid')
    expect((await profileOf(person)).body.user.role).toBe('user')
  })

  test('does nothing to the founder', async () => {
    const replies = [
      await setRole(admin, founder, 'user'),
      await suspend(admin, founder),
      await restore(admin, founder),
    ]

    expect(replies.map(({ status, body }) => [status, body.code])).toEqual(
      Array(3).fill([409, 'accounts.founder_protected']),
    )
    expect((await profileOf(founder)).body.user.role).toBe('founder')
    expect(await logOf(founder)).toEqual([])
  })

  test('does nothing to themselves, nor does the founder', async () => {
    const replies = [
      await setRole(admin, admin, 'user'),
      await suspend(admin, admin),
      await suspend(founder, founder),
    ]

    expect(replies.map(({ body }) => body.code)).toEqual([
      'admin.not_yourself',
      'admin.not_yourself',
      'accounts.founder_protected',
    ])
  })

  test('says why, in words that can be seen', async () => {
    const person = await system.user()

    expect((await setRole(admin, person, 'creator', ' \u200b ')).body.code).toBe('request.invalid')
    expect((await profileOf(person)).body.user.role).toBe('user')
  })

  test('who is suspended does nothing from the next request on', async () => {
    const second = await system.user({ role: 'admin' })
    const person = await system.user()
    await suspend(admin, second)
    const refused = await setRole(second, person, 'creator')

    expect([refused.status, refused.body.code]).toEqual([403, 'accounts.suspended'])
    expect(await logOf(person)).toEqual([])
  })

  test('finds nobody who is not there', async () => {
    expect((await suspend(admin, { ...admin, id: 'nobody' })).body.code).toBe(
      'accounts.user_not_found',
    )
  })
})

describe.runIf(onPostgres)('two administrators at once', () => {
  let elsewhere: System
  beforeAll(async () => {
    elsewhere = await openSystem({ beside: system })
  })
  afterAll(() => elsewhere.close())

  test('who change one person leave one role, and a log in which each begins where the one before ended', async () => {
    const other = await system.user({ role: 'admin' })
    const person = await system.user()
    await Promise.all(
      Array.from({ length: 6 }, (_, turn) => [
        setRole(admin, person, 'creator', `${turn}`),
        setRole(other, person, 'enterprise_user', `${turn}`, elsewhere),
      ]).flat(),
    )
    const log = await logOf(person)
    const chain = ['user', ...log.map(({ after }) => after!.role)]

    expect(log.length).toBeGreaterThan(1)
    expect(log.map(({ before }) => before!.role)).toEqual(chain.slice(0, -1))
    expect((await profileOf(person)).body.user.role).toBe(chain.at(-1))
  })

  test('who suspend each other end with one suspended, and neither waits for the other forever', async () => {
    const one = await system.user({ role: 'admin' })
    const two = await system.user({ role: 'admin' })
    const replies = await Promise.all([suspend(one, two), suspend(two, one, elsewhere)])

    expect(replies.map(({ status }) => status).sort()).toEqual([200, 403])
    expect((await logOf(one)).length + (await logOf(two)).length).toBe(1)
  })

  test('one of whom loses the right while the other’s action is under way: it is done before or not at all', async () => {
    const loser = await system.user({ role: 'admin' })
    const people = await Promise.all(Array.from({ length: 8 }, () => system.user()))
    const [, ...replies] = await Promise.all([
      setRole(admin, loser, 'user'),
      ...people.map((person) => setRole(loser, person, 'creator', reason, elsewhere)),
    ])
    const number = async (person: Person, action: string) =>
      Number((await logOf(person)).find((entry) => entry.action === action)?.id ?? 0)
    const lost = await number(loser, 'people.role_changed')
    const done = await Promise.all(people.map((person) => number(person, 'people.role_changed')))

    expect(replies.filter(({ status }) => status !== 200 && status !== 403)).toEqual([])
    expect(done.filter((entry) => entry > lost)).toEqual([])
  })

  test('one of whom is suspended while they moderate: what they decided stands in the log before that, and nothing after it', async () => {
    const moderator = await system.user({ role: 'admin' })
    const apps = await Promise.all(Array.from({ length: 8 }, () => system.app()))
    const { takeDown } = atModeration(elsewhere, moderator)
    const [, ...replies] = await Promise.all([
      suspend(admin, moderator),
      ...apps.map(({ id }) => takeDown(id)),
    ])
    const { body } = await system.request('GET', `/api/audit?actor=${moderator.id}`, {
      token: founder.token,
    })
    const [suspended] = await logOf(moderator)

    expect(
      replies.map(({ status }) => status).filter((status) => status !== 200 && status !== 403),
    ).toEqual([])
    expect(body.entries).toHaveLength(replies.filter(({ status }) => status === 200).length)
    expect(
      body.entries.filter(({ id }: audit.AuditEntry) => Number(id) > Number(suspended!.id)),
    ).toEqual([])
  })
})
