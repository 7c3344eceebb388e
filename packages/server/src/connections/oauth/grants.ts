import { eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../../database/database.ts'
import { connectionGrants, connections } from '../../database/schema/connections.ts'
import type { ConnectionDependencies } from '../dependencies.ts'
import { type FreshGrant, Grant, revokeGrant } from './grant.ts'
import { createOAuthFetch } from './oauth-fetch.ts'

const REVOCATION_TIME_LIMIT_MS = 5_000

export type StoredGrant = typeof connectionGrants.$inferSelect

export interface LastGrant {
  grant: Grant
  /** Its server gives no more tokens for it. */
  isOver: boolean
}

export const isOf = (connectionId: string) => eq(connectionGrants.connectionId, connectionId)
const aboutOf = (connectionId: string) => `grant ${connectionId}`

export function toStoredGrant(
  { clock, encryption }: ConnectionDependencies,
  connectionId: string,
  { grant, expiresInSeconds }: FreshGrant,
): StoredGrant {
  return {
    connectionId,
    encryptedGrant: encryption.encrypt(JSON.stringify(grant), aboutOf(connectionId)),
    expiresAt:
      expiresInSeconds === undefined
        ? null
        : new Date(clock.now().getTime() + expiresInSeconds * 1000),
    refreshingUntil: null,
    isOver: false,
  }
}

/** Undefined: it was encrypted with another secret of the store. */
export function decryptGrant(
  { encryption }: ConnectionDependencies,
  { connectionId, encryptedGrant }: StoredGrant,
): Grant | undefined {
  const text = encryption.decrypt(encryptedGrant, aboutOf(connectionId))
  return text === undefined ? undefined : Grant.parse(JSON.parse(text))
}

export async function findGrant(
  { database }: ConnectionDependencies,
  connectionId: string,
): Promise<StoredGrant | undefined> {
  const [row] = await database.select().from(connectionGrants).where(isOf(connectionId))
  return row
}

/** Stores what a creator authorised, in place of the one before: one grant for each connection. */
export async function keepGrant(
  dependencies: ConnectionDependencies,
  tx: Transaction,
  connectionId: string,
  fresh: FreshGrant,
): Promise<void> {
  const row = toStoredGrant(dependencies, connectionId, fresh)
  await tx
    .insert(connectionGrants)
    .values(row)
    .onConflictDoUpdate({ target: connectionGrants.connectionId, set: row })
}

/** What was given the last time, with the client that it was given to. */
export async function findLastGrant(
  dependencies: ConnectionDependencies,
  connectionId: string,
): Promise<LastGrant | undefined> {
  const row = await findGrant(dependencies, connectionId)
  const grant = row && decryptGrant(dependencies, row)
  return grant && { grant, isOver: row.isOver }
}

/** Forgets it, and returns what `giveGrantUp` needs once the transaction is over. */
export async function forgetGrant(
  dependencies: ConnectionDependencies,
  tx: Transaction,
  connectionId: string,
): Promise<Grant | undefined> {
  const [row] = await tx.delete(connectionGrants).where(isOf(connectionId)).returning()
  return row && decryptGrant(dependencies, row)
}

/** Forgets all that a person authorised, for `giveGrantUp` as well. */
export async function forgetGrantsOf(
  dependencies: ConnectionDependencies,
  tx: Transaction,
  userId: string,
): Promise<Grant[]> {
  const theirs = tx
    .select({ id: connections.id })
    .from(connections)
    .where(eq(connections.userId, userId))
  const rows = await tx
    .delete(connectionGrants)
    .where(inArray(connectionGrants.connectionId, theirs))
    .returning()
  return rows.flatMap((row) => decryptGrant(dependencies, row) ?? [])
}

/** Revokes a grant at its server. Tried once: to try again, the store would have to keep tokens that it has promised to forget. */
export async function giveGrantUp(
  { outboundFetch }: ConnectionDependencies,
  grant: Grant | undefined,
): Promise<void> {
  if (!grant) return
  const inTime = createOAuthFetch(outboundFetch, AbortSignal.timeout(REVOCATION_TIME_LIMIT_MS))
  // Whether or not it hears of it, the store has nothing more to use there.
  await revokeGrant(grant, inTime).catch(() => {})
}

/** The creator is asked to authorise the store again where they see how the connection is. */
export const needsAuthorisation = ({ clock }: ConnectionDependencies) => ({
  isHealthy: false,
  healthError: 'connections.authorisation_needed',
  checkedAt: clock.now(),
})
