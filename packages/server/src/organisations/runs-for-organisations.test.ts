import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { buyPlan, topUp } from '../../testing/checkout.ts'
import { newMember, organisationOf } from '../../testing/organisations.ts'
import { openSystem, type Person, type System } from '../../testing/system.ts'

let system: System
beforeAll(async () => {
  system = await openSystem()
})
afterAll(() => system.close())
afterEach(async () => expect(await system.violations()).toEqual([]))

const PRICE = 250
const perUse = { price: { model: 'per_use', fils: PRICE } } as const
const input = 'Add VAT to AED 1,000'

const run = ({ token }: Person, slug: string, organisation: string | undefined, key?: string) =>
  system.request('POST', `/api/apps/${slug}/runs`, {
    token,
    body: { input, organisation },
    headers: key ? { 'idempotency-key': key } : {},
  })
const terms = async ({ token }: Person, slug: string, organisation: string) =>
  (await system.request('GET', `/api/apps/${slug}/runs?organisation=${organisation}`, { token }))
    .body.terms
const balanceOf = async ({ token }: Person) =>
  (await system.request('GET', '/api/billing/wallet', { token })).body.wallet.balance
    .amount as number
const outcome = ({ status, body }: { status: number; body: { code?: string } }) =>
  status === 200 ? '200' : `${status} ${body.code}`

/** An organisation whose owner has so much in the wallet. */
async function organisationWith(fils: number) {
  const organisation = await organisationOf(system)
  await topUp(system, organisation.owner, fils)
  return organisation
}

