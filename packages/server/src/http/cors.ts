import type { FastifyInstance, FastifyReply } from 'fastify'

/** What programs in a browser may ask from another site: never what is about the session itself, nor where a person decides. */
const isOpen =
  /^\/(api(?!\/(auth|payment)(\/|$))|v1|oauth\/(token|revoke|register)|\.well-known\/(oauth-authorization-server|oauth-protected-resource|openid-configuration))(\/|$|\?)/

/**
 * Lets pages of other sites call with a key. No browser sends a cookie with such a call, as credentials are not allowed, so nobody acts for
 * somebody who is signed in here.
 */
export function allowOtherOrigins(server: FastifyInstance): void {
  server.addHook('onRequest', async (request, reply) => {
    if (request.headers.origin === undefined || !isOpen.test(request.url)) return
    reply.header('access-control-allow-origin', '*')
    reply.header('access-control-expose-headers', EXPOSED)
    if (request.method !== 'OPTIONS') return
    reply
      .header('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE')
      .header('access-control-allow-headers', ALLOWED)
      .header('access-control-max-age', '86400')
    return reply.code(204).send()
  })
}

/** Lets pages of every site read a reply that is public, or that only a key opens: no cookie counts for it, so there is nothing to protect. */
export function openToEverySite(reply: FastifyReply, exposed?: string): FastifyReply {
  if (exposed !== undefined) reply.header('access-control-expose-headers', exposed)
  return reply
    .header('access-control-allow-origin', '*')
    .header('cross-origin-resource-policy', 'cross-origin')
}

const EXPOSED = 'WWW-Authenticate, Retry-After, RateLimit, RateLimit-Policy, Deprecation, Sunset'
/** Authorization has to be named beside the star, which stands for what clients add of themselves. */
const ALLOWED = 'Authorization, Content-Type, Accept, Idempotency-Key, *'
