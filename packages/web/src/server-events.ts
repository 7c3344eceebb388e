export interface ServerEvent {
  name: string
  // biome-ignore lint/suspicious/noExplicitAny: each event has its own shape, decided by its name.
  content: any
}

/** The events of a reply (`text/event-stream`) as they come. */
export async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let received = ''
  try {
    while (true) {
      const { done, value } = await reader.read()
      if (done) return
      received += decoder.decode(value, { stream: true })
      const blocks = received.split('\n\n')
      received = blocks.pop() ?? ''
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

/** Nothing for a comment, which only keeps the connection open. */
function readEvent(block: string): ServerEvent | undefined {
  const fields = new Map(
    block
      .split('\n')
      .map((line) => [
        line.slice(0, line.indexOf(':')),
        line.slice(line.indexOf(':') + 1).trimStart(),
      ]),
  )
  const name = fields.get('event')
  return name ? { name, content: JSON.parse(fields.get('data') ?? 'null') } : undefined
}
