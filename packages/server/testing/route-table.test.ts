import * as contract from '@wakeel/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { authPaths } from '../src/accounts/auth-paths.ts'
import { agentContent, atForge, described, idea } from './agents.ts'
import { newApiKey } from './api-keys.ts'
import { createAuthenticator } from './authenticator.ts'
import { rightQuestions } from './evaluations.ts'
import { found } from './organisations.ts'
import { startModelEndpoint } from './remote-agents/model-endpoint.ts'
import { openSystem, type Person, type System } from './system.ts'
import { newEndpoint } from './webhooks.ts'
import { newWidget } from './widgets.ts'

const routes = Object.values(contract).flatMap((capability) =>
  typeof capability === 'object' && 'routes' in capability
    ? Object.values(capability.routes as contract.Routes)
    : [],
)

const everybody = [
  'visitor',
  'user',
  'creator',
  'enterprise_user',
  'admin',
  'founder',
  'suspended',
] as const
type Who = (typeof everybody)[number]

/** `200`, or the status and code of the refusal. */
type Expected = Record<Who, string>

const all = (expected: string): Expected =>
  Object.fromEntries(everybody.map((who) => [who, expected])) as Expected
const open = (expected = '200'): Expected => ({
  ...all(expected),
  suspended: '403 accounts.suspended',
})
const signedIn = (expected = '200'): Expected => ({
  ...open(expected),
  visitor: '401 accounts.sign_in_required',
})
const onlyFor = (allowed: readonly Who[], expected = '200'): Expected => ({
  ...signedIn('403 accounts.forbidden'),
  ...Object.fromEntries(allowed.map((who) => [who, expected])),
})

interface Case {
  request: () => { path: string; body?: unknown }
  expected: Expected
}

/** Published by the store, with a review that somebody else wrote. */
let app: { slug: string }
let owner: Person
/** What the owner has ordered, been invoiced for and run. Whoever else asks for it, whatever their role, does not find it. */
const owned = {
  order: '',
  invoice: '',
  run: '',
  review: '',
  connection: '',
  agent: '',
  organisation: '',
  apiKey: '',
  widget: '',
  webhook: '',
}
/** Runs elsewhere, for connections. */
let endpoint: Awaited<ReturnType<typeof startModelEndpoint>>

const inApp = (rest: string, body?: unknown) => () => ({
  path: `/api/apps/${app.slug}${rest}`,
  body,
})
const at = (path: string, body?: unknown) => () => ({ path, body })
const toEndpoint = (path: string) => () => ({
  path,
  body: { kind: 'openai', address: endpoint.address },
})
const ofConnection = (rest: string, body?: unknown) => () => ({
  path: `/api/connections/${owned.connection}${rest}`,
  body,
})
const ofAgent = (rest: string, body?: unknown) => () => ({
  path: `/api/forge/agents/${owned.agent}${rest}`,
  body,
})
const ofOwner = (rest: string, body?: unknown) => () => ({
  path: `/api/admin/people/${owner.id}${rest}`,
  body,
})
const ofOrganisation = (rest: string, body?: unknown) => () => ({
  path: `/api/organisations/${owned.organisation}${rest}`,
  body,
})
const notTheirOrganisation = signedIn('404 organisations.not_found')
const notTheirWebhook = signedIn('404 webhooks.not_found')
const ofWebhook = (rest: string, body?: unknown) => ({
  path: `/api/webhook-endpoints/${owned.webhook}${rest}`,
  ...(body !== undefined && { body }),
})
const notTheirKey = signedIn('404 api_keys.not_found')
const notTheirWidget = signedIn('404 widgets.not_found')
const notTheirAgent = signedIn('404 forge.agent_not_found')
const inModeration = (path: string, body: unknown) =>
  at(`/api/moderation/${path.replace(':id', crypto.randomUUID())}`, body)
const ofOrder = (collection: string, rest: string) => () => ({
  path: `/api/${collection}/${owned.order}${rest}`,
})

