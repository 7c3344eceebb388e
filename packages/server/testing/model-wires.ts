/** How a provider of language models speaks, as its reference says, as far as the store listens to it. */
export interface ModelWire {
  /** What a request may hold at its top; a strict stand-in refuses the rest, as the provider does. */
  parameters: readonly string[]
  /** Where the key stands. */
  keyIn(headers: Record<string, string | string[] | undefined>): string | undefined
  /** The tools that a request offers, by name. */
  toolsIn(body: Body): string[]
  text(pieces: readonly string[], usage: WireUsage): string[]
  call(tool: string, input: unknown, usage: WireUsage): string[]
  refusal(status: number, message: string): object
}

export interface WireUsage {
  input: number
  cached: number
  output: number
}

// biome-ignore lint/suspicious/noExplicitAny: each provider's requests have a shape of their own.
export type Body = Record<string, any>

const data = (content: object): string => `data: ${JSON.stringify(content)}\n\n`
const bearer: ModelWire['keyIn'] = ({ authorization }) =>
  `${authorization ?? ''}`.replace('Bearer ', '')
const named =
  (name: string): ModelWire['keyIn'] =>
  (headers) =>
    headers[name]?.toString()

/** https://platform.openai.com/docs/api-reference/chat: the present models refuse `max_tokens`. */
export const chatWire: ModelWire = {
  parameters: [
    'model',
    'messages',
    'tools',
    'tool_choice',
    'stream',
    'stream_options',
    'max_completion_tokens',
    'temperature',
  ],
  keyIn: bearer,
  toolsIn: ({ tools = [] }) => tools.map(({ function: tool }: Body) => tool.name),
  text: (pieces, usage) => [
    ...pieces.map((content) => chatChunk({ delta: { content }, finish_reason: null })),
    ...chatEnd('stop', usage),
  ],
  call: (name, input, usage) => [
    chatChunk({
      delta: {
        tool_calls: [
          {
            index: 0,
            id: 'call_1',
            type: 'function',
            function: { name, arguments: JSON.stringify(input) },
          },
        ],
      },
      finish_reason: null,
    }),
    ...chatEnd('tool_calls', usage),
  ],
  refusal: (_status, message) => ({
    error: { message, type: 'invalid_request_error', param: null, code: 'unsupported_parameter' },
  }),
}

const chatChunk = (choice: object) =>
  data({ id: 'c', object: 'chat.completion.chunk', choices: [{ index: 0, ...choice }] })

const chatEnd = (reason: string, { input, cached, output }: WireUsage) => [
  chatChunk({ delta: {}, finish_reason: reason }),
  data({
    id: 'c',
    object: 'chat.completion.chunk',
    choices: [],
    usage: {
      prompt_tokens: input,
      completion_tokens: output,
      total_tokens: input + output,
      prompt_tokens_details: { cached_tokens: cached },
    },
  }),
  'data: [DONE]\n\n',
]

/** https://platform.openai.com/docs/api-reference/responses-streaming */
export const responsesWire: ModelWire = {
  parameters: [
    'model',
    'input',
    'instructions',
    'tools',
    'tool_choice',
    'stream',
    'store',
    'include',
    'max_output_tokens',
    'reasoning',
  ],
  keyIn: bearer,
  toolsIn: ({ tools = [] }) => tools.map(({ name }: Body) => name),
  text: (pieces, usage) => {
    const item = { id: 'msg_1', type: 'message', role: 'assistant' }
    const place = { item_id: 'msg_1', output_index: 0, content_index: 0 }
    const content = [{ type: 'output_text', text: pieces.join(''), annotations: [] }]
    return inResponse(usage, [
      {
        type: 'response.output_item.added',
        output_index: 0,
        item: { ...item, status: 'in_progress', content: [] },
      },
      ...pieces.map((delta) => ({ type: 'response.output_text.delta', ...place, delta })),
      { type: 'response.output_text.done', ...place, text: pieces.join('') },
      {
        type: 'response.output_item.done',
        output_index: 0,
        item: { ...item, status: 'completed', content },
      },
    ])
  },
  call: (name, input, usage) => {
    const item = { id: 'fc_1', type: 'function_call', call_id: 'call_1', name }
    const place = { item_id: 'fc_1', output_index: 0 }
    return inResponse(usage, [
      {
        type: 'response.output_item.added',
        output_index: 0,
        item: { ...item, arguments: '', status: 'in_progress' },
      },
      { type: 'response.function_call_arguments.delta', ...place, delta: JSON.stringify(input) },
      { type: 'response.function_call_arguments.done', ...place, arguments: JSON.stringify(input) },
      {
        type: 'response.output_item.done',
        output_index: 0,
        item: { ...item, arguments: JSON.stringify(input), status: 'completed' },
      },
    ])
  },
  refusal: (_status, message) => ({
    error: { message, type: 'invalid_request_error', param: null, code: 'unknown_parameter' },
  }),
}

