import type { Audit } from '../audit/audit.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Clock } from '../clock.ts'
import type { CreatorPages } from '../creator-pages/creator-pages.ts'
import type { Database } from '../database/database.ts'
import type { Outbox } from '../emails/outbox.ts'
import type { Forge } from '../forge/forge.ts'
import type { RateLimits } from '../http/rate-limits.ts'

export interface ModerationDependencies {
  database: Database
  clock: Clock
  newId(): string
  audit: Audit
  catalogue: Catalogue
  forge: Pick<Forge, 'listVersion'>
  creatorPages: Pick<CreatorPages, 'takeTextsAway' | 'putTextsBack'>
  outbox: Outbox
  limits: RateLimits
  publicUrl: string
}
