import type { catalogue } from '@wakeel/contract'
import { DomainError } from '../errors.ts'
import { type OfferedCategory, standardOffer } from './own-categories.ts'

const standardWords: Record<catalogue.StandardCategory, string> = {
  business: 'business الأعمال',
  marketing: 'marketing التسويق',
  finance: 'finance المالية',
  education: 'education التعليم',
  health: 'health الصحة',
  productivity: 'productivity الإنتاجية',
}

/**
 * The categories that agents of this store are in: those that it offers, in their order, and behind them those that it offered
 * before and that agents are still in. Each has a place, which it keeps for as long as the process runs.
 */
export class Categories {
  readonly offered: readonly OfferedCategory[]
  readonly #ids: string[]
  readonly #placeOf: Map<string, number>

  constructor(offered: readonly OfferedCategory[] = standardOffer) {
    this.offered = offered
    this.#ids = offered.map(({ id }) => id)
    this.#placeOf = new Map(this.#ids.map((id, place) => [id, place]))
  }

  get count(): number {
    return this.#ids.length
  }

  /** What is offered, in its order, and by the alphabet what is not, but `isUsed`. */
  list(isUsed: (place: number) => boolean): { id: string; place: number }[] {
    const all = this.#ids.map((id, place) => ({ id, place }))
    const former = all.slice(this.offered.length).filter(({ place }) => isUsed(place))
    return [
      ...all.slice(0, this.offered.length),
      ...former.sort((one, other) => (one.id < other.id ? -1 : 1)),
    ]
  }

  findPlace(id: string): number | undefined {
    return this.#placeOf.get(id)
  }

  idAt(place: number): string {
    return this.#ids[place] as string
  }

  /** Of an agent's category: another process, or this one before, may have offered what this one does not. */
  placeOf(id: string): number {
    const known = this.#placeOf.get(id)
    if (known !== undefined) return known
    const place = this.#ids.push(id) - 1
    this.#placeOf.set(id, place)
    return place
  }

  /** What agents in it are found by. */
  wordsOf(id: string): string {
    const own = this.offered[this.findPlace(id) ?? -1]
    const standard = (standardWords as Record<string, string>)[id]
    return [standard ?? id.replaceAll('-', ' '), ...(own?.words ?? [])].join(' ')
  }

  /** Refuses what an agent cannot be put into; it may stay where it is (`kept`). */
  requireOffered(field: string, id: string, kept: readonly string[] = []): void {
    if (!kept.includes(id) && !this.offered.some((one) => one.id === id))
      throw unknownCategory(
        field,
        this.offered.map((one) => one.id),
      )
  }
}

export function unknownCategory(field: string, known: readonly string[]): DomainError {
  return new DomainError('request.invalid', {
    sentence: `The field "${field}" is not valid: must be one of ${known.join(', ')}.`,
  })
}
