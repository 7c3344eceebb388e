import type { moderation as contract } from '@wakeel/contract'
import type { Operations } from '../http/mount.ts'
import { createAppeals } from './appeals.ts'
import type { ModerationDependencies } from './dependencies.ts'
import { createModerationLog } from './log.ts'
import { createModerationPersonalData } from './personal-data.ts'
import { createReports } from './reports.ts'
import { createTakedownList } from './takedown-list.ts'
import { createTakedowns } from './takedowns.ts'
import { createWithCreator } from './with-creator.ts'

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
