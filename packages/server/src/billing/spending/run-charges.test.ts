import { randomUUID } from 'node:crypto'
import type { billing as contract } from '@wakeel/contract'
import { asc, eq, like, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { buyPlan, topUp } from '../../../testing/checkout.ts'
import { signInAgain } from '../../../testing/sign-in.ts'
import { openSystem, type Person, type System } from '../../../testing/system.ts'
import { users } from '../../database/schema/accounts.ts'
import {
  ledgerAccounts,
  ledgerLines,
  ledgerTransactions,
  runCharges,
} from '../../database/schema/billing.ts'
import { apps } from '../../database/schema/catalogue.ts'
import { rateLimits } from '../../database/schema/rate-limits.ts'
import { runs } from '../../database/schema/runs.ts'

let system: System
beforeAll(async () => {
  system = await openSystem()
})
afterAll(() => system.close())
afterEach(async () => expect(await system.violations()).toEqual([]))

const input = 'Add VAT to AED 1,000'
const perUse = (fils: number) => ({ price: { model: 'per_use', fils } }) as const
const run = (person: Person, slug: string, options: Parameters<System['request']>[2] = {}) =>
  system.request('POST', `/api/apps/${slug}/runs`, {
    token: person.token,
    body: { input },
    ...options,
  })
const termsOf = async (person: Person, slug: string) =>
  (await system.request('GET', `/api/apps/${slug}/runs`, { token: person.token })).body.terms
const walletOf = async (person: Person): Promise<contract.Wallet> =>
  (await system.request('GET', '/api/billing/wallet', { token: person.token })).body.wallet
const setLimits = (person: Person, limits: { monthly_cap?: number; max_per_run?: number }) =>
  system.request('PUT', '/api/billing/limits', {
    token: person.token,
    body: { monthly_cap: null, max_per_run: null, ...limits },
  })

async function personWith(fils: number): Promise<Person> {
  const person = await system.user()
  await topUp(system, person, fils)
  return person
}

/** What was posted for a run: the account's kind, the amount, the creator's percent. */
async function postedFor(runId: string) {
  return system.database
    .select({
      account: ledgerAccounts.kind,
      amount: ledgerLines.amount,
      share: ledgerLines.sharePercent,
    })
    .from(ledgerLines)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerLines.transactionId))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerLines.accountId))
    .where(eq(ledgerTransactions.reference, runId))
    .orderBy(asc(ledgerLines.id))
}

const dirhams = (fils: number) => ({ amount: fils, currency: 'AED' })