const table: Record<string, Case> = {
  'GET /api/account': { request: at('/api/account'), expected: signedIn() },
  'GET /api/account/security-events': {
    request: at('/api/account/security-events'),
    expected: signedIn(),
  },
  'GET /api/account/export': { request: at('/api/account/export'), expected: signedIn() },
  'DELETE /api/account': {
    request: at('/api/account', { password: 'not the password' }),
    expected: {
      ...signedIn('403 accounts.password_wrong'),
      founder: '409 accounts.founder_cannot_leave',
    },
  },
  'GET /api/legal/:kind': {
    request: at('/api/legal/terms'),
    expected: open('404 request.not_found'),
  },
  'GET /api/contact': { request: at('/api/contact'), expected: open() },
  'POST /api/events': {
    request: at('/api/events', {
      events: [
        {
          id: crypto.randomUUID(),
          at: new Date().toISOString(),
          name: 'demo_clicked',
          properties: { app: 'vat-desk' },
        },
      ],
    }),
    expected: open(),
  },
  'GET /api/analytics/overview': {
    request: at('/api/analytics/overview'),
    expected: onlyFor(['admin', 'founder']),
  },
  'GET /api/apps': { request: at('/api/apps'), expected: open() },
  'GET /api/apps/:slug/price-changes': {
    request: () => ({ path: `/api/apps/${app.slug}/price-changes` }),
    expected: open(),
  },
  'GET /api/apps/:slug/versions': {
    request: () => ({ path: `/api/apps/${app.slug}/versions` }),
    expected: open(),
  },
  'GET /api/apps/:slug': { request: inApp(''), expected: open() },
  'GET /api/store': { request: at('/api/store'), expected: open() },
  'GET /api/apps/:slug/reviews': { request: inApp('/reviews'), expected: open() },
  // Somebody else's review is not found, whatever the role.
  'DELETE /api/apps/:slug/reviews/mine': {
    request: inApp('/reviews/mine'),
    expected: signedIn('404 reviews.not_found'),
  },
  'POST /api/apps/:slug/reviews': {
    request: inApp('/reviews', { rating: 5, comment: 'It answers.' }),
    expected: signedIn(),
  },
  'POST /api/apps/:slug/demo': {
    request: inApp('/demo', { input: 'Add VAT to AED 1,000' }),
    expected: open(),
  },
  'GET /api/apps/:slug/demo': { request: inApp('/demo'), expected: open() },
  'POST /api/apps/:slug/runs': {
    request: inApp('/runs', { input: 'Add VAT to AED 1,000' }),
    expected: signedIn(),
  },
  'GET /api/apps/:slug/runs': { request: inApp('/runs'), expected: signedIn() },
  'GET /api/runs': { request: at('/api/runs'), expected: signedIn() },
  'GET /api/runs/:id': {
    request: () => ({ path: `/api/runs/${owned.run}` }),
    expected: signedIn('404 runs.not_found'),
  },
  'GET /api/runs/:id/receipt': {
    request: () => ({ path: `/api/runs/${owned.run}/receipt` }),
    expected: open('404 runs.not_found'),
  },
  'POST /api/receipts/verify': {
    request: at('/api/receipts/verify', { jws: 'no receipt' }),
    expected: open(),
  },
  'GET /api/signing-keys': { request: at('/api/signing-keys'), expected: open() },
  'POST /api/signing-keys/rotate': {
    request: at('/api/signing-keys/rotate', { reason: 'It is a year old.' }),
    expected: onlyFor(['founder']),
  },
  'GET /api/conversations': { request: at('/api/conversations'), expected: signedIn() },
  'GET /api/conversations/:id': {
    request: () => ({ path: `/api/conversations/${owned.run}` }),
    expected: signedIn('404 runs.conversation_not_found'),
  },
  'POST /api/conversations/:id/claim': {
    request: () => ({ path: `/api/conversations/${owned.run}/claim` }),
    expected: signedIn('404 runs.conversation_not_found'),
  },
  'DELETE /api/conversations/:id': {
    request: () => ({ path: `/api/conversations/${owned.run}` }),
    expected: open('404 runs.conversation_not_found'),
  },
  'POST /api/apps/:slug/purchase': {
    request: inApp('/purchase'),
    expected: signedIn('409 billing.not_for_sale'),
  },

  'GET /api/plans': { request: at('/api/plans'), expected: open() },
  'GET /api/offers': { request: at('/api/offers'), expected: open() },
  'GET /api/checkout/quote': { request: at('/api/checkout/quote?plan=pro'), expected: open() },
  'GET /api/billing/plan-changes': {
    request: at('/api/billing/plan-changes'),
    expected: signedIn(),
  },
  'GET /api/billing/subscription': {
    request: at('/api/billing/subscription'),
    expected: signedIn(),
  },
  'POST /api/billing/subscription/cancel': {
    request: at('/api/billing/subscription/cancel'),
    expected: signedIn('404 billing.no_subscription'),
  },
  'POST /api/billing/subscription/resume': {
    request: at('/api/billing/subscription/resume'),
    expected: signedIn('404 billing.no_subscription'),
  },
  'POST /api/billing/subscription/change': {
    request: at('/api/billing/subscription/change', { plan: 'starter', billing: 'monthly' }),
    expected: signedIn('404 billing.no_subscription'),
  },
  // After the plans of nobody, as the founder is the same person throughout and has one from here on.
  'POST /api/checkout': { request: at('/api/checkout', { plan: 'pro' }), expected: signedIn() },
  'POST /api/checkout/:id/complete': {
    request: ofOrder('checkout', '/complete'),
    expected: signedIn('404 billing.order_not_found'),
  },
  'POST /api/checkout/:id/cancel': {
    request: ofOrder('checkout', '/cancel'),
    expected: signedIn('404 billing.order_not_found'),
  },
  'GET /api/billing/wallet': { request: at('/api/billing/wallet'), expected: signedIn() },
  'GET /api/billing/wallet/entries': {
    request: at('/api/billing/wallet/entries'),
    expected: signedIn(),
  },
  'POST /api/billing/wallet/top-ups': {
    request: at('/api/billing/wallet/top-ups', { amount_fils: 10_000 }),
    expected: signedIn(),
  },
  'PUT /api/billing/limits': {
    request: at('/api/billing/limits', { monthly_cap: 10_000, max_per_run: null }),
    expected: signedIn(),
  },
  'GET /api/billing/orders': { request: at('/api/billing/orders'), expected: signedIn() },
  'GET /api/billing/orders/:id/refund': {
    request: ofOrder('billing/orders', '/refund'),
    expected: signedIn('404 billing.order_not_found'),
  },
  'POST /api/billing/orders/:id/refund': {
    request: ofOrder('billing/orders', '/refund'),
    expected: signedIn('404 billing.order_not_found'),
  },
  'GET /api/billing/invoices': { request: at('/api/billing/invoices'), expected: signedIn() },
  'GET /api/billing/invoices/:number/pdf': {
    request: () => ({ path: `/api/billing/invoices/${owned.invoice}/pdf` }),
    expected: signedIn('404 billing.invoice_not_found'),
  },
  'GET /api/billing/invoices/:number/customer': {
    request: () => ({ path: `/api/billing/invoices/${owned.invoice}/customer` }),
    expected: signedIn('404 billing.invoice_not_found'),
  },
  'POST /api/billing/invoices/:number/replace': {
    request: () => ({
      path: `/api/billing/invoices/${owned.invoice}/replace`,
      body: { company: 'Noor Trading LLC', trn: null, address: null, keep: false },
    }),
    expected: signedIn('404 billing.invoice_not_found'),
  },
  'GET /api/billing/details': { request: at('/api/billing/details'), expected: signedIn() },
  'PUT /api/billing/details': {
    request: at('/api/billing/details', { company: 'Noor Trading LLC', trn: null, address: null }),
    expected: signedIn(),
  },
  'POST /api/billing/entitlements/:id/cancel': {
    request: ofOrder('billing/entitlements', '/cancel'),
    expected: signedIn('404 billing.entitlement_not_found'),
  },
  'POST /api/billing/entitlements/:id/resume': {
    request: ofOrder('billing/entitlements', '/resume'),
    expected: signedIn('404 billing.entitlement_not_found'),
  },

  // To whoever has no agent, every figure is nothing and every list empty.
  'GET /api/creator/stats': { request: at('/api/creator/stats'), expected: signedIn() },
  'GET /api/creator/agents': { request: at('/api/creator/agents'), expected: signedIn() },
  'GET /api/creator/series': { request: at('/api/creator/series'), expected: signedIn() },
  'GET /api/creator/earnings/entries': {
    request: at('/api/creator/earnings/entries'),
    expected: signedIn(),
  },
  'GET /api/creator/runs': { request: at('/api/creator/runs'), expected: signedIn() },
  'GET /api/creator/reviews': { request: at('/api/creator/reviews'), expected: signedIn() },
  'PUT /api/creator/reviews/:id/reply': {
    request: () => ({
      path: `/api/creator/reviews/${owned.review}/reply`,
      body: { text: 'Thank you.' },
    }),
    expected: signedIn('404 reviews.review_not_found'),
  },
  'DELETE /api/creator/reviews/:id/reply': {
    request: () => ({ path: `/api/creator/reviews/${owned.review}/reply` }),
    expected: signedIn('404 reviews.review_not_found'),
  },

  'GET /api/creator/earnings': { request: at('/api/creator/earnings'), expected: signedIn() },
  'PUT /api/creator/payout-details': {
    request: at('/api/creator/payout-details', {
      holder_name: 'Aisha Rahman',
      iban: 'AE070331234567890123456',
    }),
    expected: signedIn(),
  },
  'DELETE /api/creator/payout-details': {
    request: at('/api/creator/payout-details'),
    expected: signedIn(),
  },
  'GET /api/creators/:handle': { request: at('/api/creators/store'), expected: open() },
  'GET /api/creator/profile': { request: at('/api/creator/profile'), expected: signedIn() },
  'PUT /api/creator/profile': {
    request: at('/api/creator/profile', { about: { en: 'An accountant.', ar: '' }, website: null }),
    expected: signedIn(),
  },
  'GET /api/creator/profile/takedowns': {
    request: at('/api/creator/profile/takedowns'),
    expected: signedIn(),
  },
  'POST /api/creator/profile/takedowns/:id/appeal': {
    request: at(`/api/creator/profile/takedowns/${crypto.randomUUID()}/appeal`, {
      text: 'It was true.',
    }),
    expected: signedIn('409 moderation.not_taken_down'),
  },
  'GET /api/creator/payouts': { request: at('/api/creator/payouts'), expected: signedIn() },
  'GET /api/creator/statements': { request: at('/api/creator/statements'), expected: signedIn() },
  'GET /api/creator/statements/:week/:format': {
    request: at('/api/creator/statements/2026-W47/csv'),
    expected: signedIn('404 creators.statement_not_found'),
  },
  'GET /api/payouts/weeks': {
    request: at('/api/payouts/weeks'),
    expected: onlyFor(['admin', 'founder']),
  },
  'POST /api/payouts/weeks/:week/bank-file/:format': {
    request: at('/api/payouts/weeks/2026-W01/bank-file/csv'),
    expected: onlyFor(['admin', 'founder'], '404 creators.payout_not_found'),
  },
  'POST /api/payouts/weeks/:week/paid': {
    request: at('/api/payouts/weeks/2026-W01/paid'),
    expected: onlyFor(['admin', 'founder'], '404 creators.payout_not_found'),
  },
  'POST /api/payouts/:id/returned': {
    request: at(`/api/payouts/${crypto.randomUUID()}/returned`, {
      reason: 'The bank gave it back.',
    }),
    expected: onlyFor(['admin', 'founder'], '404 creators.payout_not_found'),
  },
  'GET /api/payouts/weeks/:week': {
    request: at('/api/payouts/weeks/2026-W01'),
    expected: onlyFor(['admin', 'founder'], '404 creators.payout_not_found'),
  },
  'GET /api/payments-admin/orders': {
    request: at('/api/payments-admin/orders'),
    expected: onlyFor(['admin', 'founder']),
  },
  'GET /api/payments-admin/orders.csv': {
    request: at('/api/payments-admin/orders.csv'),
    expected: onlyFor(['admin', 'founder']),
  },
  'GET /api/payments-admin/orders/:id': {
    request: ofOrder('payments-admin/orders', ''),
    expected: onlyFor(['admin', 'founder']),
  },
  'POST /api/payments-admin/orders/:id/refund': {
    request: at(`/api/payments-admin/orders/${crypto.randomUUID()}/refund`, {
      reason: 'The customer asked.',
    }),
    expected: onlyFor(['admin', 'founder'], '404 billing.order_not_found'),
  },
  'GET /api/payments-admin/refunds': {
    request: at('/api/payments-admin/refunds'),
    expected: onlyFor(['admin', 'founder']),
  },
  'GET /api/payments-admin/ledger/accounts': {
    request: at('/api/payments-admin/ledger/accounts'),
    expected: onlyFor(['admin', 'founder']),
  },
  'GET /api/payments-admin/ledger/transactions': {
    request: at('/api/payments-admin/ledger/transactions'),
    expected: onlyFor(['admin', 'founder']),
  },
  'GET /api/payments-admin/ledger.csv': {
    request: at('/api/payments-admin/ledger.csv'),
    expected: onlyFor(['admin', 'founder']),
  },
  'POST /api/payments-admin/reconciliation': {
    request: at('/api/payments-admin/reconciliation', { from: '2026-01-01', to: '2026-01-02' }),
    expected: onlyFor(['admin', 'founder']),
  },
  'POST /api/connections/probe': {
    request: toEndpoint('/api/connections/probe'),
    expected: signedIn(),
  },
  'POST /api/connections': { request: toEndpoint('/api/connections'), expected: signedIn() },
  'GET /api/connections': { request: at('/api/connections'), expected: signedIn() },
  'GET /api/connections/:id': {
    request: ofConnection(''),
    expected: signedIn('404 connections.not_found'),
  },
  'PATCH /api/connections/:id': {
    request: ofConnection('', { model: 'oasis-2' }),
    expected: signedIn('404 connections.not_found'),
  },
  'POST /api/connections/:id/check': {
    request: ofConnection('/check'),
    expected: signedIn('404 connections.not_found'),
  },
  'POST /api/connections/:id/verify': {
    request: ofConnection('/verify'),
    expected: signedIn('404 connections.not_found'),
  },
  'POST /api/connections/authorise': {
    request: () => ({ path: '/api/connections/authorise', body: { address: endpoint.address } }),
    expected: signedIn('422 connections.answer_invalid'),
  },
  'POST /api/connections/authorise/complete': {
    request: at('/api/connections/authorise/complete', { state: 'made-up', code: 'made-up' }),
    expected: signedIn('409 connections.authorisation_expired'),
  },
  'POST /api/connections/:id/authorise': {
    request: ofConnection('/authorise', {}),
    expected: signedIn('404 connections.not_found'),
  },
  'POST /api/connections/:id/revoke': {
    request: ofConnection('/revoke'),
    expected: signedIn('404 connections.not_found'),
  },
  'POST /api/connections/:id/keep-paused': {
    request: ofConnection('/keep-paused', {
      app_id: crypto.randomUUID(),
      fingerprint: 'a'.repeat(64),
    }),
    expected: signedIn('404 connections.not_found'),
  },
  'DELETE /api/connections/:id': {
    request: ofConnection(''),
    expected: signedIn('404 connections.not_found'),
  },

  'POST /api/forge/check-idea': {
    request: at('/api/forge/check-idea', described),
    expected: signedIn(),
  },
  'POST /api/forge/generate-agent': {
    request: at('/api/forge/generate-agent', idea),
    expected: signedIn(),
  },
  'POST /api/forge/import-agent': {
    request: () => ({
      path: '/api/forge/import-agent',
      body: { connection_id: owned.connection, pricing_model: 'monthly', price_aed: 67 },
    }),
    expected: signedIn('404 connections.not_found'),
  },
  'POST /api/forge/publish-agent': {
    request: () => ({
      path: '/api/forge/publish-agent',
      body: { app_id: owned.agent, publish: true },
    }),
    expected: notTheirAgent,
  },
  'GET /api/forge/agents/:id': { request: ofAgent(''), expected: notTheirAgent },
  'PUT /api/forge/agents/:id': {
    request: ofAgent('', { revision: 2, content: agentContent() }),
    expected: notTheirAgent,
  },
  'POST /api/forge/agents/:id/preview': {
    request: ofAgent('/preview', { input: 'Add VAT to AED 1,000' }),
    expected: notTheirAgent,
  },
  'GET /api/apps/:slug/evaluations': { request: inApp('/evaluations'), expected: open() },
  'GET /api/apps/:slug/evaluations/:version': {
    request: inApp('/evaluations/1'),
    expected: open('404 evaluations.not_found'),
  },
  'POST /api/forge/agents/:id/evaluations': {
    request: ofAgent('/evaluations'),
    expected: notTheirAgent,
  },
  'POST /api/forge/agents/:id/evaluations/try': {
    request: ofAgent('/evaluations/try', { question: rightQuestions[0] }),
    expected: notTheirAgent,
  },
  'POST /api/forge/agents/:id/approve-changes': {
    request: ofAgent('/approve-changes', { fingerprint: 'a'.repeat(64) }),
    expected: notTheirAgent,
  },
  'DELETE /api/forge/agents/:id/draft': { request: ofAgent('/draft'), expected: notTheirAgent },
  'POST /api/forge/agents/:id/withdraw': { request: ofAgent('/withdraw'), expected: notTheirAgent },
  'DELETE /api/forge/agents/:id/price-rise': {
    request: ofAgent('/price-rise'),
    expected: notTheirAgent,
  },
  'POST /api/forge/agents/:id/unpublish': {
    request: ofAgent('/unpublish'),
    expected: notTheirAgent,
  },
  'POST /api/forge/agents/:id/versions/:number/restore': {
    request: ofAgent('/versions/1/restore'),
    expected: notTheirAgent,
  },
  'GET /api/forge/skills': { request: at('/api/forge/skills'), expected: open() },
  'GET /api/forge/agents/:id/takedown': { request: ofAgent('/takedown'), expected: notTheirAgent },
  'POST /api/forge/agents/:id/appeal': {
    request: ofAgent('/appeal', { text: 'It was mended.' }),
    expected: notTheirAgent,
  },
  'POST /api/apps/:slug/reports': {
    request: inApp('/reports', { reason: 'spam', comment: 'It repeats itself.' }),
    expected: signedIn(),
  },
  'POST /api/creators/:handle/reports': {
    request: at('/api/creators/nobody/reports', { reason: 'spam', comment: 'It is advertising.' }),
    expected: signedIn('404 creators.creator_not_found'),
  },
  'GET /api/moderation/reports': {
    request: at('/api/moderation/reports'),
    expected: onlyFor(['admin', 'founder']),
  },
  'GET /api/moderation/reviews': {
    request: at('/api/moderation/reviews'),
    expected: onlyFor(['admin', 'founder']),
  },
  'POST /api/moderation/reviews': {
    request: inModeration('reviews', {
      ids: ['11111111-2222-4333-8444-555555555555'],
      decision: 'reject',
      reason: 'Not a review.',
    }),
    expected: onlyFor(['admin', 'founder'], '409 reviews.not_held'),
  },
  'GET /api/moderation/takedowns': {
    request: at('/api/moderation/takedowns'),
    expected: onlyFor(['admin', 'founder']),
  },
  'POST /api/moderation/apps/:id/dismiss-reports': {
    request: inModeration('apps/:id/dismiss-reports', { reason: 'Nothing is wrong.' }),
    expected: onlyFor(['admin', 'founder'], '404 catalogue.app_not_found'),
  },
  'POST /api/moderation/apps/:id/take-down': {
    request: inModeration('apps/:id/take-down', { reason: 'spam', note: 'It repeats itself.' }),
    expected: onlyFor(['admin', 'founder'], '404 catalogue.app_not_found'),
  },
  'POST /api/moderation/apps/:id/restore': {
    request: inModeration('apps/:id/restore', { reason: 'It was mended.' }),
    expected: onlyFor(['admin', 'founder'], '404 catalogue.app_not_found'),
  },
  'POST /api/moderation/creators/:id/dismiss-reports': {
    request: inModeration('creators/:id/dismiss-reports', { reason: 'Nothing is wrong.' }),
    expected: onlyFor(['admin', 'founder'], '404 creators.creator_not_found'),
  },
  'POST /api/moderation/creators/:id/take-down': {
    request: inModeration('creators/:id/take-down', {
      texts: { about: { en: 'Buy now.', ar: '' }, website: null },
      reason: 'spam',
      note: 'It is advertising.',
    }),
    expected: onlyFor(['admin', 'founder'], '404 creators.creator_not_found'),
  },
  'POST /api/moderation/profile-takedowns/:id/restore': {
    request: inModeration('profile-takedowns/:id/restore', { reason: 'It was true.' }),
    expected: onlyFor(['admin', 'founder'], '409 moderation.not_taken_down'),
  },
  'POST /api/moderation/appeals/:id': {
    request: inModeration('appeals/:id', { decision: 'upheld', answer: 'You are right.' }),
    expected: onlyFor(['admin', 'founder'], '404 moderation.appeal_not_found'),
  },
  'GET /api/moderation/log': { request: at('/api/moderation/log'), expected: open() },
  'GET /api/admin/people': {
    request: at('/api/admin/people'),
    expected: onlyFor(['admin', 'founder']),
  },
  'GET /api/admin/people.csv': {
    request: at('/api/admin/people.csv'),
    expected: onlyFor(['admin', 'founder']),
  },
  'GET /api/admin/roles': {
    request: at('/api/admin/roles'),
    expected: onlyFor(['admin', 'founder']),
  },
  'GET /api/admin/people/:id': { request: ofOwner(''), expected: onlyFor(['admin', 'founder']) },
  // The role that the owner has.
  'PUT /api/admin/people/:id/role': {
    request: ofOwner('/role', { role: 'user', reason: 'Asked for.' }),
    expected: onlyFor(['admin', 'founder']),
  },
  'POST /api/admin/people/:id/suspend': {
    request: at('/api/admin/people/nobody/suspend', { reason: 'Spam.' }),
    expected: onlyFor(['admin', 'founder'], '404 accounts.user_not_found'),
  },
  'POST /api/admin/people/:id/restore': {
    request: ofOwner('/restore', { reason: 'Asked for.' }),
    expected: onlyFor(['admin', 'founder']),
  },
  'GET /api/audit': { request: at('/api/audit'), expected: onlyFor(['admin', 'founder']) },
  'GET /api/audit.csv': { request: at('/api/audit.csv'), expected: onlyFor(['admin', 'founder']) },
  'GET /api/forge/submissions': {
    request: at('/api/forge/submissions'),
    expected: onlyFor(['admin', 'founder']),
  },
  'POST /api/forge/submissions/:id': {
    request: () => ({
      path: `/api/forge/submissions/${owned.agent}`,
      body: { decision: 'approve', number: 1, revision: 2 },
    }),
    expected: { ...onlyFor([]), admin: '409 forge.not_pending', founder: '409 forge.not_pending' },
  },

  'GET /api/founder/figures': {
    request: at('/api/founder/figures'),
    expected: onlyFor(['founder']),
  },
  'GET /api/founder/live': { request: at('/api/founder/live'), expected: onlyFor(['founder']) },
  'PUT /api/founder/burn-rate': {
    request: at('/api/founder/burn-rate', { fils_per_month: 9_000_000 }),
    expected: onlyFor(['founder']),
  },
  'GET /api/organisations': { request: at('/api/organisations'), expected: signedIn() },
  'POST /api/organisations': {
    request: at('/api/organisations', { name: 'Noor Trading' }),
    expected: {
      ...signedIn('402 organisations.enterprise_required'),
      enterprise_user: '200',
      founder: '200',
    },
  },
  'GET /api/organisations/invitation': {
    request: at('/api/organisations/invitation?token=made+up+and+long+enough'),
    expected: signedIn('404 organisations.invitation_not_found'),
  },
  'POST /api/organisations/join': {
    request: at('/api/organisations/join', { token: 'made up and long enough' }),
    expected: signedIn('404 organisations.invitation_not_found'),
  },
  'GET /api/organisations/:id': { request: ofOrganisation(''), expected: notTheirOrganisation },
  'PATCH /api/organisations/:id': {
    request: ofOrganisation('', { name: 'Mine' }),
    expected: notTheirOrganisation,
  },
  'DELETE /api/organisations/:id': { request: ofOrganisation(''), expected: notTheirOrganisation },
  'POST /api/organisations/:id/invitations': {
    request: ofOrganisation('/invitations', { email: 'me@example.ae', role: 'admin' }),
    expected: notTheirOrganisation,
  },
  'DELETE /api/organisations/:id/invitations/:invitation': {
    request: ofOrganisation(`/invitations/${crypto.randomUUID()}`),
    expected: notTheirOrganisation,
  },
  'PUT /api/organisations/:id/members/:user/role': {
    request: () => ofOrganisation(`/members/${owner.id}/role`, { role: 'member' })(),
    expected: notTheirOrganisation,
  },
  'PUT /api/organisations/:id/members/:user/cap': {
    request: () =>
      ofOrganisation(`/members/${owner.id}/cap`, { monthly_fils: 0, monthly_runs: 0 })(),
    expected: notTheirOrganisation,
  },
  'DELETE /api/organisations/:id/members/:user': {
    request: () => ofOrganisation(`/members/${owner.id}`)(),
    expected: notTheirOrganisation,
  },
  'PUT /api/organisations/:id/cap': {
    request: ofOrganisation('/cap', { monthly_fils: 0, monthly_runs: 0 }),
    expected: notTheirOrganisation,
  },
  'PUT /api/organisations/:id/agents': {
    request: ofOrganisation('/agents', { only_listed: true, rules: [] }),
    expected: notTheirOrganisation,
  },
  'GET /api/organisations/:id/runs': {
    request: ofOrganisation('/runs'),
    expected: notTheirOrganisation,
  },
  'GET /api/organisations/:id/runs/:run': {
    request: () => ofOrganisation(`/runs/${owned.run}`)(),
    expected: notTheirOrganisation,
  },
  'GET /api/organisations/:id/audit': {
    request: ofOrganisation('/audit'),
    expected: notTheirOrganisation,
  },
  'GET /api/organisations/:id/audit.csv': {
    request: ofOrganisation('/audit.csv'),
    expected: notTheirOrganisation,
  },

  'GET /api/api-keys': { request: at('/api/api-keys'), expected: signedIn() },
  'POST /api/api-keys': {
    request: at('/api/api-keys', { name: 'Night', scopes: ['run'] }),
    expected: signedIn(),
  },
  'PATCH /api/api-keys/:id': {
    request: () => ({ path: `/api/api-keys/${owned.apiKey}`, body: { name: 'Mine' } }),
    expected: notTheirKey,
  },
  'POST /api/api-keys/:id/rotate': {
    request: () => ({ path: `/api/api-keys/${owned.apiKey}/rotate`, body: {} }),
    expected: notTheirKey,
  },
  'DELETE /api/api-keys/:id': {
    request: () => ({ path: `/api/api-keys/${owned.apiKey}` }),
    expected: notTheirKey,
  },
  'GET /api/api-keys/:id/usage': {
    request: () => ({ path: `/api/api-keys/${owned.apiKey}/usage` }),
    expected: notTheirKey,
  },
  'GET /api/widgets': { request: at('/api/widgets'), expected: signedIn() },
  'POST /api/widgets': {
    request: () => ({
      path: '/api/widgets',
      body: {
        name: 'Prices page',
        agent: app.slug,
        origins: ['https://shop.example.ae'],
        cap: { daily_fils: null, daily_runs: 5, monthly_fils: null, monthly_runs: null },
      },
    }),
    expected: signedIn(),
  },
  'PATCH /api/widgets/:id': {
    request: () => ({ path: `/api/widgets/${owned.widget}`, body: { name: 'Mine' } }),
    expected: notTheirWidget,
  },
  'DELETE /api/widgets/:id': {
    request: () => ({ path: `/api/widgets/${owned.widget}` }),
    expected: notTheirWidget,
  },
  // By the token of its frame, whoever asks: there is none.
  'POST /api/widgets/:id/runs': {
    request: () => ({
      path: `/api/widgets/${owned.widget}/runs`,
      body: { token: 'made up', input: 'Add VAT to AED 1,000' },
    }),
    expected: open('401 widgets.visit_ended'),
  },
  'GET /api/webhook-endpoints': { request: at('/api/webhook-endpoints'), expected: signedIn() },
  'POST /api/webhook-endpoints': {
    request: at('/api/webhook-endpoints', {
      address: 'https://8.8.8.8/hooks',
      event_types: ['run.finished'],
    }),
    expected: signedIn(),
  },
  'PATCH /api/webhook-endpoints/:id': {
    request: () => ofWebhook('', { is_enabled: false }),
    expected: notTheirWebhook,
  },
  'DELETE /api/webhook-endpoints/:id': {
    request: () => ofWebhook(''),
    expected: notTheirWebhook,
  },
  'POST /api/webhook-endpoints/:id/rotate': {
    request: () => ofWebhook('/rotate'),
    expected: notTheirWebhook,
  },
  'POST /api/webhook-endpoints/:id/test': {
    request: () => ofWebhook('/test'),
    expected: notTheirWebhook,
  },
  'GET /api/webhook-endpoints/:id/deliveries': {
    request: () => ofWebhook('/deliveries'),
    expected: notTheirWebhook,
  },
  'POST /api/webhook-endpoints/:id/deliveries/:delivery/replay': {
    request: () => ofWebhook(`/deliveries/${owned.run}/replay`),
    expected: notTheirWebhook,
  },
  'POST /api/webhook-endpoints/:id/replay': {
    request: () => ofWebhook('/replay', { since: '2026-11-28T00:00:00Z' }),
    expected: notTheirWebhook,
  },
  // Of no program: what is wrong with it is said to whoever may be asked at all.
  'GET /api/oauth/authorization-request': {
    request: at('/api/oauth/authorization-request'),
    expected: signedIn('400 oauth.client_unknown'),
  },
  'POST /api/oauth/approvals': {
    request: at('/api/oauth/approvals', {
      request: {},
      agents: null,
      cap: { daily_fils: null, daily_runs: null, monthly_fils: null, monthly_runs: null },
    }),
    expected: signedIn('400 oauth.client_unknown'),
  },
  'GET /api/oauth/grants': { request: at('/api/oauth/grants'), expected: signedIn() },
  'PATCH /api/oauth/grants/:id': {
    request: at('/api/oauth/grants/a2f1c1de-54d0-4a63-9a51-1f6c1d6f2a77', { agents: null }),
    expected: signedIn('404 oauth.grant_not_found'),
  },
  'DELETE /api/oauth/grants/:id': {
    request: at('/api/oauth/grants/a2f1c1de-54d0-4a63-9a51-1f6c1d6f2a77'),
    expected: signedIn('404 oauth.grant_not_found'),
  },
  // Of the key that asks: a session is none.
  'GET /api/api-key': { request: at('/api/api-key'), expected: notTheirKey },

  'GET /api/jobs': { request: at('/api/jobs'), expected: onlyFor(['admin', 'founder']) },
  // The jobs of this store were never started, so none is known to it.
  'POST /api/jobs/:name/run': {
    request: at('/api/jobs/send_emails/run', { reason: 'The mail server is back.' }),
    expected: onlyFor(['admin', 'founder'], '404 jobs.not_found'),
  },

  'GET /api/status': { request: at('/api/status'), expected: open() },
  'GET /api/health/live': { request: at('/api/health/live'), expected: open() },
  'GET /api/health/ready': { request: at('/api/health/ready'), expected: open() },
  'GET /api/health': { request: at('/api/health'), expected: open() },
  'GET /api/health/deep': {
    request: at('/api/health/deep'),
    expected: onlyFor(['admin', 'founder']),
  },
}

