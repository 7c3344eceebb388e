import { randomUUID } from 'node:crypto'
import type { billing as contract } from '@wakeel/contract'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { agentContent, atForge } from '../../../testing/agents.ts'
import {
  appOrdersOf,
  balanceOf,
  byMonth,
  cap,
  change,
  dirhams,
  owned,
  personWith,
  purchase,
  renew,
  run,
} from '../../../testing/purchases.ts'
import { signInAgain } from '../../../testing/sign-in.ts'
import { openSystem, type Person, type System } from '../../../testing/system.ts'

const DAY_MS = 24 * 3_600_000

let system: System
beforeAll(async () => {
  system = await openSystem()
})
afterAll(() => system.close())
afterEach(async () => expect(await system.violations()).toEqual([]))

const forGood = { price: { model: 'one_time', fils: 14_700 } } as const
const ordersOf = async (person: Person) =>
  (await system.request('GET', '/api/billing/orders', { token: person.token })).body
    .orders as contract.Order[]

describe('an agent that leaves the store', () => {
  test('is told of to those who bought it, with the way to their money, when its creator unpublishes it or leaves', async () => {
    const creator = await system.user()
    const forge = atForge(system, creator)
    const { id, slug } = await forge.listed(
      agentContent({ price: { model: 'one_time', aed: 10.5 } }),
    )
    const [buyer, other] = [await personWith(system, 20_000), await personWith(system, 1_000)]
    const { body } = await purchase(system, buyer, slug)
    const told = async ({ email }: Person) => {
      await system.capabilities.outbox.sendEmails()
      return system.mail.to(email).filter(({ subject }) => subject.includes('left the store'))
    }

    await forge.unpublish(id)
    const unpublished = await told(buyer)
    await system.request('DELETE', '/api/account', {
      token: creator.token,
      body: { password: creator.password },
    })
    const gone = await told(buyer)

    expect(unpublished).toHaveLength(1)
    expect(unpublished[0]!.text).toContain(
      'Within 30 days of a payment you can have its money back',
    )
    expect(gone.at(-1)!.text).toContain('deleted their account')
    expect([gone.length, await told(other)]).toEqual([2, []])
    const refund = await system.request('POST', `/api/billing/orders/${body.order.id}/refund`, {
      token: buyer.token,
    })
    expect(refund.body.order.status).toBe('refunded')
  })
})

describe('an agent bought once', () => {
  test('is paid once and never ends', async () => {
    const app = await system.app(forGood)
    const person = await personWith(system, 20_000)

    const { body } = await purchase(system, person, app.slug)
    system.clock.advance(400 * DAY_MS)
    await renew(system)
    const later = await signInAgain(system, person)

    expect(body.entitlement).toMatchObject({
      kind: 'one_time',
      price: dirhams(14_700),
      current_period_end: null,
    })
    expect((await run(system, later, app.slug)).body.charge.source).toBe('entitlement')
    expect(await balanceOf(system, later)).toBe(5_300)
  })

  test('has nothing to cancel', async () => {
    const app = await system.app(forGood)
    const person = await personWith(system, 14_700)
    const { body } = await purchase(system, person, app.slug)

    expect((await change(system, person, body.entitlement.id, 'cancel')).body.code).toBe(
      'billing.entitlement_not_found',
    )
  })

  test('goes back to the wallet within thirty days, and has to be bought again', async () => {
    const app = await system.app(forGood)
    const person = await personWith(system, 14_700)
    const { body } = await purchase(system, person, app.slug)

    const refund = await system.request('POST', `/api/billing/orders/${body.order.id}/refund`, {
      token: person.token,
    })

    expect(refund.body.order).toMatchObject({ status: 'refunded' })
    expect(await balanceOf(system, person)).toBe(14_700)
    expect(await owned(system, person)).toEqual([])
    expect((await run(system, person, app.slug)).body.code).toBe('billing.purchase_required')
  })

  test('is among the person’s orders', async () => {
    const app = await system.app(forGood)
    const person = await personWith(system, 14_700)
    const { body } = await purchase(system, person, app.slug)

    expect((await ordersOf(person))[0]).toEqual(body.order)
  })
})

