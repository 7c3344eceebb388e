export interface ServerSentEvent {
  name: string
  data: string
}

/** The events of a response as they come. Comments, which only keep the connection open, are passed over. */
export async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerSentEvent> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let received = ''
  try {
    while (true) {
      const { done, value } = await reader.read()
      if (done) return
      received += decoder.decode(value, { stream: true })
      const blocks = received.split('\n\n')
      received = blocks.pop()!
      for (const block of blocks) {
        const event = readEvent(block)
        if (event) yield event
      }
    }
  } finally {
    reader.cancel().catch(() => {
      // The connection is gone already.
    })
  }
}

function readEvent(block: string): ServerSentEvent | undefined {
  const lines = block.split('\n')
  const linesOf = (field: string) =>
    lines
      .filter((line) => line.startsWith(`${field}: `))
      .map((line) => line.slice(field.length + 2))
      .join('\n')
  const name = linesOf('event')
  return name ? { name, data: linesOf('data') } : undefined
}
