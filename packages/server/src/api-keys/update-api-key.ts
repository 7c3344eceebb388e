import type { apiKeys as contract, InputOf, ReplyOf } from '@wakeel/contract'
import { eq } from 'drizzle-orm'
import { apiKeys } from '../database/schema/api-keys.ts'
import { requireUser } from '../http/caller.ts'
import type { Context } from '../http/context.ts'
import type { ApiKeyDependencies } from './dependencies.ts'
import { lockOwnKey } from './own-key.ts'
import { requireScopesFor, toStored } from './settings.ts'
import { showKey } from './shown-api-key.ts'

type Routes = typeof contract.routes

export async function updateApiKey(
  dependencies: ApiKeyDependencies,
  { id, ...settings }: InputOf<Routes['updateApiKey']>,
  { caller }: Context,
): Promise<ReplyOf<Routes['updateApiKey']>> {
  const { database, clock } = dependencies
  const { userId } = requireUser(caller)
  await database.transaction(async (tx) => {
    const { organisationId } = await lockOwnKey(tx, id, userId)
    requireScopesFor(organisationId, settings.scopes)
    const changed = toStored(dependencies, settings)
    if (Object.keys(changed).length > 0)
      await tx.update(apiKeys).set(changed).where(eq(apiKeys.id, id))
  })
  return { success: true, api_key: await showKey(database, id, clock.now()) }
}
