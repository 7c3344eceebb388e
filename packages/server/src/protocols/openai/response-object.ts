import type { TokenUsage } from './token-usage.ts'
import { unixSeconds } from './unix-seconds.ts'

interface Told {
  /** Of the run, or of the request while the run is not known. */
  id: string
  createdAt: Date
  request: { previous_response_id?: string | null | undefined; store?: boolean | null | undefined }
  /** Absent while it is not complete. */
  answer?: string
  isCut?: boolean | undefined
  usage?: TokenUsage
  facts?: object
}

/** A response as clients of the Responses API read it. */
export function toResponse(model: string, told: Told): object {
  const { id, createdAt, request, answer, isCut = false, usage, facts } = told
  return {
    id: `resp_${id}`,
    object: 'response',
    created_at: unixSeconds(createdAt),
    status: answer === undefined ? 'in_progress' : endOf(isCut),
    model,
    output: answer === undefined ? [] : [messageOf(id, answer, isCut)],
    previous_response_id: request.previous_response_id ?? null,
    error: null,
    incomplete_details: isCut ? { reason: 'max_output_tokens' } : null,
    instructions: null,
    metadata: {},
    parallel_tool_calls: false,
    temperature: null,
    top_p: null,
    tool_choice: 'none',
    tools: [],
    text: { format: { type: 'text' } },
    store: request.store !== false,
    usage: usage && {
      input_tokens: usage.input,
      input_tokens_details: { cached_tokens: 0 },
      output_tokens: usage.output,
      output_tokens_details: { reasoning_tokens: 0 },
      total_tokens: usage.input + usage.output,
    },
    ...(facts && { wakeel: facts }),
  }
}

/** How a response and its message end; that of their last event is called so too. */
export const endOf = (isCut: boolean | undefined) => (isCut ? 'incomplete' : 'completed')

export const messageOf = (id: string, text: string, isCut?: boolean) => ({
  id: `msg_${id}`,
  type: 'message',
  role: 'assistant',
  status: endOf(isCut),
  content: [{ type: 'output_text', text, annotations: [], logprobs: [] }],
})
