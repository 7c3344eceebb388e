import { readDevice } from '@wakeel/contract'
import { bind } from '../../bind.ts'
import { coarseNetwork } from '../client-ip.ts'
import type { SecurityLogDependencies } from './dependencies.ts'
import { record, recordFailure, tell } from './record.ts'
import type { Origin } from './security-emails.ts'
import { exportSecurityEvents, forgetOld, listSecurityEvents } from './security-events.ts'

export const originOf = (userAgent: string | undefined, address: string): Origin => ({
  device: readDevice(userAgent ?? null),
  network: coarseNetwork(address),
})

export type SecurityLog = ReturnType<typeof createSecurityLog>

/**
 * What happened around the ways into each account, for its owner and for those who run the store, kept for 180 days; the owner is told of
 * the gravest by e-mail.
 */
export const createSecurityLog = (dependencies: SecurityLogDependencies) =>
  bind(dependencies, {
    tell,
    record,
    recordFailure,
    listSecurityEvents,
    exportSecurityEvents,
    forgetOld,
  })
