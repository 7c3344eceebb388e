import type { Bilingual, Language } from '@wakeel/contract'

/** An agent as it is shown where some are chosen; its name is in the language of the page. */
export interface ChosenAgent {
  id: string
  slug: string
  name: string
  emoji: string
}

/** All agents, or only some. */
export interface AgentsDraft {
  which: 'all' | 'some'
  agents: readonly ChosenAgent[]
}

export const ALL_AGENTS: AgentsDraft = { which: 'all', agents: [] }

/** Null: all. */
export const agentsDraftOf = (
  agents: readonly (Omit<ChosenAgent, 'name'> & { name: Bilingual })[] | null,
  language: Language,
): AgentsDraft =>
  agents
    ? {
        which: 'some',
        agents: agents.map(({ name, ...rest }) => ({ ...rest, name: name[language] })),
      }
    : ALL_AGENTS

/** What is sent of it: null for all; undefined while some are meant and none is chosen. */
export function readAgents({ which, agents }: AgentsDraft): string[] | null | undefined {
  if (which === 'all') return null
  return agents.length > 0 ? agents.map(({ slug }) => slug) : undefined
}
