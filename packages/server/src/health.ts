import type { health } from '@wakeel/contract'
import type { Database } from './database/database.ts'
import { DomainError } from './errors.ts'
import type { Operations } from './http/mount.ts'
import { findViolations, type Invariant } from './invariants.ts'
import { type Storage, storageFull } from './storage.ts'

interface Dependencies {
  database: Database
  storage: Storage
  version: string
  invariants: readonly Invariant[]
}

/** Whether the store can serve, and whether what it has stored is consistent. */
export function createHealth({ database, storage, version, invariants }: Dependencies) {
  async function requireReady(): Promise<void> {
    if (!(await database.isReachable()))
      throw new DomainError('server.away', { retryAfterSeconds: 2 })
    if (await storage.isFull()) throw storageFull()
  }
  return {
    async getLiveness() {
      return { success: true, status: 'live' }
    },
    async getReadiness() {
      await requireReady()
      return { success: true, status: 'ready' }
    },
    async getHealth() {
      await requireReady()
      return { success: true, status: 'ok', version, database: database.engine }
    },
    async getDeepHealth() {
      return {
        success: true,
        checked: invariants.map(({ name }) => name),
        violations: await findViolations(invariants, database),
      }
    },
  } satisfies Operations<typeof health.routes>
}
