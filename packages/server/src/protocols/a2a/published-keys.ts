import type { FastifyInstance } from 'fastify'
import type { JWK } from 'jose'

const CACHED_SECONDS = 300

/** The public keys of what the store signs (RFC 7517). */
export function servePublishedKeys(
  server: FastifyInstance,
  { publishedKeys }: { publishedKeys(): Promise<JWK[]> },
): void {
  server.get('/.well-known/jwks.json', async (_request, reply) =>
    reply
      .header('cache-control', `public, max-age=${CACHED_SECONDS}`)
      .header('access-control-allow-origin', '*')
      .type('application/jwk-set+json')
      .send(JSON.stringify({ keys: await publishedKeys() })),
  )
}
