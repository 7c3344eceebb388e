import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type StoreProcess, startCommand } from '../packages/server/testing/store-process.ts'
import { createBareTestDatabase } from '../packages/server/testing/test-database.ts'
import { addMigration, checkOut, type Version } from './checked-out-version.ts'
import { type Balancer, startBalancer } from './load-balancer.ts'
import { type Load, startLoad } from './store-load.ts'

/** The version that runs; `UPGRADE_FROM` names another commit to come from. */
const from = process.env.UPGRADE_FROM ?? 'HEAD'

const place = mkdtempSync(resolve(tmpdir(), 'wakeel-upgrade-'))
let database: { url: string; remove(): Promise<unknown> }
let older: Version
let newer: Version
let balancer: Balancer
let load: Load
const running: StoreProcess[] = []

beforeAll(async () => {
  database = await createBareTestDatabase()
  older = checkOut(from, resolve(place, 'older'))
  newer = checkOut('HEAD', resolve(place, 'newer'))
  // Takes the locks that a change of these tables needs, while both versions are asked for them.
  addMigration(
    newer,
    'alter table "runs" add column "upgraded" integer; alter table "apps" add column "upgraded" integer; create table "upgraded" ("id" integer primary key);',
  )
})
afterAll(async () => {
  await load?.stop()
  await balancer?.close()
  for (const store of running) await store.kill()
  await database?.remove()
  rmSync(place, { recursive: true, force: true })
})

/** Both say that they are at the address of the balancer, so that where they listen is chosen here. */
async function start(version: Version): Promise<StoreProcess> {
  const port = await freePort()
  const store = await startCommand(process.execPath, [version.main], {
    cwd: version.folder,
    environment: {
      PATH: process.env.PATH ?? '',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATABASE_URL: database.url,
      DATA_DIR: resolve(place, 'data'),
      PUBLIC_URL: balancer.url,
      AUTH_SECRET: 'a secret that both versions know, long enough',
      TRUST_PROXY: '127.0.0.1',
      SEED: 'agents',
      DRAIN_SECONDS: '2',
      STOP_SECONDS: '25',
    },
  })
  running.push(store)
  return { ...store, url: `http://127.0.0.1:${port}` }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  await new Promise((closed) => server.close(closed))
  return port
}

test('two processes are replaced by a newer version under load, and no request fails', async () => {
  balancer = await startBalancer()
  const [first, second] = [await start(older), await start(older)]
  for (const store of [first, second]) await balancer.add(store.url)
  load = startLoad(balancer.url)
  await load.answered(200)

  const codes: (number | null)[] = []
  for (const leaving of [first, second]) {
    const coming = await start(newer)
    await balancer.add(coming.url)
    await load.answered(50)
    codes.push(await leaving.stop())
    balancer.remove(leaving.url)
    await load.answered(50)
  }
  const { failures, answers } = await load.stop()

  expect(failures).toEqual([])
  expect(codes).toEqual([0, 0])
  for (const kind of ['list', 'agent', 'search', 'streamed run', 'history'])
    expect([kind, answers[kind]]).toEqual([kind, expect.any(Number)])
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const { rows } = await client.query<{ status: string; count: number }>(
    "select status, count(*)::int as count from runs where kind = 'demo' group by 1",
  )
  await client.end()
  expect(rows).toEqual([{ status: 'succeeded', count: answers['streamed run'] }])
  const doctor = execFileSync(process.execPath, [resolve(newer.folder, 'packages/server/src/doctor.ts')], {
    env: {
      PATH: process.env.PATH ?? '',
      DATABASE_URL: database.url,
      DATA_DIR: resolve(place, 'data'),
      AUTH_SECRET: 'a secret that both versions know, long enough',
    },
    encoding: 'utf8',
  })
  expect(doctor).toMatch(/All \d+ invariants hold/)
})
