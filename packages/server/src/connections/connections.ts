import type { connections as contract, InputOf, ReplyOf } from '@wakeel/contract'
import { and, eq, lt } from 'drizzle-orm'
import { isAbandonedAccount } from '../accounts/abandoned-account.ts'
import type { ShowChange } from '../catalogue/catalogue.ts'
import type { Transaction } from '../database/database.ts'
import { users } from '../database/schema/accounts.ts'
import { authorisationRequests, connections } from '../database/schema/connections.ts'
import { agents } from '../database/schema/runs.ts'
import { DomainError } from '../errors.ts'
import { limitedAs, requireUser, type SignedInCaller } from '../http/caller.ts'
import type { Context } from '../http/context.ts'
import type { Operations } from '../http/mount.ts'
import type { RateLimit } from '../http/rate-limits.ts'
import type { ConnectionDependencies, OpenConnection } from './dependencies.ts'
import { look, readAddress } from './look.ts'
import { createAuthorisations } from './oauth/authorisations.ts'
import { createGrants } from './oauth/grants.ts'
import { isProven } from './prove.ts'
import { RemoteError } from './remotes/remote.ts'
import { createConnectionStore, lockOwner } from './store-connection.ts'
import {
  asRead,
  encryptCredential,
  getOwn,
  listOwn,
  listUsers,
  openSecret,
  ownedBy,
  type StoredConnection,
  toConnections,
} from './stored-connection.ts'

type Routes = typeof contract.routes
type Reply = Promise<ReplyOf<Routes['getConnection']>>

/** Of everything that makes the store call an address that a person chose. */
const LOOKING: RateLimit = { name: 'connections', max: 30, windowSeconds: 10 * 60 }

export type Connections = ReturnType<typeof createConnections>

