import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import pg from 'pg'
import { type StoreProcess, startCommand } from '../packages/server/testing/store-process.ts'
import { createBareTestDatabase } from '../packages/server/testing/test-database.ts'
import { startBalancer } from './load-balancer.ts'

/** A store of several processes behind a balancer, with a database of its own on PostgreSQL. */
export type BalancedStore = Awaited<ReturnType<typeof openBalancedStore>>

export async function openBalancedStore() {
  const place = mkdtempSync(resolve(tmpdir(), 'wakeel-balanced-'))
  const database = await createBareTestDatabase()
  const balancer = await startBalancer()
  const running: StoreProcess[] = []
  const stored = {
    PATH: process.env.PATH ?? '',
    DATABASE_URL: database.url,
    DATA_DIR: resolve(place, 'data'),
    AUTH_SECRET: 'a secret that all processes know, long enough',
  }

  return {
    url: balancer.url,
    /** For whatever a test needs beside the store's own data. */
    place,
    /** Starts the version in this folder. All say that they are at the address of the balancer, so that where they listen is chosen here. */
    async start(folder: string): Promise<StoreProcess> {
      const port = await freePort()
      const store = await startCommand(
        process.execPath,
        [resolve(folder, 'packages/server/src/main.ts')],
        {
          cwd: folder,
          environment: {
            ...stored,
            HOST: '127.0.0.1',
            PORT: String(port),
            PUBLIC_URL: balancer.url,
            TRUST_PROXY: '127.0.0.1',
            SEED: 'agents',
            SIGN_UPS_PER_HOUR: '100000',
            DRAIN_SECONDS: '2',
            STOP_SECONDS: '25',
          },
        },
      )
      const url = `http://127.0.0.1:${port}`
      running.push(store)
      await balancer.add(url)
      return { ...store, url }
    },
    /** Stops one as an operator would; answers with its exit code. */
    async stop(store: StoreProcess): Promise<number | null> {
      const code = await store.stop()
      balancer.remove(store.url)
      return code
    },
    /** What `npm run doctor` of the version in this folder says. */
    doctor: (folder: string): string =>
      execFileSync(process.execPath, [resolve(folder, 'packages/server/src/doctor.ts')], {
        env: stored,
        encoding: 'utf8',
      }),
    /** How many runs of each kind ended how, as the database has them. */
    async runs(): Promise<{ kind: string; status: string; count: number }[]> {
      const client = new pg.Client({ connectionString: database.url })
      await client.connect()
      const { rows } = await client.query(
        "select kind, status, count(*)::int as count from runs where kind in ('demo', 'paid') group by 1, 2 order by 1, 2",
      )
      await client.end()
      return rows
    },
    async close(): Promise<void> {
      await balancer.close()
      for (const store of running) await store.kill()
      await database.remove()
      rmSync(place, { recursive: true, force: true })
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  await new Promise((closed) => server.close(closed))
  return port
}
