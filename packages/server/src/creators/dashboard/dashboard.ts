import type { CreatorDependencies } from '../creators.ts'

const notBuilt = async (): Promise<never> => {
  throw new Error('not built yet')
}

/** Figures of a creator's agents, each with the rows behind it. */
export function createDashboard(_dependencies: CreatorDependencies) {
  return {
    getCreatorStats: notBuilt,
    listCreatorAgents: notBuilt,
    getCreatorSeries: notBuilt,
    listEarnings: notBuilt,
    listAgentRuns: notBuilt,
  }
}
