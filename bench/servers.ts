import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { queries } from './many-apps.ts'
import { address, person } from './many-people.ts'
import { type BenchRequest, MeasuredServer, type Measurement } from './measured-process.ts'

const LIST = 4000
const PATH = '/api/apps?limit=24'
const PEOPLE = 40

/** The requests of a day beside a bare server and Fastify, at two sizes and on both databases. */
export async function measureServers(directory: string): Promise<void> {
  const postgres = await usablePostgres()
  const table: Row[] = []
  const small = await measureStore(
    '1,000 apps, PGlite',
    1_000,
    resolve(directory, 'small'),
    undefined,
    table,
  )
  const replies = resolve(directory, 'list.json')
  writeFileSync(replies, JSON.stringify({ [PATH]: small.list }))
  const bare = await measureBaseline(
    'bare Node, the same bytes',
    ['bare-server.ts', replies],
    table,
  )
  const schema = await measureBaseline(
    'Fastify with the schema, the same list',
    ['fastify-server.ts', replies],
    table,
  )
  const large = await measureStore(
    '100,000 apps, PGlite',
    100_000,
    resolve(directory, 'large'),
    undefined,
    table,
  )
  const stores = [small, large]
  if (postgres) {
    stores.push(
      await measureStore(
        '1,000 apps, PostgreSQL',
        1_000,
        resolve(directory, 'pg-small'),
        await postgres.create(),
        table,
      ),
    )
    stores.push(
      await measureStore(
        '100,000 apps, PostgreSQL',
        100_000,
        resolve(directory, 'pg-large'),
        await postgres.create(),
        table,
      ),
    )
    await postgres.remove()
  } else console.log('PostgreSQL did not answer: left out.')

  print(table)
  console.log(
    `\nProcessor time against the bare server ${bare.cpu.toFixed(0)} µs and Fastify with the schema ${schema.cpu.toFixed(0)} µs:`,
  )
  for (const { name, measurements } of stores) {
    for (const what of ['list', 'search'] as const)
      console.log(
        `  ${what.padEnd(7)} ${name.padEnd(26)} ${ratio(measurements[what], bare)} of bare, ${ratio(measurements[what], schema)} of Fastify`,
      )
  }
  console.log('\n100,000 apps against 1,000:')
  for (let index = 0; index + 1 < stores.length; index += 2) {
    const [less, more] = [stores[index]!, stores[index + 1]!]
    console.log(
      `  ${more.name.padEnd(26)} list ${ratio(more.measurements.list, less.measurements.list)}, search ${ratio(more.measurements.search, less.measurements.search)}`,
    )
  }
}

interface Row extends Measurement {
  server: string
  what: string
  memory: number
}

async function measureBaseline(
  name: string,
  [file, replies]: [string, string],
  table: Row[],
): Promise<Measurement> {
  const server = await MeasuredServer.start(file, [replies])
  const measurements = await server.measure(LIST, () => ({ path: PATH }))
  table.push({
    server: name,
    what: 'list',
    ...measurements,
    memory: (await server.usage()).memoryMegabytes,
  })
  await server.stop()
  return measurements
}

