import { filledName } from '@wakeel/contract'
import { z } from 'zod'
import { readRedirectUri } from './redirect-uri.ts'
import { ALL_SCOPES, MCP_SCOPES, readScopes } from './scopes.ts'

const MAX_REDIRECT_URIS = 20
const MAX_SCOPE = 1_000

/** What the store reads of what a program says of itself (RFC 7591 section 2), wherever it says it. */
export const ClientMetadata = z.object({
  client_name: filledName(80).optional(),
  redirect_uris: z
    .array(z.string().refine((uri) => readRedirectUri(uri) !== undefined))
    .min(1)
    .max(MAX_REDIRECT_URIS),
  /**
   * The most that it may ask a person for. What programs of an MCP server have use for is always among it: their SDKs register with the first
   * scope that they need, and ask for the next once they need that. What changes agents has to be named.
   */
  scope: z
    .string()
    .max(MAX_SCOPE)
    .optional()
    .transform((named) => readScopes(named, MCP_SCOPES))
    .refine((scopes) => scopes !== undefined)
    .transform((scopes) =>
      ALL_SCOPES.filter((scope) => MCP_SCOPES.includes(scope) || scopes.includes(scope)),
    ),
})
