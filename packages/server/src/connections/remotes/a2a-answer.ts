import {
  type Artifact,
  type Part,
  type StreamResponse,
  TaskState,
  type TaskStatus,
} from '@a2a-js/sdk'
import type { runs } from '@wakeel/contract'
import { jsonAsMarkdown } from './json-as-markdown.ts'
import { RemoteError } from './remote.ts'
import { type RemoteFile, toRemoteFile } from './remote-file.ts'

export interface A2aAnswer {
  /** Markdown. */
  text: string
  files: RemoteFile[]
  /** The agent needs something more before it can answer, or says why it does not do this. */
  outcome: runs.RunOutcome
  /** Where a reply goes. Undefined: the agent keeps nothing of what was said. */
  thread: A2aThread | undefined
}

/** What an agent calls a conversation, and its task that waits for the next message. */
export interface A2aThread {
  contextId: string
  taskId?: string
}

/** What is heard before the answer is whole. */
export interface Listener {
  /** A piece of the answer. */
  onText(text: string): void
  /** What the agent says about its work. */
  onProgress(text: string): void
}

/** Puts an answer together from a message, or from a task with its artifacts and where it stands, told by one stream of events or by several. */
export class A2aTranscript {
  readonly #listener: Listener
  readonly #artifacts = new Map<string, Content>()
  #message: Content | undefined
  #status: TaskStatus | undefined
  #remark = ''
  /** Of the task, once it has one. */
  taskId: string | undefined
  #contextId = ''

  constructor(listener: Listener) {
    this.#listener = listener
  }

  get hasEnded(): boolean {
    return (
      this.#message !== undefined ||
      (this.#status !== undefined && !UNDER_WAY.has(this.#status.state))
    )
  }

  hear({ payload }: StreamResponse): void {
    switch (payload?.$case) {
      case 'message':
        this.#contextId = payload.value.contextId || this.#contextId
        this.#message = contentOf(payload.value.parts)
        this.#listener.onText(this.#message.text)
        break
      case 'artifactUpdate':
        this.#isOf(payload.value.taskId, payload.value.contextId)
        if (payload.value.artifact) this.#add(payload.value.artifact, payload.value.append)
        break
      case 'statusUpdate':
        this.#isOf(payload.value.taskId, payload.value.contextId)
        this.#stand(payload.value.status)
        break
      case 'task':
        this.#isOf(payload.value.id, payload.value.contextId)
        for (const artifact of payload.value.artifacts) this.#add(artifact, false)
        this.#stand(payload.value.status)
    }
  }

  /** Throws RemoteError when there is no good end. */
  answer(): A2aAnswer {
    const said = this.#said()
    return { ...said, thread: this.#thread(said.outcome) }
  }

  #thread(outcome: runs.RunOutcome): A2aThread | undefined {
    if (!ID.test(this.#contextId)) return undefined
    const { taskId = '' } = this
    const isWaiting = outcome === 'question' && ID.test(taskId)
    return { contextId: this.#contextId, ...(isWaiting && { taskId }) }
  }

  #said(): Omit<A2aAnswer, 'thread'> {
    if (this.#message) return { ...this.#message, outcome: 'answer' }
    const made = [...this.#artifacts.values()]
    const text = made.map((content) => content.text).filter(Boolean)
    const remark = contentOf(this.#status?.message?.parts ?? [])
    const all = [...text, remark.text].filter(Boolean).join('\n\n')
    const files = [...made, remark].flatMap((content) => content.files)
    switch (this.#status?.state) {
      case TaskState.TASK_STATE_COMPLETED:
        if (text.length === 0) this.#listener.onText(remark.text)
        return { text: text.join('\n\n') || remark.text, files, outcome: 'answer' }
      case TaskState.TASK_STATE_INPUT_REQUIRED:
        this.#listener.onText(text.length > 0 ? `\n\n${remark.text}` : remark.text)
        return { text: all, files, outcome: 'question' }
      case TaskState.TASK_STATE_REJECTED:
        if (remark.text === '') throw new RemoteError('refused', 'the task was refused')
        this.#listener.onText(text.length > 0 ? `\n\n${remark.text}` : remark.text)
        return { text: all, files, outcome: 'refusal' }
      case TaskState.TASK_STATE_AUTH_REQUIRED:
        throw new RemoteError('refused', 'the task was refused')
      default:
        throw new RemoteError('broke_off', 'the task did not come to a good end')
    }
  }

  #isOf(taskId: string, contextId: string): void {
    this.taskId = taskId || this.taskId
    this.#contextId = contextId || this.#contextId
  }

  #add({ artifactId, parts }: Artifact, isMore: boolean): void {
    const { text, files } = contentOf(parts)
    const before = this.#artifacts.get(artifactId)
    const whole =
      isMore && before
        ? { text: before.text + text, files: [...before.files, ...files] }
        : { text, files }
    // A task names again what was told piece by piece.
    const isKnown = before !== undefined && whole.text.startsWith(before.text)
    const added = isKnown ? whole.text.slice(before.text.length) : whole.text
    if (added !== '')
      this.#listener.onText(!isKnown && this.#artifacts.size > 0 ? `\n\n${added}` : added)
    this.#artifacts.set(artifactId, whole)
  }

  #stand(status: TaskStatus | undefined): void {
    this.#status = status
    const remark = contentOf(status?.message?.parts ?? []).text.trim()
    if (this.hasEnded || remark === '' || remark === this.#remark) return
    this.#remark = remark
    this.#listener.onProgress(remark)
  }
}

/** What is kept as an id: some agents make theirs of anything. */
const ID = /^[\x21-\x7e]{1,200}$/

interface Content {
  text: string
  files: RemoteFile[]
}

const UNDER_WAY = new Set([
  TaskState.TASK_STATE_UNSPECIFIED,
  TaskState.TASK_STATE_SUBMITTED,
  TaskState.TASK_STATE_WORKING,
])

/** Pieces of text belong together; data and links stand for themselves. */
function contentOf(parts: readonly Part[]): Content {
  const blocks: string[] = []
  const files: RemoteFile[] = []
  let isRunning = false
  for (const { content, filename, mediaType } of parts) {
    if (content?.$case === 'text' && isRunning) blocks.push(blocks.pop() + content.value)
    else if (content?.$case === 'text') blocks.push(content.value)
    else if (content?.$case === 'data') blocks.push(jsonAsMarkdown(content.value))
    else if (content?.$case === 'url')
      blocks.push(`[${filename || content.value}](${content.value})`)
    else if (content?.$case === 'raw')
      files.push(
        toRemoteFile({ name: filename, mediaType, data: content.value.toString('base64') }),
      )
    isRunning = content?.$case === 'text'
  }
  // A piece of an answer may be a blank; between other parts it says nothing.
  const text =
    blocks.length === 1 ? blocks[0]! : blocks.filter((block) => block.trim() !== '').join('\n\n')
  return { text, files }
}
