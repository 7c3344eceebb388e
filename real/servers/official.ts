import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { type AddressInfo, createServer as createNetServer } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js'
import { isInitializeRequest, isJSONRPCRequest } from '@modelcontextprotocol/sdk/types.js'
import { type Watched, watch } from './watched.ts'

const { resolve } = createRequire(import.meta.url)

/** The server with every feature of the protocol, which has its own way to be reached by HTTP. */
export async function startEverything(): Promise<Watched> {
  const port = await freePort()
  const main = resolve('@modelcontextprotocol/server-everything/dist/index.js')
  const child = spawn(process.execPath, [main, 'streamableHttp'], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  await new Promise<void>((ready, failed) => {
    child.stderr.on('data', (text) => String(text).includes('listening') && ready())
    child.once('exit', () => failed(new Error('the server did not start')))
  })
  const watched = await watch(port)
  return {
    ...watched,
    close() {
      watched.close()
      child.kill()
    },
  }
}

/** A server that speaks to one client by its standard input and output, reached by HTTP: each session has a process of its own. */
export async function startStdio(
  name: string,
  { args = [], env = {} }: { args?: string[]; env?: Record<string, string> } = {},
): Promise<Watched> {
  const main = resolve(`@modelcontextprotocol/${name}/dist/index.js`)
  const sessions = new Map<string, StreamableHTTPServerTransport>()
  const children = new Set<StdioClientTransport>()

  async function open(): Promise<StreamableHTTPServerTransport> {
    const stdio = new StdioClientTransport({
      command: process.execPath,
      args: [main, ...args],
      env,
      stderr: 'ignore',
    })
    const http = new StreamableHTTPServerTransport({
      sessionIdGenerator: () => randomUUID(),
      onsessioninitialized: (id) => void sessions.set(id, http),
    })
    let requestId: string | number | undefined
    http.onmessage = (message) => {
      if (isJSONRPCRequest(message)) requestId = message.id
      void stdio.send(message)
    }
    // What a server asks on its way to an answer belongs to the request that it answers.
    stdio.onmessage = (message) =>
      void http
        .send(
          message,
          'method' in message && requestId !== undefined
            ? { relatedRequestId: requestId }
            : undefined,
        )
        .catch(() => {})
    http.onclose = () => {
      children.delete(stdio)
      void stdio.close()
    }
    await stdio.start()
    children.add(stdio)
    await http.start()
    return http
  }

  const server = createServer(async (request, response) => {
    const body =
      request.method === 'POST' ? JSON.parse((await buffer(request)).toString()) : undefined
    const known = sessions.get(String(request.headers['mcp-session-id']))
    if (known) return known.handleRequest(request, response, body)
    if (body && isInitializeRequest(body))
      return (await open()).handleRequest(request, response, body)
    response.writeHead(request.headers['mcp-session-id'] ? 404 : 400).end()
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const watched = await watch((server.address() as AddressInfo).port)
  return {
    ...watched,
    close() {
      watched.close()
      server.closeAllConnections()
      server.close()
      for (const stdio of children) void stdio.close()
    },
  }
}

async function freePort(): Promise<number> {
  const server = createNetServer()
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  await new Promise((closed) => server.close(closed))
  return port
}
