import { OutboundError } from '../../outbound/outbound-error.ts'

/** What a client is told in place of an answer that did not come; from the range that the protocol leaves to implementations. */
export const STREAM_ENDED = -32_099

/**
 * Of one page of a server's tools, which is read and checked while everybody else waits: ten times what the largest of the official
 * servers has.
 */
const LIST_SIZE_LIMIT = 256_000

/**
 * The fetch of an MCP client. `listen` opens the stream on which a server with sessions may ask something of its own while a tool is at
 * work; without it, and where there is no session, none is held open. An answer's stream that ends
 * without the answer gets an error as its last event, as the client would wait for it until the time is over; one that has its answer
 * takes no notice.
 */
export function mcpFetch(call: typeof fetch, listen?: typeof fetch): typeof fetch {
  return async (input, init) => {
    if (init?.method === 'GET') {
      const hasSession = new Headers(init.headers).has('mcp-session-id')
      return (hasSession && (await listen?.(input, init).catch(() => undefined))) || new Response(null, { status: 405 })
    }
    const response = await call(input, init)
    if (!response.body || typeof init?.body !== 'string') return response
    const { id, method } = JSON.parse(init.body) as { id?: unknown; method?: unknown }
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
    const answer = method === 'tools/list' ? response.body.pipeThrough(ofAtMost(LIST_SIZE_LIMIT)) : response.body
    const { status, headers } = response
    return new Response(isStream ? answer.pipeThrough(withLastEvent(id)) : answer, { status, headers })
  }
}

function ofAtMost(limit: number): TransformStream<Uint8Array, Uint8Array> {
  let left = limit
  return new TransformStream({
    transform(chunk, controller) {
      left -= chunk.byteLength
      if (left < 0) controller.error(new OutboundError('too_large'))
      else controller.enqueue(chunk)
    },
  })
}

function withLastEvent(id: unknown): TransformStream<Uint8Array, Uint8Array> {
  const error = { code: STREAM_ENDED, message: 'the stream ended without an answer' }
  const event = `\n\ndata: ${JSON.stringify({ jsonrpc: '2.0', id, error })}\n\n`
  return new TransformStream({ flush: (controller) => controller.enqueue(new TextEncoder().encode(event)) })
}
