import { RequestMalformedError, UnsupportedOperationError } from '@a2a-js/sdk/errors'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { runs } from '../../database/schema/runs.ts'
import { DomainError } from '../../errors.ts'
import { isOf } from '../../runs/conversation.ts'
import { runAgent } from '../run-agent.ts'
import type { A2aParts, Call } from './call.ts'
import { LiveRun } from './live-runs.ts'
import { keyOf } from './message-key.ts'
import { ownedBy } from './own-runs.ts'
import type { Incoming } from './read-message.ts'
import { isQuestion } from './task-chain.ts'
import { isId, lastOf, requireTask } from './task-runs.ts'

/** A run that a message has begun, or the one that it began when it came before. */
export interface Begun {
  runId: string
  /** Where this process is at work on it. */
  live: LiveRun | undefined
}

interface Request {
  text: string
  replyTo: string | undefined
}

/** Resolves once the run is stored; the agent goes on working whoever listens. */
export async function startTask(parts: A2aParts, call: Call, incoming: Incoming): Promise<Begun> {
  const key = keyOf(call.caller, call.owner.appId, incoming.messageId)
  const earlier = await findByKey(parts, call, key)
  // What is sent again replies to what it replied to, though that has had its reply by now.
  const request = earlier
    ? { text: incoming.text || earlier.input, replyTo: earlier.replyTo ?? undefined }
    : await placeOf(parts, call, incoming)
  try {
    return await begin(parts, call, incoming, { ...request, key })
  } catch (error) {
    const atWork = isInFlight(error) ? await findByKey(parts, call, key) : undefined
    if (!atWork) throw error
    return { runId: atWork.id, live: parts.live.get(atWork.id) }
  }
}

function begin(
  { runs, live: running }: A2aParts,
  { app, version, caller, report }: Call,
  { confirmation, files }: Incoming,
  { text, replyTo, key }: Request & { key: string },
): Promise<Begun> {
  const live = new LiveRun()
  return new Promise((resolve, reject) => {
    let stored: string | undefined
    const onStored = ({ id }: { id: string }) => {
      stored = id
      running.set(id, live)
      resolve({ runId: id, live })
    }
    const emit = live.emit.bind(live)
    runAgent(
      runs,
      { slug: app.slug, input: text, reply_to: replyTo, version, confirmation, files },
      { caller, idempotencyKey: key, signal: live.signal, emit, isDetached: true, onStored },
    )
      .then(
        ({ run_id: runId }) => resolve({ runId, live: undefined }),
        // How a run failed that was stored stands in its row; what nobody expected is logged, as nobody may be waiting.
        (error) => (stored === undefined ? reject(error) : report(error)),
      )
      .finally(() => {
        if (stored !== undefined) running.delete(stored)
        live.end()
      })
  })
}

/** What a message replies to: the question of its task, or what was said last in its context. */
async function placeOf(parts: A2aParts, call: Call, incoming: Incoming): Promise<Request> {
  const { taskId, contextId, text, confirmation } = incoming
  if (confirmation) return confirmed(parts, call, confirmation.id)
  if (taskId !== '') {
    const task = await requireTask(parts, call.owner, taskId)
    if (contextId !== '' && contextId !== task.contextId)
      throw new RequestMalformedError('message.contextId is not that of the task')
    const { run } = lastOf(task)
    if (!isQuestion(run))
      throw new UnsupportedOperationError(
        run.status === 'running'
          ? 'The task is being worked on: it takes a message when it asks for one.'
          : 'The task has ended and takes no message. Send one with its contextId alone to go on.',
      )
    return { text, replyTo: run.id }
  }
  if (contextId === '') return { text, replyTo: undefined }
  return { text, replyTo: await newestIn(parts, call, contextId) }
}

async function newestIn({ database }: A2aParts, { owner }: Call, contextId: string) {
  const [newest] = isId(contextId)
    ? await database
        .select({ id: runs.id })
        .from(runs)
        .where(
          and(isOf(contextId), ownedBy(owner), inArray(runs.status, ['succeeded', 'unanswered'])),
        )
        .orderBy(desc(runs.startedAt), desc(runs.id))
        .limit(1)
    : []
  // "If an agent cannot accept a client-provided contextId, it MUST reject the request."
  if (!newest) throw new DomainError('runs.reply_not_found')
  return newest.id
}

/** A confirmation carries the words of the run that proposed the call. */
async function confirmed({ database }: A2aParts, { owner }: Call, runId: string): Promise<Request> {
  const [proposing] = await database
    .select({ input: runs.input })
    .from(runs)
    .where(and(eq(runs.id, runId), ownedBy(owner)))
  if (!proposing) throw new DomainError('runs.confirmation_invalid')
  return { text: proposing.input, replyTo: undefined }
}

async function findByKey({ database }: A2aParts, { owner }: Call, key: string) {
  const [run] = await database
    .select({ id: runs.id, input: runs.input, replyTo: runs.replyTo, confirms: runs.confirms })
    .from(runs)
    .where(and(eq(runs.idempotencyKey, key), ownedBy(owner)))
  // One that confirms names what it confirms, and replies to nothing else.
  return run && { ...run, replyTo: run.confirms ? null : run.replyTo }
}

const isInFlight = (error: unknown): boolean =>
  error instanceof DomainError && error.code === 'request.in_flight'
