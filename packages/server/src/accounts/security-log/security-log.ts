import { bind } from '../../bind.ts'
import type { SecurityLogDependencies } from './dependencies.ts'
import { record, recordFailure, tell } from './record.ts'
import { recordAccess } from './record-access.ts'
import { exportSecurityEvents, forgetOld, listSecurityEvents } from './security-events.ts'

export type SecurityLog = ReturnType<typeof createSecurityLog>

/**
 * What happened around the ways into each account, and around what acts for it, for its owner and for those who run the store, kept for 180 days; the owner is told of
 * the gravest by e-mail.
 */
export const createSecurityLog = (dependencies: SecurityLogDependencies) =>
  bind(dependencies, {
    tell,
    record,
    recordFailure,
    recordAccess,
    listSecurityEvents,
    exportSecurityEvents,
    forgetOld,
  })
