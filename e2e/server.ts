import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startStore } from '../packages/server/testing/store-process.ts'

declare module 'vitest' {
  interface ProvidedContext {
    storeUrl: string
    storeDirectory: string
  }
}

/** One real server with seeded people for all journeys. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const directory = mkdtempSync(resolve(tmpdir(), 'wakeel-e2e-'))
  const store = await startStore({
    DATA_DIR: directory,
    SEED: 'demo',
    // Of every journey, from one address.
    SIGN_UPS_PER_HOUR: '1000',
    FOUNDER_EMAIL: 'founder@example.ae',
    FOUNDER_PASSWORD: 'a founder of tests',
  })
  project.provide('storeUrl', store.url)
  project.provide('storeDirectory', directory)
  return async () => {
    await store.stop()
    rmSync(directory, { recursive: true, force: true })
  }
}
