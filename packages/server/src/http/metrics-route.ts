import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isLoopback } from './loopback.ts'

interface Options {
  token: string | undefined
  publicUrl: string
  contentType: string
  render(): Promise<string>
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/**
 * `/metrics` for Prometheus: with the token from anywhere. Without one only for a store that is itself reached on loopback and from
 * this machine, as behind a proxy every request seems to come from here; elsewhere there is nothing at this address.
 */
export function serveMetrics(
  server: FastifyInstance,
  { token, publicUrl, contentType, render }: Options,
): void {
  const expected = token === undefined ? undefined : digest(`Bearer ${token}`)
  const isOpen = (request: FastifyRequest) =>
    isLoopback(new URL(publicUrl).hostname) &&
    isLoopback(request.socket.remoteAddress ?? '') &&
    isLoopback(request.hostname) &&
    !['forwarded', 'x-forwarded-for', 'via'].some((name) => name in request.headers)

  server.get('/metrics', async (request, reply) => {
    if (expected) {
      if (!timingSafeEqual(digest(request.headers.authorization ?? ''), expected))
        return reply
          .code(401)
          .header('www-authenticate', 'Bearer')
          .type('text/plain')
          .send('The metrics need the METRICS_TOKEN of this store.\n')
    } else if (!isOpen(request)) return reply.callNotFound()
    return reply
      .header('cache-control', 'no-store')
      .type(contentType)
      .send(await render())
  })
}
