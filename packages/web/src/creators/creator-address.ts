import type { creators, forge } from '@wakeel/contract'

export const agentSorts = ['name', 'status', 'rating', 'runs', 'revenue', 'created'] as const
export type AgentSort = (typeof agentSorts)[number]

const ranges = ['7d', '30d', '90d', '1y'] as const satisfies readonly creators.Range[]
const statuses = ['draft', 'pending', 'published', 'rejected'] as const satisfies readonly forge.AgentStatus[]

/** What the address of the dashboard says; what is left out stands at its usual value. */
export interface CreatorAddress {
  range?: creators.Range | undefined
  status?: forge.AgentStatus | undefined
  /** Without one the newest agent comes first. */
  sort?: AgentSort | undefined
  /** From the least to the most; without it the other way round. */
  order?: 'rising' | undefined
  /** Only reviews without a reply. */
  reviews?: 'open' | undefined
}

/** Reads an address; what it does not know counts as not said. */
export function readCreatorAddress(search: Record<string, unknown>): CreatorAddress {
  return {
    range: ranges.find((range) => range === search.range),
    status: statuses.find((status) => status === search.status),
    sort: agentSorts.find((sort) => sort === search.sort),
    order: search.order === 'rising' ? 'rising' : undefined,
    reviews: search.reviews === 'open' ? 'open' : undefined,
  }
}
