import { eq } from 'drizzle-orm'
import type { Queries, Transaction } from '../database/database.ts'
import { webhookEndpoints } from '../database/schema/webhooks.ts'
import { DomainError } from '../errors.ts'
import { requireMembership } from '../organisations/membership.ts'

export type EndpointRow = typeof webhookEndpoints.$inferSelect

/** An endpoint of the person’s own, or of an organisation that they manage; throws `webhooks.not_found` for any other. */
export async function requireOwnEndpoint(
  queries: Queries,
  id: string,
  userId: string,
): Promise<EndpointRow> {
  const [endpoint] = await queries
    .select()
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.id, id))
  return requireOwned(queries, endpoint, userId)
}

/** The same, locked until the transaction ends. */
export async function lockOwnEndpoint(
  tx: Transaction,
  id: string,
  userId: string,
): Promise<EndpointRow> {
  const [endpoint] = await tx
    .select()
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.id, id))
    .for('no key update')
  return requireOwned(tx, endpoint, userId)
}

async function requireOwned(
  queries: Queries,
  endpoint: EndpointRow | undefined,
  userId: string,
): Promise<EndpointRow> {
  if (!endpoint) throw new DomainError('webhooks.not_found')
  if (endpoint.userId === userId) return endpoint
  if (endpoint.organisationId === null) throw new DomainError('webhooks.not_found')
  try {
    await requireMembership(queries, endpoint.organisationId, userId, 'managing')
    return endpoint
  } catch (error) {
    // Whoever is in it and does not manage it may know that; to everybody else there is no such endpoint.
    if (error instanceof DomainError && error.code === 'organisations.not_found')
      throw new DomainError('webhooks.not_found')
    throw error
  }
}
