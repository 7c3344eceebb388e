import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Operator } from '../operator.ts'

/** What the web app reads of categories, from the document or, while the server writes a page, from `globalThis` (packages/web/src/language/categories.ts). */
export interface StoreCategories {
  /** In the store's order, each with its names in English and Arabic; undefined, or without names: the specification's. */
  offered?: (readonly [id: string, en: string, ar: string] | readonly [id: string])[] | undefined
  /** Not offered any more; agents are in them. */
  former?: readonly string[]
}

export function categoriesOf({ categories }: Operator): StoreCategories {
  return { offered: categories?.map(({ id, name }) => (name ? [id, name.en, name.ar] : [id])) }
}

/** The document with the store's categories, before the script in the head that asks for the first list; a store with none of its own has it as it is built. */
export function withCategories(
  template: string,
  offered: StoreCategories,
  { formerCategories }: Pick<Catalogue, 'formerCategories'>,
): string {
  const former = formerCategories()
  if (!offered.offered && former.length === 0) return template
  const json = JSON.stringify({ ...offered, former })
  const meta = `<meta name="categories" content="${json.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">`
  return template.replace(/<head>(?:\s*<meta charset[^>]*>)?/, (head) => head + meta)
}
