import type { health } from '@wakeel/contract'
import type { Database } from './database/database.ts'
import { DomainError } from './errors.ts'
import type { Operations } from './http/mount.ts'
import { findViolations, type Invariant } from './invariants.ts'

/** Whether the store can serve, and whether what it has stored is consistent. */
export function createHealth({ database, version, invariants }: { database: Database; version: string; invariants: readonly Invariant[] }) {
  return {
    async getHealth() {
      if (!(await database.isReachable())) throw new DomainError('server.unavailable')
      return { success: true, status: 'ok', version, database: database.engine }
    },
    async getDeepHealth() {
      return { success: true, checked: invariants.map(({ name }) => name), violations: await findViolations(invariants, database) }
    },
  } satisfies Operations<typeof health.routes>
}
