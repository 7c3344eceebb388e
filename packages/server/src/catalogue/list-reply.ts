import { catalogue, type InputOf } from '@wakeel/contract'
import { LRUCache } from 'lru-cache'
import { readCursor, writeCursor } from '../cursor.ts'
import { PreparedReply } from '../http/context.ts'
import { unknownCategory } from './categories.ts'
import { PlaceInList } from './ranking.ts'
import type { ListPage, ReadModel } from './read-model.ts'

type ListInput = InputOf<typeof catalogue.routes.listApps>

const HEAD = Buffer.from('{"success":true,"apps":[')

const KEPT_BYTES = 16 * 1024 * 1024

/** Makes the reply to a list request out of serialised cards and keeps it until the catalogue changes. */
export function createListReply(model: ReadModel): (input: ListInput) => PreparedReply {
  const kept = new LRUCache<string, { reply: PreparedReply; revision: number }>({
    max: 10_000,
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ reply }, key) => reply.body.length + key.length,
  })

  return (input) => {
    const key = JSON.stringify([listName(input), input.limit, input.cursor, input.lang])
    const known = kept.get(key)
    if (known?.revision === model.revision) return known.reply
    const made = new PreparedReply(listBody(model, input))
    // A change elsewhere in the catalogue leaves most pages as they were: what was compressed stays good.
    const reply = known?.reply.etag === made.etag ? known.reply : made
    kept.set(key, { reply, revision: model.revision })
    return reply
  }
}

/** What tells one list from another: a cursor is only good in the list that gave it out, in either language and at any length. */
function listName({ q, category, price, min_rating, sort }: ListInput): string {
  return JSON.stringify(['apps', q ?? '', category, price, min_rating ?? 0, sort])
}

function listBody(model: ReadModel, input: ListInput): Buffer {
  const categories = model.categories()
  const chosen = categories.find(({ id }) => id === input.category)
  if (!chosen && input.category !== 'all')
    throw unknownCategory('category', ['all', ...categories.map(({ id }) => id)])
  const name = listName(input)
  const q = input.q || undefined
  const page = model.list({
    q,
    category: input.category,
    price: input.price,
    minRating: input.min_rating ?? 0,
    sort: input.sort ?? (q === undefined ? 'newest' : 'best'),
    limit: input.limit,
    after: readCursor(name, input.cursor, PlaceInList),
  })
  const rest: Omit<catalogue.AppList, 'success' | 'apps'> = {
    ...countsOf(page, categories, chosen),
    next_cursor: page.last ? writeCursor(name, page.last) : null,
    match: page.match,
  }
  return Buffer.concat([
    HEAD,
    ...model.cards(page.rows, input.lang),
    Buffer.from(`],${JSON.stringify(rest).slice(1)}`),
  ])
}

type Place = { id: string; place: number }

/** `chosen` undefined: all categories. */
function countsOf(
  { perCategory }: ListPage,
  categories: Place[],
  chosen: Place | undefined,
): Pick<catalogue.AppList, 'total' | 'counts' | 'is_capped'> {
  if (!perCategory) {
    const most = catalogue.COUNTED_MATCHES
    const counts = { all: most, ...(chosen && { [chosen.id]: most }) }
    return { total: most, counts, is_capped: true }
  }
  const all = perCategory.reduce((sum, count) => sum + count, 0)
  const countAt = ({ place }: Place) => perCategory[place] ?? 0
  const counts: catalogue.CategoryCounts = Object.fromEntries([
    ['all', all],
    ...categories.map((category) => [category.id, countAt(category)]),
  ])
  return { total: chosen ? countAt(chosen) : all, counts }
}
