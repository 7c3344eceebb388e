import type { IncomingMessage, ServerResponse } from 'node:http'
import { openLoopbackServer } from './watched-network.ts'

export type Answer = (request: IncomingMessage & { text: string }, response: ServerResponse) => void

export type ScriptedServer = Awaited<ReturnType<typeof openScriptedServer>>

/** A web server beside the store that does with each request what the test says. */
export async function openScriptedServer() {
  const remote = {
    answer: ((_request, response) => response.writeHead(500).end()) as Answer,
    /** Resolves when the connection of the last request is closed. */
    hungUp: Promise.resolve() as Promise<unknown>,
  }
  const server = await openLoopbackServer(async (request, response) => {
    remote.hungUp = new Promise((closed) => request.socket.once('close', closed))
    let text = ''
    for await (const chunk of request) text += chunk
    remote.answer(Object.assign(request, { text }), response)
  })
  return Object.assign(remote, {
    place: `127.0.0.1:${server.port}`,
    url: `http://127.0.0.1:${server.port}/agent`,
    close: server.close,
  })
}
