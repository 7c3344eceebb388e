import type { CallToolResult } from '@modelcontextprotocol/server'
import { aed, runs as contract, Money } from '@wakeel/contract'
import { z } from 'zod'
import type { ProtocolRun } from '../../run-agent.ts'

/** What a run comes to, for programs. */
export const RunOutput = z.object({
  answer: z.string().describe('What the agent said, as Markdown'),
  outcome: contract.RunOutcome.describe(
    'answer; question: the agent asks back, so call again with reply_to and what it asks for; refusal: it gives no answer. Only an answer costs anything',
  ),
  run_id: z.string().describe('Pass it as reply_to to go on with the conversation'),
  conversation_id: z.string(),
  version: contract.AgentVersion.describe('Which version of the agent answered'),
  is_pinned: z
    .literal(true)
    .optional()
    .describe('That version was asked for, now or earlier in the conversation'),
  price: Money.describe('What was paid for it, VAT included, in minor units (fils)'),
  paid_by: z
    .enum(['demo', ...contract.RunSource.options])
    .describe('demo: one of the free runs that everybody has of each agent'),
  free_runs_left: z.int().optional(),
  provider: z.string().describe('What answered'),
  skills_used: z.array(z.string()),
  execution_time_ms: z.int(),
  suggestions: z.array(z.string()).optional().describe('Messages that could come next'),
  is_cut: z.literal(true).optional().describe('The answer ends before its end, at a limit'),
  own_figures: z
    .array(z.string())
    .optional()
    .describe('Figures in the answer that no tool gave: check them'),
  files: z.array(z.object({ name: z.string(), media_type: z.string() })).optional(),
  confirmation: contract.ConfirmationRequest.optional().describe(
    'A call that the agent wants to make and that a person has to confirm first',
  ),
})
type RunOutput = z.infer<typeof RunOutput>

/** A run as a tool’s result: the answer to read, its files, and everything of it for programs. */
export function toRunResult(ran: ProtocolRun): CallToolResult {
  return {
    structuredContent: { ...toOutput(ran) },
    content: [
      { type: 'text', text: ran.response },
      ...(ran.files ?? []).flatMap((file) => toContent(ran.run_id, file)),
      { type: 'text', text: noteOf(ran) },
    ],
  }
}

function toOutput(ran: ProtocolRun): RunOutput {
  return {
    answer: ran.response,
    outcome: ran.outcome,
    run_id: ran.run_id,
    conversation_id: ran.conversation_id,
    version: ran.version,
    is_pinned: ran.is_pinned,
    ...('charge' in ran
      ? { price: ran.charge.price, paid_by: ran.charge.source }
      : { price: aed(0), paid_by: 'demo', free_runs_left: ran.demo_info.remaining }),
    provider: ran.provider,
    skills_used: ran.skills_used,
    execution_time_ms: ran.execution_time_ms,
    suggestions: ran.suggestions,
    is_cut: ran.is_cut,
    own_figures: ran.own_figures,
    files: ran.files?.map(({ name, media_type }) => ({ name, media_type })),
    confirmation: ran.confirmation,
  }
}

/** What whoever reads only text needs to go on. */
function noteOf(ran: ProtocolRun): string {
  const of = `Run ${ran.run_id}`
  if (ran.confirmation)
    return `${of}: the agent wants to call ${ran.confirmation.tool.title} at ${ran.confirmation.host}. Nothing was done, and nothing was charged: a person has to confirm it in the store.`
  if (ran.outcome === 'question')
    return `${of}: the agent asks back, and nothing was charged. Call this tool again with reply_to "${ran.run_id}" and what it asks for as the message.`
  if (ran.outcome === 'refusal') return `${of}: the agent gave no answer, and nothing was charged.`
  return `${of}: ${paidOf(ran)}. To go on, pass its id as reply_to.`
}

function paidOf(ran: ProtocolRun): string {
  if (!('charge' in ran))
    return `a free run, ${ran.demo_info.remaining} of ${ran.demo_info.limit} left`
  const { price, source } = ran.charge
  if (price.amount > 0) return `it cost ${price.currency} ${(price.amount / 100).toFixed(2)}`
  return source === 'included' ? 'it was included in the plan' : 'it cost nothing'
}

function toContent(
  runId: string,
  { name, media_type: mimeType, data }: contract.RunFile,
): CallToolResult['content'] {
  if (data === null)
    return [{ type: 'text', text: `The file ${name} was too large to be passed on.` }]
  if (mimeType.startsWith('image/')) return [{ type: 'image', data, mimeType }]
  const uri = `wakeel://runs/${runId}/files/${encodeURIComponent(name)}`
  return [{ type: 'resource', resource: { uri, mimeType, blob: data } }]
}
