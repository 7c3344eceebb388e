import { forge as contract } from '@wakeel/contract'
import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { agentVersions } from '../database/schema/forge.ts'
import { DomainError } from '../errors.ts'
import type { Version } from './versions.ts'

type Said = Partial<Pick<Version, 'checks' | 'rejection' | 'submittedAt'>>

/**
 * The one place where a version changes its state. It moves only from the state and the revision that were looked at: of those
 * who decide about it at once, one moves it and the others learn `forge.edited_meanwhile`.
 */
export async function moveVersion(
  tx: Transaction,
  { id, status, revision }: Pick<Version, 'id' | 'status' | 'revision'>,
  to: contract.AgentStatus,
  { at, ...said }: Said & { at: Date },
): Promise<Version> {
  if (!contract.allowedMoves[status].includes(to))
    throw new Error(`a version that is ${status} cannot become ${to}`)
  const [moved] = await tx
    .update(agentVersions)
    .set({
      ...said,
      status: to,
      updatedAt: at,
      ...(to === 'published' && { publishedAt: at, rejection: null }),
    })
    .where(
      and(
        eq(agentVersions.id, id),
        eq(agentVersions.status, status),
        eq(agentVersions.revision, revision),
      ),
    )
    .returning()
  if (!moved) throw new DomainError('forge.edited_meanwhile')
  return moved
}
