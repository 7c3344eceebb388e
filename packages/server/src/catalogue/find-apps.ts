import type { catalogue, InputOf } from '@wakeel/contract'
import { DomainError } from '../errors.ts'
import type { PreparedReply } from '../http/context.ts'
import type { CatalogueParts } from './dependencies.ts'
import type { ListedApp } from './read-model.ts'

type Routes = typeof catalogue.routes

/** The app at this address or with this id, if the store lists it. */
export function getRunnableApp({ model }: CatalogueParts, slugOrId: string): ListedApp {
  const app = model.find(slugOrId)
  if (!app) throw new DomainError('catalogue.app_not_found')
  return app
}

/** The same, or undefined where it is not listed. */
export function findListed({ model }: CatalogueParts, slugOrId: string): ListedApp | undefined {
  return model.find(slugOrId)
}

/** The addresses of what is listed, the oldest first. */
export function listedSlugs(
  { model }: CatalogueParts,
  { from, count }: { from: number; count: number },
): string[] {
  return model.slugs(from, count)
}

/** How many apps the store lists. */
export function countListed({ model }: CatalogueParts): number {
  return model.size
}

export async function listApps(
  { listReply }: CatalogueParts,
  input: InputOf<Routes['listApps']>,
): Promise<PreparedReply> {
  return listReply(input)
}

export async function getApp(
  catalogue: CatalogueParts,
  { slug, lang }: InputOf<Routes['getApp']>,
): Promise<PreparedReply> {
  return catalogue.appPage(getRunnableApp(catalogue, slug), lang)
}

/** Of what is not offered any more, that in which an agent is still listed. */
export function formerCategories({ model, categories }: CatalogueParts): string[] {
  return model
    .categories()
    .map(({ id }) => id)
    .slice(categories.offered.length)
}

/** Refuses a category that creators cannot choose; an agent may stay in one that it is in (`kept`). */
export function requireCategory(
  { categories }: CatalogueParts,
  field: string,
  category: string,
  kept?: readonly string[],
) {
  return categories.requireOffered(field, category, kept)
}

/** Rises whenever what the store lists changes. */
export function revision({ model }: CatalogueParts) {
  return model.revision
}
