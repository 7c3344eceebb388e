import { execFile } from 'node:child_process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { programFile } from '../testing/programs.ts'
import { startStore } from '../testing/store-process.ts'
import { type StoredStore, storeWithOneApp } from '../testing/stored-store.ts'
import { onPostgres } from '../testing/test-database.ts'
import { apps } from './database/schema/catalogue.ts'

let stored: StoredStore
beforeAll(async () => {
  stored = await storeWithOneApp()
})
afterAll(() => stored.remove())

/** Runs `npm run doctor`'s program to its end. */
function examine(environment = stored.environment): Promise<{ exitCode: number; output: string }> {
  return new Promise((done) => {
    execFile(
      process.execPath,
      [programFile('doctor')],
      { env: environment },
      (error, stdout, stderr) =>
        done({ exitCode: Number(error?.code ?? 0), output: stdout + stderr }),
    )
  })
}

test('a healthy store passes, and one whose counters are wrong is told where', {
  timeout: 60_000,
}, async () => {
  const healthy = await examine()
  const database = await stored.open()
  await database.update(apps).set({ reviewsCount: 7 })
  await database.close()
  const ill = await examine()

  expect(healthy.exitCode).toBe(0)
  expect(healthy.output).toMatch(/^(ok {3}.+\n){4,}All \d+ invariants hold\.\n$/)
  expect(ill.exitCode).toBe(1)
  expect(ill.output).toMatch(/^BAD {2}.+\n {7}.+7 reviews.+$/m)
  expect(ill.output).toMatch(/\n1 violations\.\n$/)
})

test.skipIf(onPostgres)(
  'the embedded database of a running store is not examined, and one sentence says why',
  { timeout: 60_000 },
  async () => {
    const store = await startStore(stored.environment)

    const { exitCode, output } = await examine()
    const left = await store.stop()

    expect(exitCode).toBe(1)
    expect(output).toBe(
      `The data directory ${stored.dataDirectory} is in use by another Wakeel (process ${store.pid}); stop it or set DATA_DIR.\n`,
    )
    expect(left).toBe(0)
  },
)
