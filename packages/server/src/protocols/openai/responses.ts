import type { runs as contract } from '@wakeel/contract'
import type { z } from 'zod'
import { DomainError } from '../../errors.ts'
import type { Context } from '../../http/context.ts'
import type { EventStream } from '../../http/event-stream.ts'
import { type ProtocolRun, runAgent } from '../run-agent.ts'
import type { Waiting } from './chat-completions.ts'
import type { OpenaiDependencies } from './dependencies.ts'
import { findEarlierRun } from './earlier-run.ts'
import {
  agentOf,
  type ResponsesRequest,
  requireInput,
  runIdIn,
  saidIn,
  toModelName,
} from './requests.ts'
import { endOf, messageOf, toResponse } from './response-object.ts'
import { factsOf, modelOf } from './run-facts.ts'
import { StreamedText } from './streamed-text.ts'
import { tokenUsageOf } from './token-usage.ts'

type Request = z.infer<typeof ResponsesRequest>

const ID_PREFIX = 'resp_'

/** One answer of an agent as a response. */
export async function createResponse(
  parts: OpenaiDependencies,
  request: Request,
  context: Waiting,
): Promise<object> {
  const { slug, result } = await run(parts, request, { ...context, emit() {} })
  return completed(parts, request, slug, result)
}

/** The same as the events in which it comes. */
export async function streamResponse(
  parts: OpenaiDependencies,
  request: Request,
  context: Waiting,
  stream: EventStream,
): Promise<void> {
  let number = 0
  const send = (type: string, content: object) => {
    stream.send(type, { type, sequence_number: number, ...content })
    number += 1
  }
  const agent = agentOf(request.model)
  const asked = toModelName(agent.slug, agent.version)
  let id = ''
  const named = () => responseId(id, request)
  const place = () => ({ item_id: messageOf(named(), '').id, output_index: 0, content_index: 0 })
  const begin = () => {
    const response = toResponse(asked, { id: named(), createdAt: parts.clock.now(), request })
    send('response.created', { response })
    send('response.in_progress', { response })
    send('response.output_item.added', {
      output_index: 0,
      item: { ...messageOf(named(), ''), status: 'in_progress', content: [] },
    })
    send('response.content_part.added', { ...place(), part: partOf('') })
  }
  const text = new StreamedText((delta) => {
    if (!stream.hasBegun) begin()
    send('response.output_text.delta', { ...place(), delta, logprobs: [] })
  })
  const { slug, result } = await run(parts, request, {
    ...context,
    isStreamed: true,
    onStored: (stored) => {
      id = stored.id
    },
    emit: (event) => event.type === 'text' && text.add(event.text),
  })
  id = result.run_id
  if (!stream.hasBegun) begin()
  text.finish(result.response)
  send('response.output_text.done', { ...place(), text: result.response, logprobs: [] })
  send('response.content_part.done', { ...place(), part: partOf(result.response) })
  const { response: answer, is_cut: isCut } = result
  send('response.output_item.done', { output_index: 0, item: messageOf(named(), answer, isCut) })
  send(`response.${endOf(isCut)}`, { response: await completed(parts, request, slug, result) })
}

/** A response that was given before, as its run is stored. */
export async function retrieveResponse(
  { runs, database }: OpenaiDependencies,
  id: string,
  context: Context,
): Promise<object> {
  const { run } = await runs.getRun({ id: runIdOf(id), lang: 'en' }, context)
  const usage = await tokenUsageOf(database, run.id)
  return toResponse(modelOf(run.app.slug, run), {
    id: run.id,
    createdAt: new Date(run.started_at),
    request: { previous_response_id: run.reply_to && ID_PREFIX + run.reply_to },
    answer: run.answer ?? '',
    isCut: run.is_cut,
    usage,
    facts: {
      run_id: run.id,
      conversation_id: run.conversation_id,
      version: run.version,
      ...(run.is_pinned && { is_pinned: true }),
      outcome: run.outcome,
      charge: run.charge,
    },
  })
}

async function run(
  parts: OpenaiDependencies,
  { model, input, previous_response_id: previous }: Request,
  context: Context<contract.DemoEvent>,
) {
  const { slug: named, version } = agentOf(model)
  const { id, slug } = parts.catalogue.getRunnableApp(named)
  const said = typeof input === 'string' ? { input: requireInput(input) } : saidIn(input)
  const earlier = previous
    ? runIdOf(previous)
    : await findEarlierRun(parts, context.caller, id, said)
  const agentInput = { slug, input: said.input, version, ...(earlier && { reply_to: earlier }) }
  return { slug, result: await runAgent(parts.runs, agentInput, context) }
}

async function completed(
  { clock, database }: OpenaiDependencies,
  request: Request,
  slug: string,
  result: ProtocolRun,
) {
  return toResponse(modelOf(slug, result), {
    id: responseId(result.run_id, request),
    createdAt: clock.now(),
    request,
    answer: result.response,
    isCut: result.is_cut,
    usage: await tokenUsageOf(database, result.run_id),
    facts: { ...factsOf(result), ...notesOf(request) },
  })
}

/** One that was asked not to be stored is found by its id nowhere, and nothing replies to it. */
const responseId = (runId: string, { store }: Request): string =>
  store === false ? `unstored_${runId}` : runId

/** What of a request came to something else than its words say. */
function notesOf({ store, instructions }: Request): { notes?: string[] } {
  const notes = [
    ...(store === false
      ? [
          'store: this response cannot be read or continued by its id. The run stays in your history, where you can delete its conversation.',
        ]
      : []),
    ...(instructions ? ['instructions: not passed on, an agent has those of its creator.'] : []),
  ]
  return notes.length > 0 ? { notes } : {}
}

function runIdOf(id: string): string {
  const runId = runIdIn(ID_PREFIX, id)
  if (!runId) throw new DomainError('runs.not_found')
  return runId
}

const partOf = (text: string) => ({ type: 'output_text', text, annotations: [], logprobs: [] })
