import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { connections } from '@wakeel/contract'
import { type Behaviour, behaviours } from './behaviours.ts'

export interface ReceivedRequest {
  method: string
  path: string
  headers: IncomingMessage['headers']
  // biome-ignore lint/suspicious/noExplicitAny: tests look into what a client sent.
  body: any
}

/** Answers what it was made for; the body has been read. */
export type Serve = (
  request: IncomingMessage,
  response: ServerResponse,
  received: ReceivedRequest,
) => void | Promise<void>

export type RemoteServer = Awaited<ReturnType<typeof openRemoteServer>>

/** A server elsewhere, on loopback, that behaves as it is told. */
export async function openRemoteServer(
  serve: Serve,
  isAsking: (received: ReceivedRequest) => boolean,
) {
  const requests: ReceivedRequest[] = []
  let how: Behaviour = 'well'
  let only: 'asked' | undefined
  let proof: string | undefined
  let gone = Promise.withResolvers<void>()
  let arrived = Promise.withResolvers<void>()

  const server = createServer(async (request, response) => {
    const body = await text(request).catch(() => '')
    const received = {
      method: request.method!,
      path: request.url!,
      headers: request.headers,
      body: readBody(body, request.headers['content-type']),
    }
    requests.push(received)
    response.once('close', () => response.writableFinished || gone.resolve())
    if (received.path === connections.PROOF_PATH) {
      response
        .writeHead(proof === undefined ? 404 : 200, { 'content-type': 'text/plain' })
        .end(proof)
      return
    }
    const misbehaves = how !== 'well' && (only === undefined || isAsking(received))
    if (isAsking(received)) arrived.resolve()
    if (misbehaves) behaviours[how as Exclude<Behaviour, 'well'>](response)
    else await serve(request, response, received)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo

  return {
    /** For the setting that lets the store reach it. */
    allow: `127.0.0.1:${port}`,
    url: `http://127.0.0.1:${port}`,
    requests,
    /** `asked`: only when it is asked to do something, and not when it is asked what it is. */
    behave(as: Behaviour, when?: 'asked'): void {
      how = as
      only = when
    },
    /** Shows a token as proof of who owns the address. */
    prove(token: string | undefined): void {
      proof = token
    },
    /** Resolves when it is asked to do something after this call. */
    nextRequest(): Promise<void> {
      arrived = Promise.withResolvers()
      return arrived.promise
    },
    /** Resolves when a client leaves before it was answered. */
    nextGone(): Promise<void> {
      gone = Promise.withResolvers()
      return gone.promise
    },
    async close(): Promise<void> {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

function readBody(body: string, type: string | undefined): unknown {
  if (type?.startsWith('application/x-www-form-urlencoded'))
    return Object.fromEntries(new URLSearchParams(body))
  return body === '' ? undefined : JSON.parse(body)
}

export function sendJson(response: ServerResponse, content: unknown): void {
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(JSON.stringify(content))
}