const passkey = createAuthenticator({ origin: 'https://store.example' })
const credentials = { email: 'nobody@example.ae', password: 'not the password' }

/** The paths under /api/auth, where better-auth answers. */
const authTable: Record<string, Case> = {
  'POST /sign-up/email': {
    request: () => ({
      path: '/sign-up/email',
      body: { name: 'New', email: `${crypto.randomUUID()}@example.ae`, password: 'long enough 1' },
    }),
    expected: all('200'),
  },
  'POST /sign-in/email': {
    request: at('/sign-in/email', credentials),
    expected: all('401 accounts.email_or_password_wrong'),
  },
  'POST /sign-out': { request: at('/sign-out', {}), expected: all('200') },
  'GET /get-session': { request: at('/get-session'), expected: open() },
  'GET /list-sessions': { request: at('/list-sessions'), expected: signedIn() },
  'POST /revoke-session': {
    request: at('/revoke-session', { token: 'made up' }),
    expected: signedIn(),
  },
  'POST /revoke-other-sessions': {
    request: at('/revoke-other-sessions', {}),
    expected: signedIn(),
  },
  'POST /revoke-sessions': { request: at('/revoke-sessions', {}), expected: signedIn() },
  'POST /update-user': { request: at('/update-user', { name: 'Renamed' }), expected: signedIn() },
  'POST /change-password': {
    request: at('/change-password', {
      currentPassword: 'not the password',
      newPassword: 'long enough 2',
    }),
    expected: signedIn('403 accounts.password_wrong'),
  },
  'POST /change-email': {
    request: () => ({
      path: '/change-email',
      body: { newEmail: `${crypto.randomUUID()}@example.ae` },
    }),
    expected: signedIn(),
  },
  ...Object.fromEntries(
    ['enable', 'disable'].map((operation) => [
      `POST /two-factor/${operation}`,
      {
        request: at(`/two-factor/${operation}`, { password: 'not the password' }),
        expected: signedIn('403 accounts.password_wrong'),
      },
    ]),
  ),
  'POST /two-factor/generate-backup-codes': {
    request: at('/two-factor/generate-backup-codes', { password: 'not the password' }),
    expected: signedIn('409 accounts.second_factor_off'),
  },
  ...Object.fromEntries(
    ['verify-totp', 'verify-backup-code'].map((operation) => [
      `POST /two-factor/${operation}`,
      {
        request: at(`/two-factor/${operation}`, { code: '000000' }),
        expected: {
          ...open('409 accounts.second_factor_off'),
          visitor: '401 accounts.code_too_late',
        },
      },
    ]),
  ),
  'GET /passkey/list-user-passkeys': {
    request: at('/passkey/list-user-passkeys'),
    expected: signedIn(),
  },
  'POST /passkey/generate-register-options': {
    request: at('/passkey/generate-register-options', { password: 'not the password' }),
    expected: signedIn('403 accounts.password_wrong'),
  },
  'POST /passkey/verify-registration': {
    request: at('/passkey/verify-registration', {
      name: 'Phone',
      response: passkey.register({ challenge: 'made-up' }),
    }),
    expected: signedIn('401 accounts.passkey_refused'),
  },
  'POST /passkey/update-passkey': {
    request: at('/passkey/update-passkey', { id: crypto.randomUUID(), name: 'Phone' }),
    expected: signedIn('404 accounts.passkey_not_found'),
  },
  'POST /passkey/delete-passkey': {
    request: at('/passkey/delete-passkey', {
      id: crypto.randomUUID(),
      password: 'not the password',
    }),
    expected: signedIn('403 accounts.password_wrong'),
  },
  'POST /passkey/generate-authenticate-options': {
    request: at('/passkey/generate-authenticate-options', {}),
    expected: all('200'),
  },
  'POST /passkey/verify-authentication': {
    request: at('/passkey/verify-authentication', {
      response: passkey.answer({ challenge: 'made-up' }),
    }),
    expected: all('401 accounts.passkey_refused'),
  },
  'POST /request-password-reset': {
    request: () => ({
      path: '/request-password-reset',
      body: { email: `${crypto.randomUUID()}@example.ae` },
    }),
    expected: all('200'),
  },
  'POST /reset-password': {
    request: at('/reset-password', { token: 'made up', newPassword: 'long enough 3' }),
    expected: all('400 accounts.link_invalid'),
  },
  'POST /send-verification-email': {
    request: at('/send-verification-email', { email: 'somebody-else@example.ae' }),
    expected: { ...open('400 request.invalid'), visitor: '200' },
  },
  'GET /verify-email': {
    request: at('/verify-email?token=made-up'),
    expected: all('400 accounts.link_invalid'),
  },
}

