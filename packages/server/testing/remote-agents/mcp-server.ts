import { NodeStreamableHTTPServerTransport, toNodeHandler } from '@modelcontextprotocol/node'
import { createMcpHandler, McpServer } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { openRemoteServer, type Serve } from './remote-server.ts'

/** A real MCP server of one revision of the protocol, with the tools of a shop that delivers. */
export async function startMcpServer({
  version = '2026-07-28',
}: {
  version?: '2025-11-25' | '2026-07-28'
} = {}) {
  const server = await openRemoteServer(
    version === '2026-07-28' ? serveModern() : serveEarlier,
    ({ body }) => body?.method === 'tools/call',
  )
  return { ...server, address: `${server.url}/mcp` }
}

/** The couriers, at whatever address. */
export function serveModern(): Serve {
  const handle = toNodeHandler(createMcpHandler(courier, { legacy: 'reject' }))
  return (request, response, { body }) => handle(request, response, body)
}

const serveEarlier: Serve = async (request, response, { body }) => {
  const transport = new NodeStreamableHTTPServerTransport({})
  const server = courier()
  response.once('close', () => void server.close())
  await server.connect(transport)
  await transport.handleRequest(request, response, body)
}

const READS = { readOnlyHint: true, openWorldHint: false }
const BASE = { standard: 10, express: 25 }

function courier(): McpServer {
  const server = new McpServer(
    { name: 'dune-couriers', title: 'Dune Couriers', version: '3.0.1' },
    { instructions: 'Delivery inside the UAE.' },
  )
  server.registerTool(
    'delivery_price',
    {
      title: 'Delivery price',
      annotations: READS,
      description: 'What it costs to deliver a parcel. سعر توصيل طرد',
      inputSchema: z.object({
        service: z.enum(['standard', 'express']).describe('How fast it goes'),
        weight: z.number().positive().max(50).describe('Weight of the parcel in kg; الوزن'),
        insured: z.boolean().optional().describe('Whether the parcel is insured'),
      }),
      outputSchema: z.object({ service: z.string(), weight_kg: z.number(), price_aed: z.number() }),
    },
    async ({ service, weight, insured }) => {
      if (weight > 40)
        return {
          isError: true,
          content: [{ type: 'text', text: 'No courier carries more than 40 kg.' }],
        }
      const price = {
        service,
        weight_kg: weight,
        price_aed: BASE[service] + 2.5 * weight + (insured ? 15 : 0),
      }
      return { content: [{ type: 'text', text: JSON.stringify(price) }], structuredContent: price }
    },
  )
  server.registerTool(
    'track_parcel',
    {
      title: 'Track a parcel',
      annotations: READS,
      description: 'Where a parcel is.',
      inputSchema: z.object({ parcel_number: z.string().describe('Such as DC-1024') }),
    },
    async ({ parcel_number }) => ({
      content: [{ type: 'text', text: `Parcel ${parcel_number} is in **Al Ain**.` }],
    }),
  )
  server.registerTool(
    'list_branches',
    {
      title: 'List the branches',
      description: 'All branches with their opening hours.',
      annotations: READS,
    },
    async () => ({
      content: [
        {
          type: 'text',
          text: JSON.stringify([
            { city: 'Dubai', opens: 8 },
            { city: 'Abu Dhabi', opens: 9 },
          ]),
        },
      ],
    }),
  )
  return server
}
