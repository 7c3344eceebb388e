import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import { loggedError } from '../logged-error.ts'
import type { LogLevel } from './log-level.ts'

const REQUEST_ID_HEADER = 'x-request-id'

export interface LogOptions {
  level: LogLevel
  /** Absent: standard output. */
  stream?: NodeJS.WritableStream | undefined
}

/** One JSON object a line, without anything that a person wrote or that opens something. */
export function loggerOptions({ level, stream }: LogOptions): FastifyServerOptions['logger'] {
  return {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label) => ({ level: label }) },
    serializers: {
      err: (error) => loggedError(error) as never,
      cause: (error) => error && loggedError(error),
    },
    ...(stream && { stream }),
  }
}

/** The id that a proxy gave the request, so that it is one thing in both logs; else one of its own. */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers[REQUEST_ID_HEADER]
  return typeof given === 'string' && /^[\w.-]{8,64}$/.test(given) ? given : randomUUID()
}

/** Every answer says its id, and at the level `info` each is a line. The route and not the address, which holds what people look for. */
export function keepAccessLog(server: FastifyInstance): void {
  server.addHook(
    'onRequest',
    async (request, reply) => void reply.header(REQUEST_ID_HEADER, request.id),
  )
  server.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? null,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        caller: request.caller?.kind ?? null,
      },
      'request',
    )
  })
}
