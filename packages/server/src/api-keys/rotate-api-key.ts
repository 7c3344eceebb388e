import type { apiKeys as contract, InputOf, ReplyOf } from '@wakeel/contract'
import { eq } from 'drizzle-orm'
import { lockPerson } from '../accounts/lock-person.ts'
import { apiKeys } from '../database/schema/api-keys.ts'
import { DomainError } from '../errors.ts'
import { requireUser } from '../http/caller.ts'
import type { Context } from '../http/context.ts'
import { MAKING_SECRETS } from './create-api-key.ts'
import type { ApiKeyDependencies } from './dependencies.ts'
import { lockOwnKey } from './own-key.ts'
import { hashOf, hintOf, newSecret } from './secret.ts'
import { showKey } from './shown-api-key.ts'

type Routes = typeof contract.routes

const HOUR_MS = 3_600_000

export async function rotateApiKey(
  { database, clock, limits, accounts, audit }: ApiKeyDependencies,
  { id, overlap_hours: overlapHours }: InputOf<Routes['rotateApiKey']>,
  context: Context,
): Promise<ReplyOf<Routes['rotateApiKey']>> {
  const actor = requireUser(context.caller)
  const { userId } = actor
  await limits.take(MAKING_SECRETS, userId)
  const now = clock.now()
  const secret = await database.transaction(async (tx) => {
    await lockPerson(tx, userId)
    const { isTest, hash, name, organisationId, previousValidUntil } = await lockOwnKey(
      tx,
      id,
      userId,
    )
    // There is room for one: what was promised to hold would end.
    if (overlapHours > 0 && previousValidUntil && previousValidUntil > now)
      throw new DomainError('api_keys.overlap_running')
    const next = newSecret(isTest ? 'test' : 'live')
    const previous =
      overlapHours > 0
        ? {
            previousHash: hash,
            previousValidUntil: new Date(now.getTime() + overlapHours * HOUR_MS),
          }
        : { previousHash: null, previousValidUntil: null }
    await tx
      .update(apiKeys)
      .set({ hash: hashOf(next), hint: hintOf(next), ...previous })
      .where(eq(apiKeys.id, id))
    await accounts.recordAccess(tx, {
      kind: 'api_key_rotated',
      userId,
      id,
      about: name,
      by: context,
    })
    if (organisationId)
      await audit.record(tx, {
        actor,
        action: 'organisations.api_key_rotated',
        subject: { kind: 'person', id: userId },
        organisationId,
        after: { api_key: id },
      })
    return next
  })
  return { success: true, api_key: await showKey(database, id, now), secret }
}
