import { aed, type creators as contract } from '@wakeel/contract'

/** In fils. `lately` and `before`: two date ranges of the same length, one after the other. */
interface Revenue {
  total: number
  thisMonth: number
  lately: number
  before: number
}

/** The metrics of all agents together. */
export function toStats(
  { agents, trustScore }: { agents: readonly contract.CreatorAgent[]; trustScore: number | null },
  revenue: Revenue,
  avgRating: number | null,
): contract.CreatorStats {
  const sum = (of: (agent: contract.CreatorAgent) => number) =>
    agents.reduce((total, agent) => total + of(agent), 0)
  return {
    totalRevenue: aed(revenue.total),
    monthlyRevenue: aed(revenue.thisMonth),
    totalRuns: sum(({ totalRuns }) => totalRuns),
    avgRating,
    reviewsCount: sum(({ reviewsCount }) => reviewsCount),
    totalAgents: agents.length,
    publishedAgents: agents.filter(({ is_listed }) => is_listed).length,
    growthRate: growth(revenue),
    trustScore,
  }
}

/** In percent, to a tenth. */
function growth({ lately, before }: Revenue): number | null {
  return before > 0 ? Math.round(((lately - before) * 1000) / before) / 10 : null
}
