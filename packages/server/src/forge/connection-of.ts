import type { forge as contract } from '@wakeel/contract'
import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { connections } from '../database/schema/connections.ts'
import { DomainError } from '../errors.ts'

/**
 * Keeps the connection that a runtime refers to from being deleted until the transaction ends; throws `connections.not_found` unless it is
 * this person's and speaks what the runtime says.
 */
export async function lockConnection(
  tx: Transaction,
  userId: string,
  runtime: contract.AgentRuntime,
): Promise<void> {
  if (runtime.kind === 'skills') return
  const [connection] = await tx
    .select({ id: connections.id })
    .from(connections)
    .where(
      and(
        eq(connections.id, runtime.connection_id),
        eq(connections.userId, userId),
        eq(connections.kind, runtime.kind),
      ),
    )
    .for('key share')
  if (!connection) throw new DomainError('connections.not_found')
}
