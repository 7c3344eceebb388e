import { bind } from '../../bind.ts'
import type { QuoteDependencies } from './dependencies.ts'
import { getQuote } from './get-quote.ts'
import { listOffers } from './list-offers.ts'
import { listPlans } from './list-plans.ts'
import { boughtPlan, quoteFor } from './quote-for.ts'

export type Quotes = ReturnType<typeof createQuotes>

/** What plans and offers cost, and what a checkout would charge a person. */
export function createQuotes(dependencies: QuoteDependencies) {
  return bind(dependencies, { listPlans, listOffers, getQuote, quoteFor, boughtPlan })
}
