import type { InfiniteData } from '@tanstack/react-query'
import type { catalogue, creatorPages, Language, ResultOf } from '@wakeel/contract'
import { creatorOfRoute, slugOfRoute } from './addresses.ts'
import { catalogueRequest, type Filters, readFilters } from './catalogue/filters.ts'
import { appQuery, catalogueQuery, storeQuery, todayQuery } from './catalogue/queries.ts'
import { loadToday, type TodaySource } from './catalogue/today.ts'
import { creatorKey } from './creator-pages/creator-key.ts'
import type { FirstView } from './first-view-data.ts'
import { type PlainSource, plainPages } from './plain-pages.ts'

interface ListRequest {
  lang: Language
  limit?: number
  q?: string | undefined
  category?: string | undefined
  price?: catalogue.PriceFilter | undefined
  min_rating?: number | undefined
  sort?: catalogue.Sort | undefined
}

/** The operations that pages are made from. */
export interface FirstViewSource extends TodaySource, PlainSource {
  listApps: (request: ListRequest) => Promise<catalogue.AppList>
  getCreator: (request: {
    handle: string
    lang: Language
  }) => Promise<ResultOf<typeof creatorPages.routes.getCreator>>
  getStore: () => Promise<ResultOf<typeof catalogue.routes.getStore>>
}

/** A page that the server renders, as the router knows it. */
export interface Place {
  language: Language
  route: string
  /** The query of the address, as it came. */
  search?: string
}

export const filtersOf = ({ search = '' }: Place): Filters =>
  readFilters(Object.fromEntries(new URLSearchParams(search)))

/** Fails as its source does where there is no such agent or creator. */
export async function loadFirstView(source: FirstViewSource, place: Place): Promise<FirstView> {
  const [store, page] = await Promise.all([source.getStore(), loadPage(source, place)])
  const { language, route } = place
  return { language, route, known: [[storeQuery().queryKey, store], ...page] }
}

async function loadPage(source: FirstViewSource, place: Place): Promise<FirstView['known']> {
  const { language, route } = place
  if (route === '/') return [[todayQuery(language).queryKey, await loadToday(source, language)]]
  const plain = plainPages[route]
  if (plain) return plain.load(source, language)
  const slug = slugOfRoute(route)
  if (slug) {
    const { app } = await source.getApp({ slug, lang: language })
    return [[appQuery(slug, language).queryKey, app]]
  }
  const handle = creatorOfRoute(route)
  if (handle) {
    const page = await source.getCreator({ handle, lang: language })
    return [[creatorKey(handle, language), { pages: [page], pageParams: [undefined] }]]
  }
  const filters = filtersOf(place)
  const first = await source.listApps(catalogueRequest(filters, language))
  const list: InfiniteData<catalogue.AppList> = { pages: [first], pageParams: [undefined] }
  return [[catalogueQuery(filters, language).queryKey, list]]
}

/** What is rendered where there is no such agent or creator: the same whatever it would have been. */
export async function loadMissing(
  source: Pick<FirstViewSource, 'getStore'>,
  { language, route }: Place,
): Promise<FirstView> {
  const missing = creatorOfRoute(route) ? 'creator' : 'app'
  return { language, missing, known: [[storeQuery().queryKey, await source.getStore()]] }
}
