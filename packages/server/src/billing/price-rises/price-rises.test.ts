import type { forge } from '@wakeel/contract'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { agentContent, atForge } from '../../../testing/agents.ts'
import { appDefinition } from '../../../testing/apps.ts'
import { topUp } from '../../../testing/checkout.ts'
import { signInAgain } from '../../../testing/sign-in.ts'
import { openSystem, type Person, type System } from '../../../testing/system.ts'
import { listedPrices } from '../../database/schema/catalogue.ts'

let system: System
beforeAll(async () => {
  system = await openSystem()
})
afterAll(() => system.close())
afterEach(async () => expect(await system.violations()).toEqual([]))

const DAY_MS = 24 * 3_600_000
const prompt = 'Add VAT to AED 1,000'
const aed = (fils: number) => ({ amount: fils, currency: 'AED' })
const priced = (model: forge.AgentContent['price']['model'], price: number) =>
  agentContent({ price: { model, aed: price } })

/** A listed agent, and its creator at work on it. */
async function sold(model: forge.AgentContent['price']['model'], price: number) {
  const creator = await system.user()
  const { id, slug } = await atForge(system, creator).listed(priced(model, price))
  return { id, slug, creator, at: () => atForge(system, creator) }
}

type Sold = Awaited<ReturnType<typeof sold>>

/** Publishes the next version with this price. */
async function reprice(
  agent: Sold,
  model: forge.AgentContent['price']['model'],
  price: number,
): Promise<void> {
  const saved = await agent.at().save(agent.id, 0, priced(model, price))
  expect(saved.status).toBe(200)
  expect((await agent.at().publish(agent.id)).body.status).toBe('published')
}

async function customer(fils = 100_000): Promise<Person> {
  const person = await system.user()
  await topUp(system, person, fils)
  return person
}

const page = async ({ slug }: Sold, lang = 'en') =>
  (await system.request('GET', `/api/apps/${slug}?lang=${lang}`)).body.app
const run = async (person: Person, { slug }: Sold) =>
  (
    await system.request('POST', `/api/apps/${slug}/runs`, {
      token: person.token,
      body: { input: prompt },
    })
  ).body
const buy = (person: Person, { slug }: Sold) =>
  system.request('POST', `/api/apps/${slug}/purchase`, { token: person.token })
const owned = async (person: Person) =>
  (await system.request('GET', '/api/billing/subscription', { token: person.token })).body
    .entitlements
const edited = async (agent: Sold) => (await agent.at().get(agent.id)).body.agent
const withdraw = (agent: Sold, by = agent.creator) =>
  system.request('DELETE', `/api/forge/agents/${agent.id}/price-rise`, { token: by.token })

/** So many days pass, with the jobs of each. */
async function pass(days: number, ...people: Person[]): Promise<void> {
  system.clock.advance(days * DAY_MS)
  await system.capabilities.billing.priceRises.applyPriceRises()
  await system.capabilities.billing.purchases.renewEntitlements()
  for (const person of people) Object.assign(person, await signInAgain(system, person))
}

async function emailsTo(person: Person) {
  await system.capabilities.outbox.sendEmails()
  return system.mail.to(person.email).filter(({ subject }) => subject.includes('VAT helper'))
}

