import { resolve } from 'node:path'
import pg from 'pg'
import { FOUNDER, MeasuredServer, type Measurement } from '../measured-process.ts'
import { fillHistory, type Size } from './history.ts'
import { requestsOfControl } from './requests.ts'

const SIZE: Size = {
  people: 100_000,
  creators: 2_000,
  agents: 10_000,
  runs: 1_000_000,
  events: 2_000_000,
  auditEntries: 100_000,
}
const TIMES = 50
/** What has to be answered within this, at the 95th percentile. */
const LIMIT_MS = 300

/** How fast the screens of the founder, administrators and moderators are answered in a large store that is a year old, on PostgreSQL. */
export async function measureControl(directory: string): Promise<void> {
  const adminUrl =
    process.env.BENCH_DATABASE_URL ??
    process.env.TEST_DATABASE_URL ??
    'postgres://postgres@127.0.0.1:5432/postgres'
  const admin = new pg.Client({ connectionString: adminUrl })
  try {
    await admin.connect()
  } catch {
    return console.log(
      'PostgreSQL did not answer, and control is measured on nothing else: set BENCH_DATABASE_URL.',
    )
  }
  const name = `wakeel_bench_control_${process.pid}`
  try {
    await admin.query(`create database ${name}`)
    const url = Object.assign(new URL(adminUrl), { pathname: `/${name}` }).toString()
    console.log('A year of a large store:')
    await fillHistory(url, SIZE)
    const slow = await measure(url, resolve(directory, 'control'))
    console.log(
      `\n${slow === 0 ? 'All' : `${slow} requests are not`} within ${LIMIT_MS} ms at the 95th percentile.`,
    )
  } finally {
    await admin.query(`drop database if exists ${name} with (force)`)
    await admin.end()
  }
}

/** Prints a line for each request and says how many were too slow. */
async function measure(databaseUrl: string, dataDirectory: string): Promise<number> {
  const server = await MeasuredServer.start('store-server.ts', [
    JSON.stringify({ agents: SIZE.agents, dataDirectory, databaseUrl, hasPast: true }),
  ])
  try {
    const answer = await server.send({
      path: '/api/auth/sign-in/email',
      method: 'POST',
      headers: { origin: server.url },
      body: JSON.stringify(FOUNDER),
    })
    const headers = { authorization: `Bearer ${(JSON.parse(answer) as { token: string }).token}` }
    const requests = await requestsOfControl(server, headers)
    const width = Math.max(...[...requests.keys()].map(({ length }) => length))
    console.log(
      `\n${'milliseconds'.padEnd(width)}  one at a time: p50, p95, max     four at once: p50, p95, max`,
    )
    let slow = 0
    for (const [what, path] of requests) {
      const measured = (concurrency: number) =>
        server.measure(TIMES, () => ({ path, headers }), { concurrency, warmUp: concurrency })
      const [alone, together] = [await measured(1), await measured(4)]
      const isSlow = Math.max(alone.p95, together.p95) > LIMIT_MS
      if (isSlow) slow++
      console.log(
        `${what.padEnd(width)}  ${show(alone)}     ${show(together)}${isSlow ? `  > ${LIMIT_MS}` : ''}`,
      )
    }
    return slow
  } finally {
    await server.stop()
  }
}

const show = ({ p50, p95, max }: Measurement) =>
  [p50, p95, max].map((ms) => ms.toFixed(1).padStart(9)).join('')