async function measureStore(
  name: string,
  apps: number,
  dataDirectory: string,
  databaseUrl: string | undefined,
  table: Row[],
) {
  const server = await MeasuredServer.start('store-server.ts', [
    JSON.stringify({ agents: apps, dataDirectory, databaseUrl, people: PEOPLE }),
  ])
  const measurements: Record<string, Measurement> = {}
  const measure = async (
    what: string,
    count: number,
    next: (index: number) => BenchRequest,
    options?: { concurrency?: number; status?: number },
  ) => {
    measurements[what] = await server.measure(count, next, options)
    table.push({
      server: name,
      what,
      ...measurements[what],
      memory: (await server.usage()).memoryMegabytes,
    })
  }
  const list = await server.send({ path: PATH })
  await measure('list', LIST, () => ({ path: PATH }))
  await measure('search', LIST, (index) => ({
    path: `/api/apps?limit=24&q=${encodeURIComponent(queries[index % queries.length]!)}`,
  }))
  // Each asks for another least rating, all below the lowest, so that no reply can be kept.
  await measure('search, never asked before', 1000, (index) => ({
    path: `/api/apps?limit=24&min_rating=${index / 10_000}&q=${encodeURIComponent(queries[index % queries.length]!)}`,
  }))
  await measure('detail', 2000, (index) => ({ path: `/api/apps/app-${index % apps}` }))
  await measure(
    'sign in',
    80,
    (index) => {
      const { email, password } = person(index % PEOPLE)
      return {
        path: '/api/auth/sign-in/email',
        method: 'POST',
        headers: { origin: server.url, ...address(1000 + index) },
        body: JSON.stringify({ email, password }),
      }
    },
    { concurrency: 4 },
  )
  await measure('demo', 600, (index) => ({
    path: `/api/apps/app-${index % apps}/demo`,
    method: 'POST',
    headers: { ...person(index % PEOPLE).headers, ...address(index % PEOPLE) },
    body: JSON.stringify({ input: `Add 5% VAT to AED ${1000 + index}` }),
  }))
  await fillWallets(server)
  // Two of three of these agents cost something.
  await measure('run that costs', 600, (index) => ({
    path: `/api/apps/app-${index % apps}/runs`,
    method: 'POST',
    headers: { ...person(index % PEOPLE).headers, ...address(index % PEOPLE) },
    body: JSON.stringify({ input: `Add 5% VAT to AED ${1000 + index}` }),
  }))
  await measure('quote of a checkout', 600, (index) => ({
    path: '/api/checkout/quote?plan=pro&offer=founder_special',
    headers: person(index % PEOPLE).headers,
  }))
  await server.stop()
  return { name, list, measurements: measurements as Record<'list' | 'search', Measurement> }
}

/** Everybody puts AED 5,000 into the wallet, through the sandbox, whose payer takes two seconds to agree. */
async function fillWallets(server: MeasuredServer): Promise<void> {
  const everybody = Array.from({ length: PEOPLE }, (_, index) => person(index).headers)
  const orders: { id: string; headers: Record<string, string> }[] = []
  for (const headers of everybody) {
    const answer = await server.send({
      path: '/api/billing/wallet/top-ups',
      method: 'POST',
      headers,
      body: JSON.stringify({ amount_fils: 500_000 }),
    })
    orders.push({ id: (JSON.parse(answer) as { order: { id: string } }).order.id, headers })
  }
  await setTimeout(2_500)
  for (const { id, headers } of orders)
    await server.send({
      path: `/api/checkout/${id}/complete`,
      method: 'POST',
      headers,
    })
}

async function usablePostgres() {
  const url = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres'
  const admin = new pg.Client({ connectionString: url })
  try {
    await admin.connect()
  } catch {
    return undefined
  }
  const made: string[] = []
  return {
    async create(): Promise<string> {
      const name = `wakeel_bench_${process.pid}_${made.length}`
      await admin.query(`create database ${name}`)
      made.push(name)
      return Object.assign(new URL(url), { pathname: `/${name}` }).toString()
    },
    async remove(): Promise<void> {
      for (const name of made) await admin.query(`drop database if exists ${name} with (force)`)
      await admin.end()
    },
  }
}

const ratio = (one: Measurement, other: Measurement) => `${(one.cpu / other.cpu).toFixed(2)}x`

function print(table: Row[]): void {
  const cells = table.map(({ server, what, cpu, p50, p99, memory }) => [
    server,
    what,
    cpu.toFixed(0),
    p50.toFixed(2),
    p99.toFixed(2),
    String(memory),
  ])
  const head = ['server', 'request', 'CPU µs', 'p50 ms', 'p99 ms', 'memory MB']
  const widths = head.map((title, column) =>
    Math.max(title.length, ...cells.map((row) => row[column]!.length)),
  )
  for (const row of [head, ...cells])
    console.log(
      row
        .map((cell, column) =>
          column < 2 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!),
        )
        .join('  '),
    )
}
