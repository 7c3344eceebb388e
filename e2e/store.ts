import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { startStore } from '../packages/server/testing/store-process.ts'

/** The store that all journeys share; empty where their files are read before it has started. */
export const storeUrl = process.env.JOURNEYS_STORE_URL ?? ''
export const storeDirectory = process.env.JOURNEYS_STORE_DIRECTORY ?? ''

/** Who may do everything in it. */
export const founderOfStore = { email: 'founder@example.ae', password: 'a founder of tests' }

/** Starts one real server with seeded people before the first journey, and answers with what stops it after the last. */
export default async function startSharedStore(): Promise<() => Promise<void>> {
  const directory = mkdtempSync(resolve(tmpdir(), 'wakeel-e2e-'))
  const store = await startStore({
    DATA_DIR: directory,
    SEED: 'demo',
    // Of every journey, from one address.
    SIGN_UPS_PER_HOUR: '1000',
    FOUNDER_EMAIL: founderOfStore.email,
    FOUNDER_PASSWORD: founderOfStore.password,
  })
  process.env.JOURNEYS_STORE_URL = store.url
  process.env.JOURNEYS_STORE_DIRECTORY = directory
  return async () => {
    await store.stop()
    rmSync(directory, { recursive: true, force: true })
  }
}
