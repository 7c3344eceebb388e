import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** Sends each request to one of the processes that say that they are ready, as a proxy in front of several does; it tries nothing twice. */
export interface Balancer {
  url: string
  /** Resolves once the process is sent requests. */
  add(url: string): Promise<void>
  remove(url: string): void
  close(): Promise<void>
}

const PROBE_EVERY_MS = 200

export async function startBalancer(): Promise<Balancer> {
  const known = new Set<string>()
  const ready = new Set<string>()
  let turn = 0
  const server = createServer((incoming, outgoing) => {
    const all = [...ready]
    const url = all[turn++ % all.length]
    if (url) forward(url, incoming, outgoing)
    else outgoing.writeHead(502).end('{"error":"no process is ready"}')
  })
  const look = async () => {
    for (const url of known) {
      const isReady = await fetch(`${url}/api/health/ready`).then(
        ({ status }) => status === 200,
        () => false,
      )
      if (isReady && known.has(url)) ready.add(url)
      else ready.delete(url)
    }
  }
  const looking = setInterval(() => void look(), PROBE_EVERY_MS)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async add(url) {
      known.add(url)
      while (!ready.has(url)) await pause(PROBE_EVERY_MS)
    },
    remove(url) {
      known.delete(url)
      ready.delete(url)
    },
    async close() {
      clearInterval(looking)
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

function forward(url: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const onward = request(
    `${url}${incoming.url}`,
    { method: incoming.method!, headers: incoming.headers, agent: false },
    (answer) => {
      outgoing.writeHead(answer.statusCode!, answer.headers)
      answer.pipe(outgoing)
      answer.on('error', () => outgoing.destroy())
    },
  )
  onward.on('error', (error) => {
    if (outgoing.headersSent) outgoing.destroy()
    else outgoing.writeHead(502).end(JSON.stringify({ error: error.message }))
  })
  incoming.pipe(onward)
}
