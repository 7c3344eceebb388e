import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { measureControl } from './control/control.ts'
import { queries } from './many-apps.ts'
import { type BenchRequest, MeasuredServer, type Measurement } from './measured-process.ts'
import { measurePage } from './page.ts'
import { measureSkills } from './skills.ts'

// npm run bench            everything
// npm run bench -- server  only the server, `page` only the first page in a browser, `control` only the screens of those who run the store,
// `skills` only what agents take over the longest and most awkward messages
// TEST_DATABASE_URL: also on PostgreSQL (by default the local one, left out when it does not answer)

const only = process.argv[2]
const LIST = 4000
const directory = mkdtempSync(resolve(tmpdir(), 'wakeel-bench-'))
async function measureServers(): Promise<void> {
  const postgres = await usablePostgres()
  const table: Row[] = []
  const small = await measureStore(
    '1,000 apps, PGlite',
    1_000,
    resolve(directory, 'small'),
    undefined,
    table,
  )
  writeFileSync(resolve(directory, 'list.json'), small.list)
  const bare = await measureBaseline('bare Node, the same bytes', 'bare-server.ts', table)
  const schema = await measureBaseline(
    'Fastify with the schema, the same list',
    'fastify-server.ts',
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

async function measureBaseline(name: string, file: string, table: Row[]): Promise<Measurement> {
  const server = await MeasuredServer.start(file, [resolve(directory, 'list.json')])
  const measurements = await server.measure(LIST, () => ({ path: '/api/apps?limit=24' }))
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
    String(apps),
    dataDirectory,
    ...(databaseUrl ? [databaseUrl] : []),
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
  const list = await server.send({ path: '/api/apps?limit=24' })
  await measure('list', LIST, () => ({ path: '/api/apps?limit=24' }))
  await measure('search', LIST, (index) => ({
    path: `/api/apps?limit=24&q=${encodeURIComponent(queries[index % queries.length]!)}`,
  }))
  // Each asks for another least rating, all below the lowest, so that no reply can be kept.
  await measure('search, never asked before', 1000, (index) => ({
    path: `/api/apps?limit=24&min_rating=${index / 10_000}&q=${encodeURIComponent(queries[index % queries.length]!)}`,
  }))
  await measure('detail', 2000, (index) => ({ path: `/api/apps/app-${index % apps}` }))
  const people = await signUpMany(server, 40)
  await measure(
    'sign in',
    80,
    (index) => ({
      path: '/api/auth/sign-in/email',
      method: 'POST',
      headers: { origin: server.url, 'x-forwarded-for': address(1000 + index) },
      body: JSON.stringify({
        email: `bench-${index % people.length}@example.ae`,
        password: PASSWORD,
      }),
    }),
    { concurrency: 4 },
  )
  await measure('demo', 600, (index) => ({
    path: `/api/apps/app-${index % apps}/demo`,
    method: 'POST',
    headers: {
      authorization: `Bearer ${people[index % people.length]}`,
      'x-forwarded-for': address(index % people.length),
    },
    body: JSON.stringify({ input: `Add 5% VAT to AED ${1000 + index}` }),
  }))
  await fillWallets(server, people)
  // Two of three of these agents cost something.
  await measure('run that costs', 600, (index) => ({
    path: `/api/apps/app-${index % apps}/runs`,
    method: 'POST',
    headers: {
      authorization: `Bearer ${people[index % people.length]}`,
      'x-forwarded-for': address(index % people.length),
    },
    body: JSON.stringify({ input: `Add 5% VAT to AED ${1000 + index}` }),
  }))
  await measure('quote of a checkout', 600, (index) => ({
    path: '/api/checkout/quote?plan=pro&offer=founder_special',
    headers: { authorization: `Bearer ${people[index % people.length]}` },
  }))
  await server.stop()
  return { name, list, measurements: measurements as Record<'list' | 'search', Measurement> }
}

const PASSWORD = 'a password for the bench'
const address = (index: number) => `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`

async function signUpMany(server: MeasuredServer, count: number): Promise<string[]> {
  const tokens: string[] = []
  for (let index = 0; index < count; index++) {
    const answer = await server.send({
      path: '/api/auth/sign-up/email',
      method: 'POST',
      headers: { origin: server.url, 'x-forwarded-for': address(index) },
      body: JSON.stringify({
        name: 'Bench',
        email: `bench-${index}@example.ae`,
        password: PASSWORD,
      }),
    })
    tokens.push((JSON.parse(answer) as { token: string }).token)
  }
  return tokens
}

/** Everybody puts AED 5,000 into the wallet, through the sandbox, whose payer takes two seconds to agree. */
async function fillWallets(server: MeasuredServer, people: readonly string[]): Promise<void> {
  const orders: { id: string; token: string }[] = []
  for (const token of people) {
    const answer = await server.send({
      path: '/api/billing/wallet/top-ups',
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify({ amount_fils: 500_000 }),
    })
    orders.push({ id: (JSON.parse(answer) as { order: { id: string } }).order.id, token })
  }
  await setTimeout(2_500)
  for (const { id, token } of orders)
    await server.send({
      path: `/api/checkout/${id}/complete`,
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
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

try {
  if (!only || only === 'skills') measureSkills()
  if (!only || only === 'server') await measureServers()
  if (!only || only === 'page') await measurePage(directory)
  if (!only || only === 'control') await measureControl(directory)
} finally {
  rmSync(directory, { recursive: true, force: true })
}
