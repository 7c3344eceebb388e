import { oauthServer as contract, type InputOf, type ReplyOf } from '@wakeel/contract'
import { and, eq, gt, isNull } from 'drizzle-orm'
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
import { nameOf } from './end-grant.ts'
import { OAuthError } from './oauth-error.ts'
import { slugOfDoor } from './resources.ts'

type Routes = typeof contract.routes

const CODE_MS = 60_000
const DAY_MS = 86_400_000

/** The signed-in person’s own call: no link and no form of another site makes it for them. */
export async function approveAuthorization(
  dependencies: OAuthServerDependencies,
  { request, agents, cap }: InputOf<Routes['approveAuthorization']>,
  context: Context,
): Promise<ReplyOf<Routes['approveAuthorization']>> {
  const { database, clock, newId, publicUrl, accounts, catalogue } = dependencies
  const { userId } = requireUser(context.caller)
  const checked = await checkAuthorizationRequest(dependencies, request, userId)
  const { client, redirectUri, asked } = checked
  if (asked instanceof OAuthError)
    throw new DomainError('oauth.request_invalid', { sentence: asked.message })
  const own = slugOfDoor(asked.door)
  const slugs = own === undefined ? agents : [own]
  const appIds = slugs && [...new Set(slugs.map((slug) => catalogue.getRunnableApp(slug).id))]
  const resource = publicUrl + asked.door
  const [id, code, now] = [newId(), newSecret('oac'), clock.now()]
  await database.transaction(async (tx) => {
    await lockUnsuspended(tx, userId)
    const { scopes } = asked
    const earlier = await listInForce(tx, userId, now)
    if (earlier.length >= contract.MAX_GRANTS) throw new DomainError('oauth.too_many_grants')
    await storeKeyWithoutSecret(tx, 'grant', {
      id,
      userId,
      name: client.name,
      scopes,
      appIds,
      cap,
      createdAt: now,
      expiresAt: new Date(now.getTime() + contract.GRANT_DAYS * DAY_MS),
    })
    await tx.insert(oauthGrants).values({
      apiKeyId: id,
      userId,
      clientId: client.id,
      clientName: client.name,
      clientHost: client.host,
      resource,
      createdAt: now,
    })
    const isKnown = earlier.some(
      ({ grant, key }) =>
        grant.clientId === client.id &&
        grant.resource === resource &&
        scopes.every((scope) => key.scopes.includes(scope)),
    )
    await accounts.recordAccess(tx, {
      kind: 'app_connected',
      userId,
      id,
      about: nameOf(client),
      by: context,
      // A program that asks again for what it has is no news.
      ...(isKnown && { readers: [] }),
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

const listInForce = (tx: Transaction, userId: string, now: Date) =>
  tx
    .select({ grant: oauthGrants, key: apiKeys })
    .from(oauthGrants)
    .innerJoin(apiKeys, eq(apiKeys.id, oauthGrants.apiKeyId))
    .where(
      and(eq(oauthGrants.userId, userId), isNull(apiKeys.revokedAt), gt(apiKeys.expiresAt, now)),
    )
