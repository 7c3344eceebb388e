import { runs } from '@wakeel/contract'
import { z } from 'zod'
import { DomainError } from '../../errors.ts'
import { type PinnedAgent, pinnedName, readPinned } from '../pinned-agent.ts'

/** How models are named: every agent is one. */
const MODEL_PREFIX = 'wakeel/'

const Part = z.looseObject({ type: z.string(), text: z.string().optional() })
const Content = z.union([z.string(), z.array(Part).max(100)])
const Message = z.looseObject({ role: z.string(), content: Content.nullish() })
type Message = z.infer<typeof Message>

/** Fields of a language model that an agent has no use for (temperature, max_tokens) are taken and change nothing. */
const common = {
  model: z.string().max(100),
  stream: z.boolean().nullish(),
  /** Clients of models send their tools with every request. An agent never calls them, as a model may choose; it has its own. */
  tool_choice: z
    .enum(['auto', 'none'], 'must be "auto" or "none": an agent has tools of its own')
    .nullish(),
}

export const ChatRequest = z.looseObject({
  ...common,
  messages: z.array(Message).min(1).max(500),
  n: z.literal(1, 'must be 1: an agent gives one answer').nullish(),
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
  /** The message before, with the agent’s reply to it. */
  before?: { input: string; answer: string }
}

/** The last message of the user. What stands there as the system’s is not passed on: an agent has its creator’s instructions. */
export function saidIn(messages: readonly Partial<Message>[]): Said {
  const turns = messages
    .filter(({ role = 'user' }) => role === 'user' || role === 'assistant')
    .map(({ role = 'user', content }) => ({ role, text: textOf(content) }))
  const asked = turns.at(-1)
  if (asked?.role !== 'user') throw invalid('The last message must be the user’s.')
  const [before, answer] = [turns.at(-3), turns.at(-2)]
  const input = requireInput(asked.text)
  return before?.role === 'user' && answer?.role === 'assistant'
    ? { input, before: { input: before.text, answer: answer.text } }
    : { input }
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
