import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { buyPlan, topUp } from '../../testing/checkout.ts'
import {
  holdsAfter,
  openStandInModel,
  type StandInModel,
  says,
} from '../../testing/stand-in-model.ts'
import { openSystem, type Person, type System } from '../../testing/system.ts'
import { onPostgres } from '../../testing/test-database.ts'
import { runCharges, wallets } from '../database/schema/billing.ts'
import { apps } from '../database/schema/catalogue.ts'
import { runs } from '../database/schema/runs.ts'
import { openModel } from '../models/open-model.ts'

let model: StandInModel
let system: System
beforeAll(async () => {
  model = await openStandInModel()
  const languageModel = openModel({
    baseUrl: model.baseUrl,
    apiKey: 'the key',
    name: 'falcon-h1',
    timeLimitMs: 3_000,
  })
  system = await openSystem({ languageModel })
})
afterAll(async () => {
  await system.close()
  await model.close()
})
beforeEach(() => model.reset())
afterEach(async () => expect(await system.violations()).toEqual([]))

const perUse = { price: { model: 'per_use', fils: 250 } } as const
const dirhams = (fils: number) => ({ amount: fils, currency: 'AED' })
const runsOf = (appId: string) => system.database.select().from(runs).where(eq(runs.appId, appId))
const chargeOf = async (appId: string) => {
  const [charge] = await system.database
    .select({ charge: runCharges })
    .from(runCharges)
    .innerJoin(runs, eq(runs.id, runCharges.runId))
    .where(eq(runs.appId, appId))
  return charge?.charge
}
const walletOf = async ({ token }: Person) =>
  (await system.request('GET', '/api/billing/wallet', { token })).body.wallet
const leave = ({ token, password }: Person) =>
  system.request('DELETE', '/api/account', { token, body: { password } })

async function personWith(fils: number): Promise<Person> {
  const person = await system.user()
  await topUp(system, person, fils)
  return person
}

/** A run whose model has begun to answer and says the rest when told. */
async function heldRun(
  { token }: Person,
  slug: string,
  options: Parameters<System['request']>[2] = {},
) {
  const rest = Promise.withResolvers<void>()
  model.willAnswer(async (response) => {
    await holdsAfter('The VAT ')(response)
    await rest.promise
    await says('is AED 50.')(response)
  })
  const arrived = model.nextRequest()
  const reply = system.request('POST', `/api/apps/${slug}/runs`, {
    token,
    body: { input: 'Add VAT to AED 1,000' },
    ...options,
  })
  await arrived
  return { reply, answer: rest.resolve }
}

