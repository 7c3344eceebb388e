import { randomUUID } from 'node:crypto'
import type { jobs as contract } from '@wakeel/contract'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { TestClock } from '../../testing/stand-ins.ts'
import { openSystem, type Person, type System } from '../../testing/system.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { sessions } from '../database/schema/accounts.ts'
import { jobs } from '../database/schema/jobs.ts'
import { rateLimits } from '../database/schema/rate-limits.ts'
import type { Job } from './job.ts'
import { createJobLeases } from './job-leases.ts'
import { createScheduler, type Scheduler } from './scheduler.ts'

const MINUTE_MS = 60_000

describe('the scheduler', () => {
  let storage: TestDatabase
  let clock: TestClock
  let failures: [string | undefined, unknown][]
  let open: Scheduler[]
  beforeEach(async () => {
    storage = await createTestDatabase()
    clock = new TestClock(new Date('2026-11-20T08:00:00Z'))
    failures = []
    open = []
  })
  afterEach(async () => {
    await Promise.all(open.map((scheduler) => scheduler.stop()))
    await storage.remove()
  })

  function scheduler(all: Job[]): Scheduler {
    const made = createScheduler({
      database: storage.database,
      clock,
      newId: randomUUID,
      jobs: all,
      report: (job, error) => void failures.push([job, error]),
    })
    open.push(made)
    return made
  }
  const job = (work: Job['work'], rest: Partial<Job> = {}): Job => ({
    name: 'send_emails',
    everyMs: MINUTE_MS,
    work,
    ...rest,
  })
  const row = async () => (await storage.database.select().from(jobs))[0]!

  test('does a job once before the store opens, and again when it is due', async () => {
    let turns = 0
    await scheduler([job(async () => ++turns)]).start()
    const atStart = turns
    clock.advance(MINUTE_MS)
    await expect.poll(() => turns).toBe(2)

    expect(atStart).toBe(1)
    await expect.poll(row).toMatchObject({
      holder: null,
      lastSucceededAt: clock.now(),
      nextRunAt: new Date(clock.now().getTime() + MINUTE_MS),
    })
  })

  test('begins a job that can wait once the store is open, and stops only when that is done', async () => {
    const begun = Promise.withResolvers<void>()
    const held = Promise.withResolvers<void>()
    let turns = 0
    let isStopped = false
    const work = () => {
      turns++
      begun.resolve()
      return held.promise
    }
    const one = scheduler([job(work, { canWait: true })])
    await one.start()
    const atStart = turns
    await begun.promise
    const stopping = one.stop().then(() => {
      isStopped = true
    })
    const before = isStopped
    held.resolve()
    await stopping

    expect([atStart, turns]).toEqual([0, 1])
    expect([before, isStopped]).toEqual([false, true])
  })

  test('writes a failure down with what may be known of it, and tries again', async () => {
    const trouble = new Error('the mail server refused Bearer abcdefghijkl', {
      cause: Object.assign(new Error('no route'), { code: 'EHOSTUNREACH' }),
    })
    let isBroken = true
    await scheduler([job(async () => (isBroken ? Promise.reject(trouble) : undefined))]).start()
    const failed = await row()
    isBroken = false
    clock.advance(MINUTE_MS)
    await expect.poll(async () => (await row()).failures).toBe(0)

    expect(failed).toMatchObject({
      failures: 1,
      lastFailedAt: expect.any(Date),
      lastSucceededAt: null,
    })
    expect(failed.lastFailure).toBe(
      'the mail server refused Bearer [secret]: no route (EHOSTUNREACH)',
    )
    expect(failures).toEqual([['send_emails', trouble]])
  })

  test('gives back what was broken off by a stop, for another process to do at once', async () => {
    const begun = Promise.withResolvers<void>()
    const one = scheduler([
      job(
        (stopped) => {
          begun.resolve()
          return new Promise((_, broken) =>
            stopped.addEventListener('abort', () => broken(new Error('stopped'))),
          )
        },
        { canWait: true },
      ),
    ])
    await one.start()
    await begun.promise
    await one.stop()

    expect(await row()).toMatchObject({
      holder: null,
      leasedUntil: null,
      nextRunAt: clock.now(),
      failures: 0,
      lastFailedAt: null,
    })
    expect(failures).toEqual([])
  })

  test('does a job again whose time lies further ahead than its interval, as after a clock that was put back', async () => {
    let turns = 0
    await scheduler([job(async () => ++turns)]).start()
    clock.advance(-24 * 60 * MINUTE_MS)

    await expect.poll(() => turns).toBe(2)
  })

  test('leaves alone what another process has taken over meanwhile', async () => {
    const mine = createJobLeases({ database: storage.database, clock, holder: randomUUID() })
    const theirs = createJobLeases({ database: storage.database, clock, holder: randomUUID() })
    await mine.announce([job(async () => {})])
    const [slow] = await mine.claimDue(['send_emails'])
    clock.advance(21_000)
    const [taken] = await theirs.claimDue(['send_emails'])
    await mine.finish(slow!, MINUTE_MS, { durationMs: 1, failure: 'too late' })

    expect(taken).toMatchObject({ name: 'send_emails' })
    expect(await mine.renew()).toEqual([])
    expect(await row()).toMatchObject({ lastFailure: null, holder: expect.any(String) })
  })

  test('renews what it holds, so that nobody takes a long job over', async () => {
    const mine = createJobLeases({ database: storage.database, clock, holder: randomUUID() })
    const theirs = createJobLeases({ database: storage.database, clock, holder: randomUUID() })
    await mine.announce([job(async () => {})])
    await mine.claimDue(['send_emails'])
    clock.advance(19_000)
    const held = await mine.renew()
    clock.advance(19_000)

    expect(held).toEqual(['send_emails'])
    expect(await theirs.claimDue(['send_emails'])).toEqual([])
  })
})

