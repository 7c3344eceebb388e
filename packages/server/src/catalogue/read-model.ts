import { catalogue, type Language } from '@wakeel/contract'
import { type Card, ratingTenths, toCard } from './card.ts'
import { FacetCounts, type Facets } from './facet-counts.ts'
import { fromPlace, orders, type PlaceInList, type Rank, toPlace } from './ranking.ts'
import { SearchIndex } from './search/search-index.ts'
import { searchTexts } from './search/search-texts.ts'
import { SortedOrder } from './sorted-order.ts'
import type { StoredApp } from './stored-app.ts'

export interface ListRequest {
  q: string | undefined
  category: 'all' | catalogue.Category
  price: catalogue.PriceFilter
  minRating: number
  /** `best` only with `q`. */
  sort: catalogue.Sort | 'best'
  limit: number
  after: PlaceInList | undefined
}

export interface ListPage {
  slots: number[]
  /** How many of each category pass every filter but the category, by the category's place. */
  perCategory: number[]
  /** The place of the last row; undefined on the last page. */
  last: PlaceInList | undefined
}

/** An app of the store as the other capabilities see it. */
export interface ListedApp {
  readonly id: string
  readonly slug: string
  /** Rises whenever anything that the store shows of the app changes. */
  readonly revision: number
  /** Of its newest change but for counted runs, which reach it some time later. */
  readonly changeNumber: number
}

interface Entry extends Rank {
  slug: string
  changeNumber: number
  revision: number
  category: number
  /** The titles of its skills, for search. */
  skillTitles: string
  /** The card in each language, serialised, without its counters and its closing brace. */
  card: Record<Language, string>
}

/** From this many changes on, the orders are sorted anew instead of moved one by one. */
const MANY = 500

/** So many slots may lie unused whatever the size of the store. */
const SPARE_SLOTS = 1000

/**
 * What the store lists, in memory: cards in both languages, every order, the facet counts, the search index. Built from the
 * database and kept current by `apply`. Each app has a slot; when its texts change it gets another one.
 */
