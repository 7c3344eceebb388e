/** The so many entries that count most, most first, in the order of their keys where they count the same; none that counts nothing. */
export function mostFrequent<T>(
  entries: Iterable<[string, T]>,
  count: (of: T) => number,
  max: number,
): [string, T][] {
  const first: [string, T][] = []
  for (const entry of entries) {
    if (count(entry[1]) === 0) continue
    const isBefore = ([key, of]: [string, T]) =>
      count(entry[1]) > count(of) || (count(entry[1]) === count(of) && entry[0] < key)
    const last = first.at(-1)
    if (first.length === max && last && !isBefore(last)) continue
    const place = first.findIndex(isBefore)
    first.splice(place === -1 ? first.length : place, 0, entry)
    if (first.length > max) first.pop()
  }
  return first
}
