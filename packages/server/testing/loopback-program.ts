import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { newProvider } from './oauth-program.ts'

/** A program on the person's device, with the official client: it listens where the browser comes back to. */
export async function startProgram(store: string) {
  const cameBack = Promise.withResolvers<URLSearchParams>()
  const server = createServer((request, response) => {
    const url = new URL(request.url!, 'http://127.0.0.1')
    response.setHeader('content-type', 'text/html')
    // With an icon of its own, so that the browser asks for no other.
    response.end('<link rel="icon" href="data:,"><p>You can close this page.</p>')
    if (url.pathname === '/callback') cameBack.resolve(url.searchParams)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const provider = newProvider(
    undefined,
    `http://127.0.0.1:${(server.address() as AddressInfo).port}/callback`,
  )
  const transport = new StreamableHTTPClientTransport(new URL(`${store}/mcp`), {
    authProvider: provider,
  })
  const client = new Client({ name: 'Invoice robot', version: '1' })
  await client.connect(transport)
  return {
    provider,
    transport,
    cameBack: cameBack.promise,
    balance: () => client.callTool({ name: 'get_balance', arguments: {} }),
    run: (slug: string, message: string) =>
      client.callTool({ name: 'run_agent', arguments: { slug, message } }),
    async close() {
      await client.close()
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
