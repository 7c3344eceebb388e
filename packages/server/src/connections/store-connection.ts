import { randomBytes } from 'node:crypto'
import { connections as contract } from '@wakeel/contract'
import { and, eq } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import type { Database, Transaction } from '../database/database.ts'
import { users } from '../database/schema/accounts.ts'
import { connections } from '../database/schema/connections.ts'
import { DomainError } from '../errors.ts'
import type { Authorised } from './oauth/authorisations.ts'
import { ownedBy } from './stored-connection.ts'

type NewConnection = Omit<typeof connections.$inferInsert, 'proofToken' | 'createdAt' | 'updatedAt'>

interface Dependencies {
  database: Database
  clock: Clock
  newId(): string
}

/** What becomes of an other end that was just read. */
export function createConnectionStore({ database, clock, newId }: Dependencies) {
  /** `also`: what else is stored with it. Throws `connections.too_many`. */
  async function insertConnection(
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

  return {
    insertConnection,

    /** Of an MCP server whose creator came back from its authorisation server; returns the connection's id. */
    async storeAuthorised({
      userId,
      connectionId,
      address,
      description,
      keep,
    }: Authorised): Promise<string> {
      const now = clock.now()
      const settings = {
        description,
        isHealthy: true,
        healthError: null,
        checkedAt: now,
        credentialKind: 'oauth' as const,
        credentialName: null,
        encryptedSecret: null,
      }
      if (connectionId === undefined) {
        const id = newId()
        await insertConnection(
          { id, userId, kind: 'mcp', address, model: null, ...settings },
          (tx) => keep(tx, id),
        )
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
    },
  }
}

/** Room for one more of the person's connections until the transaction ends, and the person themselves; throws `connections.too_many`. */
async function lockPlace(tx: Transaction, userId: string): Promise<void> {
  await lockOwner(tx, userId)
  const held = await tx.$count(connections, eq(connections.userId, userId))
  if (held >= contract.MAX_CONNECTIONS) throw new DomainError('connections.too_many')
}

/** Nobody else changes or lists anything of the person's until the transaction ends: whoever does holds the person first. */
export async function lockOwner(tx: Transaction, userId: string): Promise<void> {
  const [person] = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for('update')
  if (!person) throw new DomainError('accounts.sign_in_required')
}