let system: System
let founder: Person

beforeAll(async () => {
  endpoint = await startModelEndpoint()
  system = await openSystem({ config: { outboundAllow: [endpoint.allow] } })
  app = await system.app()
  owner = await system.user()
  const review = { rating: 3, comment: 'Mine.' }
  owned.review = (
    await system.request('POST', `/api/apps/${app.slug}/reviews`, {
      token: owner.token,
      body: review,
    })
  ).body.review.id
  await buyAndRun(owner)
  const connected = await system.request('POST', '/api/connections', {
    token: owner.token,
    body: toEndpoint('')().body,
  })
  owned.connection = connected.body.connection.id
  owned.agent = (await atForge(system, owner).draft()).id
  await system.setRole(owner.id, 'enterprise_user')
  owned.organisation = await found(system, owner)
  owned.apiKey = (await newApiKey(system, owner)).id
  owned.widget = (await newWidget(system, owner, { agent: app.slug })).id
  owned.webhook = (await newEndpoint(system, owner, { address: 'https://8.8.8.8/hooks' })).id
  founder = await system.user({ role: 'founder' })
})
afterAll(async () => {
  await system.close()
  await endpoint.close()
})
beforeEach(() => system.clock.advance(3_600_000))

async function buyAndRun({ token }: Person): Promise<void> {
  const topUp = await system.request('POST', '/api/billing/wallet/top-ups', {
    token,
    body: { amount_fils: 10_000 },
  })
  owned.order = topUp.body.order.id
  system.clock.advance(3_000)
  await system.request('POST', `/api/checkout/${owned.order}/complete`, { token })
  const { body } = await system.request('GET', '/api/billing/invoices', { token })
  owned.invoice = body.invoices[0].number
  const run = await system.request('POST', `/api/apps/${app.slug}/runs`, {
    token,
    body: { input: 'Add VAT to AED 1,000' },
  })
  owned.run = run.body.run_id
}