describe('while the model is at work on a paid run', () => {
  test('its price is held: it cannot be spent and is not yet gone', async () => {
    const app = await system.app(perUse)
    const person = await personWith(1_000)
    const { reply, answer } = await heldRun(person, app.slug)

    const during = await walletOf(person)
    const terms = await system.request('GET', `/api/apps/${app.slug}/runs`, { token: person.token })
    answer()

    expect(during).toMatchObject({
      balance: dirhams(1_000),
      held: dirhams(250),
      spent_this_month: dirhams(250),
    })
    expect(terms.body.terms.balance).toEqual(dirhams(750))
    expect((await reply).body).toMatchObject({
      response: 'The VAT is AED 50.',
      provider: 'falcon-h1',
      charge: { price: dirhams(250) },
    })
    expect(await walletOf(person)).toMatchObject({ balance: dirhams(750), held: dirhams(0) })
  })

  test('nobody leaves with money under way; the answer comes and is paid', async () => {
    const app = await system.app(perUse)
    const person = await personWith(1_000)
    const { reply, answer } = await heldRun(person, app.slug)

    const refused = await leave(person)
    answer()

    expect(refused.body.code).toBe('billing.payment_in_flight')
    expect((await reply).status).toBe(200)
    expect(await chargeOf(app.id)).toMatchObject({ status: 'taken', userId: person.id })
  })

  test('the agent may leave the store: the answer comes and is paid', async () => {
    const app = await system.app(perUse)
    const person = await personWith(1_000)
    const { reply, answer } = await heldRun(person, app.slug)

    await system.capabilities.catalogue.unpublishApp(app.id)
    answer()

    expect((await reply).body).toMatchObject({
      success: true,
      charge: { source: 'wallet', price: dirhams(250) },
    })
    expect(await chargeOf(app.id)).toMatchObject({ status: 'taken' })
  })

  test('whoever leaves during an included run gets no answer, and nothing of the request stays', async () => {
    const app = await system.app(perUse)
    const person = await system.user()
    await buyPlan(system, person, { plan: 'starter' })
    const { reply, answer } = await heldRun(person, app.slug)

    const left = await leave(person)
    answer()

    expect(left.status).toBe(200)
    expect((await reply).body).toMatchObject({ success: false, code: 'runs.cancelled' })
    expect(await runsOf(app.id)).toMatchObject([
      { status: 'cancelled', userId: null, input: '', answer: null },
    ])
    expect(await chargeOf(app.id)).toMatchObject({ status: 'given_back', userId: null })
  })

  test('a run that was taken for abandoned and given back is not charged when its answer comes after all', async () => {
    const app = await system.app(perUse)
    const person = await personWith(1_000)
    const { reply, answer } = await heldRun(person, app.slug)
    await giveBackAsAnotherProcess(app.id)

    answer()

    expect((await reply).body).toMatchObject({ success: false, code: 'runs.cancelled' })
    expect(await walletOf(person)).toMatchObject({ balance: dirhams(1_000), held: dirhams(0) })
    expect(await chargeOf(app.id)).toMatchObject({ status: 'given_back' })
  })
})

describe.runIf(onPostgres)('while a run is being paid', () => {
  test('whoever pays leaves without a deadlock, and has paid', async () => {
    const app = await system.app(perUse)
    const person = await personWith(1_000)
    const { reply, answer } = await heldRun(person, app.slug)
    const [locked, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const elsewhere = (await system.anotherDatabase()).transaction(async (tx) => {
      await tx.select().from(wallets).where(eq(wallets.userId, person.id)).for('update')
      locked.resolve()
      await release.promise
    })
    await locked.promise

    answer()
    await waiting(1)
    const left = leave(person)
    await waiting(2)
    release.resolve()
    await elsewhere

    expect([(await reply).status, (await left).status]).toEqual([200, 200])
    expect(await chargeOf(app.id)).toMatchObject({ status: 'taken', userId: null })
  })

  test('the creator of its agent leaves without a deadlock, and their part is kept apart', async () => {
    const creator = await system.user({ role: 'creator' })
    const app = await system.app({ ...perUse, creatorId: creator.id })
    const person = await personWith(1_000)
    const { reply, answer } = await heldRun(person, app.slug)
    await system.database.update(apps).set({ creatorId: null }).where(eq(apps.id, app.id))
    const [locked, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const elsewhere = (await system.anotherDatabase()).transaction(async (tx) => {
      await tx.select().from(wallets).where(eq(wallets.userId, person.id)).for('update')
      locked.resolve()
      await release.promise
    })
    await locked.promise

    answer()
    await waiting(1)
    const left = leave(creator)
    await waiting(2)
    release.resolve()
    await elsewhere

    expect([(await reply).status, (await left).status]).toEqual([200, 200])
    expect(await chargeOf(app.id)).toMatchObject({ status: 'taken', creatorId: null })
  })
})

/** Until so many transactions wait for another. */
async function waiting(count: number): Promise<void> {
  const isWaiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await vi.waitFor(
    async () => expect((await system.database.execute(isWaiting)).rows).toHaveLength(count),
    { timeout: 5_000 },
  )
}

async function giveBackAsAnotherProcess(appId: string): Promise<void> {
  await system.database.transaction(async (tx) => {
    const gone = { status: 'failed', errorCode: 'runs.failed', finishedAt: new Date() }
    const [run] = await tx.update(runs).set(gone).where(eq(runs.appId, appId)).returning()
    await system.capabilities.billing.runCharges.giveBack(tx, run!)
  })
}