describe('a run paid from the wallet', () => {
  test('shows its price before, takes it on success and says what is left', async () => {
    const app = await system.app(perUse(250))
    const person = await personWith(1_000)

    const before = await termsOf(person, app.slug)
    const reply = await run(person, app.slug)

    expect(before).toEqual({
      source: 'wallet',
      price: dirhams(250),
      blockReason: null,
      included: null,
      cap: null,
      balance: dirhams(1_000),
    })
    expect(reply.status).toBe(200)
    expect(reply.body).toMatchObject({
      success: true,
      provider: 'built-in',
      skills_used: ['vat-calculator'],
      charge: { source: 'wallet', price: dirhams(250) },
      terms: { source: 'wallet', balance: dirhams(750) },
    })
    expect(reply.body.response).toContain('1,050.00')
    expect(await walletOf(person)).toMatchObject({
      balance: dirhams(750),
      held: dirhams(0),
      spent_this_month: dirhams(250),
    })
  })

  test('of the store’s own agent posts the VAT and leaves the rest to the platform', async () => {
    const app = await system.app(perUse(250))

    const { body } = await run(await personWith(1_000), app.slug)

    expect(await postedFor(body.run_id)).toEqual([
      { account: 'wallet', amount: 250, share: null },
      { account: 'vat', amount: -12, share: null },
      { account: 'platform', amount: -238, share: null },
    ])
  })

  test('of a creator’s agent gives the creator the share of their plan and the platform what rounding leaves', async () => {
    const creator = await system.user({ role: 'creator' })
    await system.database
      .update(users)
      .set({ subscriptionTier: 'pro' })
      .where(eq(users.id, creator.id))
    const app = await system.app({ ...perUse(333), creatorId: creator.id })

    const { body } = await run(await personWith(1_000), app.slug)

    // 333 holds 16 of VAT; 70 % of 317 is 221.9.
    expect(await postedFor(body.run_id)).toEqual([
      { account: 'wallet', amount: 333, share: null },
      { account: 'vat', amount: -16, share: null },
      { account: 'platform', amount: -96, share: null },
      { account: 'creator', amount: -221, share: 70 },
    ])
    await system.database
      .update(users)
      .set({ subscriptionTier: 'starter' })
      .where(eq(users.id, creator.id))
  })

  test('of an agent whose creator has left meanwhile keeps the creator’s part unclaimed', async () => {
    const creator = await system.user({ role: 'creator' })
    const app = await system.app({ ...perUse(333), creatorId: creator.id })
    const runId = await leaveRunning(await personWith(1_000), app.id)
    await system.database
      .update(runCharges)
      .set({ creatorId: null })
      .where(eq(runCharges.runId, runId))

    await succeed(runId, app.id)

    expect(await postedFor(runId)).toContainEqual({ account: 'unclaimed', amount: -158, share: 50 })
  })

  test('streams like a demo and ends with the charge', async () => {
    const app = await system.app(perUse(250))

    const reply = await run(await personWith(1_000), app.slug, {
      headers: { accept: 'text/event-stream' },
    })

    const events = [...reply.text.matchAll(/^data: (.*)$/gm)].map(([, data]) => JSON.parse(data!))
    expect(events[0]).toMatchObject({ type: 'skill', name: 'vat-calculator' })
    expect(events.at(-1)).toMatchObject({
      success: true,
      charge: { source: 'wallet' },
      terms: { balance: dirhams(750) },
    })
  })

  test('raises the app’s count, and uses no free run', async () => {
    const app = await system.app(perUse(250))
    const person = await personWith(1_000)

    await run(person, app.slug)

    const { body } = await system.request('GET', `/api/apps/${app.slug}`)
    expect(body.app.execution_count).toBe(1)
    const demo = await system.request('GET', `/api/apps/${app.slug}/demo`, { token: person.token })
    expect(demo.body.demo_info.used).toBe(0)
  })

  test('repeated with its Idempotency-Key answers the same and is paid once', async () => {
    const app = await system.app(perUse(250))
    const person = await personWith(1_000)
    const headers = { 'idempotency-key': randomUUID() }

    const first = await run(person, app.slug, { headers })
    const second = await run(person, app.slug, { headers })

    expect(second.status).toBe(200)
    expect(second.body.run_id).toBe(first.body.run_id)
    expect(second.body.charge).toEqual(first.body.charge)
    expect((await walletOf(person)).balance).toEqual(dirhams(750))
  })

  test('does not take the key of a demo for its own', async () => {
    const app = await system.app(perUse(250))
    const person = await personWith(1_000)
    const headers = { 'idempotency-key': randomUUID() }
    await system.request('POST', `/api/apps/${app.slug}/demo`, {
      token: person.token,
      body: { input },
      headers,
    })

    const reply = await run(person, app.slug, { headers })

    expect(reply.body.code).toBe('request.key_reused')
    expect((await walletOf(person)).balance).toEqual(dirhams(1_000))
  })
})

