import { Slug } from '@wakeel/contract'
import type { FastifyRequest } from 'fastify'

/**
 * The doors of the store as a token's audience (RFC 8707): the store's MCP server, that of one agent, and everything else that takes keys.
 * A token opens the one that it is for.
 */
export type Door = '' | '/mcp' | `/mcp/${string}`

/** Which door a request came to. */
export function doorOf({ routeOptions, params }: FastifyRequest): Door {
  const url = routeOptions.url?.replace(/\/$/, '')
  if (url === '/mcp') return '/mcp'
  return url === '/mcp/:slug' ? `/mcp/${(params as { slug: string }).slug}` : ''
}

/** The door that a resource indicator names; undefined: none. Programs that name none are those of an MCP revision that did not know them. */
export function readResource(publicUrl: string, resource: string | undefined): Door | undefined {
  if (resource === undefined) return '/mcp'
  const url = URL.parse(resource)
  if (!url || url.origin !== new URL(publicUrl).origin) return undefined
  if (url.hash || url.search || url.username || url.password) return undefined
  const path = url.pathname.replace(/\/$/, '')
  if (path === '' || path === '/mcp') return path
  const slug = path.startsWith('/mcp/') ? path.slice('/mcp/'.length) : ''
  return Slug.safeParse(slug).success ? `/mcp/${slug}` : undefined
}

export const slugOfDoor = (door: Door): string | undefined =>
  door.startsWith('/mcp/') ? door.slice('/mcp/'.length) : undefined

export const resourceMetadataPath = (door: Door): string =>
  `/.well-known/oauth-protected-resource${door}`
