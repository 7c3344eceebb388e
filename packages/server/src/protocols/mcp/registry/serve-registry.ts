import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readApp } from '../../../catalogue/parsed-replies.ts'
import { DomainError } from '../../../errors.ts'
import { openToEverySite } from '../../../http/cors.ts'
import { readQuery } from '../../../http/read-query.ts'
import { entryOf, ListQuery, listServers, type RegistryParts } from './list-servers.ts'
import { agentServerJson, storeServerJson } from './server-json.ts'
import { readServerName } from './server-name.ts'

type Named = FastifyRequest<{ Params: { name: string; version?: string } }>

/** The store as a registry that MCP clients can be pointed at (version 0.1 of its API, to read from), and each server’s `server.json`. */
export async function serveRegistry(server: FastifyInstance, parts: RegistryParts): Promise<void> {
  await server.register(async (scope) => {
    scope.addHook('onRequest', allowAll)
    scope.get('/v0.1/servers', (request) => listServers(parts, ListQuery.parse(readQuery(request))))
    scope.get('/v0.1/servers/:name/versions', async (request: Named) => ({
      servers: [await findServer(parts, request)],
      metadata: { count: 1 },
    }))
    scope.get('/v0.1/servers/:name/versions/:version', (request: Named) =>
      findServer(parts, request),
    )
    scope.get('/mcp/server.json', async () => storeServerJson(parts))
    scope.get<{ Params: { slug: string } }>('/mcp/:slug/server.json', async ({ params }) =>
      agentServerJson(parts, await readApp(parts.catalogue, params.slug, 'en')),
    )
  })
}

/** It is public, and nothing of it depends on who asks. */
async function allowAll(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  openToEverySite(reply).header('cache-control', 'public, max-age=60')
}

async function findServer(parts: RegistryParts, { params: { name, version = 'latest' } }: Named) {
  const found = readServerName(parts.store.publicUrl, name)
  const entry = found && (await entryFor(parts, found.slug))
  if (!entry || (version !== 'latest' && version !== entry.server.version))
    throw new DomainError('request.not_found', { sentence: 'Server not found' })
  return entry
}

async function entryFor(parts: RegistryParts, slug: string | undefined) {
  if (slug === undefined) return entryOf(storeServerJson(parts))
  // An agent is called by its address: by its id it would have two names.
  if (parts.catalogue.findListed(slug)?.slug !== slug) return undefined
  const agent = await readApp(parts.catalogue, slug, 'en')
  return entryOf(agentServerJson(parts, agent), {
    publishedAt: agent.created_at,
    updatedAt: agent.updated_at,
  })
}
