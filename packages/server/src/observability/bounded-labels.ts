/** What stands for all values beyond the first so many. */
const OTHER = 'other'

/**
 * A label whose values come from what people made, such as the names of agents: each value is a series of its own that a metrics server
 * keeps for weeks, so only the first so many are told apart.
 */
export function boundedLabel(max: number): (value: string) => string {
  const known = new Set<string>()
  return (value) => {
    if (known.has(value)) return value
    if (known.size >= max) return OTHER
    known.add(value)
    return value
  }
}
