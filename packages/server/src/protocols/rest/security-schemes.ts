import type { apiKeys, Route } from '@wakeel/contract'
import { authorizationServerMetadata } from '../../oauth-server/server-metadata.ts'

const scopes: Record<apiKeys.ApiKeyScope, string> = {
  run: 'Run agents, within the caps that the person set.',
  read_runs: 'Read the person’s runs and conversations.',
  manage_agents: 'Work on the person’s own agents.',
  read_usage: 'Read what the program used.',
}

/** How a program signs in: with a key that its person made, or with a token that its person allowed it. */
export function securitySchemes(publicUrl: string): object {
  const metadata = authorizationServerMetadata({ publicUrl })
  return {
    apiKey: { type: 'http', scheme: 'bearer', bearerFormat: 'wkl_live_… or wkl_test_…' },
    oauth2: {
      type: 'oauth2',
      description: `Authorization code with PKCE (S256), for public clients. Ask for a token of this API with \`resource=${publicUrl}\`; clients register at ${metadata.registration_endpoint}, or publish a metadata document.`,
      flows: {
        authorizationCode: {
          authorizationUrl: metadata.authorization_endpoint,
          tokenUrl: metadata.token_endpoint,
          refreshUrl: metadata.token_endpoint,
          scopes,
        },
      },
    },
  }
}

/** The alternatives for one operation. What anyone may read takes a program’s token with any scope, and none at all. */
export const securityOf = ({ access, scope }: Pick<Route, 'access' | 'scope'>): object[] => [
  ...(access === 'anyone' ? [{}] : []),
  { apiKey: [] },
  { oauth2: scope ? [scope] : [] },
]