describe('what stands in the way of a run', () => {
  test('is a wallet that holds too little, and nothing is stored', async () => {
    const app = await system.app(perUse(1_001))
    const person = await personWith(1_000)

    const reply = await run(person, app.slug)

    expect(reply.status).toBe(402)
    expect(reply.body).toMatchObject({ success: false, code: 'billing.balance_too_low' })
    expect(await termsOf(person, app.slug)).toMatchObject({
      blockReason: 'billing.balance_too_low',
      price: dirhams(1_001),
    })
    expect(await system.database.$count(runs, eq(runs.appId, app.id))).toBe(0)
  })

  test('is a wallet that was never opened', async () => {
    const app = await system.app(perUse(250))
    const person = await system.user()

    expect((await run(person, app.slug)).body.code).toBe('billing.balance_too_low')
    expect(await walletOf(person)).toEqual({
      balance: dirhams(0),
      held: dirhams(0),
      limits: { monthly_cap: null, max_per_run: null },
      spent_this_month: dirhams(0),
      is_sandbox: true,
    })
  })

  test('is the most that the person allows for one run', async () => {
    const app = await system.app(perUse(250))
    const person = await personWith(1_000)
    await setLimits(person, { max_per_run: 249 })

    expect((await termsOf(person, app.slug)).blockReason).toBe('billing.over_max_per_run')
    expect((await run(person, app.slug)).body.code).toBe('billing.over_max_per_run')
    await setLimits(person, { max_per_run: 250 })
    expect((await run(person, app.slug)).status).toBe(200)
  })

  test('is the monthly cap, until the next month begins in the UAE', async () => {
    const app = await system.app(perUse(250))
    const person = await personWith(1_000)
    await setLimits(person, { monthly_cap: 600 })
    await run(person, app.slug)
    await run(person, app.slug)

    const third = await run(person, app.slug)
    system.clock.advance(31 * 24 * 3_600_000)
    const later = await signInAgain(system, person)
    const nextMonth = await run(later, app.slug)

    expect(third.body.code).toBe('billing.monthly_cap_reached')
    expect(nextMonth.status).toBe(200)
    expect(await walletOf(later)).toMatchObject({
      balance: dirhams(250),
      spent_this_month: dirhams(250),
    })
  })

  test.each(['subscription', 'one_time'] as const)(
    'is that an agent sold by %s was not bought',
    async (model) => {
      const app = await system.app({ price: { model, fils: 4_900 } })
      const person = await personWith(100_000)

      const terms = await termsOf(person, app.slug)
      const reply = await run(person, app.slug)

      expect(terms).toMatchObject({
        source: 'wallet',
        price: dirhams(0),
        blockReason: 'billing.purchase_required',
      })
      expect(reply.status).toBe(402)
      expect(reply.body.code).toBe('billing.purchase_required')
    },
  )

  test('is that nobody is signed in', async () => {
    const app = await system.app(perUse(250))

    const reply = await system.request('POST', `/api/apps/${app.slug}/runs`, { body: { input } })

    expect(reply.body.code).toBe('accounts.sign_in_required')
  })

  test('is that the agent is not in the store', async () => {
    const hidden = await system.app({ ...perUse(250), isActive: false })

    expect((await run(await personWith(1_000), hidden.slug)).body.code).toBe(
      'catalogue.app_not_found',
    )
  })
})

describe('a run of a free agent', () => {
  test('costs nothing, however often, and needs no wallet', async () => {
    const app = await system.app()
    const person = await system.user()

    const [first, , , fourth] = [
      await run(person, app.slug),
      await run(person, app.slug),
      await run(person, app.slug),
      await run(person, app.slug),
    ]

    expect(first!.body.charge).toEqual({ source: 'free', price: dirhams(0) })
    expect(fourth!.status).toBe(200)
    expect(await postedFor(first!.body.run_id)).toEqual([])
  })

  test('is refused to whoever asks for more than one a second for long', async () => {
    const app = await system.app()
    const person = await system.user()
    await run(person, app.slug)
    // As after 599 more.
    await system.database
      .update(rateLimits)
      .set({ count: 600 })
      .where(like(rateLimits.key, 'runs:%'))

    const reply = await run(person, app.slug)

    expect(reply.status).toBe(429)
    expect(reply.body.code).toBe('request.rate_limited')
  })
})

