import { billing as contract } from '@wakeel/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSystem, type Person, type System } from '../../../testing/system.ts'
import { sessions } from '../../database/schema/accounts.ts'
import { offerSpots, subscriptions } from '../../database/schema/billing.ts'
import { beginningOf, dayAfter, dayAt } from '../../uae-days.ts'

let system: System
beforeAll(async () => {
  system = await openSystem()
})
afterAll(async () => {
  const violations = await system.violations()
  await system.close()
  expect(violations).toEqual([])
})

const DAY_MS = 24 * 3_600_000

const read = async (path: string, person?: Person) =>
  (await system.request('GET', path, person && { token: person.token })).body
const plansOf = (query = '', person?: Person) => read(`/api/plans${query}`, person)
const quoteOf = async (query: string, person?: Person): Promise<contract.Quote> =>
  (await read(`/api/checkout/quote?${query}`, person)).quote

async function buy(
  person: Person,
  request: { plan: contract.PlanId; billing?: contract.BillingPeriod; offer?: contract.OfferId },
) {
  const started = await system.request('POST', '/api/checkout', {
    token: person.token,
    body: request,
  })
  expect(started.body).toMatchObject({ success: true })
  system.clock.advance(3_000)
  const completed = await system.request(
    'POST',
    `/api/checkout/${started.body.order.id}/complete`,
    { token: person.token },
  )
  expect(completed.body.order.status).toBe('completed')
}

/** Somebody who has just bought a plan. */
async function subscriber(
  plan: contract.PlanId,
  billing: contract.BillingPeriod = 'monthly',
): Promise<Person> {
  const person = await system.user()
  await buy(person, { plan, billing })
  return person
}

describe('the plans', () => {
  test('are three, at the prices of the list in both currencies', async () => {
    const reply = await plansOf()
    const { plans, ...rest } = contract.routes.listPlans.response.parse(reply)

    expect(plans.map(({ id, name, monthly, annual }) => [id, name, monthly, annual])).toEqual([
      ['starter', 'Starter', { aed: 11_573, usd: 3_149 }, { aed: 9_258, usd: 2_519 }],
      ['pro', 'Pro', { aed: 37_429, usd: 10_185 }, { aed: 29_943, usd: 8_148 }],
      ['enterprise', 'Enterprise', { aed: 114_505, usd: 31_185 }, { aed: 91_604, usd: 24_948 }],
    ])
    expect(
      plans.map(({ popular, creatorShare, included_runs }) => [
        popular,
        creatorShare,
        included_runs,
      ]),
    ).toEqual([
      [false, 50, 50],
      [true, 70, 500],
      [false, 80, 5_000],
    ])
    expect(plans.filter((plan) => 'offerCode' in plan)).toEqual([])
    expect(rest).toEqual({ success: true, offer_notice: null, vat_mode: 'added', current: null })
  })

  test('a year paid at once saves a fifth of every price', async () => {
    const { plans } = await plansOf()
    const savings = plans.flatMap(({ monthly, annual }: contract.Plan) => [
      annual.aed / monthly.aed,
      annual.usd / monthly.usd,
    ])

    expect(savings.map((rest: number) => rest.toFixed(3))).toEqual(
      Array.from({ length: 6 }, () => '0.800'),
    )
  })

  test('with the founder special in the address show what half the price is', async () => {
    const { plans, offer_notice } = await plansOf('?offer=founder_special')

    expect(plans).toMatchObject([
      { monthly: { aed: 5_787, usd: 1_575 }, annual: { aed: 4_629, usd: 1_260 } },
      { monthly: { aed: 18_715, usd: 5_093 }, annual: { aed: 14_972, usd: 4_074 } },
      { monthly: { aed: 57_253, usd: 15_593 }, annual: { aed: 45_802, usd: 12_474 } },
    ])
    expect(plans[1]).toMatchObject({
      originalPrice: { monthly: { aed: 37_429, usd: 10_185 }, annual: { aed: 29_943, usd: 8_148 } },
      discount: 50,
      offerCode: 'founder_special',
    })
    expect(offer_notice).toBeNull()
  })

  test.each(['marketing_bundle', 'enterprise_pilot'])(
    'with %s in the address cost fifteen percent less',
    async (code) => {
      const { plans } = await plansOf(`?offer=${code}`)

      expect(plans[1]).toMatchObject({
        monthly: { aed: 31_815, usd: 8_657 },
        discount: 15,
        offerCode: code,
      })
    },
  )

  test.each([
    'SAVE20',
    'FOUNDER_SPECIAL',
    'constructor',
    '__proto__',
    'founder_special%2Cmarketing_bundle',
  ])('with the code %s, which nobody knows, cost what they cost, and say so', async (code) => {
    const { plans, offer_notice } = await plansOf(`?offer=${code}`)

    expect(offer_notice).toBe('unknown')
    expect(plans).toEqual((await plansOf()).plans)
  })

  test('with an empty code cost what they cost, and nothing needs to be said', async () => {
    expect(await plansOf('?offer=')).toEqual(await plansOf())
  })

  test('are described in Arabic to whoever reads Arabic', async () => {
    const { plans } = await plansOf('?lang=ar')

    expect(plans.map(({ name }: contract.Plan) => name)).toEqual(['المبتدئ', 'المحترف', 'الشركات'])
    expect(plans[1].features[0]).toBe('500 تشغيل مشمول كل شهر')
  })

  test('tell a person which one is theirs', async () => {
    const person = await subscriber('pro', 'annual')

    expect((await plansOf('', person)).current).toEqual({ plan: 'pro', billing: 'annual' })
    expect((await plansOf('', await system.user())).current).toBeNull()
  })
})

