import type { FastifyInstance } from 'fastify'
import type { RegistryParts } from './registry/list-servers.ts'
import { serveRegistry } from './registry/serve-registry.ts'
import { serveMcp } from './serve-mcp.ts'

/** What MCP clients speak to: the store, each agent, and the registry of both. */
export async function mountMcp(server: FastifyInstance, parts: RegistryParts): Promise<void> {
  await serveMcp(server, parts)
  await serveRegistry(server, parts)
}
