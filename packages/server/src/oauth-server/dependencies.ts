import type { apiKeys } from '@wakeel/contract'
import type { LRUCache } from 'lru-cache'
import type { Accounts } from '../accounts/accounts.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import type { Names } from '../names/names.ts'
import type { OutboundFetch } from '../outbound/outbound-fetch.ts'

/** A program that asks for something. */
export interface Client {
  id: string
  name: string
  /** Where it publishes what it is; null: it registered itself. */
  host: string | null
  redirectUris: readonly string[]
  /** The most that it may ask a person for. */
  scopes: readonly apiKeys.ApiKeyScope[]
}

export interface OAuthServerDependencies {
  database: Database
  clock: Clock
  newId(): string
  accounts: Pick<Accounts, 'recordAccess'>
  catalogue: Pick<Catalogue, 'getRunnableApp' | 'findListed'>
  names: Pick<Names, 'requireOrganisationName'>
  limits: RateLimits
  outboundFetch: OutboundFetch
  publicUrl: string
  /** What programs published, as it was read last. */
  published: LRUCache<string, Client>
}