/** Somebody new where the route changes something, else whoever of the role has asked before. Other sessions end some of the one founder's. */
const tokenFor = (who: Who, method: string, expected: string): Promise<string | undefined> =>
  who !== 'founder' && (method === 'GET' || expected !== '200') ? known(who) : tokenOf(who)

const shared = new Map<Who, { token: Promise<string | undefined>; until: number }>()
/** Sessions last for thirty days, and an hour passes for each answer. */
const SHARED_FOR_MS = 20 * 86_400_000

function known(who: Who): Promise<string | undefined> {
  const now = system.clock.now().getTime()
  const before = shared.get(who)
  if (before && now < before.until) return before.token
  const token = tokenOf(who)
  shared.set(who, { token, until: now + SHARED_FOR_MS })
  return token
}

/** A new person of the role, or a new session of the founder, of whom there is one. */
async function tokenOf(who: Who): Promise<string | undefined> {
  if (who === 'visitor') return undefined
  if (who === 'founder') return newSession(founder)
  if (who !== 'suspended') return (await system.user({ role: who })).token
  const { id, token } = await system.user()
  await system.suspend(id)
  return token
}

const keys = new Map<string, Promise<string>>()

/** The secret of the one key with these scopes. */
function keyWith(scopes: contract.apiKeys.ApiKeyScope[]): Promise<string> {
  const name = scopes.join(' ')
  const key = keys.get(name) ?? newKey(scopes)
  keys.set(name, key)
  return key
}

