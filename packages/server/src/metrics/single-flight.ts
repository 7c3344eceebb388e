/**
 * Reads once for all who ask for the same at about the same time. Whoever asks while it is being read waits for a reading that begins after
 * that, together with all others who do: no answer is older than its question.
 */
export function createSingleFlight<Asked extends string, Read>(
  read: (asked: Asked) => Promise<Read>,
): (asked: Asked) => Promise<Read> {
  const current = new Map<Asked, Promise<Read>>()
  const following = new Map<Asked, Promise<Read>>()

  function begin(asked: Asked): Promise<Read> {
    following.delete(asked)
    const reading = read(asked).finally(() => {
      if (current.get(asked) === reading) current.delete(asked)
    })
    current.set(asked, reading)
    return reading
  }

  return (asked) => {
    const before = current.get(asked)
    if (!before) return begin(asked)
    const next =
      following.get(asked) ??
      before.then(
        () => begin(asked),
        () => begin(asked),
      )
    following.set(asked, next)
    return next
  }
}