function inResponse({ input, cached, output }: WireUsage, events: Body[]): string[] {
  const response = {
    id: 'resp_1',
    object: 'response',
    created_at: 1_780_000_000,
    model: 'stand-in',
    output: [],
  }
  const usage = {
    input_tokens: input,
    input_tokens_details: { cached_tokens: cached },
    output_tokens: output,
    output_tokens_details: { reasoning_tokens: 0 },
    total_tokens: input + output,
  }
  return [
    { type: 'response.created', response: { ...response, status: 'in_progress' } },
    ...events,
    { type: 'response.completed', response: { ...response, status: 'completed', usage } },
  ].map((event, sequence_number) => `event: ${event.type}\n${data({ ...event, sequence_number })}`)
}

/** https://docs.claude.com/en/docs/build-with-claude/streaming */
export const anthropicWire: ModelWire = {
  parameters: [
    'model',
    'messages',
    'system',
    'tools',
    'tool_choice',
    'stream',
    'max_tokens',
    'temperature',
    'metadata',
    'cache_control',
  ],
  keyIn: named('x-api-key'),
  toolsIn: ({ tools = [] }) => tools.map(({ name }: Body) => name),
  text: (pieces, usage) =>
    inMessage(
      usage,
      'end_turn',
      { type: 'text', text: '' },
      pieces.map((text) => ({ type: 'text_delta', text })),
    ),
  call: (name, input, usage) =>
    inMessage(usage, 'tool_use', { type: 'tool_use', id: 'toolu_1', name, input: {} }, [
      { type: 'input_json_delta', partial_json: JSON.stringify(input) },
    ]),
  refusal: (status, message) => ({
    type: 'error',
    error: { type: status === 529 ? 'overloaded_error' : 'invalid_request_error', message },
  }),
}

function inMessage(
  { input, cached, output }: WireUsage,
  stop_reason: string,
  content_block: object,
  deltas: object[],
): string[] {
  const message = {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'stand-in',
    content: [],
    stop_reason: null,
    stop_sequence: null,
  }
  // Anthropic counts what was cached apart.
  const usage = {
    input_tokens: input - cached,
    cache_read_input_tokens: cached,
    cache_creation_input_tokens: 0,
    output_tokens: 1,
  }
  return [
    { type: 'message_start', message: { ...message, usage } },
    { type: 'content_block_start', index: 0, content_block },
    { type: 'ping' },
    ...deltas.map((delta) => ({ type: 'content_block_delta', index: 0, delta })),
    { type: 'content_block_stop', index: 0 },
    {
      type: 'message_delta',
      delta: { stop_reason, stop_sequence: null },
      usage: { output_tokens: output },
    },
    { type: 'message_stop' },
  ].map((event) => `event: ${event.type}\n${data(event)}`)
}

/** https://ai.google.dev/api/generate-content */
export const googleWire: ModelWire = {
  parameters: [
    'contents',
    'systemInstruction',
    'tools',
    'toolConfig',
    'generationConfig',
    'safetySettings',
    'cachedContent',
  ],
  keyIn: named('x-goog-api-key'),
  toolsIn: ({ tools = [] }) =>
    [tools]
      .flat()
      .flatMap(({ functionDeclarations = [] }: Body) =>
        functionDeclarations.map(({ name }: Body) => name),
      ),
  text: (pieces, usage) =>
    inCandidates(
      usage,
      pieces.map((text) => ({ text })),
    ),
  call: (name, args, usage) => inCandidates(usage, [{ functionCall: { name, args } }]),
  refusal: (code, message) => ({ error: { code, message, status: 'INVALID_ARGUMENT' } }),
}

const inCandidates = ({ input, cached, output }: WireUsage, parts: object[]): string[] =>
  parts.map((part, index) =>
    data({
      candidates: [
        {
          content: { role: 'model', parts: [part] },
          index: 0,
          ...(index === parts.length - 1 && { finishReason: 'STOP' }),
        },
      ],
      usageMetadata: {
        promptTokenCount: input,
        cachedContentTokenCount: cached,
        candidatesTokenCount: output,
        totalTokenCount: input + output,
      },
      modelVersion: 'stand-in',
    }),
  )
