import type { moderation as contract } from '@wakeel/contract'
import type { Audit } from '../audit/audit.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import type { Outbox } from '../emails/outbox.ts'
import type { Operations } from '../http/mount.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import { createAppeals } from './appeals.ts'
import { createModerationLog } from './log.ts'
import { createModerationPersonalData } from './personal-data.ts'
import { createReports } from './reports.ts'
import { createTakedownList } from './takedown-list.ts'
import { createTakedowns } from './takedowns.ts'
import { createWithCreator } from './with-creator.ts'

export interface ModerationDependencies {
  database: Database
  clock: Clock
  newId(): string
  audit: Audit
  catalogue: Catalogue
  outbox: Outbox
  limits: RateLimits
}

export type Moderation = ReturnType<typeof createModeration>

/** What people report, what moderators take out of the store, and what creators say to that. */
export function createModeration(dependencies: ModerationDependencies) {
  const { database } = dependencies
  const { putBack, ...takedowns } = createTakedowns(dependencies)

  return {
    ...createReports(dependencies),
    ...takedowns,
    ...createAppeals({ ...dependencies, putBack }),
    ...createWithCreator(dependencies),
    ...createModerationPersonalData(dependencies),
    listTakedowns: createTakedownList(database),
    listModerationLog: createModerationLog(database),
  } satisfies Operations<typeof contract.routes> & Record<string, unknown>
}
