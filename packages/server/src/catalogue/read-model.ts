import { setImmediate } from 'node:timers/promises'
import { catalogue, type Language } from '@wakeel/contract'
import { CURSOR_ROW } from './app-columns.ts'
import { AppRows, type CreatorTotals } from './app-rows.ts'
import { BestMatches } from './best-matches.ts'
import type { Categories } from './categories.ts'
import { CreatorOrders } from './creator-orders.ts'
import { FacetCounts, FacetFilter, type Narrowing } from './facets.ts'
import { ordersOf, type PlaceInList, rankAt, sortRows, toPlace } from './ranking.ts'
import { SearchSlots } from './search-slots.ts'
import { ShownCards } from './shown-cards.ts'
import { SortedOrder } from './sorted-order.ts'
import type { StoredApp } from './stored-app.ts'

export interface ListRequest extends Omit<Narrowing, 'category'> {
  /** A category's id, or `all`. */
  category: string
  q: string | undefined
  /** `best` only with `q`. */
  sort: catalogue.Sort | 'best'
  limit: number
  after: PlaceInList | undefined
}

export interface ListPage {
  rows: number[]
  /** How many of each category pass every filter but the category, by the category's place; undefined: more than are counted match. */
  perCategory: number[] | undefined
  /** The place of the last row; undefined on the last page. */
  last: PlaceInList | undefined
  /** Of a search: `some` when no app has all the words. */
  match?: 'all' | 'some'
}

/** An app of the store as the other capabilities see it. */
export interface ListedApp {
  readonly id: string
  readonly slug: string
  /** Rises whenever anything that the store shows of the app changes. */
  readonly revision: number
  /** Rises with every change of its reviews. */
  readonly ratingChanges: number
  /** Nobody can run it until its creator has looked at what executes it. */
  readonly isPaused: boolean
}

/** What the store shows of an app's reviews, and which change of them that is of. */
export type RatingShown = Pick<StoredApp, 'id' | 'ratingTenths' | 'reviewsCount' | 'ratingChanges'>

/** From this many changes on, the orders are sorted anew instead of moved one by one. */
const MANY = 500

/** While the store is filled, whatever else there is to do is done after so many apps. */
const FILLED_AT_ONCE = 500

/**
 * What the store lists, in memory: numbers and texts of every app, every order, the facet counts, the search index. Built from the
 * database and kept current by `apply`.
 */
export class ReadModel {
  readonly #categories: Categories
  readonly #rows: AppRows
  readonly #cards: ShownCards
  readonly #search: SearchSlots
  readonly #compare: ReturnType<typeof ordersOf>
  readonly #orders: Record<catalogue.Sort, SortedOrder>
  readonly #creators: CreatorOrders
  readonly #facets = new FacetCounts()
  /** Which change took an app out, so that a row read before it does not bring the app back. */
  readonly #removedBy = new Map<string, number>()
  #revision = 0
  /** While many apps come in, orders and counts wait for the last of them. */
  #isOrdered = true

