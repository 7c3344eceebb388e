import { apiKeys as contract, type InputOf, type ReplyOf } from '@wakeel/contract'
import { and, eq, gt, isNotNull, isNull, or } from 'drizzle-orm'
import { lockUnsuspended } from '../accounts/lock-person.ts'
import type { Transaction } from '../database/database.ts'
import { apiKeys } from '../database/schema/api-keys.ts'
import { DomainError } from '../errors.ts'
import { requireUser } from '../http/caller.ts'
import type { Context } from '../http/context.ts'
import type { RateLimit } from '../http/rate-limits.ts'
import { requireMembership } from '../organisations/membership.ts'
import type { ApiKeyDependencies } from './dependencies.ts'
import { hashOf, hintOf, newSecret } from './secret.ts'
import { requireScopesFor, toStored } from './settings.ts'
import { showKey } from './shown-api-key.ts'

type Routes = typeof contract.routes

/** Secrets that are made, new ones and those of keys that are rotated. */
export const MAKING_SECRETS: RateLimit = { name: 'api key secrets', max: 60, windowSeconds: 3_600 }

export async function createApiKey(
  dependencies: ApiKeyDependencies,
  { organisation, is_test: isTest, ...settings }: InputOf<Routes['createApiKey']>,
  context: Context,
): Promise<ReplyOf<Routes['createApiKey']>> {
  const { database, clock, newId, limits, accounts, audit } = dependencies
  const actor = requireUser(context.caller)
  const { userId } = actor
  await limits.take(MAKING_SECRETS, userId)
  const [id, secret, now] = [newId(), newSecret(isTest ? 'test' : 'live'), clock.now()]
  requireScopesFor(organisation, settings.scopes)
  const stored = toStored(dependencies, settings)
  await database.transaction(async (tx) => {
    // Those who make a key at the same moment wait for one another here.
    await lockUnsuspended(tx, userId)
    if (organisation) await requireMembership(tx, organisation, userId)
    await requireRoom(tx, userId, now)
    await tx.insert(apiKeys).values({
      ...stored,
      id,
      userId,
      organisationId: organisation ?? null,
      hint: hintOf(secret),
      hash: hashOf(secret),
      isTest,
      createdAt: now,
    })
    await accounts.recordAccess(tx, {
      kind: 'api_key_created',
      userId,
      id,
      about: stored.name,
      by: context,
    })
    if (organisation)
      await audit.record(tx, {
        actor,
        action: 'organisations.api_key_created',
        subject: { kind: 'person', id: userId },
        organisationId: organisation,
        after: { api_key: id },
      })
  })
  return { success: true, api_key: await showKey(database, id, now), secret }
}

async function requireRoom(tx: Transaction, userId: string, now: Date): Promise<void> {
  const isInForce = and(
    eq(apiKeys.userId, userId),
    isNotNull(apiKeys.hash),
    isNull(apiKeys.revokedAt),
    or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, now)),
  )
  if ((await tx.$count(apiKeys, isInForce)) >= contract.MAX_API_KEYS)
    throw new DomainError('api_keys.too_many')
}
