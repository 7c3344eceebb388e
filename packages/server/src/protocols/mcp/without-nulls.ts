/**
 * What a tool is given, without the fields that are null. Forms and models fill in every field that a schema names, and null is what they
 * leave optional ones with; no tool of the store takes it for anything.
 */
export function withoutNulls(given: unknown): unknown {
  if (Array.isArray(given)) return given.map(withoutNulls)
  if (typeof given !== 'object' || given === null) return given
  return Object.fromEntries(
    Object.entries(given)
      .filter(([, value]) => value !== null)
      .map(([name, value]) => [name, withoutNulls(value)]),
  )
}