async function newKey(scopes: contract.apiKeys.ApiKeyScope[]): Promise<string> {
  const { secret } = await newApiKey(system, await system.user({ role: 'creator' }), { scopes })
  return secret
}

async function newSession({ email, password }: Person): Promise<string> {
  return (await system.request('POST', '/api/auth/sign-in/email', { body: { email, password } }))
    .body.token
}

async function outcome(
  method: string,
  path: string,
  body: unknown,
  token: string | undefined,
): Promise<string> {
  const reply = await system.request(method, path, { body, token })
  return reply.status === 200 ? '200' : `${reply.status} ${reply.body?.code}`
}

const steps = (cases: Record<string, Case>) =>
  Object.entries(cases).flatMap(([route, { request, expected }]) =>
    everybody.map((who) => ({ route, who, request, expected: expected[who] })),
  )

/** What keys may do, as the specification of each route says: what it has a scope for, and to read what anyone reads. */
const keyed = Object.entries(table).map(([route, { request }]) => {
  const { scope, access, method } = routes.find((each) => `${each.method} ${each.path}` === route)!
  const narrow = !scope && access === 'anyone' && method === 'GET'
  const wide = narrow || scope !== undefined
  const words = (may: boolean) => (may ? 'lets in' : 'refuses')
  return { route, request, narrow, wide, lets: words(narrow), letsWide: words(wide) }
})

