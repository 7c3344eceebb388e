import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import { errors } from '@wakeel/contract'
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import type { Caller } from '../accounts/caller.ts'
import { sendError } from './error-reply.ts'
import { securityHeaders } from './security-headers.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is asking; known on every route under /api. */
    caller: Caller
  }
}

export interface HttpOptions {
  trustProxy: string[]
  cookieSecret: string
  /** Whether people reach the store over https. */
  isSecure: boolean
  logger: boolean
  identify(request: FastifyRequest): Promise<Caller>
}

/** Fastify with its limits, one error shape and the caller of every API request. It listens through a Door. */
export async function createServer({ trustProxy, cookieSecret, isSecure, logger, identify }: HttpOptions): Promise<FastifyInstance> {
  const server = fastify({
    logger: logger ? { level: 'warn' } : false,
    genReqId: () => randomUUID(),
    trustProxy: trustProxy.length > 0 ? trustProxy : false,
    bodyLimit: 128 * 1024,
    handlerTimeout: 110_000,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply),
  })
  server.setErrorHandler(sendError)
  server.setNotFoundHandler((request, reply) => {
    // The web app's own addresses stand behind the #: whoever mistypes one lands on the first page.
    if (!request.url.startsWith('/api') && request.method === 'GET' && request.headers.accept?.includes('text/html'))
      return reply.redirect('/')
    const [status, sentence] = errors['request.not_found']
    return reply
      .code(status)
      .type('application/json; charset=utf-8')
      .send(JSON.stringify({ success: false, error: sentence, code: 'request.not_found' }))
  })
  await server.register(cookie, { secret: cookieSecret })
  server.decorateRequest('caller')
  server.addHook('onRequest', securityHeaders({ isSecure }))
  server.addHook('onRequest', async (request) => {
    if (request.url.startsWith('/api/')) request.caller = await identify(request)
  })
  return server
}