describe('a price that rises', () => {
  test('is announced: a run costs the old price for fourteen days, and then the new one', async () => {
    const agent = await sold('per_use', 2.5)
    const person = await customer()

    await reprice(agent, 'per_use', 9)

    const takesEffect = new Date(system.clock.now().getTime() + 14 * DAY_MS).toISOString()
    expect(await page(agent)).toMatchObject({
      price_aed: 2.5,
      version: 2,
      price_rise: { model: 'per_use', price_aed: 9, takes_effect_at: takesEffect },
    })
    expect((await run(person, agent)).charge.price).toEqual(aed(250))
    await pass(13.9, person, agent.creator)
    expect((await run(person, agent)).charge.price).toEqual(aed(250))
    await pass(0.1)
    expect(await page(agent)).toMatchObject({
      price_aed: 9,
      pricing: { model: 'per_use' },
      price_rise: null,
    })
    expect((await run(person, agent)).charge.price).toEqual(aed(900))
  })

  test('is told once by e-mail, in both languages, to whoever paid for the agent and to nobody else', async () => {
    const agent = await sold('per_use', 2.5)
    const [payer, other] = [await customer(), await customer()]
    await run(payer, agent)

    await reprice(agent, 'per_use', 9)

    const [message, ...more] = await emailsTo(payer)
    expect(more).toEqual([])
    expect(message!.subject).toEqual(
      expect.stringMatching(
        /^VAT helper for landlords( \d+)? will cost more · سيرتفع سعر مساعد الضريبة للملاك( \d+)?$/,
      ),
    )
    expect(message!.text).toContain('AED 2.50 per run')
    expect(message!.text).toContain('AED 9.00 per run')
    expect(message!.text).toContain('لكل استخدام')
    expect(message!.text).toContain('/#/account?tab=subscriptions')
    expect(await emailsTo(other)).toEqual([])
  })

  test('reaches a month that is renewed only once it is in force', async () => {
    const agent = await sold('subscription', 50)
    const person = await customer()
    await buy(person, agent)
    await pass(25, person, agent.creator)

    await reprice(agent, 'subscription', 100)
    await pass(7, person, agent.creator)
    const [first] = await owned(person)
    await pass(31, person, agent.creator)
    const [second] = await owned(person)

    expect(await emailsTo(person)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ subject: expect.stringContaining('will cost more') }),
      ]),
    )
    expect(first.price).toEqual(aed(5_000))
    expect(second.price).toEqual(aed(10_000))
    const orders = (await system.request('GET', '/api/billing/orders', { token: person.token }))
      .body.orders
    expect(
      orders
        .filter(({ kind }: { kind: string }) => kind === 'app')
        .map(({ total }: { total: { aed: number } }) => total.aed),
    ).toEqual([10_000, 5_000, 5_000])
  })

  test('is told to whoever buys the agent while it is announced', async () => {
    const agent = await sold('subscription', 50)
    await reprice(agent, 'subscription', 100)
    const person = await customer()

    await buy(person, agent)

    expect((await emailsTo(person)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('will cost more'),
    ])
    expect((await owned(person))[0]).toMatchObject({
      price: aed(5_000),
      price_rise: { price: aed(10_000) },
    })
  })

  test('takes nothing from somebody who owns the agent for good', async () => {
    const agent = await sold('one_time', 100)
    const person = await customer()
    await buy(person, agent)

    await reprice(agent, 'one_time', 200)
    const newcomer = await customer()
    expect((await buy(newcomer, agent)).body.entitlement.price).toEqual(aed(10_000))
    await pass(14, person, agent.creator)

    expect((await run(person, agent)).charge).toEqual({ source: 'entitlement', price: aed(0) })
    expect((await buy(await customer(), agent)).body.entitlement.price).toEqual(aed(20_000))
  })

  test.for([
    ['free', 0, 'per_use', 5],
    ['per_use', 5, 'subscription', 4],
    ['one_time', 100, 'per_use', 1],
  ] as const)(
    'is also a change from %s %d to %s %d',
    async ([model, price, nextModel, nextPrice]) => {
      const agent = await sold(model, price)

      await reprice(agent, nextModel, nextPrice)

      expect(await page(agent)).toMatchObject({
        pricing: { model, price_aed: price },
        price_rise: { model: nextModel, price_aed: nextPrice },
      })
      await pass(14)
      expect(await page(agent)).toMatchObject({
        pricing: { model: nextModel, price_aed: nextPrice },
        price_rise: null,
      })
    },
  )

  test('from a month to a run tells whoever pays by the month what becomes of it, and renews none after', async () => {
    const agent = await sold('subscription', 67)
    const person = await customer()
    await buy(person, agent)

    await reprice(agent, 'per_use', 5.5)

    const [message] = await emailsTo(person)
    expect(message!.subject).toContain('will be paid for in another way')
    expect(message!.text).toContain('It runs to its end, and no month is renewed after that day.')
    await pass(14, person, agent.creator)
    expect((await run(person, agent)).charge).toEqual({ source: 'entitlement', price: aed(0) })
    await pass(18, person, agent.creator)
    expect((await run(person, agent)).charge).toMatchObject({ price: aed(550) })
  })

  test('is told to those who ran the agent when it cost nothing', async () => {
    const agent = await sold('free', 0)
    const person = await system.user()
    await run(person, agent)

    await reprice(agent, 'per_use', 5)

    expect((await emailsTo(person)).map(({ text }) => text)).toEqual([
      expect.stringContaining('free'),
    ])
  })
})

