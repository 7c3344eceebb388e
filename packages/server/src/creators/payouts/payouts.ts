import type { Transaction } from '../../database/database.ts'
import type { CreatorDependencies } from '../creators.ts'

const notBuilt = async (): Promise<never> => {
  throw new Error('not built yet')
}

/** What creators are owed and paid, week by week. */
export function createPayouts(_dependencies: CreatorDependencies) {
  return {
    getEarnings: notBuilt,
    setPayoutDetails: notBuilt,
    removePayoutDetails: notBuilt,
    listPayouts: notBuilt,
    listStatements: notBuilt,
    getStatementFile: notBuilt,
    listPayoutWeeks: notBuilt,
    makeBankFile: notBuilt,
    confirmPayouts: notBuilt,
    returnPayout: notBuilt,

    /** Makes the payouts of every week that is due, each creator and week once. */
    payCreators: async (): Promise<void> => {},

    exportPerson: async (_userId: string): Promise<Record<string, unknown>[]> => [],
    erasePerson: async (_tx: Transaction, _userId: string): Promise<void> => {},
  }
}
