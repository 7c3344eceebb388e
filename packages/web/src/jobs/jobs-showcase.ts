import type { jobs as contract } from '@wakeel/contract'
import { ApiError, type Client } from '../api.ts'
import { jobNames } from '../language/job-names.ts'

const NOW = Date.parse('2026-11-20T08:00:00Z')
const MINUTE_MS = 60_000
const at = (offsetMs: number) => new Date(NOW + offsetMs).toISOString()

const intervals: Partial<Record<contract.JobName, number>> = {
  recover_runs: 10_000,
  send_emails: 5_000,
  count_reviews: 15_000,
  send_sandbox_events: 1_000,
  test_agents: 10 * MINUTE_MS,
  total_ledger: 10 * MINUTE_MS,
  invoice_runs: 60 * MINUTE_MS,
}

function invented(name: contract.JobName, index: number): contract.Job {
  const every = intervals[name] ?? (name.startsWith('forget') ? 60 * MINUTE_MS : MINUTE_MS)
  const duration = 12 + ((index * 37) % 180)
  return {
    name,
    every_ms: every,
    state: 'waiting',
    last_started_at: at(-every / 2 - duration),
    last_succeeded_at: at(-every / 2),
    last_failed_at: null,
    last_failure: null,
    last_duration_ms: duration,
    failures: 0,
    next_run_at: at(every / 2),
  }
}

const list = (Object.keys(jobNames.en) as contract.JobName[]).map(invented)
const change = (name: contract.JobName, changes: Partial<contract.Job>) =>
  Object.assign(list.find((job) => job.name === name)!, changes)
change('test_agents', { state: 'running', last_started_at: at(-4_000) })
change('send_emails', {
  state: 'failing',
  last_failed_at: at(-2_000),
  last_failure: 'connect ECONNREFUSED (ECONNREFUSED)',
  failures: 3,
  last_succeeded_at: at(-20_000),
})

/** The same operations over invented turns; what is run stays on this page. */
export const showcase: Client<typeof contract.routes> = {
  listJobs: async () => ({ success: true, jobs: list.map((job) => ({ ...job })) }),
  runJob: async ({ name }) => {
    const job = list.find((one) => one.name === name)
    if (!job) throw new ApiError(404, { code: 'jobs.not_found' })
    if (job.state === 'running') throw new ApiError(409, { code: 'jobs.running' })
    Object.assign(job, {
      state: 'waiting',
      last_started_at: at(0),
      last_succeeded_at: at(0),
      failures: 0,
    })
    return { success: true, job: { ...job } }
  },
}