describe('a rise cannot be dodged', () => {
  test('by taking the agent off the list and publishing it again', async () => {
    const agent = await sold('per_use', 2.5)
    await agent.at().unpublish(agent.id)

    await reprice(agent, 'per_use', 9)

    expect(await page(agent)).toMatchObject({ price_aed: 2.5, price_rise: { price_aed: 9 } })
  })

  test('by going back to an older version that cost more', async () => {
    const agent = await sold('per_use', 9)
    await reprice(agent, 'per_use', 2.5)

    await agent.at().restore(agent.id, 1)

    expect(await page(agent)).toMatchObject({
      price_aed: 2.5,
      version: 1,
      price_rise: { price_aed: 9 },
    })
  })

  test('by publishing again: the same price keeps its day, a higher one takes fourteen days of its own', async () => {
    const agent = await sold('per_use', 2.5)
    await reprice(agent, 'per_use', 9)
    const { takes_effect_at: first } = (await page(agent)).price_rise
    await pass(5, agent.creator)

    await reprice(agent, 'per_use', 9)
    expect((await page(agent)).price_rise).toMatchObject({ price_aed: 9, takes_effect_at: first })
    await reprice(agent, 'per_use', 12)
    await pass(9.1, agent.creator)

    expect(await page(agent)).toMatchObject({ price_aed: 2.5, price_rise: { price_aed: 12 } })
    await pass(5)
    expect((await page(agent)).price_aed).toBe(12)
  })
})

describe('a reduction', () => {
  test('takes effect at once, also for the next renewal, and ends a rise that was announced', async () => {
    const agent = await sold('subscription', 50)
    const person = await customer()
    await buy(person, agent)
    await reprice(agent, 'subscription', 80)

    system.clock.advance(1_000)
    await reprice(agent, 'subscription', 30)

    expect(await page(agent)).toMatchObject({ price_aed: 30, price_rise: null })
    expect((await emailsTo(person)).at(-1)!.subject).toContain('will not cost more')
    expect((await owned(person))[0].price).toEqual(aed(3_000))
    await pass(32, person, agent.creator)
    const [order] = (await system.request('GET', '/api/billing/orders', { token: person.token }))
      .body.orders
    expect(order.total.aed).toBe(3_000)
    expect((await page(agent)).price_aed).toBe(30)
  })
})

describe('the creator', () => {
  test('sees the rise and can withdraw it, which those who were told about it are told too', async () => {
    const agent = await sold('per_use', 2.5)
    const person = await customer()
    await run(person, agent)
    await reprice(agent, 'per_use', 9)
    expect((await edited(agent)).price).toMatchObject({
      in_force: { model: 'per_use', aed: 2.5 },
      rise: { price: { model: 'per_use', aed: 9 } },
    })

    system.clock.advance(1_000)
    const reply = await withdraw(agent)

    expect(reply.body.agent).toMatchObject({
      price: { in_force: { aed: 2.5 }, rise: null },
      content: { price: { aed: 2.5 } },
    })
    expect((await page(agent)).price_rise).toBeNull()
    await pass(15, person, agent.creator)
    expect((await run(person, agent)).charge.price).toEqual(aed(250))
    expect((await emailsTo(person)).at(-1)!.subject).toEqual(
      expect.stringMatching(
        /^VAT helper for landlords( \d+)? will not cost more · لن يرتفع سعر مساعد الضريبة للملاك( \d+)?$/,
      ),
    )
    expect((await withdraw(agent)).body.code).toBe('forge.no_price_rise')
  })

  test('is the only one who can: for anybody else there is no such agent', async () => {
    const agent = await sold('per_use', 2.5)
    await reprice(agent, 'per_use', 9)

    expect((await withdraw(agent, await system.user({ role: 'admin' }))).body.code).toBe(
      'forge.agent_not_found',
    )
    expect((await page(agent)).price_rise).not.toBeNull()
  })
})

