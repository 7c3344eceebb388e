import { filledName } from '@wakeel/contract'
import { z } from 'zod'
import { readRedirectUri } from './redirect-uri.ts'
import { MCP_SCOPES, readScopes } from './scopes.ts'

const MAX_REDIRECT_URIS = 20
const MAX_SCOPE = 1_000

/** What the store reads of what a program says of itself (RFC 7591 section 2), wherever it says it. */
export const ClientMetadata = z.object({
  client_name: filledName(80).optional(),
  redirect_uris: z
    .array(z.string().refine((uri) => readRedirectUri(uri) !== undefined))
    .min(1)
    .max(MAX_REDIRECT_URIS),
  /** The most that it may ask a person for: whoever names none has what programs of an MCP server have use for, and nothing that changes agents. */
  scope: z
    .string()
    .max(MAX_SCOPE)
    .optional()
    .transform((named) => readScopes(named, MCP_SCOPES))
    .refine((scopes) => scopes !== undefined),
})
