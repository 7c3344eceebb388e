import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { failureSummary } from './failure-summary.ts'
import type { Job } from './job.ts'
import { createJobLeases, type Turn } from './job-leases.ts'

/** How often a process looks for work that is due. */
const TICK_MS = 1_000
const RENEW_MS = 5_000

interface Dependencies {
  database: Database
  clock: Clock
  newId(): string
  jobs: readonly Job[]
  /** Told of every failure; `undefined` instead of a job: the database could not be asked what is due. */
  report(job: Job['name'] | undefined, error: unknown): void
}

export type Scheduler = ReturnType<typeof createScheduler>

/**
 * Does the jobs that are due and that no other process of the store does. A job that fails is reported and tried again at its interval,
 * and never meets itself, in this process or in another.
 */
export function createScheduler({ database, clock, newId, jobs, report }: Dependencies) {
  const leases = createJobLeases({ database, clock, holder: newId() })
  const byName = new Map(jobs.map((job) => [job.name, job]))
  const running = new Map<Job['name'], { lost: AbortController; ended: Promise<void> }>()
  const stopped = new AbortController()
  let ticking: Promise<unknown> = Promise.resolve()
  let tickTimer: NodeJS.Timeout | undefined
  let renewTimer: NodeJS.Timeout | undefined
  let isAway = false

  async function perform(turn: Turn, lost: AbortSignal): Promise<void> {
    const job = byName.get(turn.name)!
    const begun = performance.now()
    const signal = AbortSignal.any([stopped.signal, lost])
    let failure: string | undefined
    try {
      await job.work(signal)
    } catch (error) {
      if (!signal.aborted) report(job.name, error)
      failure = failureSummary(error)
    }
    const durationMs = Math.round(performance.now() - begun)
    try {
      if (failure !== undefined && signal.aborted) await leases.giveBack(turn)
      else
        await leases.finish(turn, job.everyMs, {
          durationMs,
          ...(failure !== undefined && { failure }),
        })
    } catch (error) {
      // The lease runs out by itself.
      report(job.name, error)
    }
  }

  function begin(turn: Turn): Promise<void> {
    const lost = new AbortController()
    const ended = perform(turn, lost.signal).finally(() => running.delete(turn.name))
    running.set(turn.name, { lost, ended })
    return ended
  }

  /** Begins what is due of these; answers with the end of each. */
  async function tick(among: readonly Job[] = jobs): Promise<Promise<void>[]> {
    const idle = among.map(({ name }) => name).filter((name) => !running.has(name))
    try {
      const turns = await leases.claimDue(idle)
      isAway = false
      return turns.map(begin)
    } catch (error) {
      // Once, and not every second for as long as the database is away.
      if (!isAway) report(undefined, error)
      isAway = true
      return []
    }
  }

  function tickLater(): void {
    if (stopped.signal.aborted) return
    tickTimer = setTimeout(() => {
      ticking = tick().finally(tickLater)
    }, TICK_MS).unref()
  }

  async function renew(): Promise<void> {
    if (running.size === 0) return
    const before = [...running.keys()]
    const held = new Set(await leases.renew())
    for (const name of before) if (!held.has(name)) running.get(name)?.lost.abort()
  }

  return {
    /** Does what is due once before it resolves, but for what can wait, and from then on whatever becomes due. */
    async start(): Promise<void> {
      await leases.announce(jobs)
      // What could not be renewed is tried again; meanwhile another process may take the job over.
      renewTimer = setInterval(() => void renew().catch(() => {}), RENEW_MS).unref()
      await Promise.all(await tick(jobs.filter(({ canWait }) => !canWait)))
      tickLater()
    },

    /** Begins nothing more, breaks off what can be broken off, and waits for what is being done. */
    async stop(): Promise<void> {
      stopped.abort()
      clearTimeout(tickTimer)
      await ticking
      await Promise.all([...running.values()].map(({ ended }) => ended))
      clearInterval(renewTimer)
    },
  }
}
