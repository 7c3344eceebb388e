import type { Person, System } from './system.ts'

export interface StreamedEvent {
  name: string
  // biome-ignore lint/suspicious/noExplicitAny: tests look into events of every shape.
  content: any
}

/** Opens a stream of events; each `next` waits for one, and answers undefined when the stream has ended. */
export async function openStream(system: System, { token }: Person, path: string) {
  const gone = new AbortController()
  const headers = { authorization: `Bearer ${token}`, accept: 'text/event-stream' }
  const response = await fetch(system.url + path, { headers, signal: gone.signal })
  const events = read(response.body!.pipeThrough(new TextDecoderStream()))
  return {
    status: response.status,
    next: async (): Promise<StreamedEvent | undefined> => (await events.next()).value ?? undefined,
    leave: () => gone.abort(),
  }
}

async function* read(text: ReadableStream<string>): AsyncGenerator<StreamedEvent, undefined> {
  let open = ''
  for await (const piece of text) {
    const blocks = (open + piece).split('\n\n')
    open = blocks.pop()!
    for (const block of blocks) {
      const [, name, content] = /^event: (.+)\ndata: (.+)$/.exec(block) ?? []
      if (name && content) yield { name, content: JSON.parse(content) }
    }
  }
  return undefined
}
