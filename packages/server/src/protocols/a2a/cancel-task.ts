import { type Task, TaskState } from '@a2a-js/sdk'
import { TaskNotCancelableError } from '@a2a-js/sdk/errors'
import type { A2aParts, Call } from './call.ts'
import { readTask } from './follow-task.ts'
import { stateOf, toTask } from './task.ts'
import { lastOf, requireTask } from './task-runs.ts'

/** Ends the run of a task that is worked on: it is given back, and costs nothing. */
export async function cancelTask(parts: A2aParts, call: Call, id: string): Promise<Task> {
  const task = await requireTask(parts, call.owner, id)
  const { run } = lastOf(task)
  const state = stateOf(run)
  if (state === TaskState.TASK_STATE_CANCELED) return toTask(task)
  if (state === TaskState.TASK_STATE_INPUT_REQUIRED)
    throw new TaskNotCancelableError('Nothing is at work: the task waits for a reply.')
  if (state !== TaskState.TASK_STATE_WORKING)
    throw new TaskNotCancelableError('The task has ended.')
  const live = parts.live.get(run.id)
  if (!live)
    throw new TaskNotCancelableError(
      'Another process of the store is at work on the task, and ends it there.',
    )
  // Whoever reads an answer has had it: else it could be read and not be paid.
  if (live.isHeard) throw new TaskNotCancelableError('The answer has begun to arrive.')
  live.cancel()
  await live.ended
  const ended = await readTask(parts, call, run.id)
  if (ended.status?.state !== TaskState.TASK_STATE_CANCELED)
    throw new TaskNotCancelableError('The task ended before it could be cancelled.')
  return ended
}
