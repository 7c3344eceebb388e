import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newApiKey } from '../../testing/api-keys.ts'
import { topUp } from '../../testing/checkout.ts'
import { organisationOf } from '../../testing/organisations.ts'
import { openSystem, type Person, type System } from '../../testing/system.ts'
import { apiKeys } from '../database/schema/api-keys.ts'

let system: System
let person: Person
let app: { id: string; slug: string }
beforeAll(async () => {
  system = await openSystem()
  app = await system.app()
})
afterAll(() => system.close())
beforeEach(async () => {
  person = await system.user()
})
afterEach(async () => expect(await system.violations()).toEqual([]))

const perUse = { price: { model: 'per_use', fils: 250 } } as const
const run = (token: string, slug = app.slug, body: object = {}) =>
  system.request('POST', `/api/apps/${slug}/runs`, {
    token,
    body: { input: 'Add VAT to AED 1,000', ...body },
  })
const codeOf = ({ status, body }: { status: number; body: { code?: string } }) =>
  `${status} ${body.code ?? ''}`.trim()
const list = async ({ token }: Person, query = '') =>
  (await system.request('GET', `/api/api-keys${query}`, { token })).body.api_keys

describe('a key', () => {
  test('runs an agent for its person, and the run names it in what the key used', async () => {
    const { secret } = await newApiKey(system, person)

    const reply = await run(secret)

    expect(reply.body).toMatchObject({ success: true, is_answered: true })
    expect(reply.body.response).toContain('50')
    expect(await list(person)).toMatchObject([
      { used: { today: { runs: 1, fils: 0 }, month: { runs: 1, fils: 0 } }, status: 'active' },
    ])
  })

  test('is shown once, and stored as a hash', async () => {
    const { id, secret } = await newApiKey(system, person)

    const [stored] = await system.database.select().from(apiKeys).where(eq(apiKeys.id, id))
    const shown = JSON.stringify(await list(person))

    expect(secret).toMatch(/^wkl_live_[0-9A-Za-z]{36}$/)
    expect(JSON.stringify(stored)).not.toContain(secret)
    expect(shown).not.toContain(secret)
    expect(shown).toContain(secret.slice(0, 13))
  })

  test('that was mistyped by one letter is refused, and so is any other text', async () => {
    const { secret } = await newApiKey(system, person)
    const last = secret.at(-1) === 'a' ? 'b' : 'a'

    const replies = await Promise.all(
      [secret.slice(0, -1) + last, `${secret}x`, 'wkl_live_', `wkl_live_${'0'.repeat(36)}`].map(
        (token) => run(token),
      ),
    )

    expect(replies.map(codeOf)).toEqual(Array(4).fill('401 api_keys.invalid'))
  })

  test('without a scope may not do what it is for, and never what only people do', async () => {
    const { secret } = await newApiKey(system, person, { scopes: ['read_runs'] })
    const ask = async (method: string, path: string, body?: unknown) =>
      codeOf(await system.request(method, path, { token: secret, body }))

    expect(codeOf(await run(secret))).toBe('403 api_keys.scope_missing')
    expect(await ask('GET', '/api/api-key')).toBe('403 api_keys.scope_missing')
    expect(await ask('GET', '/api/account')).toBe('403 api_keys.scope_missing')
    expect(await ask('GET', '/api/api-keys')).toBe('403 api_keys.scope_missing')
    expect(await ask('DELETE', '/api/account', { password: person.password })).toBe(
      '403 api_keys.scope_missing',
    )
    expect(await ask('GET', '/api/runs')).toBe('200')
    expect(await ask('GET', `/api/apps/${app.slug}`)).toBe('200')
  })

  test('for some agents runs those, and reads only their runs', async () => {
    const other = await system.app()
    await run(person.token, other.slug)
    const { secret } = await newApiKey(system, person, { agents: [app.slug] })

    const allowed = await run(secret)
    const refused = await run(secret, other.slug)
    const demo = await system.request('POST', `/api/apps/${other.slug}/demo`, {
      token: secret,
      body: { input: 'Add VAT to AED 1,000' },
    })
    const history = await system.request('GET', '/api/runs', { token: secret })

    expect(codeOf(allowed)).toBe('200')
    expect(codeOf(refused)).toBe('403 api_keys.agent_not_allowed')
    expect(codeOf(demo)).toBe('403 api_keys.agent_not_allowed')
    expect(history.body.runs.map((each: { id: string }) => each.id)).toEqual([allowed.body.run_id])
  })

  test('tells a program about itself', async () => {
    const { id, secret } = await newApiKey(system, person, { cap: { daily_runs: 5 } })
    await run(secret)

    const { body } = await system.request('GET', '/api/api-key', { token: secret })

    expect(body.api_key).toMatchObject({
      id,
      cap: { daily_runs: 5 },
      used: { today: { runs: 1 } },
      last_used_at: system.clock.now().toISOString(),
    })
  })
})