/** Creators' agents, servers and models elsewhere: what is there, whether it answers, and whose it is. */
export function createConnections({
  database,
  clock,
  newId,
  catalogue,
  limits,
  encryption,
  outboundFetch,
  store,
}: ConnectionDependencies) {
  const takeLook = (creator: SignedInCaller) => limits.take(LOOKING, `user:${limitedAs(creator)}`)
  const { insertConnection, storeAuthorised } = createConnectionStore({ database, clock, newId })
  const grants = createGrants({ database, clock, encryption, outboundFetch })
  const authorisations = createAuthorisations({
    database,
    clock,
    encryption,
    outboundFetch,
    grants,
    store,
    takeLook,
    save: storeAuthorised,
  })
  const answered = () => ({ isHealthy: true, healthError: null, checkedAt: clock.now() })

  async function getShown(userId: string, id: string): Promise<contract.Connection> {
    const [connection] = await toConnections(database, [await getOwn(database, userId, id)])
    return connection!
  }

  async function open(row: StoredConnection): Promise<OpenConnection> {
    const { kind, address, model, description } = row
    const credential =
      row.credentialKind === 'oauth' ? await openGrant(row.id) : openSecret(encryption, row)
    return { kind, address, model, credential, knownTools: description.tools }
  }

  async function openGrant(id: string): Promise<OpenConnection['credential']> {
    try {
      return {
        kind: 'oauth',
        secret: await grants.accessToken(id),
        renew: (refused) => grants.accessToken(id, refused),
      }
    } catch (error) {
      if (!(error instanceof RemoteError)) throw error
      return { kind: 'missing', failure: error.failure }
    }
  }

  /** The settings with what the other end says; an endpoint answers with its first model when none was chosen. */
  async function read(wanted: OpenConnection, creator: SignedInCaller, signal: AbortSignal) {
    await takeLook(creator)
    const description = await look(wanted, outboundFetch, signal)
    const model = wanted.kind === 'openai' ? (wanted.model ?? description.models[0]) : null
    if (model === undefined)
      throw new DomainError('request.invalid', {
        sentence: 'Say which model of the endpoint answers.',
      })
    return { address: wanted.address, model, description, ...answered() }
  }

  /** Changes a connection, and with it at once what the store shows of the agents that are executed there; false when it was not there to change. */
  async function changeShown(
    { id, userId }: StoredConnection,
    isSeen: boolean,
    change: (tx: Transaction) => PromiseLike<{ rowCount: number | null }>,
  ): Promise<boolean> {
    const [isChanged, show] = await database.transaction(
      async (tx): Promise<[boolean, ShowChange]> => {
        await lockOwner(tx, userId)
        const { rowCount } = await change(tx)
        if (!rowCount || !isSeen) return [Boolean(rowCount), () => {}]
        const executed = await tx
          .select({ id: agents.appId })
          .from(agents)
          .where(eq(agents.connectionId, id))
        const appIds = executed.map((app) => app.id)
        return [true, await catalogue.recordChanges(tx, appIds)]
      },
    )
    show()
    return isChanged
  }

  async function updateConnection(
    input: InputOf<Routes['updateConnection']>,
    context: Context,
  ): Reply {
    const { id, address, credential, model } = input
    const { userId } = requireUser(context.caller)
    const before = await getOwn(database, userId, id)
    const known = await open(before)
    const wanted: OpenConnection = {
      kind: known.kind,
      address: address === undefined ? known.address : readAddress(address),
      credential: credential ?? known.credential,
      model: model === undefined ? known.model : model,
    }
    if (
      !credential &&
      known.credential.kind !== 'none' &&
      !isSameOrigin(wanted.address, known.address)
    )
      throw new DomainError('connections.secret_needed')
    const settings = await read(wanted, requireUser(context.caller), context.signal)
    const isMoved = wanted.address !== before.address
    let given: Awaited<ReturnType<typeof grants.forget>>
    const isChanged = await changeShown(before, isMoved, async (tx) => {
      const changed = await tx
        .update(connections)
        .set({
          ...settings,
          ...(credential && encryptCredential(encryption, id, credential)),
          ...(isMoved && { verifiedAt: null }),
          updatedAt: clock.now(),
        })
        .where(asRead(before))
      if (changed.rowCount && credential) given = await grants.forget(tx, id)
      return changed
    })
    await grants.revoke(given)
    // Changed meanwhile: together the two changes may be something that neither has looked at.
    return isChanged
      ? { success: true, connection: await getShown(userId, id) }
      : updateConnection(input, context)
  }

  return {
    async probeConnection(
      { kind, address, credential, model = null }: InputOf<Routes['probeConnection']>,
      { caller, signal }: Context,
    ): Promise<ReplyOf<Routes['probeConnection']>> {
      await takeLook(requireUser(caller))
      const wanted = { kind, address: readAddress(address), credential, model }
      return { success: true, description: await look(wanted, outboundFetch, signal) }
    },

    async createConnection(
      { kind, address, credential, model = null }: InputOf<Routes['createConnection']>,
      { caller, signal }: Context,
    ): Reply {
      const { userId } = requireUser(caller)
      const id = newId()
      const settings = await read(
        { kind, address: readAddress(address), credential, model },
        requireUser(caller),
        signal,
      )
      await insertConnection({
        id,
        userId,
        kind,
        ...settings,
        ...encryptCredential(encryption, id, credential),
      })
      return { success: true, connection: await getShown(userId, id) }
    },

    async listConnections(
      _input: unknown,
      { caller }: Context,
    ): Promise<ReplyOf<Routes['listConnections']>> {
      const { userId } = requireUser(caller)
      return {
        success: true,
        connections: await toConnections(database, await listOwn(database, userId)),
      }
    },

    async getConnection({ id }: InputOf<Routes['getConnection']>, { caller }: Context): Reply {
      return { success: true, connection: await getShown(requireUser(caller).userId, id) }
    },

    updateConnection,

    async checkConnection(
      { id }: InputOf<Routes['checkConnection']>,
      { caller, signal }: Context,
    ): Reply {
      const { userId } = requireUser(caller)
      const before = await getOwn(database, userId, id)
      await takeLook(requireUser(caller))
      const seen = await look(await open(before), outboundFetch, signal).then(
        (description) => ({ description, ...answered() }),
        (error: unknown) => {
          // When it was the creator who left, nothing is known about the other end.
          if (signal.aborted || !(error instanceof DomainError)) throw error
          return { isHealthy: false, healthError: error.code, checkedAt: clock.now() }
        },
      )
      await database.update(connections).set(seen).where(asRead(before))
      return { success: true, connection: await getShown(userId, id) }
    },

    async verifyConnection(
      { id }: InputOf<Routes['verifyConnection']>,
      { caller, signal }: Context,
    ): Reply {
      const { userId } = requireUser(caller)
      const before = await getOwn(database, userId, id)
      await takeLook(requireUser(caller))
      const isFound = await isProven(await open(before), before.proofToken, outboundFetch, signal)
      // Only the address that was looked at is proven, not one that took its place meanwhile.
      const isProvenStill =
        isFound &&
        (await changeShown(before, true, (tx) =>
          tx
            .update(connections)
            .set({ verifiedAt: clock.now() })
            .where(and(ownedBy(userId, id), eq(connections.address, before.address))),
        ))
      if (!isProvenStill) throw new DomainError('connections.proof_missing')
      return { success: true, connection: await getShown(userId, id) }
    },

    startAuthorisation: authorisations.startAuthorisation,
    renewAuthorisation: authorisations.renewAuthorisation,

    async completeAuthorisation(
      input: InputOf<Routes['completeAuthorisation']>,
      context: Context,
    ): Reply {
      const id = await authorisations.completeAuthorisation(input, context)
      return { success: true, connection: await getShown(requireUser(context.caller).userId, id) }
    },

    async revokeAuthorisation(
      input: InputOf<Routes['revokeAuthorisation']>,
      context: Context,
    ): Reply {
      await authorisations.revokeAuthorisation(input, context)
      return {
        success: true,
        connection: await getShown(requireUser(context.caller).userId, input.id),
      }
    },

    async deleteConnection(
      { id }: InputOf<Routes['deleteConnection']>,
      { caller }: Context,
    ): Promise<ReplyOf<Routes['deleteConnection']>> {
      const { userId } = requireUser(caller)
      const given = await database.transaction(async (tx) => {
        // Waits for whoever holds it to save an agent that uses it, and makes whoever comes later find it gone.
        const [row] = await tx
          .select({ id: connections.id })
          .from(connections)
          .where(ownedBy(userId, id))
          .for('update')
        if (!row) throw new DomainError('connections.not_found')
        if ((await listUsers(tx, [row])).length > 0) throw new DomainError('connections.in_use')
        const grant = await grants.forget(tx, id)
        await tx.delete(connections).where(eq(connections.id, id))
        return grant
      })
      await grants.revoke(given)
      return { success: true }
    },

    /** Those that accounts nobody confirmed have left alone since then, and no agent uses. */
    async forgetUnconfirmed(before: Date): Promise<void> {
      const isOld = and(isAbandonedAccount(before), lt(connections.updatedAt, before))
      const old = await database
        .select({ id: connections.id })
        .from(connections)
        .innerJoin(users, eq(users.id, connections.userId))
        .where(isOld)
      for (const { id } of old) {
        const given = await database.transaction(async (tx) => {
          const [held] = await tx
            .select({ row: connections })
            .from(connections)
            .innerJoin(users, eq(users.id, connections.userId))
            .where(and(eq(connections.id, id), isOld))
            .for('update', { of: connections })
          if (!held || (await listUsers(tx, [held.row])).length > 0) return
          const grant = await grants.forget(tx, id)
          await tx.delete(connections).where(eq(connections.id, id))
          return grant
        })
        await grants.revoke(given)
      }
    },

    /** With its secret opened, to make a call; throws `connections.not_found`. */
    async openConnection(id: string): Promise<OpenConnection> {
      const [row] = await database.select().from(connections).where(eq(connections.id, id))
      if (!row) throw new DomainError('connections.not_found')
      return open(row)
    },

    /** The caller's own, as stored; throws `connections.not_found` for anybody else's. */
    requireOwn: getShown,

    async exportPerson(userId: string): Promise<Record<string, unknown>[]> {
      return toConnections(database, await listOwn(database, userId))
    },

    /** The agents that used them have left the store before. Returns what tells the other ends, once the transaction is over, that the store is done. */
    async erasePerson(tx: Transaction, userId: string): Promise<() => Promise<void>> {
      await tx.delete(authorisationRequests).where(eq(authorisationRequests.userId, userId))
      const given = await grants.forgetAllOf(tx, userId)
      await tx.delete(connections).where(eq(connections.userId, userId))
      return async () => {
        await Promise.all(given.map(grants.revoke))
      }
    },
  } satisfies Operations<Routes> & Record<string, unknown>
}

const isSameOrigin = (one: string, other: string): boolean =>
  new URL(one).origin === new URL(other).origin
