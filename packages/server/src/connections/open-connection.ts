import { eq } from 'drizzle-orm'
import { connections as connectionsTable } from '../database/schema/connections.ts'
import { DomainError } from '../errors.ts'
import type { ConnectionDependencies, OpenConnection } from './dependencies.ts'
import { accessToken } from './oauth/access-token.ts'
import { RemoteError } from './remotes/remote.ts'
import { openSecret, type StoredConnection } from './stored-connection.ts'

/** With its secret decrypted, to make a call; throws `connections.not_found`. */
export async function openConnection(
  connections: ConnectionDependencies,
  id: string,
): Promise<OpenConnection> {
  const [row] = await connections.database
    .select()
    .from(connectionsTable)
    .where(eq(connectionsTable.id, id))
  if (!row) throw new DomainError('connections.not_found')
  return openStored(connections, row)
}

export async function openStored(
  connections: ConnectionDependencies,
  row: StoredConnection,
): Promise<OpenConnection> {
  const { kind, address, model, description, keyHost } = row
  const credential =
    row.credentialKind === 'oauth'
      ? await openGrant(connections, row.id)
      : openSecret(connections.encryption, row)
  return { kind, address, model, credential, keyHost, knownTools: description.tools }
}

async function openGrant(
  connections: ConnectionDependencies,
  id: string,
): Promise<OpenConnection['credential']> {
  try {
    return {
      kind: 'oauth',
      secret: await accessToken(connections, id),
      renew: (refused) => accessToken(connections, id, refused),
    }
  } catch (error) {
    if (!(error instanceof RemoteError)) throw error
    return { kind: 'missing', failure: error.failure }
  }
}
