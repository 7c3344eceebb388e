import type { catalogue, ResultOf } from '@wakeel/contract'

let made = 0

/** An app as the catalogue gives it out; say only what the test is about. */
export function app(details: Partial<catalogue.App> = {}): catalogue.App {
  const number = ++made
  const prompts = [
    'What is 5% VAT on AED 1,000?',
    'Check this invoice',
    'Split AED 1,050 into net and VAT',
  ]
  return {
    id: `app-${number}`,
    slug: `agent-${number}`,
    name: `Agent ${number}`,
    category: 'finance',
    emoji: '🧾',
    icon: null,
    rating: 4.5,
    reviews_count: 12,
    short_description: 'Does one thing well.',
    description: 'Does one thing well.',
    full_description: 'Does one thing well, and shows how.',
    price_usd: 101.92,
    price_aed: 374.29,
    pricing: { model: 'subscription', price_usd: 101.92, price_aed: 374.29 },
    execution_count: 1204,
    created_at: '2026-11-01T08:00:00.000Z',
    price_rise: null,
    updated_at: '2026-11-12T08:00:00.000Z',
    is_active: true,
    is_verified: true,
    under_maintenance: false,
    is_paused: false,
    demo_prompts: prompts,
    metadata: { demo_prompts: prompts },
    provider: { name: 'Wakeel', kind: 'store', handle: 'store' },
    verification: {
      statement: 'Every demo prompt was run.',
      verified_at: '2026-11-10T08:00:00.000Z',
      prompts_checked: 6,
    },
    needs: ['The amount'],
    never: ['Invents a number'],
    sample: { prompt: prompts[0]!, answer: 'The VAT is **AED 50.00**.' },
    skills: [
      { name: 'vat-calculator', title: 'VAT calculator', source: 'Federal Decree-Law 8/2017' },
    ],
    runtime: 'skills',
    version: 1,
    evaluation: null,
    signed_by: null,
    file_types: [],
    languages: ['en', 'ar'],
    median_time_ms: 42,
    success_rate: 0.998,
    ...details,
  }
}

/** A page of a list. */
export function list(
  apps: readonly catalogue.AppCard[],
  details: Partial<catalogue.AppList> = {},
): catalogue.AppList {
  const counts: Record<string, number> = {
    all: apps.length,
    business: 0,
    marketing: 0,
    finance: 0,
    education: 0,
    health: 0,
    productivity: 0,
  }
  for (const one of apps) counts[one.category] = (counts[one.category] ?? 0) + 1
  return {
    success: true,
    apps: [...apps],
    total: apps.length,
    counts,
    next_cursor: null,
    ...details,
  }
}

/** What the store says of itself; say only what the test is about. */
export const storeFacts = (
  details: Partial<ResultOf<typeof catalogue.routes.getStore>> = {},
): ResultOf<typeof catalogue.routes.getStore> => ({
  success: true,
  total_apps: 0,
  total_runs: 0,
  median_time_ms: null,
  has_sample_data: false,
  investor_demo: false,
  ...details,
})
