import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DomainError } from '../errors.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** For plugins that answer below an address of their own: what no route of theirs answers is refused in their form of errors. */
    refuseUnknown(request: FastifyRequest, reply: FastifyReply): FastifyReply
  }
}

/** Answers what no route does: people land on the first page, programs learn what is wrong, and where another method would do, which. */
export function refuseUnknown(server: FastifyInstance): void {
  const routes: { address: RegExp; methods: string[] }[] = []
  server.addHook('onRoute', ({ url, method }) => {
    routes.push({
      address: new RegExp(`^${url.replace(/:\w+/g, '[^/]+').replace('*', '.*')}/?$`),
      methods: [method].flat(),
    })
  })

  server.decorate('refuseUnknown', (request: FastifyRequest, reply: FastifyReply) => {
    const [path = ''] = request.url.split('?')
    const isApi = /^\/api(\/|$)/.test(path)
    // The web app's own addresses stand behind the #: whoever mistypes one lands on the first page.
    if (!isApi && request.method === 'GET' && request.headers.accept?.includes('text/html'))
      return reply.redirect('/')
    const allowed = routes.flatMap(({ address, methods }) => (address.test(path) ? methods : []))
    // What browsers ask before a request of a page is answered at addresses that are none, too.
    const isNothing = allowed.every((method) => method === 'OPTIONS')
    if (isNothing || allowed.includes(request.method)) throw new DomainError('request.not_found')
    reply.header('allow', [...new Set(allowed)].sort().join(', '))
    throw new DomainError('request.method_not_allowed')
  })
  server.setNotFoundHandler(server.refuseUnknown)
}
