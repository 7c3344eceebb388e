import { runs as contract } from '@wakeel/contract'
import { and, eq, inArray } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { runs } from '../database/schema/runs.ts'
import { DomainError } from '../errors.ts'
import type { Request, Run } from './run-records.ts'
import { type ConfirmedCall, confirmCall } from './runtimes/mcp/proposal.ts'

/** Until when what a run proposed can be confirmed. */
const expiresAt = ({ finishedAt }: Pick<Run, 'finishedAt'>): Date =>
  new Date((finishedAt?.getTime() ?? 0) + contract.CONFIRMATION_MINUTES * 60_000)

/** What a run asks its person to confirm, as they see it. */
export function toConfirmationRequest(run: Run): contract.ConfirmationRequest | undefined {
  // A run that made a confirmed call proposes nothing.
  if (!run.proposedCall || run.confirms !== null) return undefined
  const { tool, host, arguments: proposed } = run.proposedCall
  return { id: run.id, tool, host, arguments: proposed, expires_at: expiresAt(run).toISOString() }
}

/**
 * The call that a request confirms, as it was proposed to the same person by the same version of the same agent for the same words.
 * That it is made only once is decided where the run is stored.
 */
export async function requireConfirmed(
  queries: Queries,
  { appId, person, input, agentVersion, confirmation }: Omit<Request, 'id' | 'processId'>,
  now: Date,
): Promise<ConfirmedCall | undefined> {
  if (!confirmation) return undefined
  const [earlier] = await queries
    .select()
    .from(runs)
    .where(
      and(
        eq(runs.id, confirmation.id),
        eq(runs.person, person),
        eq(runs.appId, appId),
        eq(runs.input, input),
        inArray(runs.status, ['unanswered', 'succeeded']),
        inArray(runs.kind, ['demo', 'paid']),
      ),
    )
  const proposed = earlier?.confirms === null ? earlier.proposedCall : null
  if (!earlier || !proposed) throw new DomainError('runs.confirmation_invalid')
  if ((await queries.$count(runs, eq(runs.confirms, earlier.id))) > 0)
    throw new DomainError('runs.confirmation_used')
  if (expiresAt(earlier) <= now) throw new DomainError('runs.confirmation_expired')
  if (earlier.agentVersion !== agentVersion) throw new DomainError('runs.confirmation_outdated')
  return confirmCall(proposed, confirmation.arguments)
}
