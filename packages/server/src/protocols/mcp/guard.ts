import type { FastifyReply, FastifyRequest } from 'fastify'
import { bearerToken } from '../../accounts/identify.ts'
import { openToEverySite } from '../../http/cors.ts'
import { isLoopback } from '../../http/loopback.ts'
import { RpcRefusal } from './rpc-error.ts'

interface Place {
  publicUrl: string
  isOnLoopback: boolean
}

/**
 * Refuses what a page elsewhere can have sent through a browser: by a name that its owner points here (DNS rebinding), or as the page of
 * another site. A key goes with a request only when its owner’s program puts it there, so pages that send one may come from anywhere.
 */
export function guardOf({ publicUrl, isOnLoopback }: Place) {
  const own = new URL(publicUrl).hostname
  const allowsLoopback = isOnLoopback || isLoopback(own)
  const isAllowed = (host: string) => host === own || (allowsLoopback && isLoopback(host))

  return async (request: FastifyRequest): Promise<void> => {
    if (!isAllowed(request.hostname.toLowerCase()))
      throw new RpcRefusal(403, 'The Host header does not name this store.')
    const { origin } = request.headers
    if (origin === undefined || request.method === 'OPTIONS') return
    if (isAllowed(URL.parse(origin)?.hostname ?? '')) return
    if (bearerToken(request) === undefined)
      throw new RpcRefusal(403, 'The Origin header names another site. Send an API key with it.')
  }
}

export async function allowPages(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  openToEverySite(reply, 'Mcp-Session-Id, Mcp-Protocol-Version, WWW-Authenticate, Retry-After')
}

/** What a browser asks before it sends a page’s request. Authorization has to be named beside the star. */
export async function answerPreflight(
  _request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  return reply
    .code(204)
    .header('access-control-allow-methods', 'POST, OPTIONS')
    .header(
      'access-control-allow-headers',
      'Authorization, Content-Type, Accept, Idempotency-Key, Mcp-Session-Id, Mcp-Protocol-Version, Mcp-Method, Mcp-Name, Last-Event-ID, *',
    )
    .header('access-control-max-age', '7200')
    .send()
}
