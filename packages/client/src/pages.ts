/** The items of all pages, each page asked for when its first item is. */
export async function* itemsOf<Page extends { next_cursor: string | null }, Item>(
  ask: (cursor: string | undefined) => Promise<Page>,
  read: (page: Page) => readonly Item[],
): AsyncGenerator<Item, void, undefined> {
  let cursor: string | undefined
  do {
    const page = await ask(cursor)
    yield* read(page)
    cursor = page.next_cursor ?? undefined
  } while (cursor)
}