export class ReadModel {
  readonly #skillTitles: ReadonlyMap<string, string>
  readonly #entries: (Entry | undefined)[] = []
  readonly #slotOf = new Map<string, number>()
  readonly #idOf = new Map<string, string>()
  readonly #orders = catalogue.Sort.options.map((sort) => ({
    sort,
    order: new SortedOrder((a, b) => orders[sort](this.#entry(a), this.#entry(b))),
  }))
  readonly #facets = new FacetCounts()
  #search = new SearchIndex()
  #revision = 0
  /** While many apps come in, orders and counts wait for the last of them. */
  #isOrdered = false

  /** `skillTitles`: by a skill's name its titles in both languages, for search. */
  constructor(skillTitles: ReadonlyMap<string, string>) {
    this.#skillTitles = skillTitles
  }

  /** Rises with every change. */
  get revision(): number {
    return this.#revision
  }

  get size(): number {
    return this.#slotOf.size
  }

  find(slugOrId: string): ListedApp | undefined {
    const slot = this.#slotOf.get(this.#idOf.get(slugOrId) ?? slugOrId)
    return slot === undefined ? undefined : this.#entry(slot)
  }

  async fill(pages: AsyncIterable<StoredApp[]>): Promise<void> {
    this.#isOrdered = false
    for await (const page of pages) for (const app of page) this.#put(app)
    this.#orderAnew()
  }

  /** Takes over rows as they are in the database. A row older than what is known changes nothing. */
  apply(apps: StoredApp[]): void {
    if (apps.length >= MANY) this.#isOrdered = false
    for (const app of apps) this.#put(app)
    if (apps.length >= MANY) this.#orderAnew()
  }

  /** A run was counted; the database's number came with it. Runs are only ever added, so the higher number is the newer. */
  raiseExecutionCount(id: string, executionCount: number): void {
    const slot = this.#slotOf.get(id)
    if (slot === undefined) return
    const entry = this.#entry(slot)
    if (executionCount <= entry.executionCount) return
    this.#unlink(slot, entry)
    entry.executionCount = executionCount
    entry.revision = ++this.#revision
    this.#link(slot, entry)
  }

  list(request: ListRequest): ListPage {
    return request.q === undefined ? this.#listAll(request) : this.#listMatches(request, request.q)
  }

  cards(slots: number[], language: Language): string {
    return slots.map((slot) => withCounters(this.#entry(slot), language)).join(',')
  }

  #listAll(request: ListRequest): ListPage {
    const { order } = this.#orders.find(({ sort }) => sort === request.sort) as { order: SortedOrder }
    const compare = orders[request.sort as catalogue.Sort]
    const passes = filter(request)
    const after = request.after && fromPlace(request.after).rank
    const found: number[] = []
    let place = after ? order.place((slot) => compare(this.#entry(slot), after) <= 0) : 0
    for (; place < order.length && found.length <= request.limit; place += 1) {
      const slot = order.at(place)
      if (passes(this.#entry(slot), true)) found.push(slot)
    }
    return this.#page(found, request.limit, this.#facets.perCategory(request.price, minTenths(request)), () => 0)
  }

  #listMatches(request: ListRequest, q: string): ListPage {
    const { slots, scoreOf } = this.#search.search(q, (slot) => this.#entries[slot] !== undefined)
    const byScore = request.sort === 'best'
    const compareRanks = orders[request.sort === 'best' ? 'popular' : request.sort]
    const compare = (score: number, rank: Rank, otherScore: number, other: Rank) =>
      (byScore ? otherScore - score : 0) || compareRanks(rank, other)
    const passes = filter(request)
    const after = request.after && fromPlace(request.after)
    const perCategory = catalogue.categories.map(() => 0)
    const found: number[] = []
    for (const slot of slots) {
      const entry = this.#entry(slot)
      if (!passes(entry, false)) continue
      perCategory[entry.category] = (perCategory[entry.category] as number) + 1
      if (!passes(entry, true)) continue
      const score = scoreOf(slot)
      if (after && compare(score, entry, after.score, after.rank) <= 0) continue
      keepBest(found, slot, request.limit + 1, (other) => compare(score, entry, scoreOf(other), this.#entry(other)))
    }
    return this.#page(found, request.limit, perCategory, scoreOf)
  }

  /** `found` holds one more than the limit when there is a next page. */
  #page(found: number[], limit: number, perCategory: number[], scoreOf: (slot: number) => number): ListPage {
    const slots = found.slice(0, limit)
    const lastSlot = found.length > limit ? slots.at(-1) : undefined
    const last = lastSlot === undefined ? undefined : toPlace(scoreOf(lastSlot), this.#entry(lastSlot))
    return { slots, perCategory, last }
  }

  #put(app: StoredApp): void {
    const slot = this.#slotOf.get(app.id)
    const known = slot === undefined ? undefined : this.#entry(slot)
    if (known ? known.changeNumber >= app.changeNumber : !app.isActive) return
    this.#revision += 1
    if (slot !== undefined && known) {
      this.#unlink(slot, known)
      this.#entries[slot] = undefined
      this.#slotOf.delete(known.id)
      this.#idOf.delete(known.slug)
    }
    if (!app.isActive) return
    const entry = this.#toEntry(app, known)
    const place = slot !== undefined && known && hasSameTexts(known, entry) ? slot : this.#newSlot(entry)
    this.#entries[place] = entry
    this.#slotOf.set(entry.id, place)
    this.#idOf.set(entry.slug, entry.id)
    this.#link(place, entry)
    if (this.#entries.length > 2 * this.#slotOf.size + SPARE_SLOTS) this.#renumber()
  }

  #toEntry(app: StoredApp, known: Entry | undefined): Entry {
    return {
      id: app.id,
      slug: app.slug,
      changeNumber: app.changeNumber,
      revision: this.#revision,
      category: catalogue.categories.indexOf(app.category as catalogue.Category),
      createdAt: app.createdAt.getTime(),
      priceFils: app.priceFils,
      ratingTenths: ratingTenths(app.ratingSum, app.reviewsCount),
      reviewsCount: app.reviewsCount,
      executionCount: Math.max(app.executionCount, known?.executionCount ?? 0),
      skillTitles: (app.skills ?? []).map((name) => this.#skillTitles.get(name) ?? '').join(' '),
      card: { en: leftOpen(toCard(app, 'en')), ar: leftOpen(toCard(app, 'ar')) },
    }
  }

  #newSlot({ card, skillTitles }: Entry): number {
    const slot = this.#entries.push(undefined) - 1
    this.#search.add(slot, searchTexts({ en: closed(card.en), ar: closed(card.ar) }, skillTitles))
    return slot
  }

  /** Slots of apps that went or whose texts changed outnumber the rest: begin again without them. */
  #renumber(): void {
    const live = this.#entries.filter((entry) => entry !== undefined)
    this.#entries.length = 0
    this.#search = new SearchIndex()
    for (const entry of live) {
      const slot = this.#newSlot(entry)
      this.#entries[slot] = entry
      this.#slotOf.set(entry.id, slot)
    }
    this.#orderAnew()
  }

  #orderAnew(): void {
    const slots = Int32Array.from(this.#slotOf.values())
    for (const { order } of this.#orders) order.fill(slots)
    this.#facets.clear()
    for (const slot of slots) this.#facets.add(facetsOf(this.#entry(slot)))
    this.#isOrdered = true
  }

  #link(slot: number, entry: Entry): void {
    if (!this.#isOrdered) return
    for (const { order } of this.#orders) order.insert(slot)
    this.#facets.add(facetsOf(entry))
  }

  /** Before the entry changes: the orders find it by what it was. */
  #unlink(slot: number, entry: Entry): void {
    if (!this.#isOrdered) return
    for (const { order } of this.#orders) order.remove(slot)
    this.#facets.remove(facetsOf(entry))
  }

  #entry(slot: number): Entry {
    return this.#entries[slot] as Entry
  }
}

function facetsOf({ category, priceFils, ratingTenths }: Entry): Facets {
  return { category, isFree: priceFils === 0, ratingTenths }
}

function hasSameTexts(a: Entry, b: Entry): boolean {
  return a.card.en === b.card.en && a.card.ar === b.card.ar && a.skillTitles === b.skillTitles
}

/** Ratings are compared as they are shown, to one decimal. */
function minTenths({ minRating }: ListRequest): number {
  return Math.ceil(minRating * 10 - 1e-9)
}

function filter(request: ListRequest): (entry: Entry, withCategory: boolean) => boolean {
  const category = request.category === 'all' ? undefined : catalogue.categories.indexOf(request.category)
  const least = minTenths(request)
  return (entry, withCategory) =>
    entry.ratingTenths >= least &&
    (request.price === 'all' || (request.price === 'free') === (entry.priceFils === 0)) &&
    (!withCategory || category === undefined || entry.category === category)
}

/** Puts a slot where it belongs among the best `most`. */
function keepBest(best: number[], slot: number, most: number, compareTo: (other: number) => number): void {
  if (best.length === most && compareTo(best[most - 1] as number) > 0) return
  let low = 0
  let high = best.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (compareTo(best[middle] as number) > 0) low = middle + 1
    else high = middle
  }
  best.splice(low, 0, slot)
  if (best.length > most) best.pop()
}

/** A card's counters move with every run, the rest seldom: so the rest is serialised once and the counters follow. */
function leftOpen(card: Card): string {
  return `${JSON.stringify(card).slice(0, -1)},`
}

function closed(open: string): Card {
  return JSON.parse(`${open.slice(0, -1)}}`) as Card
}

function withCounters({ card, ratingTenths, reviewsCount, executionCount }: Entry, language: Language): string {
  return `${card[language]}"rating":${ratingTenths / 10},"reviews_count":${reviewsCount},"execution_count":${executionCount}}`
}
