import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DomainError } from '../errors.ts'

/** What a handler hands back: the reply, or what is to be sent. */
type Answered = FastifyReply | Promise<FastifyReply | string | Buffer>

declare module 'fastify' {
  interface FastifyInstance {
    /** For plugins that answer below an address of their own: what no route of theirs answers is refused in their form of errors. */
    refuseUnknown(request: FastifyRequest, reply: FastifyReply): Answered
    /** Set by the web app: what people read at an address that is none. */
    sendMissingPage?(request: FastifyRequest, reply: FastifyReply): Answered
  }
}

/** Answers what no route does: people see the first page, which says so, programs learn what is wrong, and where another method would do, which. */
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
    const isForPeople =
      !isApi && request.method === 'GET' && request.headers.accept?.includes('text/html')
    if (isForPeople) return server.sendMissingPage?.(request, reply) ?? reply.redirect('/')
    const allowed = routes.flatMap(({ address, methods }) => (address.test(path) ? methods : []))
    // What browsers ask before a request of a page is answered at addresses that are none, too.
    const isNothing = allowed.every((method) => method === 'OPTIONS')
    if (isNothing || allowed.includes(request.method)) throw new DomainError('request.not_found')
    reply.header('allow', [...new Set(allowed)].sort().join(', '))
    throw new DomainError('request.method_not_allowed')
  })
  server.setNotFoundHandler(server.refuseUnknown)
}
