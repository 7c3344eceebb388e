import {
  acceptedContent,
  type CallToolResult,
  CLIENT_CAPABILITIES_META_KEY,
  type InputRequiredResult,
  inputRequired,
  type ServerContext,
} from '@modelcontextprotocol/server'
import { runs as contract } from '@wakeel/contract'
import type { Skill } from '@wakeel/skills'
import { z } from 'zod'
import { DomainError } from '../../../errors.ts'
import { runAgent, runSkill } from '../../run-agent.ts'
import type { McpCall, McpParts } from '../parts.ts'
import { progressOf } from './progress.ts'
import { toRunResult } from './run-result.ts'

type Result = CallToolResult | InputRequiredResult

/** A message as clients are told of it: the store’s own pattern is one that not every reader of schemas knows. It is checked as any other. */
const Message = z.string().min(1).max(contract.DEMO_INPUT_MAX_LENGTH)

/** What a tool that asks an agent is given. */
export const Question = z.object({
  message: Message.describe('What to ask or hand over, in English or Arabic'),
  reply_to: z
    .uuid()
    .optional()
    .describe('The run_id of the run that this message replies to, to go on with its conversation'),
  version: contract.AgentVersion.optional().describe(
    'A published version of the agent to stay with; without it the listed one answers, or the one in which the conversation was asked for',
  ),
})
type Question = z.infer<typeof Question>

/** What an agent is handed with a message. That all files together have a largest size is no part of a schema; it is checked as any other. */
export const filesFor = (whom: string) =>
  z
    .array(
      z.object({
        name: z.string().min(1).max(120),
        media_type: z.string().max(110).describe('For example image/png'),
        data: z.string().min(1).describe('Base64'),
      }),
    )
    .min(1)
    .max(contract.MAX_ATTACHED_FILES)
    .optional()
    .describe(
      `Files to go with the message, together at most ${contract.ATTACHED_MAX_LENGTH} characters of base64. ${whom}`,
    )

/** What is asked of an agent that takes no files: whoever sends some all the same is told. */
export const QuestionWithoutFiles = Question.loose()

const Reply = z.object({ reply: Message.describe('What the agent asks for') })

/** Of the run that asked back; it proves nothing, as only the runs of whoever calls can be replied to. */
const Asked = z.uuid()

/** A run of an agent for whoever calls. What the agent asks back is asked of the person, where their client can do that. */
export async function askAgent(
  parts: McpParts,
  call: McpCall,
  slug: string,
  { message, reply_to, version, files }: Question & { files?: unknown },
  context: ServerContext,
): Promise<Result> {
  const replied = repliedIn(context)
  const said = { message, reply_to, ...replied }
  const text = contract.DemoInput.parse(said.message)
  // A reply goes on with what was handed over before.
  const attached = replied || files === undefined ? undefined : contract.AttachedFiles.parse(files)
  const input = { slug, input: text, reply_to: said.reply_to, version, files: attached }
  const ran = await runAgent(parts.runs, input, runContext(call, context, replied?.reply_to))
  const isAskable = ran.outcome === 'question' && !ran.confirmation && canAsk(context)
  if (!isAskable) return toRunResult(ran)
  return inputRequired({
    inputRequests: {
      reply: inputRequired.elicit({ message: ran.response, requestedSchema: Reply }),
    },
    requestState: ran.run_id,
  })
}

/** A run of one of the agent’s skills, with input of its own shape. */
export async function useSkill(
  parts: McpParts,
  call: McpCall,
  slug: string,
  { skill, input }: { skill: Skill; input: unknown },
  context: ServerContext,
): Promise<Result> {
  return toRunResult(await runSkill(parts.runs, { slug, skill, input }, runContext(call, context)))
}

/** `round`: which reply of a person's it is for: the key of a call is sent with each of its rounds, and every round is a run of its own. */
function runContext(call: McpCall, context: ServerContext, round = '') {
  return {
    caller: call.caller,
    idempotencyKey: call.idempotencyKey && call.idempotencyKey + round,
    signal: AbortSignal.any([call.signal, context.mcpReq.signal]),
    ...progressOf(context),
  }
}

/** The reply of a person whom the agent had asked back, in place of the message that led to it. */
function repliedIn({ mcpReq }: ServerContext): Question | undefined {
  const state = mcpReq.requestState()
  if (state === undefined) return undefined
  const asked = Asked.safeParse(state)
  if (!asked.success) throw new DomainError('runs.reply_not_found')
  const said = acceptedContent(mcpReq.inputResponses, 'reply', Reply)
  if (!said)
    throw new DomainError('request.cancelled', {
      sentence: `The agent’s question was not answered. To answer it later, pass reply_to "${asked.data}".`,
    })
  return { message: said.reply, reply_to: asked.data }
}

/** Since 2026-07-28 a client says with each request what it can do, and its person’s reply comes with the next. */
function canAsk({ mcpReq }: ServerContext): boolean {
  const envelope = mcpReq.envelope as Record<string, unknown> | undefined
  return Asking.safeParse(envelope?.[CLIENT_CAPABILITIES_META_KEY]).success
}

/** Without saying how, a client asks with a form. */
const Asking = z.object({
  elicitation: z.union([z.object({ form: z.looseObject({}) }), z.strictObject({})]),
})
