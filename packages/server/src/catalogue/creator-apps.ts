import type { Language } from '@wakeel/contract'
import { readCursor, writeCursor } from '../cursor.ts'
import type { CreatorTotals } from './app-rows.ts'
import type { CatalogueParts } from './dependencies.ts'
import { PlaceInList } from './ranking.ts'

interface CreatorApps {
  totals: CreatorTotals
  /** Serialised, in parts. */
  cards: Buffer[]
  nextCursor: string | null
}

/** A page of a creator's listed apps, the most popular first; undefined where none is listed. Null stands for the store itself. */
export function listCreatorApps(
  { model }: CatalogueParts,
  creatorId: string | null,
  { lang, limit, cursor }: { lang: Language; limit: number; cursor?: string | undefined },
): CreatorApps | undefined {
  const totals = model.creatorTotals(creatorId)
  if (!totals) return undefined
  const name = JSON.stringify(['creator', creatorId])
  const after = readCursor(name, cursor, PlaceInList)
  const { rows, last } = model.listOfCreator(creatorId, { limit, after })
  return {
    totals,
    cards: model.cards(rows, lang),
    nextCursor: last ? writeCursor(name, last) : null,
  }
}

export function hasListedApps({ model }: CatalogueParts, creatorId: string | null): boolean {
  return model.hasCreator(creatorId)
}

/** Those who have an app in the store, null for the store itself. */
export function listedCreators({ model }: CatalogueParts): (string | null)[] {
  return model.creators()
}
