import type { apiKeys as contract, InputOf, ReplyOf } from '@wakeel/contract'
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { apiKeys } from '../database/schema/api-keys.ts'
import { DomainError } from '../errors.ts'
import { requireUser } from '../http/caller.ts'
import type { Context } from '../http/context.ts'
import { isManaging, requireMembership } from '../organisations/membership.ts'
import type { ApiKeyDependencies } from './dependencies.ts'
import { showKey, showKeys } from './shown-api-key.ts'

type Routes = typeof contract.routes

export async function listApiKeys(
  { database, clock }: ApiKeyDependencies,
  { organisation: organisationId }: InputOf<Routes['listApiKeys']>,
  { caller }: Context,
): Promise<ReplyOf<Routes['listApiKeys']>> {
  const { userId } = requireUser(caller)
  const own = and(eq(apiKeys.userId, userId), isNotNull(apiKeys.hash))
  if (organisationId === undefined) {
    const which = and(own, isNull(apiKeys.organisationId))
    return { success: true, api_keys: await showKeys(database, which, clock.now()) }
  }
  const { member } = await requireMembership(database, organisationId, userId)
  const ofOrganisation = eq(apiKeys.organisationId, organisationId)
  const which = isManaging(member.role) ? ofOrganisation : and(ofOrganisation, own)
  return { success: true, api_keys: await showKeys(database, which, clock.now()) }
}

export async function getCurrentApiKey(
  { database, clock }: ApiKeyDependencies,
  _input: unknown,
  { caller }: Context,
): Promise<ReplyOf<Routes['getCurrentApiKey']>> {
  const { key } = requireUser(caller)
  if (!key) throw new DomainError('api_keys.not_found')
  return { success: true, api_key: await showKey(database, key.id, clock.now()) }
}
