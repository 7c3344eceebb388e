import { creatorPages as contract, type InputOf, type Language } from '@wakeel/contract'
import { eq } from 'drizzle-orm'
import type { CreatorTotals } from '../catalogue/app-rows.ts'
import { providerName } from '../catalogue/provider-name.ts'
import type { Database } from '../database/database.ts'
import { users } from '../database/schema/accounts.ts'
import { creatorProfiles } from '../database/schema/creator-pages.ts'
import { DomainError } from '../errors.ts'
import { PreparedReply } from '../http/context.ts'
import type { CreatorPageDependencies } from './dependencies.ts'

/** Whoever has no listed agent has no page: those who left, were suspended or never published. */
export async function getCreator(
  dependencies: CreatorPageDependencies,
  { handle, ...page }: InputOf<typeof contract.routes.getCreator>,
): Promise<PreparedReply> {
  const { catalogue } = dependencies
  const listed = catalogue.listCreatorApps(creatorIdOf(handle), page)
  const facts = listed && (await findFacts(dependencies, handle, page.lang))
  if (!listed || !facts) throw new DomainError('creators.creator_not_found')
  const creator = JSON.stringify({ ...facts, ...shownTotals(listed.totals) })
  return new PreparedReply(
    Buffer.concat([
      Buffer.from(`{"success":true,"creator":${creator},"apps":[`),
      ...listed.cards,
      Buffer.from(`],"next_cursor":${JSON.stringify(listed.nextCursor)}}`),
    ]),
  )
}

/** Whether anything of theirs is listed; whoever left may still be asked for meanwhile. */
export function hasCreator({ catalogue }: CreatorPageDependencies, handle: string): boolean {
  return catalogue.hasListedApps(creatorIdOf(handle))
}

/** Which creators have a page, for those who list what can be read. */
export function listCreatorHandles({ catalogue }: CreatorPageDependencies): string[] {
  return catalogue.listedCreators().map((id) => id ?? contract.STORE_HANDLE)
}

/** Null: the store itself. */
const creatorIdOf = (handle: string) => (handle === contract.STORE_HANDLE ? null : handle)

type Facts = Pick<contract.Creator, 'handle' | 'name' | 'kind' | 'about' | 'website'>

/** Undefined once they have left. */
async function findFacts(
  { database, storeName }: CreatorPageDependencies,
  handle: string,
  language: Language,
): Promise<Facts | undefined> {
  const creatorId = creatorIdOf(handle)
  if (creatorId === null)
    return { handle, name: storeName[language], kind: 'store', about: null, website: null }
  const person = await findPerson(database, creatorId)
  if (!person) return undefined
  const { en, ar } = person.about ?? { en: '', ar: '' }
  return {
    handle,
    name: providerName(person.name, storeName),
    kind: 'creator',
    about: (language === 'en' ? en || ar : ar || en) || null,
    website: person.website,
  }
}

async function findPerson(database: Database, id: string) {
  const [person] = await database
    .select({
      name: users.name,
      about: creatorProfiles.about,
      website: creatorProfiles.website,
    })
    .from(users)
    .leftJoin(creatorProfiles, eq(creatorProfiles.userId, users.id))
    .where(eq(users.id, id))
  return person
}

const shownTotals = ({ apps, runs, rating, reviews, verified, since }: CreatorTotals) => ({
  since: since.toISOString(),
  total_apps: apps,
  total_runs: runs,
  rating,
  reviews_count: reviews,
  verified_apps: verified,
})
