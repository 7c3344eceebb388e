import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import type { OutboundFetch } from '../outbound/outbound-fetch.ts'
import type { MetadataCache } from './metadata-document.ts'

export interface OAuthServerDependencies {
  database: Database
  clock: Clock
  newId(): string
  catalogue: Pick<Catalogue, 'getRunnableApp' | 'findListed'>
  limits: RateLimits
  outboundFetch: OutboundFetch
  publicUrl: string
  /** What programs published, as it was read last. */
  published: MetadataCache
}