describe('every route of the contract', () => {
  test('is in the table', () => {
    expect(Object.keys(table).sort()).toEqual(
      routes.map(({ method, path }) => `${method} ${path}`).sort(),
    )
  })

  test.for(steps(table))(
    '$route answers $expected to: $who',
    async ({ route, who, request, expected }) => {
      const [method] = route.split(' ')
      const { path, body } = request()

      const token = await tokenFor(who, method!, expected)

      expect(await outcome(method!, path, body, token)).toBe(expected)
    },
  )

  test.for(keyed)(
    '$route $lets a key without scopes, and $letsWide one with every scope',
    async ({ route, request, narrow, wide }) => {
      const [method] = route.split(' ')
      const { path, body } = request()
      const isRefused = async (scopes: contract.apiKeys.ApiKeyScope[]) =>
        (await outcome(method!, path, body, await keyWith(scopes))) === '403 api_keys.scope_missing'

      expect(await isRefused([...contract.apiKeys.ApiKeyScope.options])).toBe(!wide)
      // A key has one scope at least: one that is of no use here.
      expect(await isRefused([route === 'GET /api/api-key' ? 'run' : 'read_usage'])).toBe(!narrow)
    },
  )

  test('leaves what belongs to somebody else as it was', async () => {
    // The first session has ended: an hour has passed for each answer.
    owner = { ...owner, token: await newSession(owner) }
    const { body } = await system.request('GET', `/api/apps/${app.slug}/reviews`, {
      token: owner.token,
    })

    expect(body.mine).toMatchObject({ rating: 3, comment: 'Mine.' })
    expect((await system.request('GET', '/api/account', { token: owner.token })).status).toBe(200)
    const orders = await system.request('GET', '/api/billing/orders', { token: owner.token })
    expect(orders.body.orders).toMatchObject([{ id: owned.order, status: 'completed' }])
    const connections = await system.request('GET', '/api/connections', { token: owner.token })
    expect(connections.body.connections).toMatchObject([{ id: owned.connection, model: 'oasis-1' }])
    const organisation = await system.request('GET', `/api/organisations/${owned.organisation}`, {
      token: owner.token,
    })
    expect(organisation.body.organisation).toMatchObject({
      name: 'Noor Trading',
      role: 'owner',
      members: 1,
      only_listed: false,
    })
    expect((await atForge(system, owner).get(owned.agent)).body.agent).toMatchObject({
      status: 'draft',
      open: { revision: 2 },
    })
  })
})

