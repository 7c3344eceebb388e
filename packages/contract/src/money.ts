import { z } from 'zod'

/** An amount in minor units (fils, cents). Never a float, never without its currency. */
export const Money = z.object({ amount: z.int(), currency: z.enum(['AED', 'USD']) })
export type Money = z.infer<typeof Money>

/** One price in both currencies: dirhams are what the customer sees first, dollars are what PayPal is charged. */
export const Price = z.object({ aed: z.int(), usd: z.int() })
export type Price = z.infer<typeof Price>
