import { bind } from '../../bind.ts'
import { agreePrice } from './agree-price.ts'
import { applyPriceRises } from './apply-price-rises.ts'
import type { PriceRiseDependencies } from './dependencies.ts'
import { listPriceChanges } from './list-price-changes.ts'
import { tellBuyer } from './tell-buyer.ts'
import { withdrawPriceRise } from './withdraw-price-rise.ts'

export type PriceRises = ReturnType<typeof createPriceRises>

/**
 * The price of an agent that was in the store never rises without notice: a higher one, or another
 * way of paying, is announced to those who pay and takes effect fourteen days later; a lower one
 * takes effect at once. Whoever changes an agent's price locks its row.
 */
export function createPriceRises(dependencies: PriceRiseDependencies) {
  return bind(dependencies, {
    agreePrice,
    withdrawPriceRise,
    tellBuyer,
    applyPriceRises,
    listPriceChanges,
  })
}
