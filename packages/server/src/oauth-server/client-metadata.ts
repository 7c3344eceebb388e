import { filledName } from '@wakeel/contract'
import { z } from 'zod'
import { readRedirectUri } from './redirect-uri.ts'

const MAX_REDIRECT_URIS = 20

/** What the store reads of what a program says of itself (RFC 7591 section 2), wherever it says it. */
export const ClientMetadata = z.object({
  client_name: filledName(80).optional(),
  redirect_uris: z
    .array(z.string().refine((uri) => readRedirectUri(uri) !== undefined))
    .min(1)
    .max(MAX_REDIRECT_URIS),
})
