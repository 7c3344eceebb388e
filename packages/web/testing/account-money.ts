import type { billing, Money, runs } from '@wakeel/contract'

const aed = (amount: number): Money => ({ amount, currency: 'AED' })

/** Pro by the month, paid until 20 December. */
export const subscription = (
  details: Partial<billing.Subscription> = {},
): billing.Subscription => ({
  id: 'subscription-1',
  plan: 'pro',
  plan_name: 'Pro',
  status: 'active',
  billing: 'monthly',
  started_at: '2026-11-20T08:00:00.000Z',
  current_period_start: '2026-11-20T08:00:00.000Z',
  current_period_end: '2026-12-20T08:00:00.000Z',
  cancel_at_period_end: false,
  next: null,
  paid: aed(39_300),
  ...aed(39_300),
  ...details,
})

export const usage = (details: Partial<billing.Usage> = {}): billing.Usage => ({
  month: '2026-11',
  included: 500,
  used: 12,
  resets_at: '2026-11-30T20:00:00.000Z',
  days: [
    { day: '2026-11-19', runs: 4 },
    { day: '2026-11-20', runs: 8 },
  ],
  ...details,
})

/** An agent bought by the month. */
export const entitlement = (details: Partial<billing.Entitlement> = {}): billing.Entitlement => ({
  id: '0b7e9c1e-54d0-4a63-9a51-1f6c1d6f2a11',
  app: { id: 'app-1', slug: 'meeting-minutes', name: 'Meeting Minutes', emoji: '📝' },
  kind: 'subscription',
  price: aed(6_700),
  price_rise: null,
  since: '2026-11-10T08:00:00.000Z',
  current_period_end: '2026-12-10T08:00:00.000Z',
  cancel_at_period_end: false,
  ...details,
})

export const wallet = (details: Partial<billing.Wallet> = {}): billing.Wallet => ({
  balance: aed(9_750),
  held: aed(0),
  limits: { monthly_cap: null, max_per_run: null },
  spent_this_month: aed(250),
  is_sandbox: true,
  ...details,
})

export const walletEntry = (details: Partial<billing.WalletEntry> = {}): billing.WalletEntry => ({
  id: 'entry-1',
  at: '2026-11-20T08:00:00.000Z',
  kind: 'run',
  app: { slug: 'vat-desk', name: 'VAT desk' },
  run_id: 'run-1',
  amount: aed(-250),
  balance_after: aed(9_750),
  ...details,
})

export const invoice = (details: Partial<billing.Invoice> = {}): billing.Invoice => ({
  id: 'invoice-1',
  number: 'INV-000001',
  kind: 'tax_invoice',
  ...aed(19_651),
  vat: aed(936),
  status: 'paid',
  description: 'Pro, monthly',
  created_at: '2026-11-20T08:00:00.000Z',
  order_id: null,
  is_replaceable: true,
  ...details,
})

export const refundPreview = (
  details: Partial<billing.RefundPreview> = {},
): billing.RefundPreview => ({
  amount: { aed: 19_651, usd: 5_348 },
  to: 'payment_method',
  ends_plan: 'Pro',
  ends_app: null,
  kept: { aed: 0, usd: 0 },
  together_with: [],
  used_offer: null,
  until: '2026-12-20T08:00:00.000Z',
  ...details,
})

/** AED 2.50 from a wallet that holds enough. */
export const runTerms = (details: Partial<runs.RunTerms> = {}): runs.RunTerms => ({
  source: 'wallet',
  price: aed(250),
  blockReason: null,
  included: null,
  cap: null,
  balance: aed(9_750),
  ...details,
})
