import {
  type Artifact,
  type Message,
  Role,
  type Task,
  TaskState,
  type TaskStatus,
} from '@a2a-js/sdk'
import { type ErrorCode, errors } from '@wakeel/contract'
import { toAttachment } from '../../runs/attached-records.ts'
import { toConfirmationRequest } from '../../runs/confirmation.ts'
import { toRun } from '../../runs/shown-run.ts'
import { messageIdOf } from './message-key.ts'
import { dataPart, fileParts, plainPart, spokenPart } from './parts.ts'
import { isQuestion } from './task-chain.ts'
import { lastOf, type TaskRuns } from './task-runs.ts'

type StoredRun = TaskRuns['rows'][0]['run']

/** How a task stands whose last run is this one. */
export function stateOf({ status, isRefused }: Pick<StoredRun, 'status' | 'isRefused'>): TaskState {
  if (status === 'running') return TaskState.TASK_STATE_WORKING
  if (status === 'succeeded') return TaskState.TASK_STATE_COMPLETED
  if (status === 'cancelled') return TaskState.TASK_STATE_CANCELED
  if (status === 'failed') return TaskState.TASK_STATE_FAILED
  // "The agent has decided to not perform the task": what it said stands in the status, as it is no output.
  return isQuestion({ status, isRefused })
    ? TaskState.TASK_STATE_INPUT_REQUIRED
    : TaskState.TASK_STATE_REJECTED
}

export function toTask(task: TaskRuns): Task {
  const { contextId, rows } = task
  const taskId = rows[0].run.id
  return {
    id: taskId,
    contextId,
    status: statusOf(task),
    artifacts: artifactsOf(task),
    history: rows.flatMap(({ run }, index) => {
      const said = userMessage(run, taskId, contextId)
      // What was said last stands in the status.
      const isLast = index === rows.length - 1
      return isLast ? [said] : [said, agentMessage(run, taskId, contextId)]
    }),
    metadata: metadataOf(task),
  }
}

/** As many of the newest messages as were asked for. */
export function withHistory(task: Task, length: number | undefined): Task {
  if (length === undefined) return task
  return { ...task, history: length === 0 ? [] : task.history.slice(-length) }
}

function statusOf(task: TaskRuns): TaskStatus {
  const { run } = lastOf(task)
  const hasMessage = run.status === 'unanswered' || run.status === 'failed'
  return {
    state: stateOf(run),
    timestamp: (run.finishedAt ?? run.startedAt).toISOString(),
    message: hasMessage ? agentMessage(run, task.rows[0].run.id, task.contextId) : undefined,
  }
}

function artifactsOf(task: TaskRuns): Artifact[] {
  const { run } = lastOf(task)
  if (run.status !== 'succeeded') return []
  const lost = (task.files ?? []).filter(({ data }) => data === null).map(({ name }) => name)
  const metadata = {
    ...(run.isCut && { is_cut: true }),
    ...(run.ownFigures && { own_figures: run.ownFigures }),
    ...(lost.length > 0 && { files_without_bytes: lost }),
  }
  return [
    {
      ...answerArtifact,
      parts: [spokenPart(run.answer ?? ''), ...fileParts(task.files)],
      metadata: Object.keys(metadata).length > 0 ? metadata : undefined,
    },
  ]
}

export const answerArtifact: Artifact = {
  artifactId: 'answer',
  name: 'Answer',
  description: '',
  parts: [],
  metadata: undefined,
  extensions: [],
}

/** What the store knows of the task beyond the protocol: which run it is, and what it cost. */
function metadataOf(task: TaskRuns): Record<string, unknown> {
  const row = lastOf(task)
  const { id, outcome, provider, charge, execution_time_ms, suggestions, version, is_pinned } =
    toRun(row, 'en')
  return {
    run_id: id,
    version,
    ...(is_pinned && { is_pinned }),
    ...(outcome && { outcome }),
    ...(provider && { provider }),
    ...(row.run.skillsUsed && { skills_used: row.run.skillsUsed }),
    ...(execution_time_ms !== null && { execution_time_ms }),
    ...(suggestions && { suggestions }),
    ...(charge && { charge }),
    ...(row.run.errorCode && { error_code: row.run.errorCode }),
  }
}

const message = (
  role: Role,
  messageId: string,
  parts: Message['parts'],
  taskId: string,
  contextId: string,
  metadata?: Message['metadata'],
): Message => ({
  messageId,
  contextId,
  taskId,
  role,
  parts,
  metadata,
  extensions: [],
  referenceTaskIds: [],
})

/** The files that went with it are named; their bytes were passed on and not kept. */
const userMessage = (run: StoredRun, taskId: string, contextId: string): Message =>
  message(
    Role.ROLE_USER,
    messageIdOf(run),
    [plainPart(run.input)],
    taskId,
    contextId,
    run.attachedFiles ? { attached_files: run.attachedFiles.map(toAttachment) } : undefined,
  )

function agentMessage(run: StoredRun, taskId: string, contextId: string): Message {
  const confirmation = toConfirmationRequest(run)
  const parts =
    run.status === 'failed'
      ? [plainPart(sentenceOf(run.errorCode))]
      : [spokenPart(run.answer ?? ''), ...(confirmation ? [dataPart({ confirmation })] : [])]
  return message(Role.ROLE_AGENT, `${run.id}-reply`, parts, taskId, contextId)
}

const sentenceOf = (code: string | null): string =>
  (errors[code as ErrorCode] ?? errors['runs.failed'])[1]

/** What somebody hears of a task while it is at work. */
export const remark = (text: string, taskId: string, contextId: string): Message =>
  message(Role.ROLE_AGENT, crypto.randomUUID(), [plainPart(text)], taskId, contextId)
