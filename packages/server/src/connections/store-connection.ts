import { randomBytes } from 'node:crypto'
import { connections as contract } from '@wakeel/contract'
import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { users } from '../database/schema/accounts.ts'
import { connections } from '../database/schema/connections.ts'
import { DomainError } from '../errors.ts'
import type { ConnectionDependencies } from './dependencies.ts'
import type { answeredNow } from './read-other-end.ts'
import { ownedBy } from './stored-connection.ts'

type NewConnection = Omit<typeof connections.$inferInsert, 'proofToken' | 'createdAt' | 'updatedAt'>

/** What a creator authorised at the server of theirs, and what it says of itself. */
interface Authorised {
  userId: string
  /** Undefined: a connection is made of it. */
  connectionId: string | undefined
  address: string
  /** As it is stored. */
  answered: ReturnType<typeof answeredNow>
  /** Stores what was given, with the connection. */
  keep(tx: Transaction, connectionId: string): Promise<void>
}

/** Stores an other end that was just read; `also`: what else is stored with it. Throws `connections.too_many`. */
export async function insertConnection(
  { database, clock }: ConnectionDependencies,
  connection: NewConnection,
  also?: (tx: Transaction) => Promise<void>,
): Promise<void> {
  const now = clock.now()
  await database.transaction(async (tx) => {
    await lockPlace(tx, connection.userId)
    await tx.insert(connections).values({
      ...connection,
      proofToken: `wakeel-${randomBytes(24).toString('base64url')}`,
      createdAt: now,
      updatedAt: now,
    })
    await also?.(tx)
  })
}

/** Of an MCP server whose creator came back from its authorisation server; returns the connection's id. */
export async function storeAuthorised(
  dependencies: ConnectionDependencies,
  { userId, connectionId, address, answered, keep }: Authorised,
): Promise<string> {
  const { database, clock, newId } = dependencies
  const now = clock.now()
  const settings = {
    ...answered,
    credentialKind: 'oauth' as const,
    credentialName: null,
    encryptedSecret: null,
  }
  if (connectionId === undefined) {
    const id = newId()
    const connection = { id, userId, kind: 'mcp' as const, address, model: null, ...settings }
    await insertConnection(dependencies, connection, (tx) => keep(tx, id))
    return id
  }
  await database.transaction(async (tx) => {
    const { rowCount } = await tx
      .update(connections)
      .set({ ...settings, updatedAt: now })
      .where(and(ownedBy(userId, connectionId), eq(connections.address, address)))
    // Gone, or moved to where nobody has agreed to.
    if (!rowCount) throw new DomainError('connections.authorisation_expired')
    await keep(tx, connectionId)
  })
  return connectionId
}

/** Room for one more of the person's connections until the transaction ends, and the person themselves; throws `connections.too_many`. */
async function lockPlace(tx: Transaction, userId: string): Promise<void> {
  await lockOwner(tx, userId)
  const held = await tx.$count(connections, eq(connections.userId, userId))
  if (held >= contract.MAX_CONNECTIONS) throw new DomainError('connections.too_many')
}

/** Nobody else changes or lists anything of the person's until the transaction ends: whoever does locks the person first. */
export async function lockOwner(tx: Transaction, userId: string): Promise<void> {
  const [person] = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for('update')
  if (!person) throw new DomainError('accounts.sign_in_required')
}
