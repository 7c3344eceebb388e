import type { FastifyInstance } from 'fastify'

export interface ObservedRequest {
  method: string
  route: string
  status: number
  seconds: number
  requestId: string
}

/** What stands for addresses that are no route of the store, of which there is no end. */
const NO_ROUTE = 'none'
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Tells of every request once it has been answered, or its caller has gone. */
export function observeRequests(
  server: FastifyInstance,
  observe: (request: ObservedRequest) => void,
): void {
  server.addHook('onResponse', async (request, reply) => {
    observe({
      method: METHODS.includes(request.method) ? request.method : 'OTHER',
      route: request.is404 ? NO_ROUTE : (request.routeOptions.url ?? NO_ROUTE),
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
      requestId: request.id,
    })
  })
}
