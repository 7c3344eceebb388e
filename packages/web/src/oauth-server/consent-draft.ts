import { type InputOf, oauthServer } from '@wakeel/contract'
import { readFils } from '../language/cap-amounts.ts'
import { writeDirhams } from '../language/dirhams.ts'

/** What a person allows, as it is typed. */
export interface ConsentDraft {
  which: 'all' | 'some'
  agents: string
  daily: string
  monthly: string
}

export const newConsent = (): ConsentDraft => ({
  which: 'all',
  agents: '',
  daily: '',
  monthly: writeDirhams(oauthServer.DEFAULT_MONTHLY_FILS),
})

type Allowed = Pick<InputOf<typeof oauthServer.routes.approveAuthorization>, 'agents' | 'cap'>

/** What is sent of it; undefined while something is missing or no amount. */
export function readConsent({ which, ...typed }: ConsentDraft): Allowed | undefined {
  const [daily, monthly] = [readFils(typed.daily), readFils(typed.monthly)]
  const agents = typed.agents.split(/[,،\s]+/).filter(Boolean)
  if (daily === undefined || monthly === undefined) return undefined
  if (which === 'some' && agents.length === 0) return undefined
  return {
    agents: which === 'some' ? agents : null,
    cap: { daily_fils: daily, daily_runs: null, monthly_fils: monthly, monthly_runs: null },
  }
}
