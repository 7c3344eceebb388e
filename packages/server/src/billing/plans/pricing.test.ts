import type { billing, Price } from '@wakeel/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { beginningOf, dayAfter, dayAt, daysBetween } from '../../uae-days.ts'
import { periodEnd } from './billing-period.ts'
import { unusedPart } from './credit.ts'
import { findOffer } from './offers.ts'
import { standardPlans as plans } from './plans.ts'
import { priceLines } from './pricing.ts'

type Amounts = [subtotal: number, vat: number, total: number]
type Case = [
  plan: billing.PlanId,
  period: billing.BillingPeriod,
  code: string,
  fils: Amounts,
  cents: Amounts,
]

const nothing: Price = { aed: 0, usd: 0 }

function amountsOf(
  plan: billing.PlanId,
  period: billing.BillingPeriod,
  code: string,
  vatMode: billing.VatMode,
) {
  const discountPercent = findOffer(code)?.checkoutPercent ?? 0
  const { subtotal, vat, total } = priceLines({
    plan: plans[plan],
    billing: period,
    discountPercent,
    credit: nothing,
    vatMode,
  })
  return { fils: [subtotal.aed, vat.aed, total.aed], cents: [subtotal.usd, vat.usd, total.usd] }
}

// The amounts of the two tables were worked out with decimal arithmetic from specification section 9, not by this code.

test.each<Case>([
  ['starter', 'monthly', 'no offer', [11_573, 579, 12_152], [3_149, 157, 3_306]],
  ['starter', 'monthly', 'founder_special', [5_787, 289, 6_076], [1_575, 79, 1_654]],
  ['starter', 'monthly', 'marketing_bundle', [9_837, 492, 10_329], [2_677, 134, 2_811]],
  ['starter', 'monthly', 'enterprise_pilot', [9_837, 492, 10_329], [2_677, 134, 2_811]],
  ['starter', 'monthly', 'SAVE20', [11_573, 579, 12_152], [3_149, 157, 3_306]],
  ['starter', 'annual', 'no offer', [111_096, 5_555, 116_651], [30_228, 1_511, 31_739]],
  ['starter', 'annual', 'founder_special', [55_548, 2_777, 58_325], [15_114, 756, 15_870]],
  ['starter', 'annual', 'marketing_bundle', [94_432, 4_722, 99_154], [25_694, 1_285, 26_979]],
  ['starter', 'annual', 'enterprise_pilot', [94_432, 4_722, 99_154], [25_694, 1_285, 26_979]],
  ['starter', 'annual', 'SAVE20', [111_096, 5_555, 116_651], [30_228, 1_511, 31_739]],
  ['pro', 'monthly', 'no offer', [37_429, 1_871, 39_300], [10_185, 509, 10_694]],
  ['pro', 'monthly', 'founder_special', [18_715, 936, 19_651], [5_093, 255, 5_348]],
  ['pro', 'monthly', 'marketing_bundle', [31_815, 1_591, 33_406], [8_657, 433, 9_090]],
  ['pro', 'monthly', 'enterprise_pilot', [31_815, 1_591, 33_406], [8_657, 433, 9_090]],
  ['pro', 'monthly', 'SAVE20', [37_429, 1_871, 39_300], [10_185, 509, 10_694]],
  ['pro', 'annual', 'no offer', [359_316, 17_966, 377_282], [97_776, 4_889, 102_665]],
  ['pro', 'annual', 'founder_special', [179_658, 8_983, 188_641], [48_888, 2_444, 51_332]],
  ['pro', 'annual', 'marketing_bundle', [305_419, 15_271, 320_690], [83_110, 4_156, 87_266]],
  ['pro', 'annual', 'enterprise_pilot', [305_419, 15_271, 320_690], [83_110, 4_156, 87_266]],
  ['pro', 'annual', 'SAVE20', [359_316, 17_966, 377_282], [97_776, 4_889, 102_665]],
  ['enterprise', 'monthly', 'no offer', [114_505, 5_725, 120_230], [31_185, 1_559, 32_744]],
  ['enterprise', 'monthly', 'founder_special', [57_253, 2_863, 60_116], [15_593, 780, 16_373]],
  ['enterprise', 'monthly', 'marketing_bundle', [97_329, 4_866, 102_195], [26_507, 1_325, 27_832]],
  ['enterprise', 'monthly', 'enterprise_pilot', [97_329, 4_866, 102_195], [26_507, 1_325, 27_832]],
  ['enterprise', 'monthly', 'SAVE20', [114_505, 5_725, 120_230], [31_185, 1_559, 32_744]],
  ['enterprise', 'annual', 'no offer', [1_099_248, 54_962, 1_154_210], [299_376, 14_969, 314_345]],
  [
    'enterprise',
    'annual',
    'founder_special',
    [549_624, 27_481, 577_105],
    [149_688, 7_484, 157_172],
  ],
  [
    'enterprise',
    'annual',
    'marketing_bundle',
    [934_361, 46_718, 981_079],
    [254_470, 12_724, 267_194],
  ],
  [
    'enterprise',
    'annual',
    'enterprise_pilot',
    [934_361, 46_718, 981_079],
    [254_470, 12_724, 267_194],
  ],
  ['enterprise', 'annual', 'SAVE20', [1_099_248, 54_962, 1_154_210], [299_376, 14_969, 314_345]],
])(
  '%s %s with %s costs what the price list and VAT on top make',
  (plan, period, code, fils, cents) => {
    expect(amountsOf(plan, period, code, 'added')).toEqual({ fils, cents })
  },
)

