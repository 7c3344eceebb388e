import type { apiKeys as contract, InputOf } from '@wakeel/contract'
import type { apiKeys } from '../database/schema/api-keys.ts'
import { DomainError } from '../errors.ts'
import type { ApiKeyDependencies } from './dependencies.ts'

type Settings = Pick<
  InputOf<typeof contract.routes.createApiKey>,
  'name' | 'scopes' | 'agents' | 'expires_at' | 'cap'
>
type Stored = Pick<
  typeof apiKeys.$inferInsert,
  | 'name'
  | 'scopes'
  | 'appIds'
  | 'expiresAt'
  | 'dailyFils'
  | 'dailyRuns'
  | 'monthlyFils'
  | 'monthlyRuns'
>

/** Throws for what a key of an organisation may not do: its member’s own agents are none of the organisation’s. */
export function requireScopesFor(
  organisationId: string | null | undefined,
  scopes: readonly contract.ApiKeyScope[] | undefined,
): void {
  if (organisationId && scopes?.includes('manage_agents'))
    throw new DomainError('request.invalid', {
      sentence: 'A key of an organisation cannot manage agents: they are its member’s own.',
    })
}

/** What a key may do as it is stored, of what is said; throws for an agent that is not there, and for a time that is over. */
export function toStored(dependencies: ApiKeyDependencies, settings: Settings): Stored
export function toStored(
  dependencies: ApiKeyDependencies,
  settings: Partial<Settings>,
): Partial<Stored>
export function toStored(
  { catalogue, clock }: ApiKeyDependencies,
  { name, scopes, agents, expires_at: expires, cap }: Partial<Settings>,
): Partial<Stored> {
  const expiresAt = typeof expires === 'string' ? new Date(expires) : expires
  if (expiresAt && expiresAt <= clock.now()) throw new DomainError('api_keys.expiry_past')
  return {
    ...(name !== undefined && { name }),
    ...(scopes && { scopes: [...new Set(scopes)] }),
    ...(agents !== undefined && {
      appIds: agents && [...new Set(agents.map((slug) => catalogue.getRunnableApp(slug).id))],
    }),
    ...(expiresAt !== undefined && { expiresAt }),
    ...(cap && toStoredCap(cap)),
  }
}

export const toStoredCap = (cap: contract.ApiKeyCap) => ({
  dailyFils: cap.daily_fils,
  dailyRuns: cap.daily_runs,
  monthlyFils: cap.monthly_fils,
  monthlyRuns: cap.monthly_runs,
})
