import type { oauthServer as contract, InputOf, ReplyOf } from '@wakeel/contract'
import { and, eq } from 'drizzle-orm'
import { revokeKeyWithoutSecret } from '../api-keys/key-without-secret.ts'
import { oauthGrants } from '../database/schema/oauth-server.ts'
import { DomainError } from '../errors.ts'
import { requireUser } from '../http/caller.ts'
import type { Context } from '../http/context.ts'
import type { OAuthServerDependencies } from './dependencies.ts'

type Routes = typeof contract.routes

export async function revokeGrant(
  { database, clock }: OAuthServerDependencies,
  { id }: InputOf<Routes['revokeGrant']>,
  { caller }: Context,
): Promise<ReplyOf<Routes['revokeGrant']>> {
  const { userId } = requireUser(caller)
  await database.transaction(async (tx) => {
    const isTheirs = and(eq(oauthGrants.apiKeyId, id), eq(oauthGrants.userId, userId))
    if ((await tx.$count(oauthGrants, isTheirs)) === 0)
      throw new DomainError('oauth.grant_not_found')
    await revokeKeyWithoutSecret(tx, id, clock.now())
  })
  return { success: true }
}