describe('a run included in the plan', () => {
  test('comes before the wallet, and is given back when the run fails', async () => {
    const app = await system.app(perUse(250))
    const person = await system.user()
    await buyPlan(system, person, { plan: 'starter' })

    const before = await termsOf(person, app.slug)
    const reply = await run(person, app.slug)
    system.faults.failAt('runs.answered')
    const failed = await run(person, app.slug)

    expect(before).toEqual({
      source: 'included',
      price: dirhams(0),
      blockReason: null,
      included: { limit: 50, used: 0 },
      cap: null,
      balance: dirhams(0),
    })
    expect(reply.body).toMatchObject({
      charge: { source: 'included', price: dirhams(0) },
      terms: { included: { limit: 50, used: 1 } },
    })
    expect(failed.status).toBe(500)
    expect((await termsOf(person, app.slug)).included.used).toBe(1)
    expect(await postedFor(reply.body.run_id)).toEqual([])
  })

  test('runs agents that are sold by the month or for good', async () => {
    const person = await system.user()
    await buyPlan(system, person, { plan: 'starter' })
    const app = await system.app({ price: { model: 'one_time', fils: 14_700 } })

    expect((await run(person, app.slug)).body.charge).toEqual({
      source: 'included',
      price: dirhams(0),
    })
  })

  test('is not used up by free agents', async () => {
    const person = await system.user()
    await buyPlan(system, person, { plan: 'starter' })
    const app = await system.app()

    expect((await run(person, app.slug)).body).toMatchObject({
      charge: { source: 'free' },
      terms: { included: { used: 0 } },
    })
  })

  test('is followed by the wallet when the month’s are used up, and there again in the next month', async () => {
    const app = await system.app(perUse(250))
    const person = await personWith(1_000)
    await buyPlan(system, person, { plan: 'starter', billing: 'annual' })
    await run(person, app.slug)
    await useUp(person, app.id, 49)

    const paid = await run(person, app.slug)
    system.clock.advance(31 * 24 * 3_600_000)
    const nextMonth = await run(await signInAgain(system, person), app.slug)

    expect(paid.body).toMatchObject({
      charge: { source: 'wallet', price: dirhams(250) },
      terms: { included: { limit: 50, used: 50 } },
    })
    expect(nextMonth.body).toMatchObject({
      charge: { source: 'included' },
      terms: { included: { limit: 50, used: 1 } },
    })
  })

  test('is there for nobody without a plan, although everybody begins as a starter', async () => {
    const app = await system.app(perUse(250))
    const person = await system.user()

    expect((await termsOf(person, app.slug)).included).toBeNull()
  })
})

describe('a run that gives no answer', () => {
  test.each(['runs.reserved', 'runs.answered', 'runs.stored'] as const)(
    'costs nothing when it fails at %s',
    async (point) => {
      const app = await system.app(perUse(250))
      const person = await personWith(1_000)
      system.faults.failAt(point)

      const reply = await run(person, app.slug)

      expect(reply.status).toBe(500)
      expect(await walletOf(person)).toMatchObject({
        balance: dirhams(1_000),
        held: dirhams(0),
        spent_this_month: dirhams(0),
      })
      expect(await chargesOf(person)).toMatchObject([{ status: 'given_back' }])
      expect((await run(person, app.slug)).status).toBe(200)
    },
  )

  test('because its process died is given back by the next', async () => {
    const app = await system.app(perUse(250))
    const person = await personWith(1_000)
    await leaveRunning(person, app.id)
    expect((await walletOf(person)).held).toEqual(dirhams(250))
    system.clock.advance(10 * 60_000)

    const recovered = await system.capabilities.runs.recoverUnfinished()

    expect(recovered).toBe(1)
    expect(await walletOf(person)).toMatchObject({ balance: dirhams(1_000), held: dirhams(0) })
    expect(await chargesOf(person)).toMatchObject([{ status: 'given_back' }])
  })
})

/** More runs, without waiting for their answers. */
async function useUp(person: Person, appId: string, count: number): Promise<void> {
  for (let number = 0; number < count; number++)
    await succeed(await leaveRunning(person, appId), appId)
}

async function succeed(runId: string, appId: string): Promise<void> {
  await system.database.transaction(async (tx) => {
    const ended = { status: 'succeeded', answer: 'AED 1,050.00', finishedAt: system.clock.now() }
    await tx.update(runs).set(ended).where(eq(runs.id, runId))
    await tx
      .update(apps)
      .set({ executionCount: sql`${apps.executionCount} + 1` })
      .where(eq(apps.id, appId))
    await system.capabilities.billing.runCharges.take(tx, { id: runId, appId })
  })
}

/** A run as a process leaves it that dies while the agent works. */
async function leaveRunning(person: Person, appId: string): Promise<string> {
  const id = randomUUID()
  await system.database.transaction(async (tx) => {
    await tx.insert(runs).values({
      id,
      appId,
      kind: 'paid',
      person: `user:${person.id}`,
      userId: person.id,
      inputHash: '',
      input,
      status: 'running',
      agentVersion: 1,
      startedAt: system.clock.now(),
    })
    const { runCharges } = system.capabilities.billing
    const run = { id, userId: person.id, appId }
    await runCharges.reserve(tx, run, await runCharges.lockPayer(tx, run))
  })
  return id
}

const chargesOf = (person: Person) =>
  system.database.select().from(runCharges).where(eq(runCharges.userId, person.id))