describe('every path under /api/auth', () => {
  test('that is offered is in the table', () => {
    expect(Object.keys(authTable).sort()).toEqual(
      authPaths.map(({ method, path }) => `${method} ${path}`).sort(),
    )
  })

  test.for(steps(authTable))(
    '$route answers $expected to: $who',
    async ({ route, who, request, expected }) => {
      const [method] = route.split(' ')
      const { path, body } = request()

      const token = await tokenFor(who, method!, expected)

      expect(await outcome(method!, `/api/auth${path}`, body, token)).toBe(expected)
    },
  )

  test('that better-auth knows and the store does not offer is not found', async () => {
    const { api } = system.capabilities.accounts.authParts.auth
    const known = Object.values(api as Record<string, { path?: string }>).flatMap(({ path }) =>
      path ? [path] : [],
    )
    const hidden = known.filter((path) => !authPaths.some((offered) => offered.path === path))
    const outcomes = new Set<string>()
    const token = await tokenOf('founder')
    for (const path of hidden)
      for (const method of ['GET', 'POST'])
        outcomes.add(
          await outcome(
            method,
            `/api/auth${path.replace(/:\w+/g, 'x')}`,
            method === 'POST' ? {} : undefined,
            token,
          ),
        )

    expect(hidden.length).toBeGreaterThan(10)
    expect([...outcomes]).toEqual(['404 request.not_found'])
  })
})
