import { enlarged } from './enlarged.ts'
import { SortedOrder } from './sorted-order.ts'

/** The creator of the agents that the store brings. */
const STORE = ''

/** Most creators have a few agents. */
const FIRST_ROOM = 8

/** Whose each app is, and the apps of each creator in one order, so that a creator's page reads its own apps alone. */
export class CreatorOrders {
  readonly #compare: (a: number, b: number) => number
  readonly #placeOf = new Map<string, number>()
  /** By the creator's place, which is kept for as long as the process lives. */
  readonly #ids: string[] = []
  readonly #orders: SortedOrder[] = []
  #places = new Int32Array(1024)

  constructor(compare: (a: number, b: number) => number) {
    this.#compare = compare
  }

  /** Says whose the app in a row is, before it is inserted. */
  assign(row: number, creatorId: string | null): void {
    if (row >= this.#places.length) this.#places = enlarged(this.#places, 2 * row)
    this.#places[row] = this.#place(creatorId ?? STORE)
  }

  insert(row: number): void {
    this.#orderAt(row).insert(row)
  }

  remove(row: number): void {
    this.#orderAt(row).remove(row)
  }

  /** Replaces everything by rows that are in order. */
  fillSorted(rows: Int32Array): void {
    const lengths = new Int32Array(this.#ids.length)
    for (const row of rows) lengths[this.#places[row] as number]! += 1
    const sorted = Array.from(lengths, (length) => new Int32Array(length))
    const ends = new Int32Array(lengths.length)
    for (const row of rows) {
      const place = this.#places[row] as number
      sorted[place]![ends[place]!++] = row
    }
    for (const [place, own] of sorted.entries()) this.#orders[place]!.fillSorted(own)
  }

  /** The creator's apps in order; undefined where none is listed. */
  of(creatorId: string | null): SortedOrder | undefined {
    const place = this.#placeOf.get(creatorId ?? STORE)
    const order = place === undefined ? undefined : this.#orders[place]
    return order && order.length > 0 ? order : undefined
  }

  /** Those who have an app in the store, null for the store itself: in the order in which they came. */
  creators(): (string | null)[] {
    return this.#ids
      .filter((_, place) => this.#orders[place]!.length > 0)
      .map((id) => (id === STORE ? null : id))
  }

  #place(id: string): number {
    const known = this.#placeOf.get(id)
    if (known !== undefined) return known
    const place = this.#ids.push(id) - 1
    this.#placeOf.set(id, place)
    this.#orders.push(new SortedOrder(this.#compare, FIRST_ROOM))
    return place
  }

  #orderAt(row: number): SortedOrder {
    return this.#orders[this.#places[row] as number]!
  }
}
