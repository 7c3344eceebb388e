import { DomainError } from '../errors.ts'
import type { Caller, SignedInCaller } from '../http/caller.ts'

/** The agents that a caller’s key may run; undefined: all. */
export const allowedAgents = (caller: Caller): readonly string[] | undefined =>
  caller.kind === 'user' ? caller.key?.appIds : undefined

/** Throws `api_keys.agent_not_allowed` for an agent that is not among those of the caller’s key. */
export function requireAllowedAgent(caller: Caller, appId: string): void {
  const allowed = allowedAgents(caller)
  if (allowed && !allowed.includes(appId)) throw new DomainError('api_keys.agent_not_allowed')
}

/** Whom a run is for, besides its person: a key says so itself, and cannot spend for others. */
export function organisationOf(
  { key }: SignedInCaller,
  named: string | undefined,
): string | undefined {
  if (!key) return named
  if (named !== undefined && named !== key.organisationId)
    throw new DomainError('organisations.not_found')
  return key.organisationId
}
