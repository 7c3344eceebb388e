import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { jobs as contract } from '@wakeel/contract'
import { sql } from 'drizzle-orm'
import { describe, expect, onTestFinished, test } from 'vitest'
import { TestClock } from '../../testing/stand-ins.ts'
import { createTestDatabase, onPostgres, type TestDatabase } from '../../testing/test-database.ts'
import type { Job } from './job.ts'
import { createJobLeases } from './job-leases.ts'

const program = resolve(import.meta.dirname, '../../testing/job-process.ts')
const MINUTE_MS = 60_000
const names = contract.JobName.options

interface Process {
  child: ChildProcess
  advance(milliseconds: number): Promise<unknown>
}

async function storage(): Promise<TestDatabase> {
  const storage = await createTestDatabase()
  onTestFinished(() => storage.remove())
  await storage.database.execute(sql`create table turns (job text not null, process text not null)`)
  return storage
}

async function startProcess(
  name: string,
  at: TestDatabase,
  environment: Record<string, string> = {},
): Promise<Process> {
  const child = fork(program, [], {
    env: {
      PATH: process.env.PATH ?? '',
      DATABASE_URL: at.url!,
      PROCESS_NAME: name,
      STARTED_AT: '2026-11-20T08:00:00Z',
      JOBS: names.join(','),
      ...environment,
    },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  await once(child, 'message')
  return {
    child,
    async advance(milliseconds) {
      const done = once(child, 'message')
      child.send(milliseconds)
      await done
    },
  }
}

const turns = async ({ database }: TestDatabase): Promise<{ job: string; process: string }[]> =>
  (await database.execute<{ job: string; process: string }>(sql`select job, process from turns`))
    .rows

const onEach = <T>(list: readonly T[], count: number) =>
  Object.fromEntries(list.map((name) => [name, count]))
const countByJob = (list: { job: string }[]) => {
  const counts: Record<string, number> = {}
  for (const { job } of list) counts[job] = (counts[job] ?? 0) + 1
  return counts
}

describe.skipIf(!onPostgres)('three processes of one store', () => {
  test('do every turn that is due once, in whichever of them comes first', {
    timeout: 120_000,
  }, async () => {
    const at = await storage()
    const processes = await Promise.all(
      ['one', 'two', 'three'].map((name) => startProcess(name, at)),
    )
    await expect.poll(() => turns(at)).toHaveLength(names.length)

    for (const round of [2, 3, 4]) {
      await Promise.all(processes.map(({ advance }) => advance(MINUTE_MS)))
      await expect
        .poll(async () => (await turns(at)).length)
        .toBeGreaterThanOrEqual(names.length * round)
    }
    expect(countByJob(await turns(at))).toEqual(onEach(names, 4))
  })

  test('take over what one of them was doing when it was killed, and nothing before', {
    timeout: 120_000,
  }, async () => {
    const at = await storage()
    const first = await startProcess('first', at, { JOBS: 'pay_creators', HANGS: 'pay_creators' })
    await expect.poll(() => turns(at)).toEqual([{ job: 'pay_creators', process: 'first' }])
    const others = await Promise.all(['second', 'third'].map((name) => startProcess(name, at)))
    await expect.poll(async () => (await turns(at)).length).toBe(names.length)
    const before = (await turns(at)).filter(({ job }) => job === 'pay_creators')

    first.child.kill('SIGKILL')
    await once(first.child, 'exit')
    await Promise.all(others.map(({ advance }) => advance(21_000)))
    await expect
      .poll(async () => (await turns(at)).filter(({ job }) => job === 'pay_creators'))
      .toHaveLength(2)
    const after = (await turns(at))
      .filter(({ job }) => job === 'pay_creators')
      .map(({ process }) => process)

    expect(before).toEqual([{ job: 'pay_creators', process: 'first' }])
    expect(after).toEqual(['first', expect.stringMatching(/second|third/)])
  })

  test('that claim at the same moment get each job once, again and again', async () => {
    const at = await storage()
    const clock = new TestClock()
    const all = names.map((name): Job => ({ name, everyMs: MINUTE_MS, work: async () => {} }))
    const leases = await Promise.all(
      ['one', 'two', 'three'].map(async () =>
        createJobLeases({ database: await at.another(), clock, holder: randomUUID() }),
      ),
    )
    await leases[0]!.announce(all)

    const counts: Record<string, number>[] = []
    for (let round = 0; round < 30; round++) {
      const claimed = await Promise.all(leases.map((lease) => lease.claimDue(names)))
      counts.push(countByJob(claimed.flat().map(({ name }) => ({ job: name }))))
      await Promise.all(
        claimed.flatMap((turns, index) =>
          turns.map((turn) => leases[index]!.finish(turn, MINUTE_MS, { durationMs: 1 })),
        ),
      )
      clock.advance(MINUTE_MS)
    }

    expect(counts).toEqual(Array.from({ length: 30 }, () => onEach(names, 1)))
  })
})
