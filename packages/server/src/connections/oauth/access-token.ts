import { setTimeout as wait } from 'node:timers/promises'
import { and, eq, isNull, lte, or } from 'drizzle-orm'
import { connectionGrants, connections } from '../../database/schema/connections.ts'
import { DomainError } from '../../errors.ts'
import type { ConnectionDependencies } from '../dependencies.ts'
import { RemoteError, type RemoteFailure } from '../remotes/remote.ts'
import { type FreshGrant, type Grant, refreshGrant, revokeGrant } from './grant.ts'
import {
  decryptGrant,
  findGrant,
  isOf,
  needsAuthorisation,
  type StoredGrant,
  toStoredGrant,
} from './grants.ts'
import { createOAuthFetch } from './oauth-fetch.ts'

/** A token that ends within this time may end before it arrives. */
const MARGIN_MS = 30_000
/** Longer than one call for tokens may take: only of a process that died is the turn taken. */
const TURN_MS = 30_000
const PAUSE_MS = 100
const MAX_PAUSES = TURN_MS / PAUSE_MS

/**
 * An access token that is good now and is not the one that was refused; throws RemoteError when there is none. A refresh token is good
 * once: the process whose turn it is uses it, outside of any transaction, and the others wait for what it stores.
 */
export async function accessToken(
  dependencies: ConnectionDependencies,
  connectionId: string,
  refused?: string,
): Promise<string> {
  for (let pauses = 0; pauses < MAX_PAUSES; pauses++) {
    const row = await findGrant(dependencies, connectionId)
    if (!row || row.isOver) throw new RemoteError('authorisation_needed')
    const grant = decryptGrant(dependencies, row)
    if (!grant) throw new RemoteError('secret_lost')
    if (grant.accessToken !== refused && isFresh(dependencies, row)) return grant.accessToken
    if (await takeTurn(dependencies, row)) await refresh(dependencies, row, grant)
    else await wait(PAUSE_MS)
  }
  throw new RemoteError('timed_out')
}

const isStill = ({ connectionId, encryptedGrant }: StoredGrant) =>
  and(isOf(connectionId), eq(connectionGrants.encryptedGrant, encryptedGrant))

const isFresh = ({ clock }: ConnectionDependencies, { expiresAt }: StoredGrant): boolean =>
  expiresAt === null || expiresAt.getTime() - MARGIN_MS > clock.now().getTime()

async function takeTurn(
  { database, clock }: ConnectionDependencies,
  row: StoredGrant,
): Promise<boolean> {
  const now = clock.now()
  const { rowCount } = await database
    .update(connectionGrants)
    .set({ refreshingUntil: new Date(now.getTime() + TURN_MS) })
    .where(
      and(
        isStill(row),
        or(isNull(connectionGrants.refreshingUntil), lte(connectionGrants.refreshingUntil, now)),
      ),
    )
  return Boolean(rowCount)
}

async function refresh(
  dependencies: ConnectionDependencies,
  row: StoredGrant,
  grant: Grant,
): Promise<void> {
  const { database, outboundFetch } = dependencies
  const call = createOAuthFetch(outboundFetch)
  let fresh: FreshGrant
  try {
    fresh = await refreshGrant(grant, call)
  } catch (error) {
    if (error instanceof DomainError && error.code === 'connections.authorisation_needed')
      await end(dependencies, row)
    else await database.update(connectionGrants).set({ refreshingUntil: null }).where(isStill(row))
    throw toRemote(error)
  }
  const { rowCount } = await database
    .update(connectionGrants)
    .set(toStoredGrant(dependencies, row.connectionId, fresh))
    .where(isStill(row))
  // Its creator has given it back meanwhile, or another.
  if (!rowCount) await revokeGrant(fresh.grant, call).catch(() => {})
}

async function end(dependencies: ConnectionDependencies, row: StoredGrant): Promise<void> {
  await dependencies.database.transaction(async (tx) => {
    // The connection first, as whoever changes it locks it before its grant.
    await tx
      .select({ id: connections.id })
      .from(connections)
      .where(eq(connections.id, row.connectionId))
      .for('update')
    const { rowCount } = await tx.update(connectionGrants).set({ isOver: true }).where(isStill(row))
    if (rowCount)
      await tx
        .update(connections)
        .set(needsAuthorisation(dependencies))
        .where(eq(connections.id, row.connectionId))
  })
}

const failures: Record<string, RemoteFailure> = {
  'connections.authorisation_needed': 'authorisation_needed',
  'connections.address_refused': 'address_refused',
  'connections.too_large': 'too_large',
  'connections.timed_out': 'timed_out',
}

const toRemote = (error: unknown) =>
  new RemoteError(
    (error instanceof DomainError && failures[error.code]) || 'unreachable',
    'no token',
  )
