import cookie from '@fastify/cookie'
import type { apiKeys } from '@wakeel/contract'
import fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import type { RequestScope } from '../observability/request-scope.ts'
import { keepAccessLog, type LogOptions, loggerOptions, requestId } from './access-log.ts'
import type { Caller } from './caller.ts'
import { allowOtherOrigins } from './cors.ts'
import { sendError } from './error-reply.ts'
import { refuseUnknown } from './not-found.ts'
import { setSecurityHeaders } from './security-headers.ts'
import { readJson, refusePacked } from './text-bodies.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is asking; known on every route under /api, /v1, /mcp and /a2a. */
    caller: Caller
    /** What its work is known by. */
    scope: RequestScope
  }
  interface FastifyContextConfig {
    /** What a key needs for this route. */
    neededScope?: apiKeys.ApiKeyScope | undefined
  }
}

export interface HttpOptions {
  trustProxy: string[]
  cookieSecret: string
  /** Whether people reach the store over https. */
  isSecure: boolean
  log: LogOptions
  identify(request: FastifyRequest): Promise<Caller>
}

/** Where it is asked who is calling: the API, and the protocols that programs speak. */
const hasCaller = /^\/(api|v1|mcp|a2a)(\/|$)/

/** Fastify with its limits, one error shape and the caller of every API request. A `Listener` opens its port. */
export async function createServer({
  trustProxy,
  cookieSecret,
  isSecure,
  log,
  identify,
}: HttpOptions): Promise<FastifyInstance> {
  const server = fastify({
    logger: loggerOptions(log),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    trustProxy: trustProxy.length > 0 ? trustProxy : false,
    bodyLimit: 128 * 1024,
    handlerTimeout: 110_000,
    routerOptions: { maxParamLength: 200 },
    // An address that cannot be read is refused before any hook runs.
    frameworkErrors: (error, request, reply) => {
      setSecurityHeaders(reply, { isSecure })
      void sendError(error, request, reply)
    },
  })
  server.setErrorHandler(sendError)
  refuseUnknown(server)
  readJson(server)
  await server.register(cookie, { secret: cookieSecret })
  server.decorateRequest('caller')
  server.decorateRequest('scope')
  keepAccessLog(server)
  allowOtherOrigins(server)
  server.addHook('onRequest', async (request, reply) => {
    request.scope = { requestId: request.id }
    setSecurityHeaders(reply, { isSecure })
    refusePacked(request, reply)
    // By the route and not by the address as it was sent, which can be spelled in many ways: %61pi is api too.
    if (hasCaller.test(request.routeOptions.url ?? '')) request.caller = await identify(request)
  })
  return server
}
