import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** What passes through a watched server. */
export interface Seen {
  method: string
  /** Of JSON-RPC. */
  rpc: string | undefined
  tool: string | undefined
  arguments: unknown
  userAgent: string | undefined
}

export interface Watched {
  url: string
  /** For the setting that lets the store reach it. */
  allow: string
  seen: Seen[]
  close(): void
}

/** Stands before a server and writes down what is asked of it. */
export async function watch(port: number): Promise<Watched> {
  const seen: Seen[] = []
  const server = createServer(async (incoming, response) => {
    const body = await buffer(incoming)
    const message = parsed(body.toString())
    seen.push({
      method: incoming.method!,
      rpc: message?.method,
      tool: message?.method === 'tools/call' ? message.params.name : undefined,
      arguments: message?.params?.arguments,
      userAgent: incoming.headers['user-agent'],
    })
    const passed = request(
      {
        port,
        host: '127.0.0.1',
        method: incoming.method,
        path: incoming.url,
        headers: incoming.headers,
      },
      (answer) => {
        response.writeHead(answer.statusCode!, answer.headers)
        response.flushHeaders()
        answer.pipe(response)
      },
    )
    passed.on('error', () => response.destroy())
    response.on('close', () => passed.destroy())
    passed.end(body)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port: own } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${own}`,
    allow: `127.0.0.1:${own}`,
    seen,
    close: () => void server.close(),
  }
}

function parsed(text: string) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
