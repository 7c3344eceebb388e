import { bind } from '../bind.ts'
import { answerAppeal, appealProfileTakedown, appealTakedown, getTakedown } from './appeals.ts'
import { decideSubmission } from './decide-submission.ts'
import type { ModerationDependencies } from './dependencies.ts'
import { listReports } from './list-reports.ts'
import { listSubmissions } from './list-submissions.ts'
import { listTakedowns } from './list-takedowns.ts'
import { listModerationLog } from './log.ts'
import { erasePerson, eraseTakedowns, exportPerson } from './personal-data.ts'
import { listProfileTakedowns, takeDownProfile } from './profile-takedowns.ts'
import { dismissProfileReports, dismissReports, reportApp, reportProfile } from './reports.ts'
import { restoreApp, restoreProfile } from './restore.ts'
import { takeDownApp } from './takedowns.ts'
import { restoreAllOf, takeDownAllOf } from './with-creator.ts'

export type Moderation = ReturnType<typeof createModeration>

/** What creators submit, what people report, what moderators take out of the store, and what creators say to that. */
export function createModeration(dependencies: ModerationDependencies) {
  return bind(dependencies, {
    listSubmissions,
    decideSubmission,
    reportApp,
    reportProfile,
    listReports,
    dismissReports,
    dismissProfileReports,
    takeDownApp,
    takeDownProfile,
    restoreApp,
    restoreProfile,
    listTakedowns,
    getTakedown,
    listProfileTakedowns,
    appealTakedown,
    appealProfileTakedown,
    answerAppeal,
    listModerationLog,
    takeDownAllOf,
    restoreAllOf,
    exportPerson,
    eraseTakedowns,
    erasePerson,
  })
}
