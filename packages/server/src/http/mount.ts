import type { OutgoingHttpHeaders } from 'node:http'
import { finished, Readable } from 'node:stream'
import {
  type EventOf,
  type InputOf,
  MAX_EXPORTED_ROWS,
  type ReplyOf,
  type Route,
  type Routes,
  TRUNCATED_AT_HEADER,
} from '@wakeel/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { withinRequest } from '../observability/request-scope.ts'
import { requireAccess } from './caller.ts'
import { type Context, FileReply, PreparedReply, StreamedReply } from './context.ts'
import { errorReply } from './error-reply.ts'
import { EventStream } from './event-stream.ts'
import { readIdempotencyKey } from './idempotency-key.ts'
import { readQuery } from './read-query.ts'
import { sayLimit } from './say-limit.ts'
import { sendPrepared } from './send-prepared.ts'
import { untilGone } from './until-gone.ts'

/** What answers a route: its input as the contract reads it, and what else is known of the request. */
export type Operation<R extends Route> = (
  input: InputOf<R>,
  context: Context<EventOf<R>>,
) => Promise<ReplyOf<R> | PreparedReply | FileReply | StreamedReply>

/** One operation for each route, of the same name. */
export type Operations<R extends Routes> = { [Name in keyof R]: Operation<R[Name]> }

/** The routes that none of the parts answers. */
type Unanswered<R extends Routes, Parts extends readonly object[]> = Exclude<
  keyof R,
  Parts[number] extends infer Part ? (Part extends object ? keyof Part : never) : never
>

const STREAM_LIMIT_MS = 5 * 60_000

type AnyOperation = (input: unknown, context: Context<unknown>) => Promise<unknown>

/**
 * Offers the operations of a capability's parts at the contract's routes: checks the caller and the input, runs the operation of the
 * route's name, checks the reply. Throws when two parts answer one route, or none does.
 */
export function mount<
  const R extends Routes,
  const Parts extends readonly Partial<Operations<NoInfer<R>>>[],
>(
  server: FastifyInstance,
  routes: R,
  ...parts: [Unanswered<R, Parts>] extends [never] ? Parts : [unanswered: Unanswered<R, Parts>]
): void {
  for (const [name, declared] of Object.entries(routes)) {
    const route = withStrictQuery(declared)
    const operation = onlyAnswer(name, parts as readonly Record<string, AnyOperation>[])
    server.route({
      method: route.method,
      url: route.path,
      ...(route.bodyLimit && { bodyLimit: route.bodyLimit }),
      config: { neededScope: route.scope },
      handler: (request, reply) =>
        withinRequest(request.scope, () => handle(route, operation, request, reply)),
    })
  }
}

function onlyAnswer(name: string, parts: readonly Record<string, AnyOperation>[]): AnyOperation {
  const [operation, ...others] = parts.flatMap((part) => part[name] ?? [])
  if (!operation) throw new Error(`the contract has a route ${name} that no operation answers`)
  if (others.length > 0) throw new Error(`the route ${name} is answered by more than one operation`)
  return operation
}

async function handle(
  route: Route,
  operation: AnyOperation,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const { caller } = request
  requireAccess(caller, route)
  // What anyone may ask for still differs by who asks: no cache between them and the store keeps it, and a browser asks again.
  reply.header('cache-control', route.access === 'anyone' ? 'private, no-cache' : 'no-store')
  const input = readInput(route, request)
  const context = {
    caller,
    userAgent: request.headers['user-agent'],
    idempotencyKey: readIdempotencyKey(request),
    onLimit: sayLimit(reply),
  }
  if (route.events && String(request.headers.accept ?? '').includes('text/event-stream')) {
    return untilGone(reply, (signal) =>
      streamed(route, request, reply, (emit) =>
        operation(input, { ...context, signal, emit, isStreamed: true }),
      ),
    )
  }
  const result = await untilGone(reply, (signal) =>
    operation(input, { ...context, signal, emit() {} }),
  )
  if (result instanceof FileReply) {
    reply
      .type(result.type)
      .header('content-disposition', `attachment; filename="${result.filename}"`)
    if (result.isTruncated) reply.header(TRUNCATED_AT_HEADER, String(MAX_EXPORTED_ROWS))
    return reply.send(Buffer.from(result.bytes))
  }
  reply.type('application/json; charset=utf-8')
  if (result instanceof StreamedReply) {
    finished(reply.raw, () => result.ended())
    return reply.send(readableFor(STREAM_LIMIT_MS, result.parts))
  }
  if (result instanceof PreparedReply) return sendPrepared(request, reply, result)
  return JSON.stringify(route.response.parse(result))
}

/** Whoever does not take what they asked for does not hold it for ever. */
function readableFor(limitMs: number, parts: AsyncIterable<string>): Readable {
  const stream = Readable.from(parts, { objectMode: false })
  const tooLong = setTimeout(
    () => stream.destroy(new Error('nobody took the whole reply')),
    limitMs,
  ).unref()
  return stream.once('close', () => clearTimeout(tooLong))
}

async function streamed(
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  work: (emit: (event: unknown) => void) => Promise<unknown>,
) {
  const stream = new EventStream(reply.raw, () => reply.getHeaders() as OutgoingHttpHeaders)
  try {
    const result = await work((event) => stream.send((event as { type: string }).type, event))
    reply.hijack()
    stream.send('result', route.response.parse(result))
  } catch (error) {
    if (!stream.hasBegun) throw error
    reply.hijack()
    stream.send('error', errorReply(error, request).body)
  }
  stream.end()
  return reply
}

/** Whoever changes something is told that a parameter would be without effect; lists and pages are read whatever a link added to them. */
const withStrictQuery = (route: Route): Route =>
  route.method === 'GET' ? route : { ...route, query: (route.query ?? z.object({})).strict() }

function readInput(route: Route, request: FastifyRequest): object {
  return {
    ...(route.params?.parse(request.params) as object),
    ...(route.query?.parse(readQuery(request)) as object),
    ...(route.body?.parse(request.body ?? {}) as object),
  }
}
