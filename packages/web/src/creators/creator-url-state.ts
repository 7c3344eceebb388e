import type { forge, Range } from '@wakeel/contract'
import { useUrlState } from '../shell/url-state.ts'
import { ranges } from '../ui/range-picker.tsx'

export const agentSorts = ['name', 'status', 'rating', 'runs', 'revenue', 'created'] as const
export type AgentSort = (typeof agentSorts)[number]

/** As an agent is shown: what a moderator took down is in no other state. */
export const agentStates = [
  'published',
  'pending',
  'draft',
  'rejected',
  'taken_down',
] as const satisfies readonly (forge.AgentStatus | 'taken_down')[]
export type AgentState = (typeof agentStates)[number]

/** What the URL of the dashboard says; what is left out stands at its usual value. */
export interface CreatorUrlState {
  range?: Range | undefined
  status?: AgentState | undefined
  /** Without one the newest agent comes first. */
  sort?: AgentSort | undefined
  /** From the least to the most; without it the other way round. */
  order?: 'rising' | undefined
  /** Only reviews without a reply. */
  reviews?: 'open' | undefined
}

/** Reads a URL; what it does not know counts as not said. */
function readCreatorUrlState(search: Record<string, unknown>): CreatorUrlState {
  return {
    range: ranges.find((range) => range === search.range),
    status: agentStates.find((status) => status === search.status),
    sort: agentSorts.find((sort) => sort === search.sort),
    order: search.order === 'rising' ? 'rising' : undefined,
    reviews: search.reviews === 'open' ? 'open' : undefined,
  }
}

export const useCreatorUrlState = () => useUrlState(readCreatorUrlState)
