import { setTimeout as wait } from 'node:timers/promises'
import { type Artifact, type StreamResponse, type Task, TaskState } from '@a2a-js/sdk'
import type { runs as contract } from '@wakeel/contract'
import { RUN_TIME_LIMIT_MS } from '../../runs/runtimes/execute.ts'
import type { A2aParts, Call } from './call.ts'
import { spokenPart } from './parts.ts'
import type { Begun } from './start-task.ts'
import { answerArtifact, remark, toTask } from './task.ts'
import { findTaskOf } from './task-runs.ts'

/** How often it is looked whether another process is done. */
const PAUSE_MS = 500
/** Longer than any run takes. */
const FOLLOWED_FOR_MS = RUN_TIME_LIMIT_MS + 10_000

/** The task of a run as it stands. */
export async function readTask(parts: A2aParts, call: Call, runId: string): Promise<Task> {
  const task = await findTaskOf(parts, call.owner, runId)
  // Its person has left, or deleted the conversation meanwhile.
  if (!task) throw new Error('the run of a task is not there any more')
  return toTask(task)
}

/** The task once its run has ended. */
export async function readEnded(
  parts: A2aParts,
  call: Call,
  { runId, live }: Begun,
): Promise<Task> {
  await live?.ended
  const until = performance.now() + FOLLOWED_FOR_MS
  for (;;) {
    const task = await readTask(parts, call, runId)
    if (!isAtWork(task) || call.gone.aborted || performance.now() > until) return task
    await wait(PAUSE_MS)
  }
}

/** The task, what its agent says while it works, and how it ended. */
export async function* followTask(
  parts: A2aParts,
  call: Call,
  begun: Begun,
): AsyncGenerator<StreamResponse, void, undefined> {
  const stored = await readTask(parts, call, begun.runId)
  // What ends while it is read is told like the rest: many clients only hear the answer piece by piece.
  const task = begun.live ? asBegun(stored) : stored
  yield { payload: { $case: 'task', value: task } }
  if (!isAtWork(task)) return
  let said = ''
  for await (const event of begun.live?.events(call.gone) ?? []) {
    yield event.type === 'text'
      ? piece(task, { parts: [spokenPart(event.text)] }, said !== '', false)
      : working(task, event, parts.clock.now())
    if (event.type === 'text') said += event.text
  }
  if (call.gone.aborted) return
  const ended = await readEnded(parts, call, begun)
  for (const artifact of ended.artifacts) yield lastPiece(task, artifact, said)
  // What was said was no answer, and stands in the status.
  if (ended.artifacts.length === 0 && said !== '')
    yield piece(task, { parts: [spokenPart('')] }, false, true)
  yield {
    payload: {
      $case: 'statusUpdate',
      value: {
        taskId: task.id,
        contextId: task.contextId,
        status: ended.status,
        metadata: ended.metadata,
      },
    },
  }
}

const asBegun = (task: Task): Task => ({
  ...task,
  status: {
    state: TaskState.TASK_STATE_WORKING,
    message: undefined,
    timestamp: task.status?.timestamp,
  },
  artifacts: [],
  metadata: { run_id: task.metadata?.run_id },
})

export const isAtWork = ({ status }: Task): boolean =>
  status?.state === TaskState.TASK_STATE_WORKING

/** What is missing of what was told piece by piece; the whole, where that was something else. */
function lastPiece(task: Task, artifact: Artifact, said: string): StreamResponse {
  const [text, ...files] = artifact.parts
  const whole = text?.content?.$case === 'text' ? text.content.value : ''
  if (said === '' || !whole.startsWith(said)) return piece(task, artifact, false, true)
  const rest = whole.slice(said.length)
  const parts = rest === '' && files.length > 0 ? files : [spokenPart(rest), ...files]
  return piece(task, { ...artifact, parts }, true, true)
}

const piece = (
  { id: taskId, contextId }: Task,
  artifact: Partial<Artifact>,
  append: boolean,
  lastChunk: boolean,
): StreamResponse => ({
  payload: {
    $case: 'artifactUpdate',
    value: {
      taskId,
      contextId,
      artifact: { ...answerArtifact, ...artifact },
      append,
      lastChunk,
      metadata: undefined,
    },
  },
})

function working(
  { id: taskId, contextId }: Task,
  event: Exclude<contract.DemoEvent, { type: 'text' }>,
  now: Date,
): StreamResponse {
  const text = event.type === 'skill' ? event.title : event.text
  return {
    payload: {
      $case: 'statusUpdate',
      value: {
        taskId,
        contextId,
        status: {
          state: TaskState.TASK_STATE_WORKING,
          message: remark(text, taskId, contextId),
          timestamp: now.toISOString(),
        },
        metadata: event.type === 'skill' ? { skill: event.name } : undefined,
      },
    },
  }
}
