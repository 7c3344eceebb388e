import type { connections as contract } from '@wakeel/contract'
import type { Audit } from '../audit/audit.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import type { Outbox } from '../emails/outbox.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import type { OutboundFetch } from '../outbound/outbound-fetch.ts'
import type { Encryption } from '../secrets/encryption.ts'
import type { WorkerPool } from '../workers/worker-pool.ts'
import type { Store } from './oauth/client.ts'
import type { RemoteFailure } from './remotes/remote.ts'

export interface ConnectionDependencies {
  database: Database
  clock: Clock
  newId(): string
  catalogue: Catalogue
  limits: RateLimits
  outbox: Outbox
  workers: WorkerPool
  audit: Audit
  encryption: Encryption
  outboundFetch: OutboundFetch
  /** As authorisation servers are told. */
  store: Store
}

/** What it takes to call the other end. */
export interface OpenConnection {
  kind: contract.ConnectionKind
  address: string
  model: string | null
  /** `missing`: there is something, and it cannot be used now. */
  credential: contract.Credential | AuthorisedToken | { kind: 'missing'; failure: RemoteFailure }
  /** Where, beside its own host, the keys of an A2A agent may stand. */
  keyHost?: string | null
  /** The tools as they were when the other end was last read. */
  knownTools?: readonly contract.RemoteTool[]
}

interface AuthorisedToken {
  kind: 'oauth'
  secret: string
  /** Another token in place of one that was refused; throws RemoteError when there is none. */
  renew(refused: string): Promise<string>
}
