import { type apiKeys, Slug } from '@wakeel/contract'
import type { FastifyRequest } from 'fastify'
import { DomainError } from '../../errors.ts'
import { readIdempotencyKey } from '../../http/idempotency-key.ts'
import { MCP_SCOPES, writeScopes } from '../../oauth-server/scopes.ts'
import type { McpParts } from './parts.ts'
import { SignInNeeded } from './rpc-error.ts'

/** What the store's own tools need of whoever calls; those of an agent, and `run_agent`, run it. */
const scopes: Record<string, apiKeys.ApiKeyScope> = {
  run_agent: 'run',
  list_runs: 'read_runs',
  get_run: 'read_runs',
  get_balance: 'read_usage',
}

/** What anybody may call. */
const OPEN = new Set(['search_agents', 'get_agent'])

/**
 * Refuses by HTTP what a program can put right by signing in, which it learns from the status and not from a tool’s result (MCP 2025-11-25,
 * authorization): what is an account’s own, a run after the free ones, and what its token lacks the scope for.
 */
export async function requireSignIn(
  { runs }: Pick<McpParts, 'runs'>,
  request: FastifyRequest<{ Params: { slug?: string } }>,
  { name, arguments: input }: Record<string, unknown>,
): Promise<void> {
  const { caller, params } = request
  const isAgents = params.slug !== undefined
  if (typeof name !== 'string' || (!isAgents && (OPEN.has(name) || !Object.hasOwn(scopes, name))))
    return
  const scope = isAgents ? 'run' : scopes[name]!
  if (caller.kind === 'user') {
    if (caller.key?.resource !== undefined && !caller.key.scopes.includes(scope))
      throw new SignInNeeded(
        new DomainError('api_keys.scope_missing'),
        writeScopes(
          MCP_SCOPES.filter((each) => each === scope || caller.key?.scopes.includes(each)),
        ),
      )
    return
  }
  const all = writeScopes(MCP_SCOPES)
  if (scope !== 'run') throw new SignInNeeded(new DomainError('accounts.sign_in_required'), all)
  // A repeat answers what it answered, however many runs are left.
  if (readIdempotencyKey(request) !== undefined) return
  const { data: slug } = Slug.safeParse(params.slug ?? (input as { slug?: unknown } | null)?.slug)
  if (slug === undefined || (await hasFreeRun(runs, slug, request))) return
  throw new SignInNeeded(
    new DomainError('accounts.sign_in_required', {
      sentence: 'Your free runs of this agent are used up. Sign in to run it on your account.',
    }),
    all,
  )
}

/** What is no agent is for the tool to say. */
async function hasFreeRun(
  runs: Pick<McpParts['runs'], 'getDemoInfo'>,
  slug: string,
  { caller }: FastifyRequest,
): Promise<boolean> {
  const context = {
    caller,
    signal: new AbortController().signal,
    idempotencyKey: undefined,
    emit() {},
  }
  try {
    return (await runs.getDemoInfo({ slug }, context)).demo_info.remaining > 0
  } catch (error) {
    if (error instanceof DomainError) return true
    throw error
  }
}
