import type { creatorPages as contract, InputOf, ReplyOf } from '@wakeel/contract'
import { lockConfirmed } from '../accounts/lock-person.ts'
import { creatorProfiles } from '../database/schema/creator-pages.ts'
import { DomainError } from '../errors.ts'
import { requireUser } from '../http/caller.ts'
import type { Context } from '../http/context.ts'
import { findAddress } from '../text-rules/addresses.ts'
import { findBanned } from '../text-rules/banned-content.ts'
import { findSecret } from '../text-rules/secrets.ts'
import type { CreatorPageDependencies } from './dependencies.ts'
import { findTexts, requireNotTaken } from './moderated-texts.ts'

type Routes = typeof contract.routes

const CHANGES = { name: 'creator profile', max: 20, windowSeconds: 3600 }

export async function getCreatorProfile(
  { database, catalogue }: CreatorPageDependencies,
  _input: unknown,
  { caller }: Context,
): Promise<ReplyOf<Routes['getCreatorProfile']>> {
  const { userId } = requireUser(caller)
  const texts = await findTexts(database, userId)
  return {
    success: true,
    profile: { handle: userId, ...texts, has_page: catalogue.hasListedApps(userId) },
  }
}

/** What is said there is held to what the texts of agents are held to, and is none that a moderator has taken away. */
export async function setCreatorProfile(
  creatorPages: CreatorPageDependencies,
  { about, website }: InputOf<Routes['setCreatorProfile']>,
  context: Context,
): Promise<ReplyOf<Routes['setCreatorProfile']>> {
  const { database, clock, limits } = creatorPages
  const { userId } = requireUser(context.caller)
  await limits.take(CHANGES, userId)
  for (const text of Object.values(about)) requireFit(creatorPages, text)
  const profile = { about, website, updatedAt: clock.now() }
  await database.transaction(async (tx) => {
    await lockConfirmed(tx, userId)
    await requireNotTaken(tx, userId, { about, website })
    await tx
      .insert(creatorProfiles)
      .values({ userId, ...profile })
      .onConflictDoUpdate({ target: creatorProfiles.userId, set: profile })
  })
  return getCreatorProfile(creatorPages, {}, context)
}

function requireFit({ names }: CreatorPageDependencies, text: string): void {
  if (findAddress(text) !== undefined) throw new DomainError('creators.address_in_text')
  if (findSecret(text) !== undefined) throw new DomainError('creators.secret_in_text')
  if ((findBanned(text) ?? names.findPosing(text)) !== undefined)
    throw new DomainError('creators.banned_text')
}
