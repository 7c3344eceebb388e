import { oauthServer as contract, type InputOf, type ReplyOf } from '@wakeel/contract'
import { and, eq, isNull } from 'drizzle-orm'
import { lockUnsuspended } from '../accounts/lock-person.ts'
import { storeKeyWithoutSecret } from '../api-keys/key-without-secret.ts'
import { hashOf, newSecret } from '../api-keys/secret.ts'
import type { Transaction } from '../database/database.ts'
import { apiKeys } from '../database/schema/api-keys.ts'
import { oauthCodes, oauthGrants } from '../database/schema/oauth-server.ts'
import { DomainError } from '../errors.ts'
import { requireUser } from '../http/caller.ts'
import type { Context } from '../http/context.ts'
import { answerUrl, checkAuthorizationRequest } from './authorization-request.ts'
import type { OAuthServerDependencies } from './dependencies.ts'
import { OAuthError } from './oauth-error.ts'
import { slugOfDoor } from './resources.ts'

type Routes = typeof contract.routes

const CODE_MS = 60_000

/** The signed-in person’s own call: no link and no form of another site makes it for them. */
export async function approveAuthorization(
  dependencies: OAuthServerDependencies,
  { request, agents, cap }: InputOf<Routes['approveAuthorization']>,
  { caller }: Context,
): Promise<ReplyOf<Routes['approveAuthorization']>> {
  const { database, clock, newId, publicUrl, catalogue } = dependencies
  const { userId } = requireUser(caller)
  const checked = await checkAuthorizationRequest(dependencies, request, userId)
  const { client, redirectUri, asked } = checked
  if (asked instanceof OAuthError)
    throw new DomainError('oauth.request_invalid', { sentence: asked.message })
  const own = slugOfDoor(asked.door)
  const slugs = own === undefined ? agents : [own]
  const appIds = slugs && [...new Set(slugs.map((slug) => catalogue.getRunnableApp(slug).id))]
  const [id, code, now] = [newId(), newSecret('oac'), clock.now()]
  await database.transaction(async (tx) => {
    await lockUnsuspended(tx, userId)
    await requireRoom(tx, userId)
    const { scopes } = asked
    await storeKeyWithoutSecret(tx, 'grant', {
      id,
      userId,
      name: client.name,
      scopes,
      appIds,
      cap,
      createdAt: now,
    })
    await tx.insert(oauthGrants).values({
      apiKeyId: id,
      userId,
      clientId: client.id,
      clientName: client.name,
      clientHost: client.host,
      resource: publicUrl + asked.door,
      createdAt: now,
    })
    await tx.insert(oauthCodes).values({
      hash: hashOf(code),
      grantId: id,
      redirectUri,
      codeChallenge: asked.codeChallenge,
      expiresAt: new Date(now.getTime() + CODE_MS),
    })
  })
  return { success: true, redirect_to: answerUrl(dependencies, redirectUri, request, { code }) }
}

async function requireRoom(tx: Transaction, userId: string): Promise<void> {
  const inForce = await tx
    .select({ id: oauthGrants.apiKeyId })
    .from(oauthGrants)
    .innerJoin(apiKeys, eq(apiKeys.id, oauthGrants.apiKeyId))
    .where(and(eq(oauthGrants.userId, userId), isNull(apiKeys.revokedAt)))
    .limit(contract.MAX_GRANTS)
  if (inForce.length >= contract.MAX_GRANTS) throw new DomainError('oauth.too_many_grants')
}
