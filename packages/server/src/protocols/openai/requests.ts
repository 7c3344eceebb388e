import { runs } from '@wakeel/contract'
import { z } from 'zod'
import { DomainError } from '../../errors.ts'
import { type PinnedAgent, pinnedName, readPinned } from '../pinned-agent.ts'

/** How models are named: every agent is one. */
const MODEL_PREFIX = 'wakeel/'

const Part = z.looseObject({ type: z.string(), text: z.string().optional() })
const Content = z.union([z.string(), z.array(Part).max(100)])
const Message = z.looseObject({
  role: z.string(),
  content: Content.nullish(),
  /** Responses gives its messages ids, and clients send them back. */
  id: z.string().max(100).nullish(),
})
type Message = z.infer<typeof Message>

const TOOLS_OF_ITS_OWN = 'must be "auto" or "none": an agent has tools of its own'
const OWN_WORDS = 'cannot be asked for: an agent answers in words of its own, as Markdown'
/** A shape for the answer. Whoever asks for one cannot read anything else, so that an answer would be paid for nothing. */
const AnswerFormat = z.looseObject({ type: z.literal('text', OWN_WORDS).nullish() })

/**
 * Fields of a language model that an agent has no use for (temperature, max_tokens) are taken and change nothing. What a client could not
 * go on without is refused.
 */
const common = {
  model: z.string().max(100),
  stream: z.boolean().nullish(),
  /** Clients of models send their tools with every request. An agent never calls them, as a model may choose; it has its own. */
  tool_choice: z.enum(['auto', 'none'], TOOLS_OF_ITS_OWN).nullish(),
}

export const ChatRequest = z.looseObject({
  ...common,
  messages: z.array(Message).min(1).max(500),
  n: z.literal(1, 'must be 1: an agent gives one answer').nullish(),
  response_format: AnswerFormat.nullish(),
  modalities: z.array(z.literal('text', 'can only be text')).nullish(),
  function_call: z.enum(['auto', 'none'], TOOLS_OF_ITS_OWN).nullish(),
  logprobs: z.literal(false, 'cannot be true: an agent has none').nullish(),
  stream_options: z.looseObject({ include_usage: z.boolean().nullish() }).nullish(),
})

export const ResponsesRequest = z.looseObject({
  ...common,
  input: z.union([
    z.string(),
    z
      .array(Message.partial({ role: true }))
      .min(1)
      .max(500),
  ]),
  previous_response_id: z.string().max(100).nullish(),
  store: z.boolean().nullish(),
  conversation: z
    .null('cannot be named: go on with previous_response_id, or send what was said')
    .optional(),
  text: z.looseObject({ format: AnswerFormat.nullish() }).nullish(),
  background: z.literal(false, 'cannot be true').nullish(),
})

/** The agent that a model’s name means, and the version behind its `@`; throws `catalogue.app_not_found` for other models. */
export function agentOf(model: string): PinnedAgent {
  const name = model.startsWith(MODEL_PREFIX) ? model.slice(MODEL_PREFIX.length) : model
  const agent = readPinned(name)
  if (!agent) throw new DomainError('catalogue.app_not_found')
  return agent
}

export const toModelName = (slug: string, version?: number): string =>
  MODEL_PREFIX + pinnedName(slug, version)

/** What is asked now, and what was said before it in the same list of messages. */
export interface Said {
  input: string
  before?: Before
}

/** The message before, with the agent’s reply to it, and the run that the reply names where its client sent that back. */
export interface Before {
  input?: string | undefined
  answer?: string | undefined
  runId?: string | undefined
}

/** The last message of the user. What stands there as the system’s is not passed on: an agent has its creator’s instructions. */
export function saidIn(messages: readonly Partial<Message & { type: unknown }>[]): Said {
  const turns = messages.map(turnOf).filter((turn) => turn !== undefined)
  const asked = turns.at(-1)
  if (asked?.role !== 'user') throw invalid('The last message must be the user’s.')
  const input = requireInput(asked.text ?? '')
  const [question, answer] = [turns.at(-3), turns.at(-2)]
  if (answer?.role !== 'assistant') return { input }
  const runId = answer.id && runIdIn('msg_', answer.id)
  const isPair = question?.role === 'user'
  return isPair || runId
    ? { input, before: { input: isPair ? question.text : undefined, answer: answer.text, runId } }
    : { input }
}

interface Turn {
  role: 'user' | 'assistant'
  /** Absent where only the id of what was said was sent. */
  text?: string
  id?: string | undefined
}

/** What a person or the agent said; undefined for all else that a program sends. */
function turnOf({
  type,
  role,
  content,
  id,
}: Partial<Message & { type: unknown }>): Turn | undefined {
  if (type === 'item_reference') return { role: 'assistant', id: id ?? undefined }
  if (type === 'reasoning') return undefined
  // A call of a tool, or what it gave: no agent of the store asked for it, and nobody has to answer it.
  if (type !== undefined && type !== 'message') return { role: 'assistant' }
  if (role === 'assistant') return { role, text: textOf(content), id: id ?? undefined }
  if (role !== undefined && role !== 'user') return undefined
  if (!Array.isArray(content)) return { role: 'user', text: textOf(content) }
  const own = content.filter((part) => !isOfTheProgram(part))
  return own.length === 0 && content.length > 0 ? undefined : { role: 'user', text: textOf(own) }
}

/** In the messages of their person coding programs put what they tell their model besides, as a part of its own. */
const PROGRAM_TAGS = ['system-reminder', 'environment_context']

function isOfTheProgram({ text = '' }: z.infer<typeof Part>): boolean {
  const whole = text.trim()
  return PROGRAM_TAGS.some((tag) => whole.startsWith(`<${tag}>`) && whole.endsWith(`</${tag}>`))
}

/** The run that the id of a response or of its message means; undefined for ids of others. */
export function runIdIn(prefix: 'resp_' | 'msg_', id: string): string | undefined {
  const runId = id.startsWith(prefix) ? id.slice(prefix.length) : ''
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(runId) ? runId : undefined
}

/** Throws for what is no request that an agent could read. */
export function requireInput(text: string): string {
  const { data, error } = runs.DemoInput.safeParse(text)
  if (data === undefined) throw invalid(`The message ${error?.issues[0]?.message}.`)
  return data
}

function textOf(content: Message['content']): string {
  if (typeof content === 'string') return content
  return (content ?? [])
    .map(({ type, text }) => {
      if (text === undefined || !/(^|_)text$/.test(type))
        throw invalid('Agents read text only: send images and files as text.')
      return text
    })
    .join('\n')
}

const invalid = (sentence: string) => new DomainError('request.invalid', { sentence })
