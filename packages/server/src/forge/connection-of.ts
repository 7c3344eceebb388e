import type { forge as contract } from '@wakeel/contract'
import { and, eq } from 'drizzle-orm'
import { connections } from '../connections/tables.ts'
import type { Transaction } from '../database/database.ts'
import { DomainError } from '../errors.ts'

/**
 * Keeps the connection that a runtime refers to from being deleted until the transaction ends, and tells whether its owner has
 * proven that it is theirs; throws `connections.not_found` unless it is this person's and speaks what the runtime says.
 */
export async function holdConnection(
  tx: Transaction,
  userId: string,
  runtime: contract.AgentRuntime,
): Promise<{ isVerified: boolean } | undefined> {
  if (runtime.kind === 'skills') return undefined
  const [connection] = await tx
    .select({ verifiedAt: connections.verifiedAt })
    .from(connections)
    .where(and(eq(connections.id, runtime.connection_id), eq(connections.userId, userId), eq(connections.kind, runtime.kind)))
    .for('key share')
  if (!connection) throw new DomainError('connections.not_found')
  return { isVerified: connection.verifiedAt !== null }
}
