import {
  type Artifact,
  type Part,
  type StreamResponse,
  TaskState,
  type TaskStatus,
} from '@a2a-js/sdk'
import { jsonAsMarkdown } from './json-as-markdown.ts'
import { RemoteError } from './remote.ts'
import { type RemoteFile, toRemoteFile } from './remote-file.ts'

export interface A2aAnswer {
  /** Markdown. */
  text: string
  files: RemoteFile[]
  /** False: the agent needs something more before it can answer, or says why it does not do this. */
  isAnswer: boolean
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
        this.#message = contentOf(payload.value.parts)
        this.#listener.onText(this.#message.text)
        break
      case 'artifactUpdate':
        this.taskId = payload.value.taskId || this.taskId
        if (payload.value.artifact) this.#add(payload.value.artifact, payload.value.append)
        break
      case 'statusUpdate':
        this.taskId = payload.value.taskId || this.taskId
        this.#stand(payload.value.status)
        break
      case 'task':
        this.taskId = payload.value.id || this.taskId
        for (const artifact of payload.value.artifacts) this.#add(artifact, false)
        this.#stand(payload.value.status)
    }
  }

  /** Throws RemoteError when there is no good end. */
  answer(): A2aAnswer {
    if (this.#message) return { ...this.#message, isAnswer: true }
    const made = [...this.#artifacts.values()]
    const text = made.map((content) => content.text).filter(Boolean)
    const remark = contentOf(this.#status?.message?.parts ?? [])
    const all = [...text, remark.text].filter(Boolean).join('\n\n')
    const files = [...made, remark].flatMap((content) => content.files)
    switch (this.#status?.state) {
      case TaskState.TASK_STATE_COMPLETED:
        if (text.length === 0) this.#listener.onText(remark.text)
        return { text: text.join('\n\n') || remark.text, files, isAnswer: true }
      case TaskState.TASK_STATE_INPUT_REQUIRED:
        this.#listener.onText(text.length > 0 ? `\n\n${remark.text}` : remark.text)
        return { text: all, files, isAnswer: false }
      case TaskState.TASK_STATE_REJECTED:
        if (remark.text === '') throw new RemoteError('refused', 'the task was refused')
        this.#listener.onText(text.length > 0 ? `\n\n${remark.text}` : remark.text)
        return { text: all, files, isAnswer: false }
      case TaskState.TASK_STATE_AUTH_REQUIRED:
        throw new RemoteError('refused', 'the task was refused')
      default:
        throw new RemoteError('broke_off', 'the task did not come to a good end')
    }
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
