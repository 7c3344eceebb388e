import { type SQL, sql } from 'drizzle-orm'
import { Gauge, type Registry } from 'prom-client'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { orders, refunds } from '../database/schema/billing.ts'
import { payouts } from '../database/schema/creators.ts'
import { emails } from '../database/schema/emails.ts'
import { jobs } from '../database/schema/jobs.ts'
import { runs } from '../database/schema/runs.ts'

/** Several scrapers, or many processes that are scraped at once, cost the database no more than one. */
const FRESH_MS = 5_000

const queues = {
  emails: sql`select ${emails.createdAt} as since from ${emails} where ${emails.sentAt} is null`,
  payments: sql`select ${orders.createdAt} as since from ${orders} where ${orders.status} in ('created', 'awaiting_approval', 'capturing')`,
  refunds: sql`select ${refunds.requestedAt} as since from ${refunds} where ${refunds.status} = 'pending'`,
  payouts: sql`select ${payouts.createdAt} as since from ${payouts} where ${payouts.status} in ('ready', 'sent')`,
  runs: sql`select ${runs.startedAt} as since from ${runs} where ${runs.status} = 'running'`,
} satisfies Record<string, SQL>

interface Waiting extends Record<string, unknown> {
  queue: string
  count: number
  oldest: number | null
}

export interface LedgerSum {
  kind: string
  currency: string
  amount: number
}

interface Dependencies {
  database: Database
  clock: Clock
  registry: Registry
  readLedger(): Promise<LedgerSum[]>
}

/** What the database says of the store as a whole: the same in every process, so a dashboard takes the largest and never the sum. */
export function describeStore({ database, clock, registry, readLedger }: Dependencies): {
  refresh(): Promise<void>
} {
  const registers = [registry]
  const note = 'From the database: the same in every process.'
  const waiting = new Gauge({
    name: 'wakeel_store_queue_items',
    help: `What waits, by queue. ${note}`,
    labelNames: ['queue'],
    registers,
  })
  const oldest = new Gauge({
    name: 'wakeel_store_queue_oldest_age_seconds',
    help: `For how long the first in each queue has waited. ${note}`,
    labelNames: ['queue'],
    registers,
  })
  const ledger = new Gauge({
    name: 'wakeel_store_ledger_balance_minor_units',
    help: `What the ledger's accounts come to, by kind and currency, in fils and cents; each currency sums to zero. ${note}`,
    labelNames: ['kind', 'currency'],
    registers,
  })
  const success = new Gauge({
    name: 'wakeel_store_job_last_success_timestamp_seconds',
    help: `When each job last succeeded. ${note}`,
    labelNames: ['job'],
    registers,
  })
  const failures = new Gauge({
    name: 'wakeel_store_job_failures',
    help: `How often in a row each job has failed since it last succeeded. ${note}`,
    labelNames: ['job'],
    registers,
  })
  const overdue = new Gauge({
    name: 'wakeel_store_job_overdue_seconds',
    help: `For how long each job has been due; 0 while it is not. ${note}`,
    labelNames: ['job'],
    registers,
  })
  const isUp = new Gauge({
    name: 'wakeel_database_up',
    help: 'Whether the database answered this process when it was last asked.',
    registers,
  })

  async function read(): Promise<void> {
    const now = clock.now()
    const parts = Object.entries(queues).map(
      ([queue, rows]) =>
        sql`select ${queue}::text as queue, count(*)::int as count, extract(epoch from min(since))::float8 as oldest from (${rows}) as "${sql.raw(queue)}"`,
    )
    const [queued, sums, rows] = await Promise.all([
      database.execute<Waiting>(sql.join(parts, sql` union all `)),
      readLedger(),
      database.select().from(jobs),
    ])
    for (const { queue, count, oldest: since } of queued.rows) {
      waiting.set({ queue }, Number(count))
      oldest.set({ queue }, since === null ? 0 : Math.max(0, now.getTime() / 1000 - Number(since)))
    }
    for (const { kind, currency, amount } of sums) ledger.set({ kind, currency }, amount)
    for (const { name: job, lastSucceededAt, failures: count, nextRunAt } of rows) {
      if (lastSucceededAt) success.set({ job }, lastSucceededAt.getTime() / 1000)
      failures.set({ job }, count)
      overdue.set({ job }, Math.max(0, (now.getTime() - nextRunAt.getTime()) / 1000))
    }
  }

  let lastRead: { at: number; done: Promise<void> } | undefined
  return {
    /** Metrics of the process itself are answered also while the database is away; those of the store stay as they were. */
    async refresh() {
      const now = performance.now()
      if (!lastRead || now - lastRead.at > FRESH_MS) lastRead = { at: now, done: read() }
      await lastRead.done.then(
        () => isUp.set(1),
        () => {
          isUp.set(0)
          lastRead = undefined
        },
      )
    },
  }
}