describe('an administrator', () => {
  let system: System
  let admin: Person
  beforeAll(async () => {
    system = await openSystem({ hasJobs: true })
    admin = await system.user({ role: 'admin' })
  })
  afterAll(() => system.close())

  const list = async (): Promise<contract.Job[]> =>
    (await system.request('GET', '/api/jobs', { token: admin.token })).body.jobs
  const find = async (name: contract.JobName) => (await list()).find((job) => job.name === name)!
  const run = (name: string, reason = 'The mail server is back.') =>
    system.request('POST', `/api/jobs/${name}/run`, { token: admin.token, body: { reason } })

  test('sees of each job what came of its last turn and when the next is due', async () => {
    expect(await find('renew_plans')).toMatchObject({
      every_ms: MINUTE_MS,
      state: 'waiting',
      last_succeeded_at: system.clock.now().toISOString(),
      last_failure: null,
      failures: 0,
      next_run_at: new Date(system.clock.now().getTime() + MINUTE_MS).toISOString(),
    })
  })

  test('has a job done at once, with a reason that stands in the audit log', async () => {
    await system.database.update(jobs).set({ lastSucceededAt: null })
    const { status, body } = await run('forget_events')

    expect([status, body.job.name]).toEqual([200, 'forget_events'])
    await expect
      .poll(async () => (await find('forget_events')).last_succeeded_at)
      .toBe(system.clock.now().toISOString())
    const log = await system.request('GET', '/api/audit?action=jobs.run_requested', {
      token: admin.token,
    })
    expect(log.body.entries).toMatchObject([
      {
        action: 'jobs.run_requested',
        after: { job: 'forget_events' },
        reason: 'The mail server is back.',
      },
    ])
  })

  test('is refused a job that is being done, or that there is not', async () => {
    const until = new Date(system.clock.now().getTime() + 10_000)
    await system.database.update(jobs).set({ holder: randomUUID(), leasedUntil: until })
    const running = await run('pay_creators')
    await system.database.update(jobs).set({ holder: null, leasedUntil: null })

    expect([running.status, running.body.code]).toEqual([409, 'jobs.running'])
    expect((await run('sweep_the_floor')).status).toBe(400)
    expect((await run('pay_creators', ' ')).status).toBe(400)
  })

  test('has a store that forgets the sessions and the limits that ended', async () => {
    const person = await system.user()
    await system.request('POST', '/api/auth/sign-in/email', {
      body: { email: 'nobody@example.ae', password: 'not the password' },
    })
    const held = async () => [
      await system.database.$count(sessions),
      await system.database.$count(rateLimits),
    ]
    const before = await held()
    system.clock.advance(31 * 24 * 60 * MINUTE_MS)

    await expect.poll(held).toEqual([0, 0])
    expect(person.token).not.toBe('')
    expect(Math.min(...before)).toBeGreaterThan(0)
  })
})
