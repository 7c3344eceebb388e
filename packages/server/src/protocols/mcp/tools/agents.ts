import type { McpServer } from '@modelcontextprotocol/server'
import { catalogue as contract, Language, Slug } from '@wakeel/contract'
import { z } from 'zod'
import { readApp, readList } from '../../../catalogue/parsed-replies.ts'
import { requireAccess } from '../../../http/caller.ts'
import type { McpCall, McpParts } from '../parts.ts'
import { AgentDetails, AgentSummary, addressesOf } from './shown-agent.ts'
import { guarded, structured } from './tool-result.ts'
import { toolSchema } from './tool-schema.ts'

const READS = { readOnlyHint: true, destructiveHint: false, openWorldHint: false } as const
const language = Language.default('en').describe('Of the texts')

/** Finding agents and reading about them. */
export function addAgentTools(server: McpServer, parts: McpParts, call: McpCall): void {
  const { catalogue } = parts
  const categories = [
    ...catalogue.offeredCategories.map(({ id }) => id),
    ...catalogue.formerCategories(),
  ]

  server.registerTool(
    'search_agents',
    {
      title: 'Search agents',
      description:
        'Finds agents of the store by what they do. Without a query: the most popular. Use run_agent with the slug of one to run it; one that is_paused cannot be run for now.',
      inputSchema: toolSchema(
        z.object({
          query: contract.routes.listApps.query.shape.q.describe(
            'Words of what is needed, in English or Arabic',
          ),
          category: contract.Category.optional().describe(`One of: ${categories.join(', ')}`),
          language,
          limit: z.int().min(1).max(50).default(10),
        }),
      ),
      outputSchema: toolSchema(
        z.object({
          agents: z.array(AgentSummary),
          total: z.int(),
          match: z
            .enum(['all', 'some'])
            .optional()
            .describe('some: no agent has all the words, and these are the nearest'),
        }),
      ),
      annotations: READS,
    },
    guarded(parts, call, async ({ query, category, language, limit }) => {
      requireAccess(call.caller, contract.routes.listApps)
      const { apps, total, match } = await readList(catalogue, {
        q: query,
        category: category ?? 'all',
        sort: query ? undefined : 'popular',
        limit,
        lang: language,
      })
      const agents = apps.map((app) =>
        AgentSummary.parse({ ...app, ...addressesOf(parts, app.slug) }),
      )
      return structured({ agents, total, ...(match && { match }) })
    }),
  )

  server.registerTool(
    'get_agent',
    {
      title: 'Read about an agent',
      description:
        'What an agent does, needs and never does, what a run costs, and an answer that it really gave.',
      inputSchema: toolSchema(
        z.object({ slug: Slug.describe('As search_agents gives it'), language }),
      ),
      outputSchema: toolSchema(z.object({ agent: AgentDetails })),
      annotations: READS,
    },
    guarded(parts, call, async ({ slug, language }) => {
      requireAccess(call.caller, contract.routes.getApp)
      const agent = await readApp(catalogue, slug, language)
      return structured({ agent: { ...agent, ...addressesOf(parts, agent.slug) } })
    }),
  )
}
