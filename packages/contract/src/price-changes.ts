import { z } from 'zod'
import { PricingModel } from './catalogue.ts'
import { Money } from './money.ts'

/** Why an announced rise never took effect: its creator took it back, or published a lower price, or announced another rise instead. */
export const Withdrawal = z.enum(['creator', 'lower_price', 'other_rise'])
export type Withdrawal = z.infer<typeof Withdrawal>

const AskedPrice = z.object({ model: PricingModel, price: Money })

/**
 * Something that became of an agent's price. `listed`: the first that is known; `lowered` and `raised`: what is asked since then;
 * `announced`: a rise to come; `withdrawn`: one that will not.
 */
export const PriceChange = z.object({
  kind: z.enum(['listed', 'lowered', 'raised', 'announced', 'withdrawn']),
  at: z.iso.datetime(),
  /** Null of the first. */
  from: AskedPrice.nullable(),
  to: AskedPrice,
  /** Of what was announced. */
  takes_effect_at: z.iso.datetime().nullable(),
  /** Of what was withdrawn; null where that was not written down. */
  withdrawn_for: Withdrawal.nullable(),
})
export type PriceChange = z.infer<typeof PriceChange>
