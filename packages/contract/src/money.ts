import { z } from 'zod'

/** An amount in minor units (fils, cents). Never a float, never without its currency. */
export const Money = z.object({ amount: z.int(), currency: z.enum(['AED', 'USD']) })
export type Money = z.infer<typeof Money>

/** The dirham is pegged: 3.6725 AED to the US dollar since 1997 (Central Bank of the UAE). */
export const DIRHAMS_PER_DOLLAR = 3.6725

/** Dirhams in fils to dollars in cents, half up, as shown beside a price. */
export function toUsd(price: Money): Money {
  if (price.currency === 'USD') return price
  return { amount: Math.floor(price.amount / DIRHAMS_PER_DOLLAR + 0.5), currency: 'USD' }
}
