import { createHash } from 'node:crypto'
import { and, eq, lte } from 'drizzle-orm'
import { z } from 'zod'
import { authorisationRequests } from '../../database/schema/connections.ts'
import { DomainError } from '../../errors.ts'
import type { ConnectionDependencies } from '../dependencies.ts'
import { AuthorityMetadata } from './authority.ts'
import { Client } from './client.ts'

/** How long a creator may take to sign in elsewhere. */
const LASTS_MS = 10 * 60_000

const AuthorisationRequest = z.object({
  codeVerifier: z.string(),
  client: Client,
  metadata: AuthorityMetadata,
  resource: z.string(),
})
type AuthorisationRequest = z.infer<typeof AuthorisationRequest>

interface RequestContext {
  userId: string
  /** Undefined: a connection is made of it. */
  connectionId: string | undefined
  address: string
  state: string
}

/** Keeps what the store needs when the creator comes back with the same `state`. */
export async function keepRequest(
  { database, clock, encryption }: ConnectionDependencies,
  { state, ...context }: RequestContext,
  request: AuthorisationRequest,
): Promise<void> {
  const id = idOf(state)
  const now = clock.now()
  await database.delete(authorisationRequests).where(lte(authorisationRequests.expiresAt, now))
  await database.insert(authorisationRequests).values({
    ...context,
    id,
    encryptedRequest: encryption.encrypt(JSON.stringify(request), aboutOf(id)),
    expiresAt: new Date(now.getTime() + LASTS_MS),
  })
}

/** Once: whoever comes second with the same `state` finds nothing, nor does anybody else. */
export async function takeRequest(
  { database, clock, encryption }: ConnectionDependencies,
  userId: string,
  state: string,
) {
  const id = idOf(state)
  const [row] = await database
    .delete(authorisationRequests)
    .where(and(eq(authorisationRequests.id, id), eq(authorisationRequests.userId, userId)))
    .returning()
  const text =
    row && row.expiresAt > clock.now()
      ? encryption.decrypt(row.encryptedRequest, aboutOf(id))
      : undefined
  if (!row || text === undefined) throw new DomainError('connections.authorisation_expired')
  return { ...row, ...AuthorisationRequest.parse(JSON.parse(text)) }
}

const idOf = (state: string): string => createHash('sha256').update(state).digest('base64url')
const aboutOf = (id: string): string => `authorisation ${id}`
