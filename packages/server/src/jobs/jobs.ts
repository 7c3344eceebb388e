import type { jobs as contract, InputOf, ReplyOf } from '@wakeel/contract'
import { eq, inArray } from 'drizzle-orm'
import { lockActor } from '../accounts/lock-actor.ts'
import type { Audit } from '../audit/audit.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { jobs } from '../database/schema/jobs.ts'
import { DomainError } from '../errors.ts'
import { requireUser } from '../http/caller.ts'
import type { Context } from '../http/context.ts'

type Routes = typeof contract.routes
type Row = typeof jobs.$inferSelect

interface Dependencies {
  database: Database
  clock: Clock
  audit: Audit
  /** Those of this store, in the order in which they are shown. */
  names: readonly contract.JobName[]
}

/** What the store does by itself, for those who run it. */
export function createJobs({ database, clock, audit, names }: Dependencies) {
  return {
    async listJobs(): Promise<ReplyOf<Routes['listJobs']>> {
      const rows = await database
        .select()
        .from(jobs)
        .where(inArray(jobs.name, [...names]))
      const order = (row: Row) => names.indexOf(row.name)
      return {
        success: true,
        jobs: rows.sort((a, b) => order(a) - order(b)).map((row) => toJob(row, clock.now())),
      }
    },

    async runJob(
      { name, reason }: InputOf<Routes['runJob']>,
      { caller }: Context,
    ): Promise<ReplyOf<Routes['runJob']>> {
      const by = requireUser(caller)
      return database.transaction(async (tx) => {
        const { actor } = await lockActor(tx, by, 'platform_settings')
        const [before] = await tx.select().from(jobs).where(eq(jobs.name, name)).for('update')
        if (!before || !names.includes(name)) throw new DomainError('jobs.not_found')
        const now = clock.now()
        if (stateOf(before, now) === 'running') throw new DomainError('jobs.running')
        const [row] = await tx
          .update(jobs)
          .set({ nextRunAt: now })
          .where(eq(jobs.name, name))
          .returning()
        await audit.record(tx, {
          actor: { userId: by.userId, role: actor.role },
          action: 'jobs.run_requested',
          subject: { kind: 'store', id: name },
          after: { job: name },
          reason,
        })
        return { success: true, job: toJob(row!, now) }
      })
    },
  }
}

function stateOf({ leasedUntil, failures }: Row, now: Date): contract.JobState {
  if (leasedUntil) return leasedUntil < now ? 'stalled' : 'running'
  return failures > 0 ? 'failing' : 'waiting'
}

const moment = (date: Date | null) => date?.toISOString() ?? null

function toJob(row: Row, now: Date): contract.Job {
  return {
    name: row.name,
    every_ms: row.everyMs,
    state: stateOf(row, now),
    last_started_at: moment(row.lastStartedAt),
    last_succeeded_at: moment(row.lastSucceededAt),
    last_failed_at: moment(row.lastFailedAt),
    last_failure: row.lastFailure,
    last_duration_ms: row.lastDurationMs,
    failures: row.failures,
    next_run_at: row.nextRunAt.toISOString(),
  }
}
