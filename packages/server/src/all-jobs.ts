import type { Capabilities } from './capabilities.ts'
import type { Job } from './jobs/job.ts'
import type { RepeatedTask } from './jobs/repeated-tasks.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** What the store does by itself: each job in one process at a time. */
export function allJobs({
  accounts,
  analytics,
  billing,
  connections,
  creators,
  evaluations,
  metrics,
  forge,
  limits,
  models,
  names,
  oauthServer,
  outbox,
  payments,
  paymentsAdmin,
  reviews,
  runs,
  status,
  webhooks,
}: Capabilities): Job[] {
  const { sandbox } = payments
  const asksPayPal = payments.provider.name === 'paypal'
  return [
    { name: 'recover_runs', everyMs: 10_000, work: runs.recoverUnfinished },
    {
      name: 'complete_payments',
      everyMs: MINUTE_MS,
      work: billing.checkout.reconcileOrders,
      canWait: asksPayPal,
    },
    {
      name: 'complete_refunds',
      everyMs: MINUTE_MS,
      work: billing.refunds.reconcileRefunds,
      canWait: asksPayPal,
    },
    { name: 'count_reviews', everyMs: 15_000, work: reviews.letReviewsCount, canWait: true },
    { name: 'send_emails', everyMs: 5_000, work: outbox.sendEmails },
    { name: 'deliver_webhooks', everyMs: 1_000, work: webhooks.deliverWebhooks, canWait: true },
    { name: 'apply_price_rises', everyMs: MINUTE_MS, work: billing.priceRises.applyPriceRises },
    {
      name: 'renew_plans',
      everyMs: MINUTE_MS,
      work: billing.renewals.renewSubscriptions,
      canWait: asksPayPal,
    },
    { name: 'renew_agents', everyMs: MINUTE_MS, work: billing.purchases.renewEntitlements },
    { name: 'pay_creators', everyMs: MINUTE_MS, work: creators.payCreators },
    { name: 'test_agents', everyMs: 10 * MINUTE_MS, work: forge.testListed, canWait: true },
    {
      name: 'evaluate_agents',
      everyMs: MINUTE_MS,
      work: evaluations.evaluateListed,
      canWait: true,
    },
    {
      name: 'watch_connections',
      everyMs: 10 * MINUTE_MS,
      work: connections.watchConnections,
      canWait: true,
    },
    { name: 'invoice_runs', everyMs: HOUR_MS, work: billing.invoices.invoiceRuns, canWait: true },
    {
      name: 'total_ledger',
      everyMs: 10 * MINUTE_MS,
      work: paymentsAdmin.keepLedgerTotals,
      canWait: true,
    },
    { name: 'forget_webhook_events', everyMs: DAY_MS, work: payments.forgetOld, canWait: true },
    { name: 'forget_processes', everyMs: DAY_MS, work: runs.forgetDeadProcesses, canWait: true },
    { name: 'forget_drafts', everyMs: DAY_MS, work: forge.forgetUnconfirmed, canWait: true },
    { name: 'forget_tests', everyMs: DAY_MS, work: runs.forgetDryRuns, canWait: true },
    { name: 'forget_sessions', everyMs: HOUR_MS, work: accounts.forgetEnded, canWait: true },
    { name: 'forget_oauth', everyMs: HOUR_MS, work: oauthServer.forgetEnded, canWait: true },
    { name: 'settle_model_calls', everyMs: MINUTE_MS, work: models.settleAbandoned, canWait: true },
    { name: 'forget_limits', everyMs: HOUR_MS, work: limits.forgetEnded, canWait: true },
    {
      name: 'forget_webhook_deliveries',
      everyMs: DAY_MS,
      work: webhooks.forgetDeliveries,
      canWait: true,
    },
    { name: 'forget_events', everyMs: DAY_MS, work: analytics.forgetOld, canWait: true },
    { name: 'index_names', everyMs: HOUR_MS, work: names.indexNames },
    { name: 'total_days', everyMs: MINUTE_MS, work: metrics.finaliseDays, canWait: true },
    { name: 'measure_uptime', everyMs: MINUTE_MS, work: status.measureUptime, canWait: true },
    ...(sandbox
      ? [
          {
            name: 'send_sandbox_events',
            everyMs: 1_000,
            work: sandbox.sendEvents,
            canWait: true,
          } as const,
        ]
      : []),
  ]
}

/** What every process does for itself: what these make is kept in its memory. */
export const tasksOfEachProcess = ({ founder, analytics }: Capabilities): RepeatedTask[] => [
  { name: 'learn who was active', everyMs: HOUR_MS, work: founder.catchUp },
  {
    name: 'add up what agents and searches did',
    everyMs: MINUTE_MS,
    work: analytics.catchUp,
  },
]
