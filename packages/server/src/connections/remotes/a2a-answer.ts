import { type Artifact, type Message, type Part, type StreamResponse, TaskState, type TaskStatus } from '@a2a-js/sdk'
import { jsonAsMarkdown } from './json-as-markdown.ts'
import { RemoteError } from './remote.ts'

export interface A2aAnswer {
  /** Markdown. */
  text: string
  /** The agent needs something more before it can answer. */
  isQuestion: boolean
}

/** Puts an answer together from a message, or from a task with its artifacts and where it stands. Throws RemoteError when it has no end. */
export async function collectAnswer(events: AsyncIterable<StreamResponse>, onText: (text: string) => void): Promise<A2aAnswer> {
  const artifacts = new Map<string, string>()
  let status: TaskStatus | undefined
  const add = ({ artifactId, parts }: Artifact, isMore: boolean) => {
    const text = textOf(parts)
    const before = artifacts.get(artifactId)
    // A task names again what was told piece by piece.
    if (before === text && !isMore) return
    onText(!isMore && artifacts.size > 0 ? `\n\n${text}` : text)
    artifacts.set(artifactId, isMore ? (before ?? '') + text : text)
  }
  for await (const { payload } of events) {
    if (payload?.$case === 'message') {
      const text = textOf(payload.value.parts)
      onText(text)
      return { text, isQuestion: false }
    }
    if (payload?.$case === 'artifactUpdate' && payload.value.artifact) add(payload.value.artifact, payload.value.append)
    else if (payload?.$case === 'statusUpdate') status = payload.value.status
    else if (payload?.$case === 'task') {
      status = payload.value.status
      for (const artifact of payload.value.artifacts) add(artifact, false)
    }
    if (status && hasEnded(status)) break
  }
  return toAnswer(status, [...artifacts.values()].join('\n\n'), onText)
}

function toAnswer(status: TaskStatus | undefined, made: string, onText: (text: string) => void): A2aAnswer {
  const remark = status?.message ? messageText(status.message) : ''
  switch (status?.state) {
    case TaskState.TASK_STATE_COMPLETED:
      if (made === '') onText(remark)
      return { text: made || remark, isQuestion: false }
    case TaskState.TASK_STATE_INPUT_REQUIRED:
      onText(made ? `\n\n${remark}` : remark)
      return { text: [made, remark].filter(Boolean).join('\n\n'), isQuestion: true }
    case TaskState.TASK_STATE_REJECTED:
    case TaskState.TASK_STATE_AUTH_REQUIRED:
      throw new RemoteError('refused', 'the task was refused')
    default:
      throw new RemoteError('broke_off', 'the task did not come to a good end')
  }
}

const UNDER_WAY = new Set([TaskState.TASK_STATE_UNSPECIFIED, TaskState.TASK_STATE_SUBMITTED, TaskState.TASK_STATE_WORKING])
const hasEnded = ({ state }: TaskStatus) => !UNDER_WAY.has(state)

const messageText = ({ parts }: Message) => textOf(parts)

const textOf = (parts: readonly Part[]): string =>
  parts
    .map(({ content, filename }) => {
      if (content?.$case === 'text') return content.value
      if (content?.$case === 'data') return jsonAsMarkdown(content.value)
      return content?.$case === 'url' ? `[${filename || content.value}](${content.value})` : ''
    })
    .join('')
