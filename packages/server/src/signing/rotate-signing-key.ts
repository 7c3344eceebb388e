import type { signing as contract, InputOf, ReplyOf } from '@wakeel/contract'
import { lockUnsuspended } from '../accounts/lock-person.ts'
import { requireUser } from '../http/caller.ts'
import type { Context } from '../http/context.ts'
import type { SigningParts } from './dependencies.ts'
import { findInForce, replaceKey, toSigningKey } from './stored-keys.ts'

type Routes = typeof contract.routes

/** This process signs with the new key at once; see `currentKey` for the others. */
export async function rotateSigningKey(
  { database, clock, encryption, audit, kept }: SigningParts,
  { reason }: InputOf<Routes['rotateSigningKey']>,
  { caller }: Context,
): Promise<ReplyOf<Routes['rotateSigningKey']>> {
  const actor = requireUser(caller)
  const made = await database.transaction(async (tx) => {
    // There is one founder: of two rotations at once the second sees the first.
    await lockUnsuspended(tx, actor.userId)
    const before = await findInForce(tx)
    const made = await replaceKey({ clock, encryption }, tx, before?.kid)
    await audit.record(tx, {
      actor,
      action: 'signing.key_rotated',
      subject: { kind: 'store', id: 'signing_key' },
      ...(before && { before: { key: before.kid } }),
      after: { key: made.kid },
      reason,
    })
    return made
  })
  kept.current = undefined
  return { success: true, key: toSigningKey(made) }
}
