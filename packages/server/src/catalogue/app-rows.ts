import { AppColumns, CURSOR_ROW, idBytes } from './app-columns.ts'
import { AppTexts } from './app-texts.ts'
import type { OnCard } from './card.ts'
import type { Categories } from './categories.ts'
import { RowKeys } from './row-keys.ts'
import type { StoredApp } from './stored-app.ts'

/** What changed of an app that was known before, or came new. */
export interface Change {
  row: number
  /** It is found by other words. */
  isWorded: boolean
  /** It stands elsewhere by popularity. */
  isMoved: boolean
}

/** What the listed apps of one creator come to. */
export interface CreatorTotals {
  apps: number
  runs: number
  /** Of all reviews that count, in stars; null before the first. */
  rating: number | null
  reviews: number
  verified: number
  /** When the oldest came into the store. */
  since: Date
}

/** The apps that are listed, each in a row that it keeps for as long as it is. */
export class AppRows {
  readonly columns = new AppColumns()
  readonly texts = new AppTexts()
  readonly #categories: Categories
  readonly #byId = new RowKeys((row) => this.columns.idOf(row))
  readonly #bySlug = new RowKeys((row) => this.texts.quotedSlug(row))
  readonly #free: number[] = []
  #next = CURSOR_ROW + 1
  #size = 0
  #runs = 0

  constructor(categories: Categories) {
    this.#categories = categories
  }

  get size(): number {
    return this.#size
  }

  /** How often all of them were run. */
  get runs(): number {
    return this.#runs
  }

  /** In no order. */
  all(): Int32Array {
    return this.#byId.rows()
  }

  findById(id: string): number | undefined {
    const bytes = idBytes(id)
    return bytes && this.#byId.find(bytes)
  }

  findBySlug(slug: string): number | undefined {
    return this.#bySlug.find(Buffer.from(JSON.stringify(slug)))
  }

  /** Counted runs, points and changed reviews reach this process on two ways, and are only ever added: the higher number is the newer. */
  set(known: number | undefined, app: StoredApp): Change {
    const row = known ?? this.#newRow()
    const { columns, texts } = this
    const category = this.#categories.placeOf(app.category)
    const was = known === undefined ? undefined : this.#countersOf(row)
    if (was) this.#bySlug.remove(row)
    columns.set(
      row,
      {
        ...app,
        ...(was && was.rating.ratingChanges > app.ratingChanges && was.rating),
        executionCount: Math.max(app.executionCount, was?.executionCount ?? 0),
        popularity: Math.max(app.popularity, was?.popularity ?? 0),
      },
      category,
    )
    const hasOtherTexts = texts.set(row, app)
    this.#bySlug.add(row)
    if (!was) this.#byId.add(row)
    this.#runs += (columns.executionCount[row] as number) - (was?.executionCount ?? 0)
    const is = this.#countersOf(row)
    return {
      row,
      isWorded: hasOtherTexts || was?.category !== category,
      isMoved: was?.popularity !== is.popularity || was.createdAt !== is.createdAt,
    }
  }

  /** Answers whether it stands elsewhere by popularity. */
  raiseCounts(
    row: number,
    { executionCount, popularity }: Pick<StoredApp, 'executionCount' | 'popularity'>,
  ): boolean {
    const { columns } = this
    this.#runs += executionCount - (columns.executionCount[row] as number)
    columns.executionCount[row] = executionCount
    if (popularity <= (columns.popularity[row] as number)) return false
    columns.popularity[row] = popularity
    return true
  }

  remove(row: number): void {
    this.#bySlug.remove(row)
    this.#byId.remove(row)
    this.#runs -= this.columns.executionCount[row] as number
    this.texts.remove(row)
    this.#free.push(row)
    this.#size -= 1
  }

  onCard(row: number): OnCard {
    const { columns } = this
    return {
      ...this.texts.get(row),
      id: columns.id(row),
      category: this.category(row),
      priceFils: columns.priceFils[row] as number,
      pricingModel: columns.pricingModel(row),
      createdAt: new Date(columns.createdAt[row] as number),
      isVerified: columns.isVerified(row),
      isUnderMaintenance: columns.isUnderMaintenance(row),
      isPaused: columns.isPaused(row),
    }
  }

  /** What these apps, of which there is one at least, come to. */
  totals(rows: Int32Array): CreatorTotals {
    const { columns } = this
    let [runs, tenths, reviews, verified, since] = [0, 0, 0, 0, Number.POSITIVE_INFINITY]
    for (const row of rows) {
      const count = columns.reviewsCount[row] as number
      runs += columns.executionCount[row] as number
      tenths += (columns.ratingTenths[row] as number) * count
      reviews += count
      verified += Number(columns.isVerified(row))
      since = Math.min(since, columns.createdAt[row] as number)
    }
    return {
      apps: rows.length,
      runs,
      rating: reviews === 0 ? null : Math.round(tenths / reviews) / 10,
      reviews,
      verified,
      since: new Date(since),
    }
  }

  category(row: number): string {
    return this.#categories.idAt(this.columns.category(row))
  }

  #countersOf(row: number) {
    const { columns } = this
    return {
      createdAt: columns.createdAt[row] as number,
      popularity: columns.popularity[row] as number,
      executionCount: columns.executionCount[row] as number,
      category: columns.category(row),
      rating: {
        ratingTenths: columns.ratingTenths[row] as number,
        reviewsCount: columns.reviewsCount[row] as number,
        ratingChanges: columns.ratingChanges[row] as number,
      },
    }
  }

  #newRow(): number {
    this.#size += 1
    const row = this.#free.pop() ?? this.#next++
    this.columns.makeRoomFor(row)
    return row
  }
}
