import { enlarged } from '../enlarged.ts'

const NO_SKILLS = 0

/** Which skills each slot's app uses: a number for each set of skills that occurs, as there are few of them. */
export class SkillSets {
  #setAt = new Uint32Array(1024)
  readonly #sets: (readonly string[])[] = [[]]
  readonly #numbers = new Map<string, number>([['', NO_SKILLS]])

  add(slot: number, skills: readonly string[]): void {
    if (slot >= this.#setAt.length) this.#setAt = enlarged(this.#setAt, 2 * slot)
    this.#setAt[slot] = this.#numberOf(skills)
  }

  /** Gives apps other slots, those from 0 to `count`; -1: there is no app any more. */
  settle(slots: number, count: number, newSlotOf: (slot: number) => number): void {
    const settled = new Uint32Array(Math.ceil(count * 1.1) + 1024)
    for (let slot = 0; slot < slots; slot += 1) {
      const moved = newSlotOf(slot)
      if (moved >= 0) settled[moved] = this.#setAt[slot] as number
    }
    this.#setAt = settled
  }

  /** Tells for a slot what the best of its skills is worth. */
  worthBySlot(worths: ReadonlyMap<string, number>): (slot: number) => number {
    const bySet = Uint16Array.from(this.#sets, (skills) =>
      skills.reduce((best, skill) => Math.max(best, worths.get(skill) ?? 0), 0),
    )
    const setAt = this.#setAt
    return (slot) => bySet[setAt[slot] as number] as number
  }

  #numberOf(skills: readonly string[]): number {
    const key = skills.toSorted().join()
    const known = this.#numbers.get(key)
    if (known !== undefined) return known
    const number = this.#sets.push(skills) - 1
    this.#numbers.set(key, number)
    return number
  }
}
