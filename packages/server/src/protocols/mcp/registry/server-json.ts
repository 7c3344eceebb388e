import type { catalogue as contract } from '@wakeel/contract'
import type { McpParts } from '../parts.ts'
import { serverNameOf } from './server-name.ts'

const SCHEMA = 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json'

/** The registry’s own limit, of titles too. */
const MAX_LENGTH = 100

type Described = Pick<contract.App, 'slug' | 'name' | 'short_description' | 'version'>

/** What an agent’s version is as clients write versions: each that is listed may do something else. */
export const versionOf = ({ version }: Pick<contract.App, 'version'>): string => `${version}.0.0`

/** An agent’s server as registries describe servers. */
export function agentServerJson({ store }: Pick<McpParts, 'store'>, agent: Described) {
  return serverJson(store.publicUrl, agent.slug, {
    title: agent.name,
    description: agent.short_description,
    version: versionOf(agent),
    websiteUrl: `${store.publicUrl}/en/apps/${agent.slug}`,
  })
}

/** The store’s own server. */
export function storeServerJson({ store, version }: Pick<McpParts, 'store' | 'version'>) {
  return serverJson(store.publicUrl, undefined, {
    title: store.name,
    description: 'Find, read about and run the AI agents of the store, in English and Arabic',
    version,
    websiteUrl: store.publicUrl,
  })
}

interface Said {
  title: string
  description: string
  version: string
  websiteUrl: string
}

const serverJson = (
  publicUrl: string,
  slug: string | undefined,
  { title, description, ...said }: Said,
) => ({
  $schema: SCHEMA,
  name: serverNameOf(publicUrl, slug),
  title: shortened(title),
  description: shortened(description),
  ...said,
  remotes: [
    {
      type: 'streamable-http',
      url: slug === undefined ? `${publicUrl}/mcp` : `${publicUrl}/mcp/${slug}`,
      headers: [
        {
          name: 'Authorization',
          description:
            'An API key of your account: Bearer wkl_live_… Without one there are three free runs of each agent.',
          isRequired: false,
          isSecret: true,
        },
      ],
    },
  ],
})

const shortened = (text: string): string =>
  text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH - 1)}…` : text
