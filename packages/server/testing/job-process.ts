import { randomUUID } from 'node:crypto'
import type { jobs } from '@wakeel/contract'
import { sql } from 'drizzle-orm'
import { openDatabase } from '../src/database/open-database.ts'
import type { Job } from '../src/jobs/job.ts'
import { createScheduler } from '../src/jobs/scheduler.ts'
import { TestClock } from './stand-ins.ts'

// A process that does jobs: each turn is a row of the table `turns`. `HANGS` names a job that never ends here. Its parent moves the clock.
const { DATABASE_URL, PROCESS_NAME, STARTED_AT, JOBS = '', HANGS } = process.env
const database = await openDatabase({ databaseUrl: DATABASE_URL, dataDirectory: '' })
const clock = new TestClock(new Date(STARTED_AT!))

async function takeTurn(name: string): Promise<void> {
  await database.execute(sql`insert into turns (job, process) values (${name}, ${PROCESS_NAME!})`)
  if (name === HANGS) await new Promise<never>(() => {})
}

const scheduler = createScheduler({
  database,
  clock,
  newId: randomUUID,
  jobs: JOBS.split(',').map(
    (name): Job => ({
      name: name as jobs.JobName,
      everyMs: 60_000,
      canWait: true,
      work: () => takeTurn(name),
    }),
  ),
  report: (job, error) => console.error(job, error),
})
process.on('message', (milliseconds: number) => {
  clock.advance(milliseconds)
  process.send!('advanced')
})
process.on('disconnect', () => process.exit())
await scheduler.start()
process.send!('started')
