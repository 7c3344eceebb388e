import { Readable } from 'node:stream'
import {
  type EventOf,
  EXPORTED_ROWS_MOST,
  type InputOf,
  type ReplyOf,
  type Route,
  type Routes,
  TRUNCATED_AT_HEADER,
} from '@wakeel/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { mayUse, refusalOf } from '../accounts/caller.ts'
import { DomainError } from '../errors.ts'
import { type Context, FileReply, PreparedReply, StreamedReply } from './context.ts'
import { errorReply } from './error-reply.ts'
import { EventStream } from './event-stream.ts'
import { withinRequest } from './request-scope.ts'
import { sendPrepared } from './send-prepared.ts'

/** One operation for each route, of the same name. */
export type Operations<R extends Routes> = {
  [Name in keyof R]: (
    input: InputOf<R[Name]>,
    context: Context<EventOf<R[Name]>>,
  ) => Promise<ReplyOf<R[Name]> | PreparedReply | FileReply | StreamedReply>
}

const STREAM_LIMIT_MS = 5 * 60_000

type AnyOperation = (input: unknown, context: Context<unknown>) => Promise<unknown>

/** Offers a capability's operations at the contract's routes: checks the caller and the input, runs the operation, checks the reply. */
export function mount<const R extends Routes>(server: FastifyInstance, routes: R, operations: NoInfer<Operations<R>>): void {
  for (const [name, route] of Object.entries(routes)) {
    const operation = (operations as Record<string, AnyOperation>)[name]
    if (!operation) throw new Error(`the contract has a route ${name} that no operation answers`)
    server.route({
      method: route.method,
      url: route.path,
      handler: (request, reply) => withinRequest(request.scope, () => handle(route, operation, request, reply)),
    })
  }
}

async function handle(route: Route, operation: AnyOperation, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const { caller } = request
  if (!mayUse(caller, route.access)) throw new DomainError(refusalOf(caller))
  // What anyone may ask for still differs by who asks: no cache between them and the store keeps it, and a browser asks again.
  reply.header('cache-control', route.access === 'anyone' ? 'private, no-cache' : 'no-store')
  const input = readInput(route, request)
  const gone = new AbortController()
  reply.raw.once('close', () => gone.abort())
  const context = { caller, signal: gone.signal, idempotencyKey: readIdempotencyKey(request) }
  if (route.events && String(request.headers.accept ?? '').includes('text/event-stream')) {
    return streamed(route, request, reply, (emit) => operation(input, { ...context, emit, isStreamed: true }))
  }
  const result = await operation(input, { ...context, emit() {} })
  if (result instanceof FileReply) {
    reply.type(result.type).header('content-disposition', `attachment; filename="${result.filename}"`)
    if (result.isTruncated) reply.header(TRUNCATED_AT_HEADER, String(EXPORTED_ROWS_MOST))
    return reply.send(Buffer.from(result.bytes))
  }
  reply.type('application/json; charset=utf-8')
  if (result instanceof StreamedReply) return reply.send(readableFor(STREAM_LIMIT_MS, result.parts))
  if (result instanceof PreparedReply) return sendPrepared(request, reply, result)
  return JSON.stringify(route.response.parse(result))
}

/** Whoever does not take what they asked for does not hold it for ever. */
function readableFor(limitMs: number, parts: AsyncIterable<string>): Readable {
  const stream = Readable.from(parts, { objectMode: false })
  const tooLong = setTimeout(() => stream.destroy(new Error('nobody took the whole reply')), limitMs).unref()
  return stream.once('close', () => clearTimeout(tooLong))
}

async function streamed(
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  work: (emit: (event: unknown) => void) => Promise<unknown>,
) {
  const stream = new EventStream(reply.raw, reply.getHeaders() as Record<string, string>)
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

function readInput(route: Route, request: FastifyRequest): object {
  return {
    ...(route.params?.parse(request.params) as object),
    ...(route.query?.parse(request.query) as object),
    ...(route.body?.parse(request.body ?? {}) as object),
  }
}

function readIdempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key !== 'string' || !/^[\w.:-]{1,100}$/.test(key))
    throw new DomainError('request.invalid', { sentence: 'The Idempotency-Key must be 1 to 100 letters, digits, or . : _ -' })
  return key
}
