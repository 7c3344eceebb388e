import { catalogue } from '@wakeel/contract'
import { enlarged } from './enlarged.ts'
import { categoryOf, facetsOf } from './facets.ts'
import type { StoredApp } from './stored-app.ts'

/** What lists are ordered by. A cursor holds exactly this, so a place in any list compares like an app does. */
export interface Rank {
  id: string
  createdAt: number
  priceFils: number
  ratingTenths: number
  reviewsCount: number
  popularity: number
}

/** The row that holds no app but the place of a cursor while it is compared with apps. */
export const CURSOR_ROW = 0

const ID_BYTES = 16
const VERIFIED = 1
const UNDER_MAINTENANCE = 2
const PAUSED = 4

/** The 16 bytes of an id as the database writes it; undefined where the text is none. */
export function idBytes(id: string): Buffer | undefined {
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex')
  return bytes.length === ID_BYTES && idText(bytes) === id ? bytes : undefined
}

function idText(bytes: Buffer): string {
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

/** What is a number about each app, by its row: an object each would take ten times the memory, and a million of them seconds to walk. */
export class AppColumns {
  #ids = Buffer.alloc(ID_BYTES * 1024)
  #size = 1024
  createdAt = new Float64Array(1024)
  changeNumber = new Float64Array(1024)
  revision = new Float64Array(1024)
  priceFils = new Int32Array(1024)
  reviewsCount = new Int32Array(1024)
  ratingChanges = new Int32Array(1024)
  executionCount = new Int32Array(1024)
  popularity = new Int32Array(1024)
  facets = new Uint16Array(1024)
  ratingTenths = new Uint8Array(1024)
  #pricingModel = new Uint8Array(1024)
  #flags = new Uint8Array(1024)

  makeRoomFor(row: number): void {
    if (row < this.#size) return
    this.#size = 2 * row
    const ids = Buffer.alloc(ID_BYTES * this.#size)
    this.#ids.copy(ids)
    this.#ids = ids
    this.createdAt = enlarged(this.createdAt, this.#size)
    this.changeNumber = enlarged(this.changeNumber, this.#size)
    this.revision = enlarged(this.revision, this.#size)
    this.priceFils = enlarged(this.priceFils, this.#size)
    this.reviewsCount = enlarged(this.reviewsCount, this.#size)
    this.ratingChanges = enlarged(this.ratingChanges, this.#size)
    this.executionCount = enlarged(this.executionCount, this.#size)
    this.popularity = enlarged(this.popularity, this.#size)
    this.facets = enlarged(this.facets, this.#size)
    this.ratingTenths = enlarged(this.ratingTenths, this.#size)
    this.#pricingModel = enlarged(this.#pricingModel, this.#size)
    this.#flags = enlarged(this.#flags, this.#size)
  }

  set(row: number, app: StoredApp, category: number): void {
    this.setRank(row, { ...app, createdAt: app.createdAt.getTime() })
    this.changeNumber[row] = app.changeNumber
    this.ratingChanges[row] = app.ratingChanges
    this.executionCount[row] = app.executionCount
    this.facets[row] = facetsOf({ ...app, category })
    this.#pricingModel[row] = catalogue.PricingModel.options.indexOf(
      app.pricingModel as catalogue.PricingModel,
    )
    this.#flags[row] =
      (app.verifiedAt === null ? 0 : VERIFIED) |
      (app.maintenanceSince === null ? 0 : UNDER_MAINTENANCE) |
      (app.pausedAt === null ? 0 : PAUSED)
  }

  setRating(
    row: number,
    rating: Pick<StoredApp, 'ratingTenths' | 'reviewsCount' | 'ratingChanges'>,
  ): void {
    this.ratingTenths[row] = rating.ratingTenths
    this.reviewsCount[row] = rating.reviewsCount
    this.ratingChanges[row] = rating.ratingChanges
    this.facets[row] = facetsOf({
      category: this.category(row),
      priceFils: this.priceFils[row] as number,
      ratingTenths: rating.ratingTenths,
    })
  }

  setRank(row: number, rank: Rank): void {
    this.#ids.write(rank.id.replaceAll('-', ''), row * ID_BYTES, 'hex')
    this.createdAt[row] = rank.createdAt
    this.priceFils[row] = rank.priceFils
    this.ratingTenths[row] = rank.ratingTenths
    this.reviewsCount[row] = rank.reviewsCount
    this.popularity[row] = rank.popularity
  }

  id(row: number): string {
    return idText(this.idOf(row))
  }

  idOf(row: number): Buffer {
    return this.#ids.subarray(row * ID_BYTES, (row + 1) * ID_BYTES)
  }

  compareIds(a: number, b: number): number {
    const [from, other] = [a * ID_BYTES, b * ID_BYTES]
    for (let at = 0; at < ID_BYTES; at += 1) {
      const difference = (this.#ids[from + at] as number) - (this.#ids[other + at] as number)
      if (difference !== 0) return difference
    }
    return 0
  }

  category(row: number): number {
    return categoryOf(this.facets[row] as number)
  }

  pricingModel(row: number): catalogue.PricingModel {
    return catalogue.PricingModel.options[this.#pricingModel[row] as number]!
  }

  isVerified(row: number): boolean {
    return ((this.#flags[row] as number) & VERIFIED) !== 0
  }

  isUnderMaintenance(row: number): boolean {
    return ((this.#flags[row] as number) & UNDER_MAINTENANCE) !== 0
  }

  isPaused(row: number): boolean {
    return ((this.#flags[row] as number) & PAUSED) !== 0
  }
}
