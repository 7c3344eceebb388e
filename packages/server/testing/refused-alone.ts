/**
 * Does all of it, as many at once as there are threads; answers with what was refused. A machine that has other things to do may take
 * longer than a thread may: what was refused is asked again, with nothing beside it.
 */
export async function refusedAlone<T>(
  items: readonly T[],
  threads: number,
  work: (item: T) => Promise<unknown>,
): Promise<{ item: T; error: Error }[]> {
  const refused: T[] = []
  const rest = items.values()
  async function oneByOne(): Promise<void> {
    for (let next = rest.next(); !next.done; next = rest.next()) {
      const item = next.value
      await work(item).catch(() => refused.push(item))
    }
  }
  await Promise.all(Array.from({ length: threads }, oneByOne))
  const alone: { item: T; error: Error }[] = []
  for (const item of refused) await work(item).catch((error: Error) => alone.push({ item, error }))
  return alone
}