describe('the end of a key', () => {
  test('comes at once when it is revoked, and its runs stay in the history', async () => {
    const { id, secret } = await newApiKey(system, person)
    const { body } = await run(secret)

    const revoked = await system.request('DELETE', `/api/api-keys/${id}`, { token: person.token })
    const again = await system.request('DELETE', `/api/api-keys/${id}`, { token: person.token })

    expect(revoked.body.api_key.status).toBe('revoked')
    expect(again.status).toBe(200)
    expect(codeOf(await run(secret))).toBe('401 api_keys.invalid')
    const history = await system.request('GET', '/api/runs', { token: person.token })
    expect(history.body.runs[0].id).toBe(body.run_id)
  })

  test('comes at its time', async () => {
    const expires = new Date(system.clock.now().getTime() + 60_000).toISOString()
    const { secret } = await newApiKey(system, person, { expires_at: expires })
    const before = await run(secret)

    system.clock.advance(60_000)

    expect(codeOf(before)).toBe('200')
    expect(codeOf(await run(secret))).toBe('401 api_keys.invalid')
    expect(await list(person)).toMatchObject([{ status: 'expired' }])
  })

  test('cannot be set in the past', async () => {
    const reply = await system.request('POST', '/api/api-keys', {
      token: person.token,
      body: { name: 'Old', scopes: ['run'], expires_at: '2020-01-01T00:00:00Z' },
    })

    expect(codeOf(reply)).toBe('400 api_keys.expiry_past')
  })

  test('comes with a suspension of its person, and is over with it', async () => {
    const { secret } = await newApiKey(system, person)

    await system.suspend(person.id)
    const meanwhile = await run(secret)
    await system.restore(person.id)

    expect(codeOf(meanwhile)).toBe('403 accounts.suspended')
    expect(codeOf(await run(secret))).toBe('200')
  })

  test('comes with the account, and what was counted stays', async () => {
    const { secret } = await newApiKey(system, person)
    await run(secret)

    const left = await system.request('DELETE', '/api/account', {
      token: person.token,
      body: { password: person.password },
    })

    expect(left.status).toBe(200)
    expect(codeOf(await run(secret))).toBe('401 api_keys.invalid')
  })
})

describe('a key that is rotated', () => {
  test('has another secret, and the old one is over', async () => {
    const { id, secret } = await newApiKey(system, person)

    const { body } = await system.request('POST', `/api/api-keys/${id}/rotate`, {
      token: person.token,
    })

    expect(codeOf(await run(body.secret))).toBe('200')
    expect(codeOf(await run(secret))).toBe('401 api_keys.invalid')
  })

  test('may keep the old secret for some hours, in one cap with the new one', async () => {
    const { id, secret } = await newApiKey(system, person, { cap: { daily_runs: 2 } })

    const { body } = await system.request('POST', `/api/api-keys/${id}/rotate`, {
      token: person.token,
      body: { overlap_hours: 1 },
    })
    const both = [await run(secret), await run(body.secret), await run(secret)]
    system.clock.advance(3_600_000)

    expect(both.map(codeOf)).toEqual(['200', '200', '402 api_keys.cap_reached'])
    expect(codeOf(await run(secret))).toBe('401 api_keys.invalid')
  })

  test('keeps the old secret for as long as was promised, though it is rotated again', async () => {
    const { id, secret } = await newApiKey(system, person)
    const rotate = (overlap_hours: number) =>
      system.request('POST', `/api/api-keys/${id}/rotate`, {
        token: person.token,
        body: { overlap_hours },
      })

    const [first, second] = [await rotate(1), await rotate(1)]
    const meanwhile = [await run(secret), await run(first.body.secret)]
    system.clock.advance(3_600_000)
    const third = await rotate(1)

    expect([first, second, third].map(codeOf)).toEqual([
      '200',
      '409 api_keys.overlap_running',
      '200',
    ])
    expect(meanwhile.map(codeOf)).toEqual(['200', '200'])
    expect(codeOf(await run(secret))).toBe('401 api_keys.invalid')
  })

  test('without an overlap ends every secret of before at once, as after a leak', async () => {
    const { id, secret } = await newApiKey(system, person)
    const rotate = (overlap_hours: number) =>
      system.request('POST', `/api/api-keys/${id}/rotate`, {
        token: person.token,
        body: { overlap_hours },
      })

    const [first, last] = [await rotate(24), await rotate(0)]

    const replies = [await run(secret), await run(first.body.secret), await run(last.body.secret)]
    expect(replies.map(codeOf)).toEqual(['401 api_keys.invalid', '401 api_keys.invalid', '200'])
  })
})

