import type { runs as contract } from '@wakeel/contract'
import type { z } from 'zod'
import type { Context } from '../../http/context.ts'
import type { EventStream } from '../../http/event-stream.ts'
import { type ProtocolRun, runAgent } from '../run-agent.ts'
import type { OpenaiDependencies } from './dependencies.ts'
import { findEarlierRun } from './earlier-run.ts'
import { agentOf, type ChatRequest, saidIn, toModelName } from './requests.ts'
import { factsOf, modelOf } from './run-facts.ts'
import { StreamedText } from './streamed-text.ts'
import { type TokenUsage, tokenUsageOf } from './token-usage.ts'
import { unixSeconds } from './unix-seconds.ts'

type Request = z.infer<typeof ChatRequest>

/** What is known of a run before it begins; its events are added where they are sent. */
export type Waiting = Omit<Context<contract.DemoEvent>, 'emit' | 'isStreamed'>

/** One answer of an agent as a chat completion. */
export async function createChatCompletion(
  parts: OpenaiDependencies,
  request: Request,
  context: Waiting,
): Promise<object> {
  const { slug, result } = await run(parts, request, { ...context, emit() {} })
  const usage = await tokenUsageOf(parts.database, result.run_id)
  return {
    ...headOf(parts, modelOf(slug, result), result.run_id),
    object: 'chat.completion',
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content: result.response, refusal: null, annotations: [] },
        logprobs: null,
        finish_reason: finishOf(result),
      },
    ],
    usage: toUsage(usage),
    wakeel: factsOf(result),
  }
}

/** The same in pieces, as they come. */
export async function streamChatCompletion(
  parts: OpenaiDependencies,
  request: Request,
  context: Waiting,
  stream: EventStream,
): Promise<void> {
  let id = ''
  const { slug: named, version } = agentOf(request.model)
  const head = () => ({
    ...headOf(parts, toModelName(named, version), id),
    object: 'chat.completion.chunk',
  })
  const send = (delta: object, finish: string | null = null, rest: object = {}) =>
    stream.sendData(
      JSON.stringify({
        ...head(),
        choices: [{ index: 0, delta, logprobs: null, finish_reason: finish }],
        ...rest,
      }),
    )
  const text = new StreamedText((piece) => {
    if (!stream.hasBegun) send({ role: 'assistant', content: '' })
    send({ content: piece })
  })
  const { result } = await run(parts, request, {
    ...context,
    isStreamed: true,
    onStored: (stored) => {
      id = stored.id
    },
    emit: (event) => event.type === 'text' && text.add(event.text),
  })
  id = result.run_id
  text.finish(result.response)
  send({}, finishOf(result), { wakeel: factsOf(result) })
  if (request.stream_options?.include_usage) {
    const usage = toUsage(await tokenUsageOf(parts.database, result.run_id))
    stream.sendData(JSON.stringify({ ...head(), choices: [], usage }))
  }
  stream.sendData('[DONE]')
}

async function run(
  parts: OpenaiDependencies,
  { model, messages }: Request,
  context: Context<contract.DemoEvent>,
) {
  const { slug: named, version } = agentOf(model)
  const { id, slug } = parts.catalogue.getRunnableApp(named)
  const said = saidIn(messages)
  const earlier = await findEarlierRun(parts, context.caller, id, said)
  const input = { slug, input: said.input, version, ...(earlier && { reply_to: earlier }) }
  return { slug, result: await runAgent(parts.runs, input, context) }
}

const headOf = ({ clock }: OpenaiDependencies, model: string, id: string) => ({
  id: `chatcmpl-${id}`,
  created: unixSeconds(clock.now()),
  model,
})

const finishOf = ({ is_cut: isCut }: ProtocolRun): string => (isCut ? 'length' : 'stop')

const toUsage = ({ input, output }: TokenUsage) => ({
  prompt_tokens: input,
  completion_tokens: output,
  total_tokens: input + output,
})
