/** Of what is asked for most: a few metrics over the same ranges of days, which move on once a day. */
const MAX = 400

/** Remembers what never changes, such as what was kept of days that are final. Of two who ask at once the second gets what the first asked for. */
export function createCache() {
  const known = new Map<string, Promise<unknown>>()

  return function remember<T>(about: string, read: () => PromiseLike<T>): Promise<T> {
    const before = known.get(about) as Promise<T> | undefined
    if (before) return before
    const answer = Promise.resolve(read())
    known.set(about, answer)
    answer.catch(() => known.delete(about))
    for (const oldest of known.keys()) {
      if (known.size <= MAX) break
      known.delete(oldest)
    }
    return answer
  }
}
