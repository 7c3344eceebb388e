import { readDevice } from '@wakeel/contract'
import { coarseNetwork } from '../client-ip.ts'
import type { Origin } from './security-emails.ts'

export const originOf = (userAgent: string | undefined, address: string): Origin => ({
  device: readDevice(userAgent ?? null),
  network: coarseNetwork(address),
})
