import type { apiKeys, Language } from '@wakeel/contract'
import { type CapDraft, capDraftOf, noCap, readCap } from '../ui/cap-draft.ts'
import { type AgentsDraft, ALL_AGENTS, agentsDraftOf, readAgents } from '../ui/chosen-agents.ts'

/** Days until a key expires; `keep`: as it is. */
export type Expiry = 'keep' | 'never' | '7' | '30' | '90' | '365'

/** A key as it is typed. */
export interface KeyDraft {
  name: string
  isTest: boolean
  scopes: readonly apiKeys.ApiKeyScope[]
  agents: AgentsDraft
  expiry: Expiry
  caps: CapDraft
}

export const newDraft: KeyDraft = {
  name: '',
  isTest: false,
  scopes: ['run', 'read_runs', 'read_usage'],
  agents: ALL_AGENTS,
  expiry: 'never',
  caps: noCap,
}

export const draftOf = (key: apiKeys.ApiKey, language: Language): KeyDraft => ({
  name: key.name,
  isTest: key.is_test,
  scopes: key.scopes,
  agents: agentsDraftOf(key.agents, language),
  expiry: 'keep',
  caps: capDraftOf(key.cap),
})

export type Settings = Required<
  Pick<apiKeys.ApiKey, 'name' | 'scopes' | 'cap'> & { agents: string[] | null }
> & { expires_at?: string | null }

const DAY_MS = 86_400_000

/** What is sent of a draft; undefined while something is missing or no amount. */
export function readDraft(draft: KeyDraft, now: Date): Settings | undefined {
  const [cap, agents] = [readCap(draft.caps), readAgents(draft.agents)]
  if (draft.name.trim() === '' || draft.scopes.length === 0 || !cap || agents === undefined)
    return undefined
  return {
    name: draft.name.trim(),
    scopes: [...draft.scopes],
    agents,
    cap,
    ...(draft.expiry !== 'keep' && { expires_at: expiryOf(draft.expiry, now) }),
  }
}

const expiryOf = (expiry: Exclude<Expiry, 'keep'>, now: Date): string | null =>
  expiry === 'never' ? null : new Date(now.getTime() + Number(expiry) * DAY_MS).toISOString()
