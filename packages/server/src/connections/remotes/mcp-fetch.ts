/** What a client is told in place of an answer that did not come; from the range that the protocol leaves to implementations. */
export const STREAM_ENDED = -32_099

/**
 * The fetch of an MCP client that only asks: no stream is held open for what a server may want to say. An answer's stream that ends
 * without the answer gets an error as its last event, as the client would wait for it until the time is over; one that has its answer
 * takes no notice.
 */
export function mcpFetch(call: typeof fetch): typeof fetch {
  return async (input, init) => {
    if (init?.method === 'GET') return new Response(null, { status: 405 })
    const response = await call(input, init)
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
    if (!isStream || !response.body || typeof init?.body !== 'string') return response
    const { id } = JSON.parse(init.body) as { id?: unknown }
    const { status, headers } = response
    return new Response(response.body.pipeThrough(withLastEvent(id)), { status, headers })
  }
}

function withLastEvent(id: unknown): TransformStream<Uint8Array, Uint8Array> {
  const error = { code: STREAM_ENDED, message: 'the stream ended without an answer' }
  const event = `\n\ndata: ${JSON.stringify({ jsonrpc: '2.0', id, error })}\n\n`
  return new TransformStream({ flush: (controller) => controller.enqueue(new TextEncoder().encode(event)) })
}
