import type { billing, Language } from '@wakeel/contract'
import type { Clock } from '../clock.ts'
import type { Database, Queries } from '../database/database.ts'
import { notWritten } from './not-written.ts'

interface Dependencies {
  database: Database
  clock: Clock
  vatMode: billing.VatMode
  /** What `getQuote` says as `is_sandbox`. */
  isSandbox: boolean
}

export type Quotes = ReturnType<typeof createQuotes>

/** What plans and offers cost, and what a checkout would charge a person. */
export function createQuotes(_: Dependencies) {
  return {
    /** The quote for a person, or for a visitor without `userId`; with the id of the order whose unused part it credits. */
    async quoteFor(
      _queries: Queries,
      _wanted: {
        userId: string | undefined
        planId: billing.PlanId
        billing: billing.BillingPeriod
        offer: string | undefined
        language: Language
      },
    ): Promise<{ quote: billing.Quote; creditedOrderId: string | null }> {
      return notWritten()
    },
    async listPlans() {
      return notWritten()
    },
    async listOffers() {
      return notWritten()
    },
    async getQuote() {
      return notWritten()
    },
  }
}
