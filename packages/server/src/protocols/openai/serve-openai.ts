import type { OutgoingHttpHeaders } from 'node:http'
import { runs as contract } from '@wakeel/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { requireAccess } from '../../http/caller.ts'
import { EventStream } from '../../http/event-stream.ts'
import { readIdempotencyKey } from '../../http/idempotency-key.ts'
import { sayLimit } from '../../http/say-limit.ts'
import { untilGone } from '../../http/until-gone.ts'
import { withinRequest } from '../../observability/request-scope.ts'
import { createChatCompletion, streamChatCompletion, type Waiting } from './chat-completions.ts'
import type { OpenaiDependencies } from './dependencies.ts'
import { getModel, listModels } from './models.ts'
import { openaiError, sendOpenaiError } from './openai-error.ts'
import { ChatRequest, ResponsesRequest } from './requests.ts'
import { createResponse, retrieveResponse, streamResponse } from './responses.ts'

/** A request that is answered at once or in pieces. */
interface Door<Body extends { stream?: boolean | null | undefined }> {
  schema: z.ZodType<Body>
  create(parts: OpenaiDependencies, body: Body, context: Waiting): Promise<object>
  stream(
    parts: OpenaiDependencies,
    body: Body,
    context: Waiting,
    events: EventStream,
  ): Promise<void>
}

/**
 * Agents as the models of OpenAI’s Responses and Chat Completions APIs, for every client that speaks them. Behind it stand the same
 * operations as everywhere: what a run costs and who may make it is not decided here.
 */
export async function serveOpenai(
  server: FastifyInstance,
  parts: OpenaiDependencies,
): Promise<void> {
  await server.register(openDoors, { prefix: '/v1' })

  async function openDoors(scope: FastifyInstance): Promise<void> {
    scope.setErrorHandler(sendOpenaiError)
    scope.setNotFoundHandler(scope.refuseUnknown)
    scope.get('/models', async ({ caller }) => listModels(parts, caller))
    for (const path of ['/models/:id', '/models/wakeel/:id'])
      scope.get<{ Params: { id: string } }>(path, async ({ params, caller }) =>
        getModel(parts, params.id, caller),
      )
    scope.get<{ Params: { id: string } }>('/responses/:id', async (request, reply) => {
      requireAccess(request.caller, contract.routes.getRun)
      const context = contextOf(request, reply, new AbortController().signal)
      reply.header('cache-control', 'no-store')
      return retrieveResponse(parts, request.params.id, { ...context, emit() {} })
    })
    post(scope, '/chat/completions', {
      schema: ChatRequest,
      create: createChatCompletion,
      stream: streamChatCompletion,
    })
    post(scope, '/responses', {
      schema: ResponsesRequest,
      create: createResponse,
      stream: streamResponse,
    })
  }

  function post<Body extends { stream?: boolean | null | undefined }>(
    scope: FastifyInstance,
    path: string,
    door: Door<Body>,
  ): void {
    scope.post(path, { config: { neededScope: 'run' } }, (request, reply) =>
      withinRequest(request.scope, () =>
        untilGone(reply, async (signal) => {
          reply.header('cache-control', 'no-store')
          const body = door.schema.parse(request.body)
          const context = contextOf(request, reply, signal)
          return body.stream
            ? streamed(door, body, context, request, reply)
            : door.create(parts, body, context)
        }),
      ),
    )
  }

  async function streamed<Body extends { stream?: boolean | null | undefined }>(
    door: Door<Body>,
    body: Body,
    context: Waiting,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const events = new EventStream(reply.raw, () => reply.getHeaders() as OutgoingHttpHeaders)
    try {
      await door.stream(parts, body, context, events)
      reply.hijack()
    } catch (error) {
      if (!events.hasBegun) throw error
      reply.hijack()
      events.sendData(JSON.stringify(openaiError(error, request).content))
    }
    events.end()
    return reply
  }
}

const contextOf = (request: FastifyRequest, reply: FastifyReply, signal: AbortSignal): Waiting => ({
  onLimit: sayLimit(reply),
  caller: request.caller,
  signal,
  idempotencyKey: readIdempotencyKey(request),
})
