import { and, eq, gt, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { jobs } from '../database/schema/jobs.ts'
import type { Job } from './job.ts'

/** A holder that has been silent for so long counts as dead: it speaks every five seconds, so three times may fail. */
const LEASE_MS = 20_000

/** A job that is this process's to do, until it ends the turn or loses the lease. */
export interface Turn {
  name: Job['name']
  startedAt: Date
}

/**
 * Which process does which job. A claim is one conditional update, so that of any number of processes one has each due turn. A lease
 * spares work, it guards nothing: every job is safe when two processes do it at once, as a process may sleep through its lease.
 */
export function createJobLeases({
  database,
  clock,
  holder,
}: {
  database: Database
  clock: Clock
  holder: string
}) {
  const later = (milliseconds: number) => new Date(clock.now().getTime() + milliseconds)
  const isMine = ({ name, startedAt }: Turn) =>
    and(eq(jobs.name, name), eq(jobs.holder, holder), eq(jobs.lastStartedAt, startedAt))

  return {
    /**
     * Makes the jobs known that nobody has done yet. Whoever has the embedded database is alone: what an earlier process held
     * is free, and everything is due, because that process may have died.
     */
    async announce(all: readonly Job[]): Promise<void> {
      const nextRunAt = clock.now()
      const rows = all.map(({ name, everyMs }) => ({ name, everyMs, nextRunAt }))
      await database
        .insert(jobs)
        .values(rows)
        .onConflictDoUpdate({ target: jobs.name, set: { everyMs: sql`excluded.every_ms` } })
      if (database.engine === 'pglite')
        await database.update(jobs).set({ nextRunAt, holder: null, leasedUntil: null })
    },

    /** Takes every job that is due and that nobody does, among these. */
    async claimDue(names: readonly Job['name'][]): Promise<Turn[]> {
      if (names.length === 0) return []
      const now = clock.now()
      const isDue = lte(jobs.nextRunAt, now)
      // A clock that was put back must not keep a job waiting for the time that it showed.
      const isTooFarAhead = gt(
        jobs.nextRunAt,
        sql`${now.toISOString()}::timestamptz + make_interval(secs => ${jobs.everyMs} / 1000.0)`,
      )
      const isFree = or(isNull(jobs.leasedUntil), lt(jobs.leasedUntil, now))
      const claimed = await database
        .update(jobs)
        .set({ holder, leasedUntil: later(LEASE_MS), lastStartedAt: now })
        .where(and(inArray(jobs.name, [...names]), or(isDue, isTooFarAhead), isFree))
        .returning({ name: jobs.name })
      return claimed.map(({ name }) => ({ name, startedAt: now }))
    },

    /** Says that this process still does what it does; answers with the jobs that it still holds. */
    async renew(): Promise<Job['name'][]> {
      const held = await database
        .update(jobs)
        .set({ leasedUntil: later(LEASE_MS) })
        .where(and(eq(jobs.holder, holder), isNotNull(jobs.leasedUntil)))
        .returning({ name: jobs.name })
      return held.map(({ name }) => name)
    },

    /** Ends a turn, unless another process has taken the job over. */
    async finish(
      turn: Turn,
      everyMs: number,
      outcome: { durationMs: number; failure?: string },
    ): Promise<void> {
      const now = clock.now()
      const { failure, durationMs: lastDurationMs } = outcome
      const result =
        failure === undefined
          ? { lastSucceededAt: now, failures: 0 }
          : { lastFailedAt: now, lastFailure: failure, failures: sql`${jobs.failures} + 1` }
      await database
        .update(jobs)
        .set({
          ...result,
          lastDurationMs,
          nextRunAt: later(everyMs),
          holder: null,
          leasedUntil: null,
        })
        .where(isMine(turn))
    },

    /** Gives a turn back that was broken off: whoever comes first does it. */
    async giveBack(turn: Turn): Promise<void> {
      await database
        .update(jobs)
        .set({ nextRunAt: clock.now(), holder: null, leasedUntil: null })
        .where(isMine(turn))
    },
  }
}
