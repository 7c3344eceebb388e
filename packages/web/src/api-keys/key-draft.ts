import type { apiKeys, Language } from '@wakeel/contract'
import { readFils, readRuns } from '../language/cap-amounts.ts'
import { writeDirhams } from '../language/dirhams.ts'
import { type AgentsDraft, ALL_AGENTS, agentsDraftOf, readAgents } from '../ui/chosen-agents.ts'

export const capNames = ['daily_runs', 'daily_fils', 'monthly_runs', 'monthly_fils'] as const
export type CapName = (typeof capNames)[number]

/** Days until a key expires; `keep`: as it is. */
export type Expiry = 'keep' | 'never' | '7' | '30' | '90' | '365'

/** A key as it is typed. */
export interface KeyDraft {
  name: string
  isTest: boolean
  scopes: readonly apiKeys.ApiKeyScope[]
  agents: AgentsDraft
  expiry: Expiry
  caps: Record<CapName, string>
}

const NO_CAPS = { daily_runs: '', daily_fils: '', monthly_runs: '', monthly_fils: '' }

export const newDraft: KeyDraft = {
  name: '',
  isTest: false,
  scopes: ['run', 'read_runs', 'read_usage'],
  agents: ALL_AGENTS,
  expiry: 'never',
  caps: NO_CAPS,
}

export const draftOf = (key: apiKeys.ApiKey, language: Language): KeyDraft => ({
  name: key.name,
  isTest: key.is_test,
  scopes: key.scopes,
  agents: agentsDraftOf(key.agents, language),
  expiry: 'keep',
  caps: {
    daily_runs: String(key.cap.daily_runs ?? ''),
    monthly_runs: String(key.cap.monthly_runs ?? ''),
    daily_fils: key.cap.daily_fils === null ? '' : writeDirhams(key.cap.daily_fils),
    monthly_fils: key.cap.monthly_fils === null ? '' : writeDirhams(key.cap.monthly_fils),
  },
})

export const isMoney = (name: CapName): boolean => name.endsWith('_fils')

/** Undefined when it is no amount. */
export const readAmount = (name: CapName, typed: string) =>
  isMoney(name) ? readFils(typed) : readRuns(typed)

export type Settings = Required<
  Pick<apiKeys.ApiKey, 'name' | 'scopes' | 'cap'> & { agents: string[] | null }
> & { expires_at?: string | null }

const DAY_MS = 86_400_000

/** What is sent of a draft; undefined while something is missing or no amount. */
export function readDraft(draft: KeyDraft, now: Date): Settings | undefined {
  const amounts = capNames.map((name) => [name, readAmount(name, draft.caps[name])] as const)
  const isWrong = amounts.some(([, amount]) => amount === undefined)
  const agents = readAgents(draft.agents)
  if (draft.name.trim() === '' || draft.scopes.length === 0 || isWrong) return undefined
  if (agents === undefined) return undefined
  return {
    name: draft.name.trim(),
    scopes: [...draft.scopes],
    agents,
    cap: Object.fromEntries(amounts) as apiKeys.ApiKeyCap,
    ...(draft.expiry !== 'keep' && { expires_at: expiryOf(draft.expiry, now) }),
  }
}

const expiryOf = (expiry: Exclude<Expiry, 'keep'>, now: Date): string | null =>
  expiry === 'never' ? null : new Date(now.getTime() + Number(expiry) * DAY_MS).toISOString()