describe('a run for an organisation', () => {
  test('is paid from the owner’s wallet, is the member’s in their history, and every member reads it', async () => {
    const { id, ask, get, owner, admin, member } = await organisationWith(1_000)
    const app = await system.app(perUse)

    const reply = await run(member, app.slug, id)

    const runId = reply.body.run_id
    const { body: history } = await system.request('GET', '/api/runs', { token: member.token })
    const { body: shared } = await ask(admin, 'GET', '/runs')
    const { body: one } = await ask(owner, 'GET', `/runs/${runId}`)
    const { body: ofOwner } = await system.request('GET', '/api/runs', { token: owner.token })
    expect(reply.body.charge).toEqual({
      source: 'wallet',
      price: { amount: PRICE, currency: 'AED' },
    })
    expect(await balanceOf(owner)).toBe(1_000 - PRICE)
    expect(history.runs).toMatchObject([{ id: runId, organisation: { id, name: 'Noor Trading' } }])
    expect(ofOwner.runs).toEqual([])
    expect(shared).toMatchObject({
      runs: [{ id: runId, input, by: { id: member.id, name: 'Khalid Nasser' } }],
      next_cursor: null,
    })
    expect(one.run).toMatchObject({ id: runId, answer: reply.body.response, by: { id: member.id } })
    const used = { fils: PRICE, runs: 1 }
    expect(await get(owner)).toMatchObject({
      used,
      used_agents: [{ app: { slug: app.slug }, used }],
    })
    expect((await get(member)).people).toMatchObject([{ used: { fils: PRICE, runs: 1 } }])
  })

  test('is refused while the owner is suspended, and costs nothing', async () => {
    const { id, owner, member } = await organisationWith(1_000)
    const app = await system.app(perUse)
    await system.suspend(owner.id)

    const reply = await run(member, app.slug, id)

    expect(outcome(reply)).toBe('402 organisations.owner_suspended')
    expect((await terms(member, app.slug, id)).blockReason).toBe('organisations.owner_suspended')
    await system.restore(owner.id)
    expect(outcome(await run(member, app.slug, id))).toBe('200')
  })

  test('uses the owner’s bought agents and included runs before the wallet, and shows members all but the balance', async () => {
    const { id, owner, admin, member } = await organisationWith(5_000)
    const bought = await system.app({ price: { model: 'one_time', fils: 2_000 } })
    const app = await system.app(perUse)
    await system.request('POST', `/api/apps/${bought.slug}/purchase`, { token: owner.token })
    const before = await terms(member, app.slug, id)
    await buyPlan(system, owner, { plan: 'enterprise' })

    const ofBought = await run(member, bought.slug, id)
    const ofIncluded = await run(member, app.slug, id)

    expect(before).toMatchObject({
      source: 'wallet',
      price: { amount: PRICE },
      blockReason: null,
      included: null,
      balance: { amount: 0 },
    })
    expect(ofBought.body.charge.source).toBe('entitlement')
    expect(ofIncluded.body).toMatchObject({
      charge: { source: 'included', price: { amount: 0 } },
      terms: { source: 'included', included: { limit: 5_000, used: 1 }, balance: { amount: 0 } },
    })
    expect((await terms(admin, app.slug, id)).balance.amount).toBe(3_000)
  })

  test('goes by the owner’s own limits', async () => {
    const { id, owner, member } = await organisationWith(1_000)
    const app = await system.app(perUse)
    const monthly = await system.app({ price: { model: 'one_time', fils: 2_000 } })
    const body = { monthly_cap: PRICE, max_per_run: null }
    await system.request('PUT', '/api/billing/limits', { token: owner.token, body })

    const replies = [
      await run(member, app.slug, id),
      await run(member, app.slug, id),
      await run(member, monthly.slug, id),
    ]

    expect(replies.map(outcome)).toEqual([
      '200',
      '402 billing.monthly_cap_reached',
      '402 billing.purchase_required',
    ])
  })

  test('is refused to whoever is not a member, and to whoever was removed', async () => {
    const { id, remove, owner, member } = await organisationWith(1_000)
    const app = await system.app(perUse)
    await remove(owner, member)
    const stranger = await system.user()

    const replies = [await run(stranger, app.slug, id), await run(member, app.slug, id)]
    const listed = await system.request('GET', `/api/apps/${app.slug}/runs?organisation=${id}`, {
      token: stranger.token,
    })

    expect([...replies, listed].map(outcome)).toEqual(Array(3).fill('404 organisations.not_found'))
    expect(await balanceOf(owner)).toBe(1_000)
  })

  test('gives everything back when it fails', async () => {
    const { id, get, cap, owner, member } = await organisationWith(1_000)
    const app = await system.app(perUse)
    await cap(owner, { monthly_fils: PRICE, monthly_runs: 1 })
    system.faults.failAt('runs.answered')

    const failed = await run(member, app.slug, id)
    const again = await run(member, app.slug, id)

    expect([failed, again].map(outcome)).toEqual(['500 server.failed', '200'])
    expect((await get(member)).used).toEqual({ fils: PRICE, runs: 1 })
    expect(await balanceOf(owner)).toBe(1_000 - PRICE)
  })

  test('is another request than one under the same key for somebody else to pay', async () => {
    const { id, owner, member } = await organisationWith(1_000)
    const app = await system.app(perUse)

    const first = await run(member, app.slug, id, 'key-1')
    const repeat = await run(member, app.slug, id, 'key-1')
    const forOneself = await run(member, app.slug, undefined, 'key-1')

    expect(repeat.body.run_id).toBe(first.body.run_id)
    expect(outcome(forOneself)).toBe('409 request.key_reused')
    expect(await balanceOf(owner)).toBe(1_000 - PRICE)
  })
})