  /** `skillTitles`: by a skill's name its titles in both languages, for search. */
  constructor(skillTitles: ReadonlyMap<string, string>, categories: Categories) {
    this.#categories = categories
    this.#rows = new AppRows(categories)
    this.#cards = new ShownCards(this.#rows)
    this.#search = new SearchSlots(this.#rows, skillTitles, categories)
    this.#compare = ordersOf(this.#rows.columns)
    this.#orders = Object.fromEntries(
      catalogue.Sort.options.map((sort) => [sort, new SortedOrder(this.#compare[sort])]),
    ) as Record<catalogue.Sort, SortedOrder>
    this.#creators = new CreatorOrders(this.#compare.popular)
  }

  /** Rises with every change. */
  get revision(): number {
    return this.#revision
  }

  get size(): number {
    return this.#rows.size
  }

  /** How often the listed apps were run. */
  countRuns(): number {
    return this.#rows.runs
  }

  /** The store's categories in their order: those that it offers, and those besides in which an app is listed. */
  categories(): { id: string; place: number }[] {
    return this.#categories.list((place) => this.#facets.has(place))
  }

  find(slugOrId: string): ListedApp | undefined {
    const row = this.#rows.findBySlug(slugOrId) ?? this.#rows.findById(slugOrId)
    if (row === undefined) return undefined
    const { columns } = this.#rows
    return {
      id: columns.id(row),
      slug: this.#slugAt(row),
      revision: columns.revision[row] as number,
      ratingChanges: columns.ratingChanges[row] as number,
      isPaused: columns.isPaused(row),
    }
  }

  /** The addresses of what is listed, the oldest first, so that what comes in moves none of those before it. */
  slugs(from: number, count: number): string[] {
    const { newest } = this.#orders
    const end = Math.min(from + count, newest.length)
    const slugs: string[] = []
    for (let place = from; place < end; place += 1)
      slugs.push(this.#slugAt(newest.at(newest.length - 1 - place)))
    return slugs
  }

  #slugAt(row: number): string {
    return JSON.parse(this.#rows.texts.quotedSlug(row).toString())
  }

  async fill(pages: AsyncIterable<StoredApp[]>): Promise<void> {
    this.#isOrdered = false
    for await (const page of pages)
      for (const [place, app] of page.entries()) {
        this.#put(app)
        if (place % FILLED_AT_ONCE === 0) await setImmediate()
      }
    this.#orderAnew()
    await this.#search.settle(() => this.#orders.popular.items)
  }

  /** Takes over rows as they are in the database. A row older than what is known changes nothing. */
  apply(apps: StoredApp[]): void {
    if (apps.length >= MANY) this.#isOrdered = false
    for (const app of apps) this.#put(app)
    if (apps.length >= MANY) this.#orderAnew()
    this.#search.settleSoon(() => this.#orders.popular.items)
  }

  /** A run was counted; the database's numbers came with it. Runs are only ever added, so the higher number is the newer. */
  raiseCounts(id: string, counts: Pick<StoredApp, 'executionCount' | 'popularity'>): void {
    const row = this.#rows.findById(id)
    const { columns } = this.#rows
    if (row === undefined || counts.executionCount <= (columns.executionCount[row] as number))
      return
    // Runs move it in these orders alone.
    const moved = this.#isOrdered ? [this.#orders.popular, this.#creators] : []
    for (const order of moved) order.remove(row)
    if (this.#rows.raiseCounts(row, counts)) this.#search.move(row)
    for (const order of moved) order.insert(row)
    columns.revision[row] = ++this.#revision
    this.#search.settleSoon(() => this.#orders.popular.items)
  }

  /** Reviews changed; the database's numbers came with it. */
  showRating({ id, ...rating }: RatingShown): void {
    const row = this.#rows.findById(id)
    const { columns } = this.#rows
    if (row === undefined || rating.ratingChanges <= (columns.ratingChanges[row] as number)) return
    this.#unlink(row)
    columns.setRating(row, rating)
    columns.revision[row] = ++this.#revision
    this.#link(row)
  }

  list(request: ListRequest): ListPage {
    if (request.after) this.#rows.columns.setRank(CURSOR_ROW, rankAt(request.after))
    return request.q === undefined ? this.#listAll(request) : this.#listMatches(request, request.q)
  }

  /** The cards of these rows one after the other, in parts. */
  cards(rows: number[], language: Language): Buffer[] {
    return this.#cards.parts(rows, language)
  }

  /** Those who have an app here, null for the store itself. */
  creators(): (string | null)[] {
    return this.#creators.creators()
  }

  /** What the apps of a creator come to; undefined where none is listed. */
  creatorTotals(creatorId: string | null): CreatorTotals | undefined {
    const order = this.#creators.of(creatorId)
    return order && this.#rows.totals(order.items)
  }

  hasCreator(creatorId: string | null): boolean {
    return this.#creators.of(creatorId) !== undefined
  }

  /** A page of a creator's apps, the most popular first. */
  listOfCreator(
    creatorId: string | null,
    { limit, after }: Pick<ListRequest, 'limit' | 'after'>,
  ): Pick<ListPage, 'rows' | 'last'> {
    const order = this.#creators.of(creatorId)
    if (!order) return { rows: [], last: undefined }
    if (after) this.#rows.columns.setRank(CURSOR_ROW, rankAt(after))
    const from = after ? order.place((row) => this.#compare.popular(row, CURSOR_ROW) <= 0) : 0
    const found = Array.from(order.items.subarray(from, from + limit + 1))
    return this.#page(found, limit, () => 0)
  }

  #listAll(request: ListRequest): ListPage {
    const sort = request.sort === 'best' ? 'newest' : request.sort
    const order = this.#orders[sort]
    const filter = this.#filterOf(request)
    const { facets } = this.#rows.columns
    const found: number[] = []
    let place = request.after ? order.place((row) => this.#compare[sort](row, CURSOR_ROW) <= 0) : 0
    for (; place < order.length && found.length <= request.limit; place += 1) {
      const row = order.at(place)
      if (filter.passes(facets[row] as number)) found.push(row)
    }
    const perCategory = this.#facets.perCategory(filter, this.#categories.count)
    return { ...this.#page(found, request.limit, () => 0), perCategory }
  }

  #listMatches(request: ListRequest, q: string): ListPage {
    const { sort, limit, after } = request
    const isByScore = sort === 'best'
    const order = isByScore ? 'popular' : sort
    const found = new BestMatches(this.#rows.columns, this.#search, {
      filter: this.#filterOf(request),
      sort: order,
      isByScore,
      compare: this.#compare[order],
      max: limit + 1,
      after: after && { row: CURSOR_ROW, score: isByScore ? after[0] : 0 },
      categories: this.#categories.count,
    })
    const match = this.#search.search(q, found)
    return {
      ...this.#page(found.rows, limit, (place) => found.scores[place] as number),
      perCategory: found.isCapped ? undefined : found.perCategory,
      match,
    }
  }

  #filterOf({ category, ...others }: ListRequest): FacetFilter {
    // A place that no category has lets nothing through.
    return new FacetFilter({
      ...others,
      category: category === 'all' ? undefined : (this.#categories.findPlace(category) ?? -1),
    })
  }

  /** `found` holds one more than the limit when there is a next page. */
  #page(
    found: number[],
    limit: number,
    scoreAt: (place: number) => number,
  ): Pick<ListPage, 'rows' | 'last'> {
    const rows = found.slice(0, limit)
    const lastRow = found.length > limit ? rows.at(-1) : undefined
    const last =
      lastRow === undefined ? undefined : toPlace(scoreAt(limit - 1), this.#rows.columns, lastRow)
    return { rows, last }
  }

  #put(app: StoredApp): void {
    const known = this.#rows.findById(app.id)
    const { columns } = this.#rows
    const lastChange =
      known === undefined ? this.#removedBy.get(app.id) : (columns.changeNumber[known] as number)
    if (lastChange !== undefined && lastChange >= app.changeNumber) return
    if (!app.isActive) this.#removedBy.set(app.id, app.changeNumber)
    else this.#removedBy.delete(app.id)
    if (known === undefined && !app.isActive) return
    this.#revision += 1
    if (known !== undefined) {
      this.#unlink(known)
      this.#cards.forget(known)
    }
    if (!app.isActive) {
      this.#search.remove(known as number)
      this.#rows.remove(known as number)
      return
    }
    const { row, isWorded, isMoved } = this.#rows.set(known, app)
    columns.revision[row] = this.#revision
    this.#creators.assign(row, app.creatorId)
    if (isWorded) this.#search.add(row, app)
    else if (isMoved) this.#search.move(row)
    this.#link(row)
  }

  #orderAnew(): void {
    const rows = this.#rows.all()
    const sorted = sortRows(rows, this.#rows.columns)
    for (const sort of catalogue.Sort.options) this.#orders[sort].fillSorted(sorted[sort])
    this.#creators.fillSorted(sorted.popular)
    this.#facets.clear()
    for (const row of rows) this.#facets.add(this.#rows.columns.facets[row] as number)
    this.#isOrdered = true
  }

  #link(row: number): void {
    if (!this.#isOrdered) return
    for (const order of Object.values(this.#orders)) order.insert(row)
    this.#creators.insert(row)
    this.#facets.add(this.#rows.columns.facets[row] as number)
  }

  /** Before the app changes: the orders find it by what it was. */
  #unlink(row: number): void {
    if (!this.#isOrdered) return
    for (const order of Object.values(this.#orders)) order.remove(row)
    this.#creators.remove(row)
    this.#facets.remove(this.#rows.columns.facets[row] as number)
  }
}
