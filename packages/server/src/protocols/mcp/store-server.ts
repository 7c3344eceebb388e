import { McpServer, ResourceNotFoundError, ResourceTemplate } from '@modelcontextprotocol/server'
import { catalogue as contract, Slug } from '@wakeel/contract'
import { readApp, readList } from '../../catalogue/parsed-replies.ts'
import { describeAgent } from './agent-description.ts'
import type { McpCall, McpParts } from './parts.ts'
import { addAgentTools } from './tools/agents.ts'
import { addAccountTools } from './tools/own-account.ts'
import { askAgent, filesFor, Question } from './tools/perform-run.ts'
import { RunOutput } from './tools/run-result.ts'
import { guarded, readGuarded } from './tools/tool-result.ts'
import { toolSchema } from './tools/tool-schema.ts'

const { listApps } = contract.routes

/** The store as a server: finding agents, running them, and what whoever calls has done and can spend. */
export function storeServer(parts: McpParts, call: McpCall): McpServer {
  const { name, publicUrl } = parts.store
  const server = new McpServer(
    { name: 'wakeel', title: name, version: parts.version, websiteUrl: publicUrl },
    { instructions: instructionsOf(parts), capabilities: UNCHANGING },
  )
  addAgentTools(server, parts, call)
  server.registerTool(
    'run_agent',
    {
      title: 'Run an agent',
      description:
        'Asks an agent of the store and waits for its answer. A run costs what get_agent says of its price; what gives no answer costs nothing. Without an account there are three free runs of each agent.',
      inputSchema: toolSchema(
        Question.extend({
          slug: Slug.describe('As search_agents gives it'),
          files: filesFor('Only for agents of which get_agent gives file_types.'),
        }),
      ),
      outputSchema: toolSchema(RunOutput),
      annotations: { readOnlyHint: false, destructiveHint: false, openWorldHint: true },
    },
    guarded(parts, call, ({ slug, ...question }, context) =>
      askAgent(parts, call, slug, question, context),
    ),
  )
  addAccountTools(server, parts, call)
  server.registerResource(
    'agent',
    new ResourceTemplate('wakeel://agents/{slug}', {
      list: undefined,
      complete: { slug: (begun) => completeSlug(parts, begun) },
    }),
    {
      title: 'What the store says of an agent',
      description: 'By its slug, in English',
      mimeType: 'text/markdown',
    },
    (uri, { slug }) =>
      readGuarded(call, async () => {
        const { success, data } = Slug.safeParse(slug)
        if (!success || !parts.catalogue.findListed(data)) throw new ResourceNotFoundError(uri.href)
        const text = describeAgent(parts, await readApp(parts.catalogue, data, 'en'), 'en')
        return { contents: [{ uri: uri.href, mimeType: 'text/markdown', text }] }
      }),
  )
  return server
}

/** The slugs of agents that are found by what was typed. */
async function completeSlug({ catalogue }: McpParts, begun: string): Promise<string[]> {
  const q = begun.replaceAll('-', ' ').slice(0, 200)
  const found = listApps.query.safeParse({ q, limit: 20 })
  if (!found.success) return []
  return (await readList(catalogue, found.data)).apps.map(({ slug }) => slug)
}

/** Whoever lists again sees what is new: nothing is announced. */
export const UNCHANGING = {
  tools: { listChanged: false },
  prompts: { listChanged: false },
  resources: { listChanged: false },
} as const

const instructionsOf = ({ store: { name, publicUrl } }: McpParts): string =>
  [
    `${name} is a store of AI agents for professional work in the United Arab Emirates, in English and Arabic (${publicUrl}).`,
    'Find an agent with search_agents, read with get_agent what it does and costs, run it with run_agent.',
    'When an agent asks back, call run_agent again with reply_to. Every agent also is a server of its own (mcp_server), with its skills as typed tools.',
    'Prices are in fils, 100 to the dirham, with VAT. Runs that cost and list_runs, get_run and get_balance need an account: sign in by OAuth, or send an API key as a bearer token.',
  ].join('\n')
