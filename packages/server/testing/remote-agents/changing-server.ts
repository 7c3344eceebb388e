import { toNodeHandler } from '@modelcontextprotocol/node'
import { createMcpHandler, McpServer } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { openRemoteServer } from './remote-server.ts'

export interface ChangingTool {
  name: string
  description: string
  /** Of the one field that it takes. */
  about?: string
  readOnly?: boolean
}

export const WEATHER: ChangingTool = {
  name: 'weather',
  description: 'The weather in a city of the UAE.',
  about: 'A city such as Dubai',
}
export const TIDES: ChangingTool = {
  name: 'tides',
  description: 'High and low water at a port.',
  about: 'A port such as Fujairah',
}

/** A real MCP server whose tools are changed while it is in use. */
export async function startChangingServer() {
  let tools: readonly ChangingTool[] = [WEATHER, TIDES]
  let answering: Promise<void> | undefined

  function station(): McpServer {
    const server = new McpServer({ name: 'station', title: 'Station', version: '1.0.0' })
    for (const { name, description, about = '', readOnly = true } of tools)
      server.registerTool(
        name,
        {
          title: name,
          description,
          annotations: { readOnlyHint: readOnly, openWorldHint: false },
          inputSchema: z.object({ place: z.enum(['Dubai', 'Fujairah']).describe(about) }),
        },
        async ({ place }) => {
          await answering
          return { content: [{ type: 'text', text: `${name} of ${place}: fine` }] }
        },
      )
    return server
  }

  const handle = toNodeHandler(createMcpHandler(station, { legacy: 'reject' }))
  const server = await openRemoteServer(
    (request, response, { body }) => handle(request, response, body),
    ({ body }) => body?.method === 'tools/call',
  )
  return {
    ...server,
    address: `${server.url}/mcp`,
    offer(...offered: ChangingTool[]): void {
      tools = offered
    },
    /** Tools answer no sooner than this. */
    answerAfter(moment: Promise<void> | undefined): void {
      answering = moment
    },
  }
}