test.each<Case>([
  ['starter', 'monthly', 'no offer', [11_573, 551, 11_573], [3_149, 150, 3_149]],
  ['starter', 'monthly', 'founder_special', [5_787, 276, 5_787], [1_575, 75, 1_575]],
  ['starter', 'monthly', 'marketing_bundle', [9_837, 468, 9_837], [2_677, 127, 2_677]],
  ['starter', 'annual', 'no offer', [111_096, 5_290, 111_096], [30_228, 1_439, 30_228]],
  ['starter', 'annual', 'founder_special', [55_548, 2_645, 55_548], [15_114, 720, 15_114]],
  ['starter', 'annual', 'marketing_bundle', [94_432, 4_497, 94_432], [25_694, 1_224, 25_694]],
  ['pro', 'monthly', 'no offer', [37_429, 1_782, 37_429], [10_185, 485, 10_185]],
  ['pro', 'monthly', 'founder_special', [18_715, 891, 18_715], [5_093, 243, 5_093]],
  ['pro', 'monthly', 'marketing_bundle', [31_815, 1_515, 31_815], [8_657, 412, 8_657]],
  ['pro', 'annual', 'no offer', [359_316, 17_110, 359_316], [97_776, 4_656, 97_776]],
  ['pro', 'annual', 'founder_special', [179_658, 8_555, 179_658], [48_888, 2_328, 48_888]],
  ['pro', 'annual', 'marketing_bundle', [305_419, 14_544, 305_419], [83_110, 3_958, 83_110]],
  ['enterprise', 'monthly', 'no offer', [114_505, 5_453, 114_505], [31_185, 1_485, 31_185]],
  ['enterprise', 'monthly', 'founder_special', [57_253, 2_726, 57_253], [15_593, 743, 15_593]],
  ['enterprise', 'monthly', 'marketing_bundle', [97_329, 4_635, 97_329], [26_507, 1_262, 26_507]],
  ['enterprise', 'annual', 'no offer', [1_099_248, 52_345, 1_099_248], [299_376, 14_256, 299_376]],
  [
    'enterprise',
    'annual',
    'founder_special',
    [549_624, 26_173, 549_624],
    [149_688, 7_128, 149_688],
  ],
  [
    'enterprise',
    'annual',
    'marketing_bundle',
    [934_361, 44_493, 934_361],
    [254_470, 12_118, 254_470],
  ],
])('%s %s with %s, its VAT included, costs what is shown', (plan, period, code, fils, cents) => {
  expect(amountsOf(plan, period, code, 'included')).toEqual({ fils, cents })
})

test('Pro by the month with the founder special is written out line by line', () => {
  const lines = priceLines({
    plan: plans.pro,
    billing: 'monthly',
    discountPercent: 50,
    credit: nothing,
    vatMode: 'added',
  })

  expect(lines).toEqual({
    months: 1,
    month_price: { aed: 37_429, usd: 10_185 },
    list_price: { aed: 37_429, usd: 10_185 },
    discount: { aed: 18_714, usd: 5_092 },
    credit: { aed: 0, usd: 0 },
    subtotal: { aed: 18_715, usd: 5_093 },
    vat: { aed: 936, usd: 255 },
    total: { aed: 19_651, usd: 5_348 },
  })
})

test('a credit comes off before VAT', () => {
  const credit = { aed: 10_000, usd: 3_000 }
  const { subtotal, vat, total } = priceLines({
    plan: plans.pro,
    billing: 'monthly',
    discountPercent: 0,
    credit,
    vatMode: 'added',
  })

  expect([subtotal, vat, total]).toEqual([
    { aed: 27_429, usd: 7_185 },
    { aed: 1_371, usd: 359 },
    { aed: 28_800, usd: 7_544 },
  ])
})

test('of a credit greater than the price only as much is used', () => {
  const credit = { aed: 50_000, usd: 20_000 }
  const lines = priceLines({
    plan: plans.pro,
    billing: 'monthly',
    discountPercent: 50,
    credit,
    vatMode: 'added',
  })

  expect([lines.credit, lines.subtotal, lines.total]).toEqual([
    { aed: 18_715, usd: 5_093 },
    nothing,
    nothing,
  ])
})

const anySale = fc.record({
  plan: fc.constantFrom(...Object.values(plans)),
  billing: fc.constantFrom('monthly' as const, 'annual' as const),
  discountPercent: fc.integer({ min: 0, max: 100 }),
  credit: fc.record({
    aed: fc.integer({ min: 0, max: 2_000_000 }),
    usd: fc.integer({ min: 0, max: 600_000 }),
  }),
  vatMode: fc.constantFrom('added' as const, 'included' as const),
})

