import { apiKeys as contract } from '@wakeel/contract'

type Scope = contract.ApiKeyScope

/** What a program of an MCP server has use for. */
export const MCP_SCOPES: readonly Scope[] = ['run', 'read_runs', 'read_usage']

export const ALL_SCOPES: readonly Scope[] = contract.ApiKeyScope.options

/** What is asked for of what there is: as the specification allows, what is unknown is left out. Undefined: nothing is left. */
export function readScopes(
  asked: string | undefined,
  whenNone: readonly Scope[],
): Scope[] | undefined {
  const names = (asked ?? '').split(' ').filter(Boolean)
  if (names.length === 0) return [...whenNone]
  const known = ALL_SCOPES.filter((scope) => names.includes(scope))
  return known.length > 0 ? known : undefined
}

export const writeScopes = (scopes: readonly Scope[]): string => scopes.join(' ')
