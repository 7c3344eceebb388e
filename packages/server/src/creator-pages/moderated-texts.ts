import type { creatorPages as contract } from '@wakeel/contract'
import { and, eq, isNull } from 'drizzle-orm'
import type { Queries, Transaction } from '../database/database.ts'
import { creatorProfiles } from '../database/schema/creator-pages.ts'
import { takedowns } from '../database/schema/moderation.ts'
import { DomainError } from '../errors.ts'
import type { CreatorPageDependencies } from './dependencies.ts'

type Texts = contract.ProfileTexts

export const NO_TEXTS: Texts = { about: { en: '', ar: '' }, website: null }

/** What a creator says of themselves; nothing where they never said anything. */
export async function findTexts(queries: Queries, userId: string): Promise<Texts> {
  const [said] = await queries
    .select({ about: creatorProfiles.about, website: creatorProfiles.website })
    .from(creatorProfiles)
    .where(eq(creatorProfiles.userId, userId))
  return said ?? NO_TEXTS
}

/** Takes texts off the page of a creator who is held, and says whether they stood there. */
export async function takeTextsAway(
  creatorPages: CreatorPageDependencies,
  tx: Transaction,
  userId: string,
  taken: Texts,
): Promise<boolean> {
  const { about, website } = await findTexts(tx, userId)
  const left = {
    en: leftOf(about.en, taken.about.en),
    ar: leftOf(about.ar, taken.about.ar),
    website: leftOf(website, taken.website),
  }
  if (left.en === undefined || left.ar === undefined || left.website === undefined) return false
  await store(creatorPages, tx, userId, {
    about: { en: left.en ?? '', ar: left.ar ?? '' },
    website: left.website,
  })
  return true
}

/** Puts texts back that were taken off the page of a creator who is held, where nothing else stands by now. */
export async function putTextsBack(
  creatorPages: CreatorPageDependencies,
  tx: Transaction,
  userId: string,
  taken: Texts,
): Promise<void> {
  const { about, website } = await findTexts(tx, userId)
  await store(creatorPages, tx, userId, {
    about: { en: about.en || taken.about.en, ar: about.ar || taken.about.ar },
    website: website ?? taken.website,
  })
}

/** Throws `creators.taken_away` where a moderator has taken one of these texts away and that stands. */
export async function requireNotTaken(tx: Transaction, userId: string, said: Texts): Promise<void> {
  const standing = await tx
    .select({ texts: takedowns.texts })
    .from(takedowns)
    .where(and(eq(takedowns.creatorId, userId), isNull(takedowns.endedAt)))
  const taken = new Set(standing.flatMap(({ texts }) => (texts ? sentencesOf(texts) : [])))
  if (sentencesOf(said).some((text) => taken.has(text)))
    throw new DomainError('creators.taken_away')
}

/** Nothing where it is taken, the same where it is not, and undefined where what is taken is not what stands there. */
function leftOf(stands: string | null, taken: string | null): string | null | undefined {
  if (!taken) return stands
  return stands === taken ? null : undefined
}

/** As a reader sees them: other white space, letter case or forms of the same letters make no other text. */
const sentencesOf = ({ about, website }: Texts): string[] =>
  [about.en, about.ar, website ?? '']
    .map((text) => text.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim())
    .filter(Boolean)

const store = ({ clock }: CreatorPageDependencies, tx: Transaction, userId: string, texts: Texts) =>
  tx
    .update(creatorProfiles)
    .set({ ...texts, updatedAt: clock.now() })
    .where(eq(creatorProfiles.userId, userId))
