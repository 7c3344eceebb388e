import { z } from 'zod'
import { Money } from './money.ts'

/** Fils. */
export const TOP_UP = {
  choices: [5_000, 10_000, 20_000, 50_000],
  least: 1_000,
  max: 500_000,
} as const
/** The highest limit a person may set for themselves, fils. */
export const MAX_LIMIT = 10_000_000

export const SpendingLimits = z.object({
  monthly_cap: Money.nullable(),
  max_per_run: Money.nullable(),
})
export type SpendingLimits = z.infer<typeof SpendingLimits>

export const Wallet = z.object({
  balance: Money,
  /** Reserved by runs at work and refunds under way; the rest can be spent. */
  held: Money,
  limits: SpendingLimits,
  spent_this_month: Money,
  /** No real money moves when it is topped up. */
  is_sandbox: z.boolean(),
})
export type Wallet = z.infer<typeof Wallet>

export const WalletEntry = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  kind: z.enum(['top_up', 'run', 'purchase', 'refund', 'chargeback', 'correction']),
  /** The agent, where the entry is about one. */
  app: z.object({ slug: z.string(), name: z.string() }).nullable(),
  run_id: z.string().nullable(),
  /** What it added; negative when it took. */
  amount: Money,
  balance_after: Money,
})
export type WalletEntry = z.infer<typeof WalletEntry>