describe('the offers', () => {
  test('show the figures of their cards and no more', async () => {
    const reply = await read('/api/offers')
    const { offers } = contract.routes.listOffers.response.parse(reply)
    const shown = offers.map(({ id, discount, originalPrice, salePrice, currency }) => [
      id,
      discount,
      originalPrice,
      salePrice,
      currency,
    ])

    expect(shown).toEqual([
      ['founder_special', 50, 37_429, 18_715, 'AED'],
      ['marketing_bundle', 25, 24_900, 18_700, 'AED'],
      ['enterprise_pilot', 30, 149_900, 104_930, 'AED'],
    ])
    expect(offers.map(({ title, urgency, badgeColor }) => [title, urgency, badgeColor])).toEqual([
      ['Founder Special', true, 'gold'],
      ['Marketing Bundle', false, 'green'],
      ['Enterprise Pilot', false, 'neutral'],
    ])
  })

  test('are described in Arabic to whoever reads Arabic', async () => {
    const { offers } = await read('/api/offers?lang=ar')

    expect(offers.map(({ title, subtitle }: contract.Offer) => [title, subtitle])[0]).toEqual([
      'عرض المؤسس',
      'لأول 100 عميل',
    ])
  })

  test('count the spots that are left: one fewer with each customer', async () => {
    const before = (await read('/api/offers')).offers
    await buy(await system.user(), { plan: 'pro', offer: 'founder_special' })
    const after = (await read('/api/offers')).offers

    expect(before.map(({ spots_remaining }: contract.Offer) => spots_remaining)).toEqual([
      23,
      null,
      null,
    ])
    expect(after.map(({ spots_remaining }: contract.Offer) => spots_remaining)).toEqual([
      22,
      null,
      null,
    ])
  })

  test('that are sold out give no discount, and say so', async () => {
    await system.database.update(offerSpots).set({ spots: sql`${offerSpots.taken}` })
    const [{ offers }, { plans, offer_notice }] = [
      await read('/api/offers'),
      await plansOf('?offer=founder_special'),
    ]
    const quote = await quoteOf('plan=pro&offer=founder_special')
    await system.database.update(offerSpots).set({ spots: 100 })

    expect([offers[0].spots_remaining, offer_notice, quote.offer_notice]).toEqual([
      0,
      'sold_out',
      'sold_out',
    ])
    expect([plans[1].monthly, quote.discount, quote.total]).toEqual([
      { aed: 37_429, usd: 10_185 },
      { aed: 0, usd: 0 },
      { aed: 39_300, usd: 10_694 },
    ])
  })

  test('can be used once by each person, who is told so, and another one still can', async () => {
    const person = await system.user()
    await buy(person, { plan: 'starter', offer: 'marketing_bundle' })
    const notices = [
      await plansOf('?offer=marketing_bundle', person),
      await plansOf('?offer=enterprise_pilot', person),
      await plansOf('?offer=marketing_bundle'),
    ].map(({ offer_notice, plans }) => [offer_notice, plans[1].discount])
    const quote = await quoteOf('plan=pro&offer=marketing_bundle', person)

    expect(notices).toEqual([
      ['used', undefined],
      [null, 15],
      [null, 15],
    ])
    expect([quote.offer, quote.offer_notice]).toEqual([null, 'used'])
  })

  test('are not used by a checkout that was never paid', async () => {
    const person = await system.user()
    const body = { plan: 'pro', offer: 'enterprise_pilot' }
    const { order } = (await system.request('POST', '/api/checkout', { token: person.token, body }))
      .body
    await system.request('POST', `/api/checkout/${order.id}/cancel`, { token: person.token })

    expect((await quoteOf('plan=pro&offer=enterprise_pilot', person)).offer?.percent).toBe(15)
  })
})

