import { bind } from '../bind.ts'
import {
  getCreatorSeries,
  getCreatorStats,
  listAgentRuns,
  listCreatorAgents,
  listEarnings,
} from './dashboard/dashboard.ts'
import type { CreatorDependencies } from './dependencies.ts'
import { confirmPayouts, makeBankFile } from './payouts/bank-file-admin.ts'
import { getEarnings, listPayouts } from './payouts/earnings.ts'
import { listPayoutWeeks, listWeekPayouts } from './payouts/list-payout-weeks.ts'
import { payCreators } from './payouts/pay-creators.ts'
import { removePayoutDetails, setPayoutDetails } from './payouts/payout-details.ts'
import { erasePerson, exportPerson } from './payouts/personal-data.ts'
import { returnPayout } from './payouts/return-payout.ts'
import { getStatementFile, listStatements } from './payouts/statements.ts'

/**
 * What creators' agents do and earn, and how creators are paid, week by week.
 *
 * A creator's account in the ledger is the truth. What the thirty-day guarantee can still take back is on hold; of the rest, what was
 * earned before a week ended is paid out on the Monday after it, when it comes to the least amount and the creator has said where to.
 * Whatever is not paid waits for the next week. Whoever pays locks in this order: the weeks, the person, the account.
 */
export function createCreators(dependencies: CreatorDependencies) {
  return bind(dependencies, {
    getCreatorStats,
    listCreatorAgents,
    getCreatorSeries,
    listEarnings,
    listAgentRuns,
    getEarnings,
    listPayouts,
    setPayoutDetails,
    removePayoutDetails,
    listStatements,
    getStatementFile,
    listPayoutWeeks,
    listWeekPayouts,
    makeBankFile,
    confirmPayouts,
    returnPayout,
    payCreators,
    exportPerson,
    erasePerson,
  })
}
