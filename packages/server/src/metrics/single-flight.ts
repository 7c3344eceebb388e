/**
 * Reads once for all who ask for the same at about the same time. Whoever asks while it is being read waits for a reading that begins after
 * that, together with all others who do: no answer is older than its question.
 */
export function createSingleFlight<Key extends string, Read>(
  read: (key: Key) => Promise<Read>,
): (key: Key) => Promise<Read> {
  const current = new Map<Key, Promise<Read>>()
  const following = new Map<Key, Promise<Read>>()

  function begin(key: Key): Promise<Read> {
    following.delete(key)
    const reading = read(key).finally(() => {
      if (current.get(key) === reading) current.delete(key)
    })
    current.set(key, reading)
    return reading
  }

  return (key) => {
    const before = current.get(key)
    if (!before) return begin(key)
    const next =
      following.get(key) ??
      before.then(
        () => begin(key),
        () => begin(key),
      )
    following.set(key, next)
    return next
  }
}