describe('a quote', () => {
  test('for Pro by the month with the founder special says every line', async () => {
    const reply = await read('/api/checkout/quote?plan=pro&offer=founder_special')
    const { quote, is_sandbox } = contract.routes.getQuote.response.parse(reply)

    expect(quote).toEqual({
      plan: { id: 'pro', name: 'Pro' },
      billing: 'monthly',
      months: 1,
      month_price: { aed: 37_429, usd: 10_185 },
      list_price: { aed: 37_429, usd: 10_185 },
      offer: { id: 'founder_special', title: 'Founder Special', percent: 50 },
      offer_notice: null,
      discount: { aed: 18_714, usd: 5_092 },
      credit: { aed: 0, usd: 0 },
      subtotal: { aed: 18_715, usd: 5_093 },
      vat_mode: 'added',
      vat_percent: 5,
      vat: { aed: 936, usd: 255 },
      total: { aed: 19_651, usd: 5_348 },
      change: 'new',
      renewal_total: { aed: 39_300, usd: 10_694 },
      period_ends_at: expect.any(String),
      is_refundable: true,
    })
    expect(is_sandbox).toBe(true)
  })

  test('for a year is for twelve months and ends a year later', async () => {
    const quote = await quoteOf('plan=enterprise&billing=annual')
    const days = (Date.parse(quote.period_ends_at) - system.clock.now().getTime()) / DAY_MS

    expect(quote).toMatchObject({
      months: 12,
      month_price: { aed: 91_604, usd: 24_948 },
      list_price: { aed: 1_099_248, usd: 299_376 },
      total: { aed: 1_154_210, usd: 314_345 },
    })
    expect([365, 366]).toContain(Math.round(days))
  })

  test('names plan and offer in Arabic to whoever reads Arabic', async () => {
    const quote = await quoteOf('plan=pro&offer=founder_special&lang=ar')

    expect([quote.plan.name, quote.offer?.title]).toEqual(['المحترف', 'عرض المؤسس'])
  })

  test('with a code that nobody knows is at the list price, and says so', async () => {
    expect(await quoteOf('plan=pro&offer=SAVE20')).toEqual({
      ...(await quoteOf('plan=pro')),
      offer_notice: 'unknown',
      period_ends_at: expect.any(String),
      is_refundable: true,
    })
  })

  test.each(['', 'plan=platinum', 'plan=pro&billing=weekly', `plan=pro&offer=${'x'.repeat(61)}`])(
    'for “%s” is refused',
    async (query) => {
      const { status, body } = await system.request('GET', `/api/checkout/quote?${query}`)

      expect([status, body.code]).toEqual([400, 'request.invalid'])
    },
  )

  test('where prices include VAT takes it out of what is shown', async () => {
    const included = await openSystem({ config: { vatMode: 'included' } })
    const { body } = await included.request(
      'GET',
      '/api/checkout/quote?plan=pro&offer=founder_special',
    )
    const plans = await included.request('GET', '/api/plans')
    await included.close()

    expect(body.quote).toMatchObject({
      vat_mode: 'included',
      subtotal: { aed: 18_715, usd: 5_093 },
      vat: { aed: 891, usd: 243 },
      total: { aed: 18_715, usd: 5_093 },
      renewal_total: { aed: 37_429, usd: 10_185 },
    })
    expect(plans.body.vat_mode).toBe('included')
  })
})

