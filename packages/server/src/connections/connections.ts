import type { connections as contract } from '@wakeel/contract'
import type { Clock } from '../clock.ts'
import type { Database, Transaction } from '../database/database.ts'
import type { Operations } from '../http/mount.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import type { OutboundFetch } from '../outbound/outbound-fetch.ts'
import type { Seal } from '../seal.ts'

export interface ConnectionDependencies {
  database: Database
  clock: Clock
  newId(): string
  limits: RateLimits
  seal: Seal
  outboundFetch: OutboundFetch
}

/** What it takes to call the other end. */
export interface OpenConnection {
  kind: contract.ConnectionKind
  address: string
  model: string | null
  credential: contract.Credential
}

export type Connections = ReturnType<typeof createConnections>

const notBuilt = async (): Promise<never> => {
  throw new Error('not built yet')
}

/** Creators' agents, servers and models elsewhere: what is there, whether it answers, and whose it is. */
export function createConnections(_dependencies: ConnectionDependencies) {
  return {
    probeConnection: notBuilt,
    createConnection: notBuilt,
    listConnections: notBuilt,
    getConnection: notBuilt,
    updateConnection: notBuilt,
    checkConnection: notBuilt,
    verifyConnection: notBuilt,
    deleteConnection: notBuilt,

    /** With its secret opened, to make a call; throws `connections.not_found`. */
    openConnection: notBuilt as (id: string) => Promise<OpenConnection>,
    /** The caller's own, as stored; throws `connections.not_found` for anybody else's. */
    requireOwn: notBuilt as (userId: string, id: string) => Promise<contract.Connection>,

    exportPerson: async (_userId: string): Promise<Record<string, unknown>[]> => [],
    erasePerson: async (_tx: Transaction, _userId: string): Promise<void> => {},
  } satisfies Operations<typeof contract.routes> & Record<string, unknown>
}
