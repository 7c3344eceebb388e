import { randomUUID } from 'node:crypto'
import { NodeStreamableHTTPServerTransport } from '@modelcontextprotocol/node'
import { McpServer } from '@modelcontextprotocol/server'
import { openRemoteServer } from './remote-server.ts'

const READS = { readOnlyHint: true, openWorldHint: false }
/** One red dot. */
const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg=='

/**
 * A real MCP server that keeps sessions: its tools send pictures and files, tell how they get on, and ask back. Two need more of a client
 * than the store can do; one of these is offered only to clients that say they can.
 */
export async function startSessionServer() {
  const sessions = new Map<string, NodeStreamableHTTPServerTransport>()
  const server = await openRemoteServer(
    async (request, response, { body }) => {
      const known = sessions.get(String(request.headers['mcp-session-id']))
      if (known) return known.handleRequest(request, response, body)
      const transport: NodeStreamableHTTPServerTransport = new NodeStreamableHTTPServerTransport({
        sessionIdGenerator: () => randomUUID(),
        onsessioninitialized: (id) => void sessions.set(id, transport),
        onsessionclosed: (id) => void sessions.delete(id),
      })
      await studio().connect(transport)
      await transport.handleRequest(request, response, body)
    },
    ({ body }) => body?.method === 'tools/call',
  )
  return {
    ...server,
    address: `${server.url}/mcp`,
    /** Sessions that were opened and not ended. */
    open: () => sessions.size,
  }
}

function studio(): McpServer {
  const server = new McpServer({ name: 'studio', version: '1.0.0' })
  server.registerTool(
    'portrait',
    { title: 'Portrait', description: 'A portrait picture', annotations: READS },
    async () => ({
      content: [{ type: 'image', data: PICTURE, mimeType: 'image/png' }],
    }),
  )
  server.registerTool(
    'archive',
    { title: 'Archive', description: 'The archive document', annotations: READS },
    async () => ({
      content: [
        { type: 'text', text: 'The archive:' },
        {
          type: 'resource',
          resource: {
            uri: 'studio://files/archive%202026.csv',
            mimeType: 'text/csv',
            blob: Buffer.from('a,b').toString('base64'),
          },
        },
      ],
    }),
  )
  server.registerTool(
    'develop',
    { title: 'Develop a film', description: 'Develop a film', annotations: READS },
    async (context) => {
      const progressToken = context.mcpReq._meta?.progressToken
      if (progressToken !== undefined)
        await context.mcpReq.notify({
          method: 'notifications/progress',
          params: { progressToken, progress: 1, total: 2, message: 'In the bath' },
        })
      return { content: [{ type: 'text', text: 'Developed.' }] }
    },
  )
  server.registerTool(
    'ship',
    { title: 'Ship a print', description: 'Ship a print', annotations: READS },
    async (context) => {
      const elicited = await context.mcpReq.elicitInput({
        message: 'Where does it go?',
        requestedSchema: {
          type: 'object',
          properties: { city: { type: 'string', title: 'City' }, gift: { type: 'boolean' } },
          required: ['city'],
        },
      })
      const text =
        elicited.action === 'accept'
          ? `It goes to ${elicited.content?.city}.`
          : 'Nothing was shipped.'
      return { content: [{ type: 'text', text }] }
    },
  )
  const colourise = server.registerTool(
    'colourise',
    { title: 'Colourise a film', description: 'Colourise a film', annotations: READS },
    async () => ({ content: [{ type: 'text', text: 'Colourised.' }] }),
  )
  colourise.execution = { taskSupport: 'required' }
  const caption = server.registerTool(
    'caption',
    { title: 'Caption a print', description: 'Caption a print', annotations: READS },
    async (context) => {
      const { content } = await context.mcpReq.requestSampling({
        messages: [{ role: 'user', content: { type: 'text', text: 'A caption, please' } }],
        maxTokens: 50,
      })
      return {
        content: [content]
          .flat()
          .flatMap((block) =>
            block.type === 'text' ? [{ type: 'text' as const, text: block.text }] : [],
          ),
      }
    },
  )
  caption.disable()
  server.server.oninitialized = () => {
    if (server.server.getClientCapabilities()?.sampling) caption.enable()
  }
  return server
}

export const TOOLS = ['portrait', 'archive', 'develop', 'ship']
export const UNUSABLE_TOOLS = ['colourise', 'caption']
