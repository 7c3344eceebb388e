import type { CreatorDependencies } from '../dependencies.ts'
import { createBankFileAdmin } from './bank-file-admin.ts'
import { createEarnings } from './earnings.ts'
import { createPayCreators } from './pay-creators.ts'
import { createPayoutDetails } from './payout-details.ts'
import { createPayoutPersonalData } from './personal-data.ts'
import { createStatements } from './statements.ts'

/**
 * What creators are owed and paid, week by week.
 *
 * A creator's account in the ledger is the truth. What the thirty-day guarantee can still take back is on hold; of the rest, what was
 * earned before a week ended is paid out on the Monday after it, when it comes to the least amount and the creator has said where to.
 * Whatever is not paid waits for the next week. Whoever pays locks in this order: the weeks, the person, the account.
 */
export function createPayouts(dependencies: CreatorDependencies) {
  return {
    ...createEarnings(dependencies),
    ...createPayoutDetails(dependencies),
    ...createStatements(dependencies),
    ...createBankFileAdmin(dependencies),
    ...createPayCreators(dependencies),
    ...createPayoutPersonalData(dependencies),
  }
}
