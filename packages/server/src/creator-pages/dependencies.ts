import type { Bilingual } from '@wakeel/contract'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import type { Names } from '../names/names.ts'

export interface CreatorPageDependencies {
  database: Database
  clock: Clock
  limits: RateLimits
  catalogue: Catalogue
  names: Pick<Names, 'findPosing'>
  /** Whose the agents are that the store brings. */
  storeName: Bilingual
}
