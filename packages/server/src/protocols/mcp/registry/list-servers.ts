import { Cursor, type catalogue as contract, Text } from '@wakeel/contract'
import { eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import { readList } from '../../../catalogue/parsed-replies.ts'
import type { Database } from '../../../database/database.ts'
import { apps } from '../../../database/schema/catalogue.ts'
import { agents } from '../../../database/schema/runs.ts'
import type { McpParts } from '../parts.ts'
import { agentServerJson, storeServerJson } from './server-json.ts'

/** Of a list that begins with the store’s own server, where its agents begin. */
const AGENTS = 'agents'

export const ListQuery = z.object({
  cursor: Cursor.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(30),
  search: Text.trim().max(200).optional(),
  updated_since: z.iso.datetime({ offset: true }).optional(),
})

export interface RegistryParts extends McpParts {
  database: Database
}

/** A page of the servers, the store’s own first and then the newest; a search is one of the store’s. */
export async function listServers(
  parts: RegistryParts,
  { cursor, limit, search, updated_since: since }: z.output<typeof ListQuery>,
) {
  const own = cursor === undefined && !search ? [entryOf(storeServerJson(parts))] : []
  const left = limit - own.length
  if (left === 0) return pageOf(own, AGENTS, since)
  const { apps, next_cursor } = await readList(parts.catalogue, {
    q: search,
    cursor: cursor === AGENTS ? undefined : cursor,
    limit: left,
    lang: 'en',
  })
  return pageOf([...own, ...(await toEntries(parts, apps))], next_cursor, since)
}

type Entry = ReturnType<typeof entryOf>

/** What changed before `since` is left out of the page that it would stand on, so that a page may be short. */
function pageOf(entries: Entry[], nextCursor: string | null, since: string | undefined) {
  const servers = since === undefined ? entries : entries.filter(isUpdatedSince(new Date(since)))
  return {
    servers,
    metadata: { count: servers.length, ...(nextCursor !== null && { nextCursor }) },
  }
}

const isUpdatedSince =
  (since: Date) =>
  ({ _meta }: Entry): boolean => {
    const { updatedAt } = _meta['io.modelcontextprotocol.registry/official']
    return updatedAt === undefined || new Date(updatedAt) >= since
  }

/** What a card does not tell, for a whole page at once. */
async function toEntries(parts: RegistryParts, cards: readonly contract.AppCard[]) {
  const rows = await parts.database
    .select({ id: apps.id, version: agents.version, updatedAt: apps.updatedAt })
    .from(apps)
    .innerJoin(agents, eq(agents.appId, apps.id))
    .where(
      inArray(
        apps.id,
        cards.map(({ id }) => id),
      ),
    )
  const byId = new Map(rows.map((row) => [row.id, row]))
  return cards.flatMap((card) => {
    const row = byId.get(card.id)
    return row
      ? [
          entryOf(agentServerJson(parts, { ...card, version: row.version }), {
            publishedAt: card.created_at,
            updatedAt: row.updatedAt.toISOString(),
          }),
        ]
      : []
  })
}

/** A server with what a registry knows of it. Only what is listed now can be called, so its only version is the latest. */
export const entryOf = (
  server: ReturnType<typeof agentServerJson>,
  times: { publishedAt?: string; updatedAt?: string } = {},
) => ({
  server,
  _meta: {
    'io.modelcontextprotocol.registry/official': {
      status: 'active',
      ...times,
      isLatest: true,
    },
  },
})