describe('a purchase', () => {
  test.each([
    { model: 'free', fils: 0 },
    { model: 'per_use', fils: 250 },
  ] as const)('of an agent whose price is $model is refused', async (price) => {
    const app = await system.app({ price })

    const reply = await purchase(system, await personWith(system, 10_000), app.slug)

    expect(reply.status).toBe(409)
    expect(reply.body.code).toBe('billing.not_for_sale')
  })

  test('of what the person has is refused, and costs nothing', async () => {
    const app = await system.app(byMonth)
    const person = await personWith(system, 10_000)
    await purchase(system, person, app.slug)

    const reply = await purchase(system, person, app.slug)

    expect(reply.status).toBe(409)
    expect(reply.body.code).toBe('billing.already_owned')
    expect(await balanceOf(system, person)).toBe(5_100)
  })

  test('that the wallet cannot pay leaves nothing behind', async () => {
    const app = await system.app(byMonth)
    const person = await personWith(system, 4_899)

    const reply = await purchase(system, person, app.slug)

    expect(reply.status).toBe(402)
    expect(reply.body.code).toBe('billing.balance_too_low')
    expect(await appOrdersOf(system, person)).toEqual([])
    expect(await owned(system, person)).toEqual([])
  })

  test('counts towards the monthly cap, together with runs', async () => {
    const [app, other] = [
      await system.app(byMonth),
      await system.app({ price: { model: 'per_use', fils: 250 } }),
    ]
    const person = await personWith(system, 20_000)
    await cap(system, person, 5_000)
    await purchase(system, person, app.slug)

    const tooMuch = await run(system, person, other.slug)
    await cap(system, person, 5_150)
    const enough = await run(system, person, other.slug)
    const second = await purchase(system, person, (await system.app(byMonth)).slug)

    expect(tooMuch.body.code).toBe('billing.monthly_cap_reached')
    expect(enough.status).toBe(200)
    expect(second.body.code).toBe('billing.monthly_cap_reached')
  })

  test('repeated with its Idempotency-Key is the same purchase', async () => {
    const app = await system.app(byMonth)
    const person = await personWith(system, 10_000)
    const headers = { 'idempotency-key': randomUUID() }

    const first = await purchase(system, person, app.slug, { headers })
    const second = await purchase(system, person, app.slug, { headers })

    expect(second.status).toBe(200)
    expect(second.body).toEqual(first.body)
    expect(await balanceOf(system, person)).toBe(5_100)
  })

  test('does not take the Idempotency-Key of another', async () => {
    const [app, other] = [await system.app(byMonth), await system.app(byMonth)]
    const person = await personWith(system, 10_000)
    const headers = { 'idempotency-key': randomUUID() }
    await purchase(system, person, app.slug, { headers })

    const reply = await purchase(system, person, other.slug, { headers })

    expect(reply.body.code).toBe('request.key_reused')
    expect(await balanceOf(system, person)).toBe(5_100)
  })

  test('clicked ten times at once is made once', async () => {
    const app = await system.app(byMonth)
    const person = await personWith(system, 50_000)

    const replies = await Promise.all(
      Array.from({ length: 10 }, () => purchase(system, person, app.slug)),
    )

    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(replies.filter(({ body }) => body.code === 'billing.already_owned')).toHaveLength(9)
    expect(await balanceOf(system, person)).toBe(45_100)
  })

  test('of ten agents at once never takes more than the wallet holds', async () => {
    const apps = await Promise.all(Array.from({ length: 10 }, () => system.app(byMonth)))
    const person = await personWith(system, 3 * 4_900 + 4_899)

    const replies = await Promise.all(apps.map(({ slug }) => purchase(system, person, slug)))

    expect(replies.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(replies.filter(({ body }) => body.code === 'billing.balance_too_low')).toHaveLength(7)
    expect(await balanceOf(system, person)).toBe(4_899)
  })
})
