import type { billing as contract } from '@wakeel/contract'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { topUp } from '../../../testing/checkout.ts'
import { openSystem, type Person, type System } from '../../../testing/system.ts'

let system: System
beforeAll(async () => {
  system = await openSystem()
})
afterAll(() => system.close())
afterEach(async () => expect(await system.violations()).toEqual([]))

const dirhams = (fils: number) => ({ amount: fils, currency: 'AED' })
const walletOf = async (person: Person): Promise<contract.Wallet> =>
  (await system.request('GET', '/api/billing/wallet', { token: person.token })).body.wallet
const entriesOf = (person: Person, query = '') =>
  system.request('GET', `/api/billing/wallet/entries?${query}`, { token: person.token })
const setLimits = (person: Person, body: object) =>
  system.request('PUT', '/api/billing/limits', { token: person.token, body })
const run = (person: Person, slug: string) =>
  system.request('POST', `/api/apps/${slug}/runs`, {
    token: person.token,
    body: { input: 'Add VAT to AED 1,000' },
  })
const purchase = (person: Person, slug: string) =>
  system.request('POST', `/api/apps/${slug}/purchase`, { token: person.token })

async function personWith(fils: number): Promise<Person> {
  const person = await system.user()
  await topUp(system, person, fils)
  return person
}

describe('the history of a wallet', () => {
  test('tells everything that happened, newest first, with the balance after it', async () => {
    const person = await personWith(20_000)
    const perRun = await system.app({
      price: { model: 'per_use', fils: 250 },
      name: { en: 'VAT desk', ar: 'مكتب الضريبة' },
    })
    const forGood = await system.app({ price: { model: 'one_time', fils: 14_700 } })
    const { body: ran } = await run(person, perRun.slug)
    const { body: bought } = await purchase(person, forGood.slug)
    await system.request('POST', `/api/billing/orders/${bought.order.id}/refund`, {
      token: person.token,
    })

    const { status, body } = await entriesOf(person)

    expect(status).toBe(200)
    expect(body).toMatchObject({
      success: true,
      next_cursor: null,
      entries: [
        {
          kind: 'refund',
          app: { slug: forGood.slug },
          run_id: null,
          amount: dirhams(14_700),
          balance_after: dirhams(19_750),
        },
        {
          kind: 'purchase',
          app: { slug: forGood.slug },
          run_id: null,
          amount: dirhams(-14_700),
          balance_after: dirhams(5_050),
        },
        {
          kind: 'run',
          app: { slug: perRun.slug, name: 'VAT desk' },
          run_id: ran.run_id,
          amount: dirhams(-250),
          balance_after: dirhams(19_750),
        },
        {
          kind: 'top_up',
          app: null,
          run_id: null,
          amount: dirhams(20_000),
          balance_after: dirhams(20_000),
        },
      ],
    })
    expect((await walletOf(person)).balance).toEqual(dirhams(19_750))
    const arabic = await entriesOf(person, 'lang=ar')
    expect(arabic.body.entries[2].app.name).toBe('مكتب الضريبة')
  })

  test('goes on where the last page ended, whatever happened in between', async () => {
    const person = await personWith(1_000)
    const app = await system.app({ price: { model: 'per_use', fils: 100 } })
    await run(person, app.slug)
    await run(person, app.slug)
    await run(person, app.slug)
    const whole = await entriesOf(person)

    const first = await entriesOf(person, 'limit=2')
    await run(person, app.slug)
    const second = await entriesOf(person, `limit=2&cursor=${first.body.next_cursor}`)

    expect([...first.body.entries, ...second.body.entries]).toEqual(whole.body.entries)
    expect(
      second.body.entries.map(({ balance_after }: contract.WalletEntry) => balance_after.amount),
    ).toEqual([900, 1_000])
    expect(second.body.next_cursor).toBeNull()
  })

  test('is empty for a person without a wallet', async () => {
    const { body } = await entriesOf(await system.user())

    expect(body).toEqual({ success: true, entries: [], next_cursor: null })
  })

  test('shows nobody else’s entries', async () => {
    await personWith(1_000)
    const other = await personWith(2_000)

    expect((await entriesOf(other)).body.entries).toMatchObject([{ amount: dirhams(2_000) }])
  })

  test('refuses a cursor that it did not give out', async () => {
    const reply = await entriesOf(await system.user(), 'cursor=somewhere-in-the-list')

    expect(reply.status).toBe(400)
    expect(reply.body.code).toBe('request.cursor_invalid')
  })
})

describe('a person’s own limits', () => {
  test('are set and taken away', async () => {
    const person = await system.user()

    const set = await setLimits(person, { monthly_cap: 50_000, max_per_run: 1_000 })
    const cleared = await setLimits(person, { monthly_cap: null, max_per_run: 0 })

    expect(set.body.wallet.limits).toEqual({
      monthly_cap: dirhams(50_000),
      max_per_run: dirhams(1_000),
    })
    expect(cleared.body.wallet.limits).toEqual({ monthly_cap: null, max_per_run: dirhams(0) })
    expect((await walletOf(person)).limits).toEqual(cleared.body.wallet.limits)
  })

  test.each([
    { monthly_cap: -1, max_per_run: null },
    { monthly_cap: 10.5, max_per_run: null },
    { monthly_cap: 10_000_001, max_per_run: null },
    { monthly_cap: '100', max_per_run: null },
    { monthly_cap: 100 },
    { monthly_cap: 100, max_per_run: null, balance: 1_000_000 },
  ])('are refused when they are %j', async (limits) => {
    const person = await system.user()

    const reply = await setLimits(person, limits)

    expect(reply.status).toBe(400)
    expect((await walletOf(person)).limits).toEqual({ monthly_cap: null, max_per_run: null })
  })

  test('of zero let nothing be spent', async () => {
    const person = await personWith(1_000)
    const app = await system.app({ price: { model: 'per_use', fils: 100 } })
    await setLimits(person, { monthly_cap: 0, max_per_run: null })

    expect((await run(person, app.slug)).body.code).toBe('billing.monthly_cap_reached')
  })

  test('of a new wallet set many times at once are those of one of them', async () => {
    const person = await system.user()

    const replies = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7, 8].map((fils) =>
        setLimits(person, { monthly_cap: fils, max_per_run: fils }),
      ),
    )

    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200))
    const { monthly_cap, max_per_run } = (await walletOf(person)).limits
    expect(monthly_cap).toEqual(max_per_run)
  })
})
