import { setTimeout as wait } from 'node:timers/promises'
import { and, eq, inArray, isNull, lte, or } from 'drizzle-orm'
import type { Clock } from '../../clock.ts'
import type { Database, Transaction } from '../../database/database.ts'
import { connectionGrants, connections } from '../../database/schema/connections.ts'
import { DomainError } from '../../errors.ts'
import type { OutboundFetch } from '../../outbound/outbound-fetch.ts'
import type { Encryption } from '../../secrets/encryption.ts'
import { RemoteError, type RemoteFailure } from '../remotes/remote.ts'
import { type FreshGrant, Grant, refreshGrant, revokeGrant } from './grant.ts'
import { createOAuthFetch } from './oauth-fetch.ts'

/** A token that ends within this time may end before it arrives. */
const MARGIN_MS = 30_000
/** Longer than one call for tokens may take: only of a process that died is the turn taken. */
const TURN_MS = 30_000
const REVOCATION_TIME_LIMIT_MS = 5_000
const PAUSE_MS = 100
const MAX_PAUSES = TURN_MS / PAUSE_MS

type StoredGrant = typeof connectionGrants.$inferSelect

export interface LastGrant {
  grant: Grant
  /** Its server gives no more tokens for it. */
  isOver: boolean
}

export type Grants = ReturnType<typeof createGrants>

interface Dependencies {
  database: Database
  clock: Clock
  encryption: Encryption
  outboundFetch: OutboundFetch
}

/**
 * What creators authorised, one grant for each connection. A refresh token is good once: the process whose turn it is uses it, outside of
 * any transaction, and the others wait for what it stores.
 */
export function createGrants({ database, clock, encryption, outboundFetch }: Dependencies) {
  const call = createOAuthFetch(outboundFetch)
  const isOf = (connectionId: string) => eq(connectionGrants.connectionId, connectionId)
  const isStill = ({ connectionId, encryptedGrant }: StoredGrant) =>
    and(isOf(connectionId), eq(connectionGrants.encryptedGrant, encryptedGrant))
  const aboutOf = (connectionId: string) => `grant ${connectionId}`

  function toRow(connectionId: string, { grant, expiresInSeconds }: FreshGrant): StoredGrant {
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
  function open({ connectionId, encryptedGrant }: StoredGrant): Grant | undefined {
    const text = encryption.decrypt(encryptedGrant, aboutOf(connectionId))
    return text === undefined ? undefined : Grant.parse(JSON.parse(text))
  }

  async function find(connectionId: string): Promise<StoredGrant | undefined> {
    const [row] = await database.select().from(connectionGrants).where(isOf(connectionId))
    return row
  }

  const isFresh = ({ expiresAt }: StoredGrant) =>
    expiresAt === null || expiresAt.getTime() - MARGIN_MS > clock.now().getTime()

  async function takeTurn(row: StoredGrant): Promise<boolean> {
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

  async function refresh(row: StoredGrant, grant: Grant): Promise<void> {
    let fresh: FreshGrant
    try {
      fresh = await refreshGrant(grant, call)
    } catch (error) {
      if (error instanceof DomainError && error.code === 'connections.authorisation_needed')
        await end(row)
      else
        await database.update(connectionGrants).set({ refreshingUntil: null }).where(isStill(row))
      throw toRemote(error)
    }
    const { rowCount } = await database
      .update(connectionGrants)
      .set(toRow(row.connectionId, fresh))
      .where(isStill(row))
    // Its creator has given it back meanwhile, or another.
    if (!rowCount) await revokeGrant(fresh.grant, call).catch(() => {})
  }

  /** The creator is asked to authorise the store again where they see how the connection is. */
  async function end(row: StoredGrant): Promise<void> {
    await database.transaction(async (tx) => {
      // The connection first, as whoever changes it holds it before its grant.
      await tx
        .select({ id: connections.id })
        .from(connections)
        .where(eq(connections.id, row.connectionId))
        .for('update')
      const { rowCount } = await tx
        .update(connectionGrants)
        .set({ isOver: true })
        .where(isStill(row))
      if (rowCount)
        await tx
          .update(connections)
          .set(needsAuthorisation())
          .where(eq(connections.id, row.connectionId))
    })
  }

  const needsAuthorisation = () => ({
    isHealthy: false,
    healthError: 'connections.authorisation_needed',
    checkedAt: clock.now(),
  })

  /** An access token that is good now and is not the one that was refused; throws RemoteError when there is none. */
  async function accessToken(connectionId: string, refused?: string): Promise<string> {
    for (let pauses = 0; pauses < MAX_PAUSES; pauses++) {
      const row = await find(connectionId)
      if (!row || row.isOver) throw new RemoteError('authorisation_needed')
      const grant = open(row)
      if (!grant) throw new RemoteError('secret_lost')
      if (grant.accessToken !== refused && isFresh(row)) return grant.accessToken
      if (await takeTurn(row)) await refresh(row, grant)
      else await wait(PAUSE_MS)
    }
    throw new RemoteError('timed_out')
  }

  return {
    accessToken,

    /** In place of the one before. */
    async keep(tx: Transaction, connectionId: string, fresh: FreshGrant): Promise<void> {
      const row = toRow(connectionId, fresh)
      await tx
        .insert(connectionGrants)
        .values(row)
        .onConflictDoUpdate({ target: connectionGrants.connectionId, set: row })
    },

    /** What was given the last time, with the client that it was given to. */
    async findLast(connectionId: string): Promise<LastGrant | undefined> {
      const row = await find(connectionId)
      const grant = row && open(row)
      return grant && { grant, isOver: row.isOver }
    },

    /** Forgets it, and returns what `revoke` needs once the transaction is over. */
    async forget(tx: Transaction, connectionId: string): Promise<Grant | undefined> {
      const [row] = await tx.delete(connectionGrants).where(isOf(connectionId)).returning()
      return row && open(row)
    },

    /** Forgets all that a person authorised, for `revoke` as well. */
    async forgetAllOf(tx: Transaction, userId: string): Promise<Grant[]> {
      const theirs = tx
        .select({ id: connections.id })
        .from(connections)
        .where(eq(connections.userId, userId))
      const rows = await tx
        .delete(connectionGrants)
        .where(inArray(connectionGrants.connectionId, theirs))
        .returning()
      return rows.flatMap((row) => open(row) ?? [])
    },

    /** Tried once: to try again, the store would have to keep tokens that it has promised to forget. */
    async revoke(grant: Grant | undefined): Promise<void> {
      if (!grant) return
      const inTime = createOAuthFetch(outboundFetch, AbortSignal.timeout(REVOCATION_TIME_LIMIT_MS))
      // Whether or not it hears of it, the store has nothing more to use there.
      await revokeGrant(grant, inTime).catch(() => {})
    },

    needsAuthorisation,
  }
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
