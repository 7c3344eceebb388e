import type { oauthServer as contract, InputOf, ReplyOf } from '@wakeel/contract'
import { and, eq } from 'drizzle-orm'
import { lockPerson } from '../accounts/lock-person.ts'
import { oauthGrants } from '../database/schema/oauth-server.ts'
import { DomainError } from '../errors.ts'
import { requireUser } from '../http/caller.ts'
import type { Context } from '../http/context.ts'
import type { OAuthServerDependencies } from './dependencies.ts'
import { endGrant } from './end-grant.ts'

type Routes = typeof contract.routes

export async function revokeGrant(
  dependencies: OAuthServerDependencies,
  { id }: InputOf<Routes['revokeGrant']>,
  context: Context,
): Promise<ReplyOf<Routes['revokeGrant']>> {
  const { userId } = requireUser(context.caller)
  await dependencies.database.transaction(async (tx) => {
    await lockPerson(tx, userId)
    const [grant] = await tx
      .select()
      .from(oauthGrants)
      .where(and(eq(oauthGrants.apiKeyId, id), eq(oauthGrants.userId, userId)))
    if (!grant) throw new DomainError('oauth.grant_not_found')
    await endGrant(dependencies, tx, grant, { kind: 'app_disconnected', by: context })
  })
  return { success: true }
}