describe('a cap', () => {
  test('of money refuses the run that would go over it, and nothing is taken', async () => {
    const paid = await system.app(perUse)
    await topUp(system, person, 1_000)
    const { secret } = await newApiKey(system, person, { cap: { monthly_fils: 300 } })

    const replies = [await run(secret, paid.slug), await run(secret, paid.slug)]
    const wallet = await system.request('GET', '/api/billing/wallet', { token: person.token })

    expect(replies.map(codeOf)).toEqual(['200', '402 api_keys.cap_reached'])
    expect(replies[1]!.body.error).toBe(
      'This run costs AED 2.50, and this API key has used AED 2.50 of the AED 3.00 that it may spend in this month. Raise its cap under API keys in your account to go on.',
    )
    expect(wallet.body.wallet.balance.amount).toBe(750)
  })

  test('of a day is there again on the next day of the UAE, that of the month is not', async () => {
    system.clock.advanceWithinMonth()
    const { secret } = await newApiKey(system, person, { cap: { daily_runs: 1, monthly_runs: 2 } })
    const day = 24 * 3_600_000

    const first = [await run(secret), await run(secret)]
    system.clock.advance(day)
    const second = [await run(secret), await run(secret)]
    system.clock.advance(day)

    expect(first.map(codeOf)).toEqual(['200', '402 api_keys.cap_reached'])
    expect(second.map(codeOf)).toEqual(['200', '402 api_keys.cap_reached'])
    const third = await run(secret)
    expect(codeOf(third)).toBe('402 api_keys.cap_reached')
    expect(third.body.error).toContain('has no run left of the 2 of this month;')
  })

  test('does not count what the agent asked back', async () => {
    const { secret } = await newApiKey(system, person, { cap: { daily_runs: 1 } })

    const question = await run(secret, app.slug, { input: 'How much VAT?' })

    expect(question.body).toMatchObject({ is_answered: false })
    expect(codeOf(await run(secret))).toBe('200')
  })

  test('that is changed holds for the next run', async () => {
    const { id, secret } = await newApiKey(system, person, { cap: { daily_runs: 0 } })
    const before = await run(secret)

    const changed = await system.request('PATCH', `/api/api-keys/${id}`, {
      token: person.token,
      body: {
        name: 'Invoices by day',
        cap: { daily_runs: 1, daily_fils: null, monthly_fils: null, monthly_runs: null },
      },
    })

    expect(codeOf(before)).toBe('402 api_keys.cap_reached')
    expect(changed.body.api_key).toMatchObject({ name: 'Invoices by day', cap: { daily_runs: 1 } })
    expect(codeOf(await run(secret))).toBe('200')
  })
})

describe('a test key', () => {
  test('runs an agent that costs money for nothing, marked as a test, and it counts nowhere', async () => {
    const paid = await system.app(perUse)
    const { secret } = await newApiKey(system, person, { is_test: true })

    const reply = await run(secret, paid.slug)
    const page = await system.request('GET', `/api/apps/${paid.slug}`)

    expect(reply.body).toMatchObject({
      is_answered: true,
      is_test: true,
      charge: { price: { amount: 0 } },
    })
    expect(secret).toMatch(/^wkl_test_/)
    expect(page.body.app.execution_count).toBe(0)
  })

  test('goes on with a conversation, and reads its own runs alone', async () => {
    await run(person.token)
    const { secret } = await newApiKey(system, person, { is_test: true })

    const question = await run(secret, app.slug, { input: 'How much VAT?' })
    const answer = await run(secret, app.slug, {
      input: 'on AED 1,000',
      reply_to: question.body.run_id,
    })
    const history = await system.request('GET', '/api/runs', { token: secret })

    expect(answer.body).toMatchObject({
      is_answered: true,
      conversation_id: question.body.conversation_id,
    })
    expect(history.body.runs.map((each: { kind: string }) => each.kind)).toEqual(['test', 'test'])
  })

  test('has so many runs of one agent in a day', async () => {
    const { secret } = await newApiKey(system, person, { is_test: true })

    const replies = []
    for (let count = 0; count < 51; count += 1) replies.push(codeOf(await run(secret)))

    expect(replies.filter((reply) => reply === '200')).toHaveLength(50)
    expect(replies.at(-1)).toBe('429 api_keys.test_limit_reached')
  })
})

