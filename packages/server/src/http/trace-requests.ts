import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Tracing } from '../observability/span.ts'
import { isLoopback } from './loopback.ts'

/**
 * Makes each request a span. A trace that somebody outside began is gone on with only where a proxy of the operator's own stands in
 * front of the store: strangers do not decide what is traced, nor what it is filed under.
 */
export function traceRequests(
  server: FastifyInstance,
  tracing: Tracing,
  { hasProxy }: { hasProxy: boolean },
): void {
  const traceparentOf = ({ headers, socket }: FastifyRequest) =>
    (hasProxy || isLoopback(socket.remoteAddress ?? '')) && typeof headers.traceparent === 'string'
      ? headers.traceparent
      : undefined

  server.addHook('onRequest', async (request) => {
    const route = request.is404 ? undefined : request.routeOptions.url
    const attributes = {
      'http.request.method': request.method,
      'http.route': route,
      'wakeel.request.id': request.id,
    }
    request.scope.span = tracing.startSpan(
      `${request.method} ${route ?? ''}`.trim(),
      { kind: 'server', attributes },
      traceparentOf(request),
    )
  })
  server.addHook('onResponse', async ({ scope }, reply) => {
    const failed = reply.statusCode >= 500
    scope.span?.set({
      'http.response.status_code': reply.statusCode,
      'error.type': failed ? String(reply.statusCode) : undefined,
    })
    scope.span?.end()
  })
}
