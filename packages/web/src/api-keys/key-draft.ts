import type { apiKeys } from '@wakeel/contract'
import { type CapDraft, capDraftOf, noCap, readCap } from '../ui/cap-draft.ts'

/** Days until a key expires; `keep`: as it is. */
export type Expiry = 'keep' | 'never' | '7' | '30' | '90' | '365'

/** A key as it is typed. */
export interface KeyDraft {
  name: string
  isTest: boolean
  scopes: readonly apiKeys.ApiKeyScope[]
  agents: string
  expiry: Expiry
  caps: CapDraft
}

export const newDraft: KeyDraft = {
  name: '',
  isTest: false,
  scopes: ['run', 'read_runs', 'read_usage'],
  agents: '',
  expiry: 'never',
  caps: noCap,
}

export const draftOf = (key: apiKeys.ApiKey): KeyDraft => ({
  name: key.name,
  isTest: key.is_test,
  scopes: key.scopes,
  agents: key.agents?.map(({ slug }) => slug).join(', ') ?? '',
  expiry: 'keep',
  caps: capDraftOf(key.cap),
})

export type Settings = Required<
  Pick<apiKeys.ApiKey, 'name' | 'scopes' | 'cap'> & { agents: string[] | null }
> & { expires_at?: string | null }

const DAY_MS = 86_400_000

/** What is sent of a draft; undefined while something is missing or no amount. */
export function readDraft(draft: KeyDraft, now: Date): Settings | undefined {
  const cap = readCap(draft.caps)
  if (draft.name.trim() === '' || draft.scopes.length === 0 || !cap) return undefined
  const agents = draft.agents
    .split(/[,،\s]+/)
    .map((slug) => slug.trim())
    .filter(Boolean)
  return {
    name: draft.name.trim(),
    scopes: [...draft.scopes],
    agents: agents.length > 0 ? agents : null,
    cap,
    ...(draft.expiry !== 'keep' && { expires_at: expiryOf(draft.expiry, now) }),
  }
}

const expiryOf = (expiry: Exclude<Expiry, 'keep'>, now: Date): string | null =>
  expiry === 'never' ? null : new Date(now.getTime() + Number(expiry) * DAY_MS).toISOString()
