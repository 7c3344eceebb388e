import type { creators, Language } from '@wakeel/contract'
import type { AgentSort, AgentState, CreatorUrlState } from './creator-url-state.ts'

type Agent = creators.CreatorAgent

const metrics: Record<Exclude<AgentSort, 'name' | 'status'>, (agent: Agent) => number> = {
  rating: ({ rating }) => rating ?? 0,
  runs: ({ totalRuns }) => totalRuns,
  revenue: ({ monthlyRevenue }) => monthlyRevenue.amount,
  created: ({ createdAt }) => Date.parse(createdAt),
}

/** From what needs the creator to what does not. */
const states: readonly AgentState[] = ['taken_down', 'rejected', 'pending', 'draft', 'published']

const stateOf = ({ status, taken_down }: Agent): AgentState => (taken_down ? 'taken_down' : status)

/** The agents that the URL asks for, in its order. Equal ones stay as they came, newest first. */
export function chooseAgents(
  agents: readonly Agent[],
  { status, sort = 'created', order }: CreatorUrlState,
  language: Language,
): Agent[] {
  const compare = (one: Agent, other: Agent) => {
    if (sort === 'name') return one.name.localeCompare(other.name, language)
    if (sort === 'status') return states.indexOf(stateOf(one)) - states.indexOf(stateOf(other))
    return metrics[sort](one) - metrics[sort](other)
  }
  const direction = order === 'rising' ? 1 : -1
  return agents
    .filter((agent) => status === undefined || stateOf(agent) === status)
    .toSorted((one, other) => direction * compare(one, other))
}
