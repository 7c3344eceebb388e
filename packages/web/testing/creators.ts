import type { creatorPages, creators, Money, reviews } from '@wakeel/contract'

const aed = (amount: number): Money => ({ amount, currency: 'AED' })

export const stats = (details: Partial<creators.CreatorStats> = {}): creators.CreatorStats => ({
  totalRevenue: aed(45_591),
  monthlyRevenue: aed(3_927),
  totalRuns: 1_304,
  avgRating: 4.3,
  reviewsCount: 4,
  totalAgents: 2,
  publishedAgents: 1,
  growthRate: 12.5,
  trustScore: 93,
  ...details,
})

/** Somebody who has not made an agent yet. */
export const noStats = stats({
  totalRevenue: aed(0),
  monthlyRevenue: aed(0),
  totalRuns: 0,
  avgRating: null,
  reviewsCount: 0,
  totalAgents: 0,
  publishedAgents: 0,
  growthRate: null,
  trustScore: null,
})

/** In the store, with runs and a score. */
export const creatorAgent = (
  details: Partial<creators.CreatorAgent> = {},
): creators.CreatorAgent => ({
  id: '0b7e9c1e-54d0-4a63-9a51-1f6c1d6f2a11',
  slug: 'vat-desk',
  name: 'VAT desk',
  emoji: '🧾',
  category: 'finance',
  description: 'Works out VAT.',
  status: 'published',
  is_listed: true,
  taken_down: false,
  under_maintenance: false,
  is_paused: false,
  open_status: null,
  version: 1,
  rating: 4.3,
  reviewsCount: 4,
  totalRuns: 1_304,
  monthlyRevenue: aed(3_927),
  trustScore: 93,
  trustParts: { succeeded: 0.9, testsPassed: 1, rating: 0.825, kept: 1 },
  createdAt: '2026-11-01T08:00:00.000Z',
  ...details,
})

export const days = (count: number): creators.DayMetrics[] =>
  Array.from({ length: count }, (_, index) => ({
    day: new Date(Date.UTC(2026, 10, 20 - count + 1 + index)).toISOString().slice(0, 10),
    revenue: aed(index === count - 1 ? 250 : 119),
    runs: 2,
    failed_runs: 1,
  }))

export const earning = (details: Partial<creators.Earning> = {}): creators.Earning => ({
  id: '1',
  kind: 'sale',
  app: { slug: 'vat-desk', name: 'VAT desk', emoji: '🧾' },
  amount: aed(2_333),
  share_percent: 50,
  happened_at: '2026-11-19T08:00:00.000Z',
  held_until: '2026-12-19T08:00:00.000Z',
  ...details,
})

export const agentRun = (details: Partial<creators.AgentRun> = {}): creators.AgentRun => ({
  id: 'run-1',
  app: { slug: 'vat-desk', name: 'VAT desk', emoji: '🧾' },
  version: 1,
  kind: 'paid',
  status: 'succeeded',
  error: null,
  provider: 'built-in',
  execution_time_ms: 42,
  started_at: '2026-11-19T08:00:00.000Z',
  earned: aed(119),
  ...details,
})

export const receivedReview = (
  details: Partial<reviews.ReceivedReview> = {},
): reviews.ReceivedReview => ({
  id: '3f1f0a52-9f0e-4b8c-8d39-2f8f4f0f7a01',
  app: { id: 'app-1', slug: 'vat-desk', name: 'VAT desk', emoji: '🧾' },
  rating: 4,
  comment: 'Right to the fils.',
  user_name: 'Noura Saleh',
  created_at: '2026-11-18T08:00:00.000Z',
  updated_at: '2026-11-18T08:00:00.000Z',
  has_run: true,
  is_sample: false,
  reply: null,
  ...details,
})

/** Paid once, with two purchases that can still be taken back. */
export const earnings = (details: Partial<creators.Earnings> = {}): creators.Earnings => ({
  earned: aed(45_591),
  on_hold: aed(6_999),
  payable: aed(13_592),
  paid_out: aed(25_000),
  releases: [
    { day: '2026-11-22', amount: aed(2_333) },
    { day: '2026-12-19', amount: aed(4_666) },
  ],
  next_payout_at: '2026-11-23T02:00:00.000Z',
  least: aed(5_000),
  details: { holder_name: 'Layla Haddad', iban_masked: 'AE07 •••• 3456' },
  ...details,
})

export const payout = (details: Partial<creators.Payout> = {}): creators.Payout => ({
  id: 'payout-1',
  number: 'PO-000007',
  week: '2026-W46',
  status: 'ready',
  amount: aed(25_000),
  holder_name: 'Layla Haddad',
  iban_masked: 'AE07 •••• 3456',
  created_at: '2026-11-16T02:00:00.000Z',
  paid_at: null,
  ...details,
})

export const statement = (details: Partial<creators.Statement> = {}): creators.Statement => ({
  week: '2026-W46',
  from: '2026-11-08T20:00:00.000Z',
  to: '2026-11-15T20:00:00.000Z',
  opening: aed(20_000),
  earned: aed(30_000),
  taken_back: aed(2_333),
  paid_out: aed(25_000),
  closing: aed(22_667),
  ...details,
})

/** A creator as everybody sees them; say only what the test is about. */
export const publicCreator = (
  details: Partial<creatorPages.Creator> = {},
): creatorPages.Creator => ({
  handle: 'noura',
  name: 'Noura Saleh',
  kind: 'creator',
  about: 'Accountants who write agents.',
  website: 'https://scales.example.com/about',
  since: '2026-03-01T08:00:00.000Z',
  total_apps: 2,
  total_runs: 1204,
  rating: 4.6,
  reviews_count: 12,
  verified_apps: 1,
  ...details,
})
