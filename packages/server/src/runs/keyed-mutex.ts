export type InTurn = <T>(key: string, work: () => Promise<T>) => Promise<T>

/**
 * Work with the same key waits its turn in this process. Across processes the database decides; this only keeps hundreds of requests
 * of one person, which would wait for each other there, from holding every connection meanwhile.
 */
export function createTurns(): InTurn {
  const lastOf = new Map<string, Promise<void>>()

  return (key, work) => {
    const turn = (lastOf.get(key) ?? Promise.resolve()).then(work)
    const ended = turn.then(
      () => {},
      () => {},
    )
    lastOf.set(key, ended)
    void ended.then(() => {
      if (lastOf.get(key) === ended) lastOf.delete(key)
    })
    return turn
  }
}
