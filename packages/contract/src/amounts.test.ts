import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  aed,
  chargedInUsd,
  creatorPart,
  includedRunWorth,
  planShareOfRun,
  share,
  toUsd,
  usd,
  vatIn,
  vatOn,
} from './amounts.ts'

/** Up to ten million dirhams. */
const anyFils = fc.integer({ min: 0, max: 1_000_000_000 })

test('half a fils counts as a whole one', () => {
  expect([
    share(37_429, 50, 100),
    share(1, 50, 100),
    share(1, 49, 100),
    vatOn(10),
    vatOn(9),
  ]).toEqual([18_715, 1, 0, 1, 0])
})

test('a part of an amount is what exact arithmetic makes of it, half up', () => {
  fc.assert(
    fc.property(anyFils, fc.integer({ min: 0, max: 100 }), (amount, percent) => {
      const exact = (2n * BigInt(amount) * BigInt(percent) + 100n) / 200n

      expect(share(amount, percent, 100)).toBe(Number(exact))
    }),
  )
})

test('a part and the rest, however rounded, lose no fils', () => {
  fc.assert(
    fc.property(anyFils, fc.integer({ min: 0, max: 100 }), (price, percent) => {
      const vat = vatIn(price)
      const creator = Math.floor(((price - vat) * percent) / 100)
      const platform = price - vat - creator

      expect(vat + creator + platform).toBe(price)
      expect(Math.min(vat, creator, platform)).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('VAT that was put on top is found in the sum again', () => {
  fc.assert(
    fc.property(anyFils, (net) => {
      expect(vatIn(net + vatOn(net))).toBe(vatOn(net))
    }),
  )
})

test('the VAT in a price is five of its hundred and five parts, to half a fils', () => {
  fc.assert(
    fc.property(anyFils, (gross) => {
      expect(Math.abs(vatIn(gross) * 105 - gross * 5)).toBeLessThanOrEqual(105 / 2)
    }),
  )
})

test('dollars beside a price are at the peg of 3.6725, half up', () => {
  expect(
    [toUsd(aed(36_725)), toUsd(aed(10_000)), toUsd(aed(2)), toUsd(usd(77))].map(
      ({ amount }) => amount,
    ),
  ).toEqual([10_000, 2_723, 1, 77])
})

test('what PayPal is charged for dirhams covers them, by less than a cent more', () => {
  expect([chargedInUsd(5_000), chargedInUsd(36_725), chargedInUsd(1)]).toEqual([1_362, 10_000, 1])
  fc.assert(
    fc.property(anyFils, (fils) => {
      const worth = BigInt(chargedInUsd(fils)) * 36_725n
      const due = BigInt(fils) * 10_000n

      expect(worth >= due && worth - due < 36_725n).toBe(true)
    }),
  )
})

test('a run of a plan is worth the plan’s price for a run, or the agent’s own where that is lower', () => {
  const starter = { planFils: 11_573, months: 1, includedRuns: 50 }
  const pro = { planFils: 37_429, months: 1, includedRuns: 500 }
  const proByYear = { planFils: 12 * 29_943, months: 12, includedRuns: 500 }
  const enterprise = { planFils: 114_505, months: 1, includedRuns: 5_000 }

  // AED 115.73 / 50 = 2.3146, 374.29 / 500 = 0.74858, 299.43 / 500 = 0.59886, 1,145.05 / 5,000 = 0.22901.
  expect([starter, pro, proByYear, enterprise].map(planShareOfRun)).toEqual([231, 75, 60, 23])
  // AED 1.50 holds 7 fils of VAT.
  expect([starter, pro].map((plan) => includedRunWorth(150, plan))).toEqual([143, 75])
  // 70 % of 75 fils is 52.5, and 80 % of 23 is 18.4.
  expect([creatorPart(75, 70), creatorPart(23, 80)]).toEqual([52, 18])
})

test('however often a month’s runs are shared, creators on the highest share get less than was paid', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1_000, max: 200_000 }),
      fc.constantFrom(50, 500),
      (planFils, includedRuns) => {
        const part = creatorPart(
          includedRunWorth(1_000_000, { planFils, months: 1, includedRuns }),
          80,
        )

        expect(part * includedRuns).toBeLessThanOrEqual(planFils)
      },
    ),
  )
})
