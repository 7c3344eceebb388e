/** Does the work for each item in turn: one that fails keeps none of the others waiting, and is thrown when all were tried. */
export async function tryEach<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
  /** Follows how many of them failed, as "orders could not be taken further". */
  failed: string,
): Promise<void> {
  const failures: unknown[] = []
  for (const item of items) await work(item).catch((error: unknown) => failures.push(error))
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} of ${items.length} ${failed}`)
}
