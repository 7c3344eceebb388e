import type { OutboundFetch } from '../../outbound/outbound-fetch.ts'

/** What a client is told in place of an answer that did not come; from the range that the protocol leaves to implementations. */
export const STREAM_ENDED = -32_099

/**
 * Of one page of a server's tools, which is read and checked while everybody else waits: ten times what the largest of the official
 * servers has.
 */
const LIST_SIZE_LIMIT = 256_000

/** Reads no more of a list of tools than everybody else can wait for. */
export function limitingLists(outboundFetch: OutboundFetch): OutboundFetch {
  return (limits) => (input, init) => {
    const isList = typeof init?.body === 'string' && messageIn(init.body).method === 'tools/list'
    return outboundFetch(isList ? { ...limits, sizeLimit: LIST_SIZE_LIMIT } : limits)(input, init)
  }
}

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
      return (
        (hasSession && (await listen?.(input, init).catch(() => undefined))) ||
        new Response(null, { status: 405 })
      )
    }
    const response = await call(input, init)
    if (!response.body || typeof init?.body !== 'string') return response
    if (!response.headers.get('content-type')?.startsWith('text/event-stream')) return response
    const { status, headers } = response
    return new Response(response.body.pipeThrough(withLastEvent(messageIn(init.body).id)), {
      status,
      headers,
    })
  }
}

const messageIn = (body: string) => JSON.parse(body) as { id?: unknown; method?: unknown }

function withLastEvent(id: unknown): TransformStream<Uint8Array, Uint8Array> {
  const error = { code: STREAM_ENDED, message: 'the stream ended without an answer' }
  const event = `\n\ndata: ${JSON.stringify({ jsonrpc: '2.0', id, error })}\n\n`
  return new TransformStream({
    flush: (controller) => controller.enqueue(new TextEncoder().encode(event)),
  })
}
