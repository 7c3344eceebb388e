import type { oauthServer as contract, InputOf, ReplyOf } from '@wakeel/contract'
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { lockPerson } from '../accounts/lock-person.ts'
import { changeKeyWithoutSecret } from '../api-keys/key-without-secret.ts'
import { apiKeys } from '../database/schema/api-keys.ts'
import { oauthGrants } from '../database/schema/oauth-server.ts'
import { DomainError } from '../errors.ts'
import { requireUser } from '../http/caller.ts'
import type { Context } from '../http/context.ts'
import type { OAuthServerDependencies } from './dependencies.ts'
import { nameOf } from './end-grant.ts'
import { showGrants } from './list-grants.ts'
import { type Door, slugOfDoor } from './resources.ts'

type Routes = typeof contract.routes

/** Agents and caps are the person’s to set, as they were when they allowed it. What it may do with them was asked for by the program, and stays. */
export async function updateGrant(
  dependencies: OAuthServerDependencies,
  { id, agents, cap }: InputOf<Routes['updateGrant']>,
  context: Context,
): Promise<ReplyOf<Routes['updateGrant']>> {
  const { database, accounts, catalogue, publicUrl } = dependencies
  const { userId } = requireUser(context.caller)
  const appIds = agents && [...new Set(agents.map((slug) => catalogue.getRunnableApp(slug).id))]
  await database.transaction(async (tx) => {
    await lockPerson(tx, userId)
    const isTheirs = and(eq(oauthGrants.apiKeyId, id), eq(oauthGrants.userId, userId))
    const [found] = await tx
      .select({ grant: oauthGrants })
      .from(oauthGrants)
      .innerJoin(apiKeys, eq(apiKeys.id, oauthGrants.apiKeyId))
      .where(and(isTheirs, isNotNull(oauthGrants.redeemedAt), isNull(apiKeys.revokedAt)))
    if (!found) throw new DomainError('oauth.grant_not_found')
    const door = found.grant.resource.slice(publicUrl.length) as Door
    if (agents !== undefined && slugOfDoor(door) !== undefined)
      throw new DomainError('request.invalid', {
        sentence: 'This app was allowed one agent, at its own address.',
      })
    await changeKeyWithoutSecret(tx, id, { appIds, cap })
    await accounts.recordAccess(tx, {
      kind: 'app_caps_changed',
      userId,
      id,
      about: nameOf({ name: found.grant.clientName, host: found.grant.clientHost }),
      by: context,
    })
  })
  const [grant] = await showGrants(dependencies, eq(oauthGrants.apiKeyId, id))
  if (!grant) throw new DomainError('oauth.grant_not_found')
  return { success: true, grant }
}
