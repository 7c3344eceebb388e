import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { topUp } from '../packages/server/testing/checkout.ts'
import { messagesOf } from '../packages/server/testing/database-messages.ts'
import { openSystem, type Person } from '../packages/server/testing/system.ts'

// node bench/database-messages.ts: what a demo and a paid run ask of the database, and the processor time of this process and of the server's
// (TEST_DATABASE_URL: PostgreSQL on this machine, else the embedded one). The process is client and store, so an empty request is measured too.

const ROUNDS = 5
const EACH = 40

const system = await openSystem({ config: { trustProxy: ['127.0.0.1'] } })
const body = { input: 'Add 5% VAT to AED 1,000' }
const apps: string[] = []
for (let app = 0; app < EACH; app++) apps.push((await system.app()).slug)
const priced = (await system.app({ price: { model: 'per_use', fils: 250 } })).slug
const people: Person[] = []
for (let person = 0; person < ROUNDS + 2; person++) people.push(await system.user())
for (const person of people) await topUp(system, person, 500_000)

let addresses = 0
const demoOfVisitor = (run: number, headers = {}) => {
  addresses += 1
  return system.request('POST', `/api/apps/${apps[run % EACH]}/demo`, {
    body,
    headers: { ...headers, 'x-forwarded-for': `10.1.${addresses >> 8}.${addresses & 255}` },
  })
}
const demoOfUser = (run: number, headers = {}) =>
  system.request('POST', `/api/apps/${apps[run % EACH]}/demo`, {
    body,
    headers,
    token: people[Math.floor(run / EACH)]!.token,
  })
const paidRun = (run: number, headers = {}) =>
  system.request('POST', `/api/apps/${priced}/runs`, {
    body,
    headers,
    token: people[run % people.length]!.token,
  })
const nothing = () => system.request('GET', '/api/health/live')

/** Processor time of the server's processes that work for this database, in microseconds. */
async function serverTime(): Promise<number> {
  if (!process.env.TEST_DATABASE_URL) return 0
  const { rows } = await system.database.execute<{ pid: number }>(
    sql`select pid from pg_stat_activity where datname = current_database()`,
  )
  const times = rows.map(({ pid }) => {
    const [nanoseconds] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')
    return Number(nanoseconds) / 1000
  })
  return times.reduce((sum, time) => sum + time, 0)
}

const median = (values: number[]) =>
  Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!)

async function measure(
  what: string,
  work: (run: number, headers?: Record<string, string>) => Promise<{ status: number }>,
): Promise<void> {
  const [own, server]: number[][] = [[], []]
  const last = EACH * ROUNDS
  for (let round = 0; round < ROUNDS; round++) {
    const [before, serverBefore] = [process.cpuUsage(), await serverTime()]
    for (let run = round * EACH; run < (round + 1) * EACH; run++) {
      const { status } = await work(run)
      if (status !== 200) throw new Error(`${what} answered ${status}`)
    }
    const { user, system: kernel } = process.cpuUsage(before)
    own!.push((user + kernel) / EACH)
    server!.push(((await serverTime()) - serverBefore) / EACH)
  }
  const messages = await messagesOf((headers) => work(last, headers))
  console.log(
    `${what}: ${messages} messages, ${median(own!)} µs here, ${median(server!)} µs of the server`,
  )
}

for (let run = 0; run < 2 * EACH; run++) await demoOfVisitor(run)
await measure('nothing', nothing)
await measure('demo of a visitor', demoOfVisitor)
await measure('demo of a user', demoOfUser)
await measure('paid run', paidRun)
await system.close()
process.exit(0)