describe('what became of a price', () => {
  const changes = async ({ slug }: Sold) =>
    (await system.request('GET', `/api/apps/${slug}/price-changes`)).body.changes
  const told = async (agent: Sold) =>
    (await changes(agent)).map(
      ({ kind, to, withdrawn_for }: { kind: string; to: Asked; withdrawn_for: string | null }) =>
        [kind, to.price.amount, withdrawn_for].filter((part) => part !== null).join(' '),
    )
  interface Asked {
    price: { amount: number }
  }

  test('is public: since when it is asked, what was announced for when, and that it took effect', async () => {
    const agent = await sold('per_use', 2.5)
    const listedAt = system.clock.now().toISOString()
    system.clock.advance(DAY_MS)
    await reprice(agent, 'per_use', 9)
    const announcedAt = system.clock.now()
    const effective = new Date(announcedAt.getTime() + 14 * DAY_MS)
    await pass(14, agent.creator)

    const from = { model: 'per_use', price: aed(250) }
    const to = { model: 'per_use', price: aed(900) }
    const nothing = { takes_effect_at: null, withdrawn_for: null }
    expect(await changes(agent)).toEqual([
      { kind: 'raised', at: system.clock.now().toISOString(), from, to, ...nothing },
      {
        kind: 'announced',
        at: announcedAt.toISOString(),
        from,
        to,
        takes_effect_at: effective.toISOString(),
        withdrawn_for: null,
      },
      { kind: 'listed', at: listedAt, from: null, to: from, ...nothing },
    ])
  })

  test('says why a rise that was announced never took effect', async () => {
    const agent = await sold('per_use', 2.5)
    await reprice(agent, 'per_use', 9)
    await withdraw(agent)
    await reprice(agent, 'per_use', 8)
    await reprice(agent, 'per_use', 7)
    await reprice(agent, 'per_use', 2)

    expect((await told(agent)).toSorted()).toEqual([
      'announced 700',
      'announced 800',
      'announced 900',
      'listed 250',
      'lowered 200',
      'withdrawn 700 lower_price',
      'withdrawn 800 other_rise',
      'withdrawn 900 creator',
    ])
  })

  test('stays as it was while the agent is out of the store, and cannot be changed', async () => {
    const agent = await sold('per_use', 2.5)
    await reprice(agent, 'per_use', 2)
    await agent.at().unpublish(agent.id)
    const gone = await system.request('GET', `/api/apps/${agent.slug}/price-changes`)
    await agent.at().restore(agent.id, 2)

    expect(gone.body.code).toBe('catalogue.app_not_found')
    expect((await told(agent)).toSorted()).toEqual(['listed 250', 'lowered 200'])
    const rows = system.database.update(listedPrices).set({ fils: 1 })
    await expect(rows.then(() => 'changed')).rejects.toMatchObject({
      cause: { message: 'the prices of agents are only added to' },
    })
    await expect(system.database.delete(listedPrices).then(() => 'gone')).rejects.toThrow()
  })

  test('of an agent that the store brings is written down too', async () => {
    const definition = appDefinition({ price: { model: 'per_use', fils: 250 } })
    const { id, slug } = await system.app(definition)
    const { catalogue } = system.capabilities
    await catalogue.updateApp(id, { ...definition, price: { model: 'per_use', fils: 300 } })
    await catalogue.updateApp(id, { ...definition, price: { model: 'free', fils: 0 } })

    expect(await told({ slug } as Sold)).toEqual(
      expect.arrayContaining(['listed 250', 'raised 300', 'lowered 0']),
    )
  })
})