describe('a quote for somebody with a plan', () => {
  test('says that it is the one they have, and until when', async () => {
    const person = await subscriber('pro')
    const { subscription } = await read('/api/billing/subscription', person)
    const quote = await quoteOf('plan=pro', person)

    expect([quote.change, quote.period_ends_at]).toEqual([
      'current',
      subscription.current_period_end,
    ])
  })

  test('credits all of a plan that was bought at this moment', async () => {
    const person = await subscriber('starter')
    const quote = await quoteOf('plan=pro', person)

    expect(quote).toMatchObject({
      change: 'upgrade',
      credit: { aed: 11_573, usd: 3_149 },
      subtotal: { aed: 25_856, usd: 7_036 },
      vat: { aed: 1_293, usd: 352 },
      total: { aed: 27_149, usd: 7_388 },
    })
  })

  test('credits the days that are left of it, and gives a whole new month', async () => {
    const person = await subscriber('starter')
    const { period_ends_at } = await quoteOf('plan=starter', person)
    const whole = Math.round((Date.parse(period_ends_at) - system.clock.now().getTime()) / DAY_MS)
    system.clock.advance(15 * DAY_MS)
    const quote = await quoteOf('plan=pro', person)

    const credit = (minor: number) => Math.round((minor * (whole - 15)) / whole)
    expect([quote.change, quote.credit]).toEqual([
      'upgrade',
      { aed: credit(11_573), usd: credit(3_149) },
    ])
    expect(quote.period_ends_at).toBe((await quoteOf('plan=pro')).period_ends_at)
  })

  test('says the same all day, and that is what the checkout charges', async () => {
    const person = await subscriber('starter')
    system.clock.advance(
      beginningOf(dayAfter(dayAt(system.clock.now()), 7)).getTime() - system.clock.now().getTime(),
    )
    const inTheMorning = await quoteOf('plan=enterprise&billing=annual', person)

    system.clock.advance(DAY_MS - 1)
    const inTheEvening = await quoteOf('plan=enterprise&billing=annual', person)
    const started = await system.request('POST', '/api/checkout', {
      token: person.token,
      body: { plan: 'enterprise', billing: 'annual' },
    })

    expect(inTheEvening.total).toEqual(inTheMorning.total)
    expect(started.body.order.total).toEqual(inTheMorning.total)
  })

  test('credits what was paid and not the list price', async () => {
    const person = await system.user()
    await buy(person, { plan: 'starter', offer: 'founder_special' })

    expect((await quoteOf('plan=pro', person)).credit).toEqual({ aed: 5_787, usd: 1_575 })
  })

  test('after an upgrade credits also what had been credited to it', async () => {
    const person = await subscriber('starter')
    await buy(person, { plan: 'pro' })

    expect((await quoteOf('plan=enterprise', person)).credit).toEqual({ aed: 37_429, usd: 10_185 })
  })

  test('takes an offer off an upgrade before the credit', async () => {
    const person = await subscriber('starter')
    const quote = await quoteOf('plan=pro&offer=enterprise_pilot', person)

    expect([quote.discount.aed, quote.credit.aed, quote.subtotal.aed]).toEqual([
      5_614, 11_573, 20_242,
    ])
  })

  test('says that a lower plan begins when the paid month ends, at its list price whatever the code', async () => {
    const person = await subscriber('pro')
    const { period_ends_at } = await quoteOf('plan=pro', person)
    const quote = await quoteOf('plan=starter&offer=enterprise_pilot', person)

    expect(quote).toMatchObject({
      change: 'later',
      offer: null,
      offer_notice: null,
      discount: { aed: 0, usd: 0 },
      credit: { aed: 0, usd: 0 },
      total: { aed: 12_152, usd: 3_306 },
    })
    expect(
      Math.round((Date.parse(quote.period_ends_at) - Date.parse(period_ends_at)) / DAY_MS),
    ).toBeGreaterThanOrEqual(28)
  })

  test('lets a month become a year now, and a year become a month later', async () => {
    const [monthly, annual] = [await subscriber('pro'), await subscriber('pro', 'annual')]

    expect((await quoteOf('plan=pro&billing=annual', monthly)).change).toBe('upgrade')
    expect((await quoteOf('plan=pro&billing=monthly', annual)).change).toBe('later')
  })

  test('lets a higher plan that costs less than the credit begin later, so that no credit is lost', async () => {
    const person = await subscriber('pro', 'annual')
    const [month, year] = [
      await quoteOf('plan=enterprise&billing=monthly', person),
      await quoteOf('plan=enterprise&billing=annual', person),
    ]

    expect([month.change, month.credit.aed, year.change, year.credit.aed]).toEqual([
      'later',
      0,
      'upgrade',
      359_316,
    ])
  })

  test('whose renewal was declined begins any plan now, the same one too, and credits nothing', async () => {
    const person = await subscriber('pro')
    const { period_ends_at } = await quoteOf('plan=pro', person)
    system.clock.advance(Date.parse(period_ends_at) - system.clock.now().getTime() + 1)
    await system.database.update(sessions).set({ expiresAt: new Date('2200-01-01') })
    await system.database
      .update(subscriptions)
      .set({ status: 'past_due' })
      .where(eq(subscriptions.userId, person.id))
    const [same, lower] = [await quoteOf('plan=pro', person), await quoteOf('plan=starter', person)]
    await buy(person, { plan: 'pro' })

    expect((await read('/api/billing/subscription', person)).subscription.status).toBe('active')
    expect([same.change, same.credit.aed, same.total.aed]).toEqual(['upgrade', 0, 39_300])
    expect([lower.change, lower.credit.aed, lower.total.aed]).toEqual(['upgrade', 0, 12_152])
  })
})