describe('the caps of an organisation', () => {
  test('stop runs at the organisation, the member and the agent, and the terms say so before', async () => {
    const { id, cap, capMember, setAgents, owner, admin, member } = await organisationWith(10_000)
    const [app, other] = [await system.app(perUse), await system.app(perUse)]
    await cap(owner, { monthly_fils: 4 * PRICE + PRICE - 1 })
    await capMember(owner, member, { monthly_runs: 1 })
    await setAgents(owner, [app.slug], { cap: { monthly_fils: 2 * PRICE } })

    const byMember = [await run(member, app.slug, id), await run(member, app.slug, id)]
    const termsOfMember = await terms(member, app.slug, id)
    const byAdmin = [await run(admin, app.slug, id), await run(admin, app.slug, id)]
    const termsOfAgent = await terms(admin, app.slug, id)
    const ofOther = [
      await run(admin, other.slug, id),
      await run(admin, other.slug, id),
      await run(owner, other.slug, id),
    ]

    expect(byMember.map(outcome)).toEqual(['200', '402 organisations.member_cap_reached'])
    expect(termsOfMember).toMatchObject({
      blockReason: 'organisations.member_cap_reached',
      cap: { limit: 1, used: 1 },
    })
    expect(byAdmin.map(outcome)).toEqual(['200', '402 organisations.agent_cap_reached'])
    expect(termsOfAgent).toMatchObject({
      blockReason: 'organisations.agent_cap_reached',
      cap: null,
    })
    expect(ofOther.map(outcome)).toEqual(['200', '200', '402 organisations.cap_reached'])
  })

  test('begin anew with the month of the UAE, and hold for a member who comes back', async () => {
    const { id, capMember, remove, invite, get, owner, member } = await organisationWith(10_000)
    const app = await system.app()
    await capMember(owner, member, { monthly_runs: 1 })
    await run(member, app.slug, id)
    await remove(owner, member)
    const { body } = await invite(owner, member.email)
    await system.request('POST', '/api/organisations/join', {
      token: member.token,
      body: { token: body.link.split('invitation=')[1] },
    })
    await capMember(owner, member, { monthly_runs: 1 })

    const back = await run(member, app.slug, id)
    // The sign-in of a month ago has ended.
    system.clock.advance(31 * 24 * 3_600_000)
    const { email, password } = member
    const { body: signedIn } = await system.request('POST', '/api/auth/sign-in/email', {
      body: { email, password },
    })
    const nextMonth = await run({ ...member, token: signedIn.token }, app.slug, id)

    expect([back, nextMonth].map(outcome)).toEqual(['402 organisations.member_cap_reached', '200'])
    expect((await get({ ...member, token: signedIn.token })).used).toEqual({ fils: 0, runs: 1 })
  })

  test('do not stand in the way of runs that cost nothing when they are of money', async () => {
    const { id, cap, owner, member } = await organisationWith(1_000)
    const [free, costly] = [await system.app(), await system.app(perUse)]
    await cap(owner, { monthly_fils: 0 })

    expect(
      [await run(member, free.slug, id), await run(member, costly.slug, id)].map(outcome),
    ).toEqual(['200', '402 organisations.cap_reached'])
  })

  test('are of agents that are allowed, where only those that are listed are', async () => {
    const { id, setAgents, owner, member } = await organisationWith(1_000)
    const [allowed, other] = [await system.app(), await system.app()]
    await setAgents(owner, [allowed.slug], { only_listed: true })

    const replies = [await run(member, allowed.slug, id), await run(member, other.slug, id)]

    expect(replies.map(outcome)).toEqual(['200', '403 organisations.agent_not_allowed'])
    expect((await terms(member, other.slug, id)).blockReason).toBe(
      'organisations.agent_not_allowed',
    )
    expect(outcome(await run(member, other.slug, undefined))).toBe('200')
  })
})

describe('the runs that an organisation shares', () => {
  test('go on page by page, by member and by agent', async () => {
    const { id, ask, owner, admin, member } = await organisationWith(1_000)
    const [app, other] = [await system.app(), await system.app()]
    const made = [
      await run(member, app.slug, id),
      await run(admin, app.slug, id),
      await run(member, other.slug, id),
    ]
    await run(owner, app.slug, undefined)
    const ids = (reply: { body: { runs: { id: string }[] } }) =>
      reply.body.runs.map((each) => each.id).sort()

    const first = await ask(owner, 'GET', '/runs?limit=2')
    const second = await ask(owner, 'GET', `/runs?limit=2&cursor=${first.body.next_cursor}`)

    expect([...ids(first), ...ids(second)].sort()).toEqual(
      made.map(({ body }) => body.run_id).sort(),
    )
    expect(second.body.next_cursor).toBeNull()
    expect(ids(await ask(owner, 'GET', `/runs?member=${admin.id}`))).toEqual([made[1]!.body.run_id])
    expect(ids(await ask(owner, 'GET', `/runs?app=${other.slug}`))).toEqual([made[2]!.body.run_id])
    expect(outcome(await ask(owner, 'GET', `/runs/${crypto.randomUUID()}`))).toBe(
      '404 runs.not_found',
    )
  })

  test('stay for the others to read when whoever made them leaves the store, without their name', async () => {
    const { id, ask, get, owner } = await organisationWith(1_000)
    const member = await newMember(system, id, owner)
    const app = await system.app(perUse)
    const { body } = await run(member, app.slug, id)

    await system.request('DELETE', '/api/account', {
      token: member.token,
      body: { password: member.password },
    })

    const { run: kept } = (await ask(owner, 'GET', `/runs/${body.run_id}`)).body
    expect(kept).toMatchObject({ input, answer: body.response, by: null })
    expect((await get(owner)).used).toEqual({ fils: PRICE, runs: 1 })
  })
})
