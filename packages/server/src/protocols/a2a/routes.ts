import type { OutgoingHttpHeaders } from 'node:http'
import { runs } from '@wakeel/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DomainError } from '../../errors.ts'
import { openToEverySite } from '../../http/cors.ts'
import { sendError } from '../../http/error-reply.ts'
import { EventStream } from '../../http/event-stream.ts'
import { sendPrepared } from '../../http/send-prepared.ts'
import { readText } from '../../http/text-bodies.ts'
import { withinRequest } from '../../observability/request-scope.ts'
import { readPinned } from '../pinned-agent.ts'
import type { A2aParts } from './call.ts'
import type { A2aDependencies } from './dependencies.ts'
import { ownerOf } from './own-runs.ts'
import type { RpcAnswer, RpcReply } from './rpc.ts'
import type { Refusal } from './rpc-errors.ts'
import type { SpokenTo } from './spoken-to.ts'

/** Longer than any run takes. */
const HANDLER_TIMEOUT_MS = 150_000
const CARD_SECONDS = 300

/** Every listed agent as an A2A agent: its card, and where it is spoken to. The SDK is loaded by the first who asks. */
export async function serveA2a(
  server: FastifyInstance,
  dependencies: A2aDependencies,
): Promise<void> {
  let loading: ReturnType<typeof load> | undefined
  const loaded = () => (loading ??= load(dependencies))

  await server.register(openDoors, { prefix: '/a2a' })

  async function openDoors(scope: FastifyInstance): Promise<void> {
    // What cannot be parsed is answered by the protocol too.
    scope.removeAllContentTypeParsers()
    readText(scope, 'application/json')
    scope.addHook('onRequest', async (_request, reply) => {
      openToEverySite(reply, EXPOSED)
    })
    scope.setErrorHandler(async (error, request, reply) => {
      openToEverySite(reply, EXPOSED)
      if (isCard(request)) return sendError(error, request, reply)
      const { toRefusal } = await import('./rpc-errors.ts')
      const refusal = toRefusal(error, request, dependencies)
      return respond(reply.code(refusal.status), nothing(refusal), refusal)
    })
    scope.setNotFoundHandler(scope.refuseUnknown)
    scope.options('/*', async (_request, reply) =>
      reply
        .header('access-control-allow-methods', 'GET, POST')
        .header('access-control-allow-headers', 'authorization, content-type, a2a-version')
        .header('access-control-max-age', '86400')
        .code(204)
        .send(),
    )
    scope.get('/:slug/.well-known/agent-card.json', async (request, reply) => {
      const isLegacy = String(request.headers['a2a-version'] ?? '').startsWith('0.3')
      return sendCard(await loaded(), request, reply, isLegacy)
    })
    // For clients of 0.3, most of which do not say so when they ask for the card.
    scope.get('/:slug/v0.3/.well-known/agent-card.json', async (request, reply) =>
      sendCard(await loaded(), request, reply, true),
    )
    scope.post(
      '/:slug',
      { handlerTimeout: HANDLER_TIMEOUT_MS, bodyLimit: runs.BODY_WITH_FILES_BYTES },
      (request, reply) =>
        withinRequest(request.scope, async () => answer(await loaded(), request, reply)),
    )
  }
}

/** Cards are read as any JSON; whatever else is asked here speaks the protocol. */
const isCard = ({ routeOptions }: FastifyRequest): boolean =>
  routeOptions.url?.endsWith('/agent-card.json') === true

async function load(dependencies: A2aDependencies) {
  const [{ answerRpc }, { createSignedCards }] = await Promise.all([
    import('./rpc.ts'),
    import('./signed-cards.ts'),
  ])
  const parts: A2aParts = {
    ...dependencies,
    live: new Map(),
    cards: createSignedCards(dependencies),
  }
  return { parts, answerRpc }
}

type Loaded = Awaited<ReturnType<typeof load>>

async function sendCard(
  { parts }: Loaded,
  request: FastifyRequest,
  reply: FastifyReply,
  isLegacy: boolean,
) {
  const spoken = findAgent(parts, request)
  const card = await (isLegacy ? parts.cards.legacyCard(spoken) : parts.cards.preparedCard(spoken))
  reply
    .header('cache-control', `public, max-age=${CARD_SECONDS}`)
    .type('application/json; charset=utf-8')
  const sent = await sendPrepared(request, reply, card)
  reply.header('vary', 'accept-encoding, a2a-version')
  return sent
}

async function answer(loaded: Loaded, request: FastifyRequest, reply: FastifyReply) {
  const { parts, answerRpc } = loaded
  const { caller } = request
  const { app, version } = findAgent(parts, request)
  const gone = new AbortController()
  reply.raw.once('close', () => gone.abort())
  const { toRefusal } = await import('./rpc-errors.ts')
  const refusalOf = (error: unknown) => toRefusal(error, request, parts)
  const call = {
    app,
    version,
    caller,
    owner: ownerOf(caller, app.id, parts.secret),
    gone: gone.signal,
    report: refusalOf,
  }
  const answered = await answerRpc(parts, call, request)
  reply.header('cache-control', 'no-store')
  if ('replies' in answered) return stream(answered, refusalOf, request, reply)
  return answered.reply.error
    ? refuse(request, reply, answered.reply, answered.refusal)
    : respond(reply, answered.reply, answered.refusal)
}

const eventsTo = (reply: FastifyReply) =>
  new EventStream(reply.raw, () => reply.getHeaders() as OutgoingHttpHeaders)

async function stream(
  { replies, id }: Extract<RpcAnswer, { replies: unknown }>,
  refusalOf: (error: unknown) => Refusal,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const events = eventsTo(reply)
  try {
    for await (const event of replies) {
      reply.hijack()
      events.sendData(JSON.stringify(event))
      if (reply.raw.destroyed) break
    }
  } catch (error) {
    const refusal = refusalOf(error)
    if (!events.hasBegun) return refuse(request, reply, { ...nothing(refusal), id }, refusal)
    events.sendData(JSON.stringify({ ...nothing(refusal), id }))
  }
  events.end()
  return reply
}

/** A plain reply; an event for whoever takes nothing else, as clients made with 0.3 of the SDK read the reason nowhere else. */
function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  body: RpcReply,
  refusal: Refusal | undefined,
): FastifyReply {
  const takesOnlyEvents = /^text\/event-stream\s*(;|$)/.test(request.headers.accept ?? '')
  if (!takesOnlyEvents || refusal?.status === 401) return respond(reply, body, refusal)
  reply.hijack()
  const events = eventsTo(reply)
  events.sendData(JSON.stringify(body))
  events.end()
  return reply
}

/** What JSON-RPC refuses is a good reply to HTTP, but for who is calling. */
function respond(reply: FastifyReply, body: RpcReply, refusal: Refusal | undefined) {
  if (refusal?.retryAfterSeconds !== undefined)
    reply.header('retry-after', String(refusal.retryAfterSeconds))
  if (refusal?.status === 401) reply.code(401).header('www-authenticate', 'Bearer')
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(body))
}

const nothing = ({ error }: Refusal): RpcReply => ({ jsonrpc: '2.0', id: null, error })

/** An agent, or with `@3` behind its name the third version of it, which its client stays with. */
function findAgent({ catalogue }: A2aParts, { params }: FastifyRequest): SpokenTo {
  const named = readPinned((params as { slug: string }).slug)
  if (!named) throw new DomainError('catalogue.app_not_found')
  return { app: catalogue.getRunnableApp(named.slug), version: named.version }
}

const EXPOSED = 'retry-after, www-authenticate'
