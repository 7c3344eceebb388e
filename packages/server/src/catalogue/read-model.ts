import { type Bilingual, catalogue, type Language } from '@wakeel/contract'
import { type Card, closed, leftOpen, toCard, withCounters } from './card.ts'
import type { Categories } from './categories.ts'
import { enlarged } from './enlarged.ts'
import { categoryOf, FacetCounts, FacetFilter, facetsOf, type Narrowing } from './facets.ts'
import { fromPlace, leading, orders, type PlaceInList, type Rank, toPlace } from './ranking.ts'
import { SearchIndex } from './search/search-index.ts'
import { searchTexts } from './search/search-texts.ts'
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
  slots: number[]
  /** How many of each category pass every filter but the category, by the category's place. */
  perCategory: number[]
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
  /** Of its newest change but for counted runs, which reach it some time later. */
  readonly changeNumber: number
}

interface Entry extends Rank {
  slug: string
  changeNumber: number
  revision: number
  category: number
  executionCount: number
  /** The titles of its skills, for search. */
  skillTitles: string
  /** The card in each language, serialised, without its counters and its closing brace. */
  card: Bilingual
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
  readonly #categories: Categories
  readonly #entries: (Entry | undefined)[] = []
  #facetsOf = new Uint16Array(1024)
  /** By order and slot, what the order looks at first. */
  readonly #leads = Object.fromEntries(
    catalogue.Sort.options.map((sort) => [sort, new Float64Array(1024)]),
  ) as Record<catalogue.Sort, Float64Array>
  readonly #slotOf = new Map<string, number>()
  readonly #idOf = new Map<string, string>()
  readonly #orders = Object.fromEntries(
    catalogue.Sort.options.map((sort) => [
      sort,
      new SortedOrder((a, b) => orders[sort](this.#entry(a), this.#entry(b))),
    ]),
  ) as Record<catalogue.Sort, SortedOrder>
  readonly #facets = new FacetCounts()
  #search = new SearchIndex()
  #revision = 0
  /** While many apps come in, orders and counts wait for the last of them. */
  #isOrdered = true

  /** `skillTitles`: by a skill's name its titles in both languages, for search. */
  constructor(skillTitles: ReadonlyMap<string, string>, categories: Categories) {
    this.#skillTitles = skillTitles
    this.#categories = categories
  }

  /** Rises with every change. */
  get revision(): number {
    return this.#revision
  }

  get size(): number {
    return this.#slotOf.size
  }

  /** How often the listed apps were run. */
  countRuns(): number {
    return this.#entries.reduce((sum, entry) => sum + (entry?.executionCount ?? 0), 0)
  }

  /** The store's categories in their order: those that it offers, and those besides in which an app is listed. */
  categories(): { id: string; place: number }[] {
    return this.#categories.list((place) => this.#facets.has(place))
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

  /** A run was counted; the database's numbers came with it. Runs are only ever added, so the higher number is the newer. */
  raiseCounts(
    id: string,
    { executionCount, popularity }: Pick<StoredApp, 'executionCount' | 'popularity'>,
  ): void {
    const slot = this.#slotOf.get(id)
    if (slot === undefined) return
    const entry = this.#entry(slot)
    if (executionCount <= entry.executionCount) return
    this.#unlink(slot)
    entry.executionCount = executionCount
    entry.popularity = Math.max(popularity, entry.popularity)
    this.#noteLeads(slot, entry)
    entry.revision = ++this.#revision
    this.#link(slot)
  }

  list(request: ListRequest): ListPage {
    return request.q === undefined ? this.#listAll(request) : this.#listMatches(request, request.q)
  }

  cards(slots: number[], language: Language): string {
    const entries = slots.map((slot) => this.#entry(slot))
    return entries.map((entry) => withCounters(entry.card[language], entry)).join(',')
  }

  #listAll(request: ListRequest): ListPage {
    const sort = request.sort === 'best' ? 'newest' : request.sort
    const order = this.#orders[sort]
    const filter = this.#filterOf(request)
    const after = request.after && fromPlace(request.after).rank
    const found: number[] = []
    let place = after ? order.place((slot) => orders[sort](this.#entry(slot), after) <= 0) : 0
    for (; place < order.length && found.length <= request.limit; place += 1) {
      const slot = order.at(place)
      if (filter.passes(this.#facetsOf[slot] as number)) found.push(slot)
    }
    return this.#page(
      found,
      request.limit,
      this.#facets.perCategory(filter, this.#categories.count),
      () => 0,
    )
  }

  #listMatches(request: ListRequest, q: string): ListPage {
    const { slots, scores, match } = this.#search.search(
      q,
      (slot) => this.#entries[slot] !== undefined,
    )
    const sort = request.sort === 'best' ? 'popular' : request.sort
    const compareRanks = orders[sort]
    const leads = this.#leads[sort]
    const weight = request.sort === 'best' ? 1 : 0
    const after = request.after && fromPlace(request.after)
    const perCategory = Array.from({ length: this.#categories.count }, () => 0)
    const filter = this.#filterOf(request)
    const best: number[] = []
    for (const slot of slots) {
      const facets = this.#facetsOf[slot] as number
      if (!filter.passesOthers(facets)) continue
      const category = categoryOf(facets)
      perCategory[category] = (perCategory[category] as number) + 1
      if (!filter.passes(facets)) continue
      const score = (scores[slot] as number) * weight
      if (best.length > request.limit) {
        const worst = best[request.limit] as number
        const ahead =
          score - (scores[worst] as number) * weight ||
          (leads[slot] as number) - (leads[worst] as number)
        if (ahead < 0) continue
      }
      const entry = this.#entry(slot)
      if (after && (after.score * weight - score || compareRanks(entry, after.rank)) <= 0) continue
      keepBest(
        best,
        slot,
        request.limit + 1,
        (other) =>
          (scores[other] as number) * weight - score || compareRanks(entry, this.#entry(other)),
      )
    }
    return {
      ...this.#page(best, request.limit, perCategory, (slot) => (scores[slot] as number) * weight),
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
    perCategory: number[],
    scoreOf: (slot: number) => number,
  ): ListPage {
    const slots = found.slice(0, limit)
    const lastSlot = found.length > limit ? slots.at(-1) : undefined
    const last =
      lastSlot === undefined ? undefined : toPlace(scoreOf(lastSlot), this.#entry(lastSlot))
    return { slots, perCategory, last }
  }

  #put(app: StoredApp): void {
    const slot = this.#slotOf.get(app.id)
    const known = slot === undefined ? undefined : this.#entry(slot)
    if (known ? known.changeNumber >= app.changeNumber : !app.isActive) return
    this.#revision += 1
    if (slot !== undefined && known) {
      this.#unlink(slot)
      this.#entries[slot] = undefined
      this.#slotOf.delete(known.id)
      // Another app may have taken the address that this one gave up.
      if (this.#idOf.get(known.slug) === known.id) this.#idOf.delete(known.slug)
    }
    if (!app.isActive) return
    const cards = { en: toCard(app, 'en'), ar: toCard(app, 'ar') }
    const entry = this.#toEntry(app, cards, known)
    const place =
      slot !== undefined && known && hasSameTexts(known, entry) ? slot : this.#newSlot(entry, cards)
    this.#entries[place] = entry
    this.#facetsOf[place] = facetsOf(entry)
    this.#noteLeads(place, entry)
    this.#slotOf.set(entry.id, place)
    this.#idOf.set(entry.slug, entry.id)
    this.#link(place)
    if (this.#entries.length > 2 * this.#slotOf.size + SPARE_SLOTS) this.#renumber()
  }

  #toEntry(app: StoredApp, cards: Bilingual<Card>, known: Entry | undefined): Entry {
    return {
      id: app.id,
      slug: app.slug,
      changeNumber: app.changeNumber,
      revision: this.#revision,
      category: this.#categories.placeOf(app.category),
      createdAt: app.createdAt.getTime(),
      priceFils: app.priceFils,
      ratingTenths: app.ratingTenths,
      reviewsCount: app.reviewsCount,
      executionCount: Math.max(app.executionCount, known?.executionCount ?? 0),
      popularity: Math.max(app.popularity, known?.popularity ?? 0),
      skillTitles: (app.skills ?? []).map((name) => this.#skillTitles.get(name) ?? '').join(' '),
      card: { en: leftOpen(cards.en), ar: leftOpen(cards.ar) },
    }
  }

  #newSlot({ skillTitles }: Entry, cards: Bilingual<Card>): number {
    const slot = this.#entries.push(undefined) - 1
    if (slot >= this.#facetsOf.length) {
      this.#facetsOf = enlarged(this.#facetsOf, 2 * slot)
      for (const sort of catalogue.Sort.options)
        this.#leads[sort] = enlarged(this.#leads[sort], 2 * slot)
    }
    this.#search.add(
      slot,
      searchTexts(cards, this.#categories.wordsOf(cards.en.category), skillTitles),
    )
    return slot
  }

  #noteLeads(slot: number, entry: Entry): void {
    for (const sort of catalogue.Sort.options) this.#leads[sort][slot] = leading[sort](entry)
  }

  /** Slots of apps that went or whose texts changed outnumber the rest: begin again without them. */
  #renumber(): void {
    const live = this.#entries.filter((entry) => entry !== undefined)
    this.#entries.length = 0
    this.#search = new SearchIndex()
    for (const entry of live) {
      const slot = this.#newSlot(entry, { en: closed(entry.card.en), ar: closed(entry.card.ar) })
      this.#entries[slot] = entry
      this.#facetsOf[slot] = facetsOf(entry)
      this.#noteLeads(slot, entry)
      this.#slotOf.set(entry.id, slot)
    }
    this.#orderAnew()
  }

  #orderAnew(): void {
    const slots = Int32Array.from(this.#slotOf.values())
    for (const order of Object.values(this.#orders)) order.fill(slots)
    this.#facets.clear()
    for (const slot of slots) this.#facets.add(this.#facetsOf[slot] as number)
    this.#search.fileWords()
    this.#isOrdered = true
  }

  #link(slot: number): void {
    if (!this.#isOrdered) return
    for (const order of Object.values(this.#orders)) order.insert(slot)
    this.#facets.add(this.#facetsOf[slot] as number)
  }

  /** Before the entry changes: the orders find it by what it was. */
  #unlink(slot: number): void {
    if (!this.#isOrdered) return
    for (const order of Object.values(this.#orders)) order.remove(slot)
    this.#facets.remove(this.#facetsOf[slot] as number)
  }

  #entry(slot: number): Entry {
    return this.#entries[slot] as Entry
  }
}

function hasSameTexts(a: Entry, b: Entry): boolean {
  return a.card.en === b.card.en && a.card.ar === b.card.ar && a.skillTitles === b.skillTitles
}

/** Puts a slot where it belongs among the best `max`. */
function keepBest(
  best: number[],
  slot: number,
  max: number,
  compareTo: (other: number) => number,
): void {
  if (best.length === max && compareTo(best[max - 1] as number) > 0) return
  let low = 0
  let high = best.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (compareTo(best[middle] as number) > 0) low = middle + 1
    else high = middle
  }
  best.splice(low, 0, slot)
  if (best.length > max) best.pop()
}
