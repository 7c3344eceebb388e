import { catalogue as contract } from '@wakeel/contract'
import { z } from 'zod'
import type { McpParts } from '../parts.ts'

const addresses = {
  page: z.url().describe('Where people read about it'),
  mcp_server: z.url().describe('Its own MCP server, where its skills are typed tools'),
}

/** An agent among others. */
export const AgentSummary = contract.AppCard.pick({
  slug: true,
  name: true,
  category: true,
  rating: true,
  reviews_count: true,
  execution_count: true,
  short_description: true,
  pricing: true,
  is_verified: true,
  under_maintenance: true,
  is_paused: true,
  demo_prompts: true,
}).extend(addresses)

/** All that the store says of one. */
export const AgentDetails = contract.App.extend(addresses)

export const addressesOf = ({ store: { publicUrl } }: Pick<McpParts, 'store'>, slug: string) => ({
  page: `${publicUrl}/en/apps/${slug}`,
  mcp_server: `${publicUrl}/mcp/${slug}`,
})
