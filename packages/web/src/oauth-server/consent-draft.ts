import { type InputOf, type Language, oauthServer } from '@wakeel/contract'
import { readFils } from '../language/cap-amounts.ts'
import { writeDirhams } from '../language/dirhams.ts'
import { type AgentsDraft, ALL_AGENTS, agentsDraftOf, readAgents } from '../ui/chosen-agents.ts'

/** What a person allows, as it is typed. */
export interface ConsentDraft {
  agents: AgentsDraft
  daily: string
  monthly: string
}

export const newConsent = (): ConsentDraft => ({
  agents: ALL_AGENTS,
  daily: '',
  monthly: writeDirhams(oauthServer.DEFAULT_MONTHLY_FILS),
})

/** What a program is allowed, to be changed. */
export const draftOfGrant = (
  { agents, cap }: oauthServer.OAuthGrant,
  language: Language,
): ConsentDraft => ({
  agents: agentsDraftOf(agents, language),
  daily: cap.daily_fils === null ? '' : writeDirhams(cap.daily_fils),
  monthly: cap.monthly_fils === null ? '' : writeDirhams(cap.monthly_fils),
})

type Allowed = Pick<InputOf<typeof oauthServer.routes.approveAuthorization>, 'agents' | 'cap'>

/** What is sent of it; undefined while something is missing or no amount. */
export function readConsent(typed: ConsentDraft): Allowed | undefined {
  const [daily, monthly] = [readFils(typed.daily), readFils(typed.monthly)]
  const agents = readAgents(typed.agents)
  if (daily === undefined || monthly === undefined || agents === undefined) return undefined
  return {
    agents,
    cap: { daily_fils: daily, daily_runs: null, monthly_fils: monthly, monthly_runs: null },
  }
}
