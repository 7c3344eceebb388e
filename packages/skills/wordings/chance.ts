/** Repeatable chance: the same seed draws the same. */
export interface Chance {
  below(limit: number): number
  pick<T>(from: readonly T[]): T
  /** So many different ones. */
  some<T>(from: readonly T[], count: number): T[]
}

export function chanceFrom(seed: string): Chance {
  let state = 2166136261
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16777619)
  const below = (limit: number) => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 0x6d2b79f5
    return ((state ^ (state >>> 13)) >>> 0) % limit
  }
  return {
    below,
    pick: (from) => from[below(from.length)] as (typeof from)[number],
    some: (from, count) => {
      const rest = [...from]
      return Array.from({ length: count }, () => rest.splice(below(rest.length), 1)[0] as never)
    },
  }
}
