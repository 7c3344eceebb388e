import type { billing, Price } from '@wakeel/contract'

const both = (aed: number, usd: number): Price => ({ aed, usd })

/** A plan as its card shows it; say only what the test is about. */
export function plan(details: Partial<billing.Plan> = {}): billing.Plan {
  return {
    id: 'pro',
    name: 'Pro',
    description: 'For professionals who work with agents every day.',
    features: ['500 included runs every month', 'Everything in Starter'],
    cta: 'Choose Pro',
    popular: true,
    creatorShare: 70,
    included_runs: 500,
    monthly: both(37_429, 10_185),
    annual: both(29_943, 8_148),
    ...details,
  }
}

/** The three plans of specification section 9. */
export const plans = (): billing.Plan[] => [
  plan({
    id: 'starter',
    name: 'Starter',
    cta: 'Choose Starter',
    popular: false,
    creatorShare: 50,
    included_runs: 50,
    features: ['50 included runs every month'],
    monthly: both(11_573, 3_149),
    annual: both(9_258, 2_519),
  }),
  plan(),
  plan({
    id: 'enterprise',
    name: 'Enterprise',
    cta: 'Choose Enterprise',
    popular: false,
    creatorShare: 80,
    included_runs: 5_000,
    features: ['5,000 runs a month, shared by the organisation'],
    monthly: both(114_505, 31_185),
    annual: both(91_604, 24_948),
  }),
]

export function offer(details: Partial<billing.Offer> = {}): billing.Offer {
  return {
    id: 'founder_special',
    title: 'Founder Special',
    subtitle: 'For the first 100 customers',
    discount: 50,
    originalPrice: 37_429,
    salePrice: 18_715,
    currency: 'AED',
    description: 'Pro at half its price.',
    features: ['500 included runs', '30-day money-back guarantee'],
    badge: 'First 100',
    badgeColor: 'gold',
    cta: 'Claim Founder Special',
    urgency: true,
    spots_remaining: 23,
    ...details,
  }
}

/** Pro by the month, without an offer. */
export function quote(details: Partial<billing.Quote> = {}): billing.Quote {
  return {
    plan: { id: 'pro', name: 'Pro' },
    billing: 'monthly',
    months: 1,
    month_price: both(37_429, 10_185),
    list_price: both(37_429, 10_185),
    offer: null,
    offer_notice: null,
    discount: both(0, 0),
    credit: both(0, 0),
    subtotal: both(37_429, 10_185),
    vat_mode: 'added',
    vat_percent: 5,
    vat: both(1_871, 509),
    total: both(39_300, 10_694),
    change: 'new',
    renewal_total: both(39_300, 10_694),
    period_ends_at: '2026-12-20T08:00:00.000Z',
    is_refundable: true,
    ...details,
  }
}

/** The same for half its price. */
export const founderQuote = (details: Partial<billing.Quote> = {}): billing.Quote =>
  quote({
    offer: { id: 'founder_special', title: 'Founder Special', percent: 50 },
    discount: both(18_714, 5_092),
    subtotal: both(18_715, 5_093),
    vat: both(936, 255),
    total: both(19_651, 5_348),
    ...details,
  })

/** An order for that, on its way. */
export function order(details: Partial<billing.Order> = {}): billing.Order {
  return {
    id: '0b7e9c1e-54d0-4a63-9a51-1f6c1d6f2a10',
    kind: 'plan',
    status: 'awaiting_approval',
    description: 'Pro, monthly',
    plan: 'pro',
    billing: 'monthly',
    app: null,
    vat: both(936, 255),
    total: both(19_651, 5_348),
    refunded: both(0, 0),
    payment_provider: 'sandbox',
    approval_url: null,
    decline_reason: null,
    created_at: '2026-11-20T08:00:00.000Z',
    completed_at: null,
    invoice_number: null,
    refundable_until: null,
    ...details,
  }
}
