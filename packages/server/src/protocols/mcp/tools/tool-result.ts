import {
  type CallToolResult,
  type InputRequiredResult,
  ProtocolError,
  ProtocolErrorCode,
} from '@modelcontextprotocol/server'
import { errorReply } from '../../../http/error-reply.ts'
import type { McpCall, McpParts } from '../parts.ts'

/** What programs read, and the same as text for those that read only that. */
export const structured = (content: Record<string, unknown>): CallToolResult => ({
  structuredContent: content,
  content: [{ type: 'text', text: JSON.stringify(content) }],
})

type Result = CallToolResult | InputRequiredResult

/** A tool’s work, whose errors are results that a model can read: nothing that an operation refuses is a fault of the protocol. */
export function guarded<Rest extends unknown[]>(
  parts: Pick<McpParts, 'store'>,
  { request }: McpCall,
  work: (...rest: Rest) => Promise<Result>,
): (...rest: Rest) => Promise<Result> {
  return async (...rest) => {
    try {
      return await work(...rest)
    } catch (error) {
      const { body, retryAfterSeconds } = errorReply(error, request)
      const hint = signInHints.has(body.code) ? ` ${howToSignIn(parts)}` : ''
      return {
        isError: true,
        content: [{ type: 'text', text: `${body.error}${hint} (${body.code})` }],
        // Not `structuredContent`: clients hold that against the schema of what a tool gives when nothing goes wrong.
        _meta: {
          'wakeel/error': {
            code: body.code,
            ...(body.request_id && { request_id: body.request_id }),
            ...(retryAfterSeconds !== undefined && { retry_after_seconds: retryAfterSeconds }),
          },
        },
      }
    }
  }
}

/** What is read other than by a tool, for which there is no result that says why it is not there: the SDK tells a client all that an error says. */
export async function readGuarded<T>({ request }: McpCall, read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof ProtocolError) throw error
    throw new ProtocolError(ProtocolErrorCode.InternalError, errorReply(error, request).body.error)
  }
}

const signInHints = new Set<string>(['accounts.sign_in_required', 'runs.demo_limit_reached'])

const howToSignIn = ({ store: { publicUrl, name } }: Pick<McpParts, 'store'>): string =>
  `Sign in with OAuth where your client offers it; or, with an account at ${name} (${publicUrl}), make an API key there and send it with each request as the header "Authorization: Bearer wkl_live_…".`