describe('keys of others', () => {
  test('are not found, whoever asks', async () => {
    const { id } = await newApiKey(system, person)
    const other = await system.user({ role: 'admin' })
    const ask = async (method: string, rest = '', body?: unknown) =>
      codeOf(
        await system.request(method, `/api/api-keys/${id}${rest}`, { token: other.token, body }),
      )

    expect(await ask('PATCH', '', { name: 'Mine' })).toBe('404 api_keys.not_found')
    expect(await ask('POST', '/rotate')).toBe('404 api_keys.not_found')
    expect(await ask('GET', '/usage')).toBe('404 api_keys.not_found')
    expect(await ask('DELETE')).toBe('404 api_keys.not_found')
    expect(await list(other)).toEqual([])
  })

  test('count: there are twenty in force at most', async () => {
    for (let count = 0; count < 20; count += 1) await newApiKey(system, person)

    const more = await system.request('POST', '/api/api-keys', {
      token: person.token,
      body: { name: 'One more', scopes: ['run'] },
    })

    expect(codeOf(more)).toBe('409 api_keys.too_many')
  })
})

describe('a key for an organisation', () => {
  test('lets its owner pay, and finds nothing of another organisation or of its person', async () => {
    const [one, other] = [await organisationOf(system), await organisationOf(system)]
    const paid = await system.app(perUse)
    await topUp(system, one.owner, 1_000)
    const { secret } = await newApiKey(system, one.member, { organisation: one.id })
    const own = await run(one.member.token)

    const shared = await run(secret, paid.slug)
    const named = await run(secret, paid.slug, { organisation: other.id })
    const history = await system.request('GET', '/api/runs', { token: secret })
    const ownRun = await system.request('GET', `/api/runs/${own.body.run_id}`, { token: secret })

    expect(shared.body.charge).toMatchObject({ source: 'wallet', price: { amount: 250 } })
    expect(codeOf(named)).toBe('404 organisations.not_found')
    expect(history.body.runs.map((each: { id: string }) => each.id)).toEqual([shared.body.run_id])
    expect(codeOf(ownRun)).toBe('404 runs.not_found')
  })

  test('is over when its member leaves', async () => {
    const organisation = await organisationOf(system)
    const { secret } = await newApiKey(system, organisation.member, {
      organisation: organisation.id,
    })
    const before = await run(secret)

    await organisation.remove(organisation.owner, organisation.member)

    expect(codeOf(before)).toBe('200')
    expect(codeOf(await run(secret))).toBe('401 api_keys.invalid')
  })

  test('is seen and revoked by whoever manages it, and both stand in its log', async () => {
    const organisation = await organisationOf(system)
    const { id, secret } = await newApiKey(system, organisation.member, {
      organisation: organisation.id,
    })

    const seen = await list(organisation.admin, `?organisation=${organisation.id}`)
    const revoked = await system.request('DELETE', `/api/api-keys/${id}`, {
      token: organisation.admin.token,
    })
    const log = await organisation.log(organisation.owner)

    expect(seen).toMatchObject([{ id, by: { name: organisation.member.name } }])
    expect(revoked.status).toBe(200)
    expect(codeOf(await run(secret))).toBe('401 api_keys.invalid')
    expect(log.slice(0, 2).map(({ action }) => action)).toEqual([
      'organisations.api_key_revoked',
      'organisations.api_key_created',
    ])
  })

  test('is not made by strangers', async () => {
    const { id } = await organisationOf(system)

    const reply = await system.request('POST', '/api/api-keys', {
      token: person.token,
      body: { name: 'Theirs', scopes: ['run'], organisation: id },
    })

    expect(codeOf(reply)).toBe('404 organisations.not_found')
  })
})
