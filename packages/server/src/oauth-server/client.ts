import { oauthServer as contract } from '@wakeel/contract'
import { eq } from 'drizzle-orm'
import { oauthClients } from '../database/schema/oauth-server.ts'
import { DomainError } from '../errors.ts'
import type { Client, OAuthServerDependencies } from './dependencies.ts'
import { readMetadataDocument } from './metadata-document.ts'

const REGISTERED_ID = /^wkl_client_[\w-]{22}$/

/** Throws `oauth.client_unknown`, and `oauth.client_unreadable` for one whose metadata document is none. `userId`: who is asked. */
export async function findClient(
  dependencies: OAuthServerDependencies,
  clientId: string | undefined,
  userId: string,
): Promise<Client> {
  if (clientId === undefined) throw new DomainError('oauth.client_unknown')
  if (!REGISTERED_ID.test(clientId)) return readMetadataDocument(dependencies, clientId, userId)
  const [client] = await dependencies.database
    .select()
    .from(oauthClients)
    .where(eq(oauthClients.id, clientId))
  if (!client) throw new DomainError('oauth.client_unknown')
  const { id, name, redirectUris, scopes } = client
  return { id, name, host: null, redirectUris, scopes }
}

export const toShownClient = ({ id, name, host }: Pick<Client, 'id' | 'name' | 'host'>) =>
  contract.OAuthGrant.shape.client.parse({ id, name, host })
