import { z } from 'zod'
import { defineRoutes } from './route.ts'
import { Reason } from './text.ts'

/** What the store does by itself, again and again. */
export const JobName = z.enum(
  [
    'recover_runs',
    'complete_payments',
    'complete_refunds',
    'count_reviews',
    'send_emails',
    'deliver_webhooks',
    'apply_price_rises',
    'renew_plans',
    'renew_agents',
    'pay_creators',
    'test_agents',
    'evaluate_agents',
    'invoice_runs',
    'total_ledger',
    'send_sandbox_events',
    'forget_webhook_events',
    'forget_processes',
    'forget_drafts',
    'forget_tests',
    'forget_sessions',
    'settle_model_calls',
    'forget_limits',
    'watch_connections',
    'forget_oauth',
    'forget_events',
    'forget_webhook_deliveries',
    'index_names',
    'total_days',
    'measure_uptime',
  ],
  'is the name of no job',
)
export type JobName = z.infer<typeof JobName>

/** `stalled`: a process began a turn and has gone silent; another takes the job over. */
export const JobState = z.enum(['waiting', 'running', 'failing', 'stalled'])
export type JobState = z.infer<typeof JobState>

const Moment = z.iso.datetime().nullable()

export const Job = z.object({
  name: JobName,
  every_ms: z.int(),
  state: JobState,
  last_started_at: Moment,
  last_succeeded_at: Moment,
  last_failed_at: Moment,
  /** What kind of error the last failure was; never a parameter, an address or anything that a person wrote. */
  last_failure: z.string().nullable(),
  last_duration_ms: z.int().nullable(),
  /** Since the last success. */
  failures: z.int(),
  next_run_at: z.iso.datetime(),
})
export type Job = z.infer<typeof Job>

const success = z.literal(true)

export const routes = defineRoutes({
  /** One process does each turn, whichever comes first. */
  listJobs: {
    method: 'GET',
    path: '/api/jobs',
    access: 'platform_settings',
    response: z.object({ success, jobs: z.array(Job) }),
    errors: [],
  },
  /** Makes the next turn due at once. */
  runJob: {
    method: 'POST',
    path: '/api/jobs/:name/run',
    access: 'platform_settings',
    params: z.object({ name: JobName }),
    body: z.strictObject({ reason: Reason }),
    response: z.object({ success, job: Job }),
    errors: ['jobs.not_found', 'jobs.running'],
  },
})