test('the lines of any sale add up to its total, and none is negative', () => {
  fc.assert(
    fc.property(anySale, fc.constantFrom('aed' as const, 'usd' as const), (sale, currency) => {
      const lines = priceLines(sale)
      const { discount, credit, subtotal, vat, total } = lines
      const onTop = sale.vatMode === 'added' ? vat[currency] : 0

      expect(lines.list_price[currency] - discount[currency] - credit[currency]).toBe(
        subtotal[currency],
      )
      expect(subtotal[currency] + onTop).toBe(total[currency])
      expect(
        Math.min(
          discount[currency],
          credit[currency],
          subtotal[currency],
          vat[currency],
          total[currency],
        ),
      ).toBeGreaterThanOrEqual(0)
      expect(
        [discount, credit, subtotal, vat, total].every((line) =>
          Number.isSafeInteger(line[currency]),
        ),
      ).toBe(true)
    }),
  )
})

const paid = { totalFils: 39_300, vatFils: 1_871, totalCents: 10_694, vatCents: 509, quote: null }
const november = {
  currentPeriodStart: new Date('2026-11-01T00:00:00+04:00'),
  currentPeriodEnd: new Date('2026-12-01T00:00:00+04:00'),
}

test.each([
  [
    'all of it on the first day, early and late',
    '2026-11-01T23:59:59+04:00',
    { aed: 37_429, usd: 10_185 },
  ],
  ['half of it, half up, in the middle', '2026-11-16T00:00:00+04:00', { aed: 18_715, usd: 5_093 }],
  [
    'a tenth of it, half up, with three days left, at any time of the day',
    '2026-11-28T17:40:00+04:00',
    { aed: 3_743, usd: 1_019 },
  ],
  ['nothing at the end', '2026-12-01T00:00:00+04:00', nothing],
  ['nothing after the end', '2026-12-09T00:00:00+04:00', nothing],
  [
    'no more than all of it by a clock that goes slow',
    '2026-10-31T23:59:00+04:00',
    { aed: 37_429, usd: 10_185 },
  ],
])('of a month that was paid, the credit without VAT is %s', (_what, now, credit) => {
  expect(unusedPart(november, paid, new Date(now), 'added')).toEqual(credit)
})

test('where prices hold VAT, so does the credit', () => {
  expect(unusedPart(november, paid, new Date('2026-11-16T00:00:00+04:00'), 'included')).toEqual({
    aed: 19_650,
    usd: 5_347,
  })
})

test('what had been credited to an order counts as paid, so that a second upgrade loses nothing', () => {
  const quote = { credit: { aed: 11_573, usd: 3_149 } } as billing.Quote
  const upgraded = { totalFils: 27_149, vatFils: 1_293, totalCents: 7_388, vatCents: 352, quote }

  expect(unusedPart(november, upgraded, november.currentPeriodStart, 'added')).toEqual({
    aed: 37_429,
    usd: 10_185,
  })
})

const DAY_MS = 24 * 3_600_000
const anyPaidPeriod = fc.record({
  plan: fc.constantFrom(...Object.values(plans)),
  billing: fc.constantFrom('monthly' as const, 'annual' as const),
  start: fc.date({ min: new Date('2026-01-01'), max: new Date('2029-01-01'), noInvalidDate: true }),
})

test('of any plan and period the credit goes down by whole days: the same from midnight to midnight, and of days what they cost', () => {
  fc.assert(
    fc.property(
      anyPaidPeriod,
      fc.nat(400),
      fc.nat(DAY_MS - 1),
      fc.nat(DAY_MS - 1),
      ({ plan, billing, start }, after, one, other) => {
        const { total, vat } = priceLines({
          plan,
          billing,
          discountPercent: 0,
          credit: nothing,
          vatMode: 'added',
        })
        const order = {
          totalFils: total.aed,
          vatFils: vat.aed,
          totalCents: total.usd,
          vatCents: vat.usd,
          quote: null,
        }
        const period = { currentPeriodStart: start, currentPeriodEnd: periodEnd(start, billing) }
        const midnight = beginningOf(dayAfter(dayAt(start), after)).getTime()
        const creditAt = (time: number) =>
          unusedPart(period, order, new Date(midnight + time), 'added')
        const whole = daysBetween(dayAt(start), dayAt(period.currentPeriodEnd)).length - 1
        const left = BigInt(Math.max(whole - after, 0))
        const ofDays = (net: number) =>
          Number((2n * BigInt(net) * left + BigInt(whole)) / (2n * BigInt(whole)))

        expect(creditAt(one)).toEqual(creditAt(other))
        expect(creditAt(one)).toEqual({
          aed: ofDays(total.aed - vat.aed),
          usd: ofDays(total.usd - vat.usd),
        })
      },
    ),
  )
})

test('time passing never makes a credit greater', () => {
  const moment = fc.date({
    min: november.currentPeriodStart,
    max: november.currentPeriodEnd,
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(moment, moment, (one, other) => {
      const [earlier, later] = one < other ? [one, other] : [other, one]

      expect(unusedPart(november, paid, later, 'added').aed).toBeLessThanOrEqual(
        unusedPart(november, paid, earlier, 'added').aed,
      )
    }),
  )
})
