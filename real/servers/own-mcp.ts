import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { toNodeHandler } from '@modelcontextprotocol/node'
import { McpServer as FirstServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js'
import {
  acceptedContent,
  createMcpHandler,
  inputRequired,
  McpServer as SecondServer,
} from '@modelcontextprotocol/server'
import { z } from 'zod'
import { watch } from './watched.ts'

const WEIGHT = { parcel: z.string().describe('Number of the parcel, such as DC-7') }
const READS = { readOnlyHint: true, openWorldHint: false }

/** A server that somebody wrote with the SDK's first generation, with sessions. */
export async function startFirstGeneration() {
  const sessions = new Map<string, StreamableHTTPServerTransport>()
  return listen(async (request, response, body) => {
    const known = sessions.get(String(request.headers['mcp-session-id']))
    if (known) return known.handleRequest(request, response, body)
    const transport = new StreamableHTTPServerTransport({
      sessionIdGenerator: () => randomUUID(),
      onsessioninitialized: (id) => void sessions.set(id, transport),
    })
    const server = new FirstServer({ name: 'first', version: '1.0.0' })
    server.registerTool(
      'weigh',
      {
        title: 'Weigh a parcel',
        description: 'Weight of a parcel',
        inputSchema: WEIGHT,
        annotations: READS,
      },
      ({ parcel }) => ({
        content: [{ type: 'text', text: `Parcel ${parcel} weighs 7 kg.` }],
      }),
    )
    server.registerTool(
      'fails',
      { title: 'Breaks always', description: 'Breaks', annotations: READS },
      () => ({
        isError: true,
        content: [{ type: 'text', text: 'ECONNREFUSED postgres://admin:hunter2@10.0.0.7/weights' }],
      }),
    )
    await server.connect(transport)
    await transport.handleRequest(request, response, body)
  })
}

/** A server that somebody wrote with the second generation, of the newest revision, without sessions. */
export async function startSecondGeneration() {
  const handle = toNodeHandler(
    createMcpHandler(() => {
      const server = new SecondServer({ name: 'second', version: '2.0.0' })
      server.registerTool(
        'weigh',
        {
          title: 'Weigh a parcel',
          description: 'Weight of a parcel',
          inputSchema: z.object(WEIGHT),
          annotations: READS,
        },
        async ({ parcel }) => ({
          content: [{ type: 'text', text: `Parcel ${parcel} weighs 7 kg.` }],
        }),
      )
      server.registerTool(
        'stamp',
        { title: 'Stamp a letter', description: 'Which stamp a letter needs', annotations: READS },
        async (context) => {
          const answered = acceptedContent(context.mcpReq.inputResponses, 'country')
          if (answered) return { content: [{ type: 'text', text: 'Two dirhams.' }] }
          return inputRequired({
            inputRequests: {
              country: inputRequired.elicit({
                message: 'To which country does it go?',
                requestedSchema: {
                  type: 'object',
                  properties: { country: { type: 'string' } },
                  required: ['country'],
                },
              }),
            },
          })
        },
      )
      return server
    }),
  )
  return listen((request, response, body) => handle(request, response, body))
}

async function listen(
  serve: (request: IncomingMessage, response: ServerResponse, body: unknown) => unknown,
) {
  const server = createServer(async (request, response) => {
    const text = (await buffer(request)).toString()
    await serve(request, response, text ? JSON.parse(text) : undefined)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const watched = await watch((server.address() as AddressInfo).port)
  return {
    ...watched,
    close() {
      watched.close()
      server.closeAllConnections()
      server.close()
    },
  }
}
