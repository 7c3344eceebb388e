import { type Part, Role, type SendMessageRequest } from '@a2a-js/sdk'
import {
  ContentTypeNotSupportedError,
  PushNotificationNotSupportedError,
  RequestMalformedError,
} from '@a2a-js/sdk/errors'
import { isAmongTypes, runs } from '@wakeel/contract'
import { requireTypes } from '../../connections/remotes/accepted-files.ts'
import { type RemoteFile, toRemoteFile } from '../../connections/remotes/remote-file.ts'

/** What a message asks for, in the words of the store. */
export interface Incoming {
  messageId: string
  taskId: string
  contextId: string
  /** Empty where the message only confirms. */
  text: string
  confirmation: runs.Confirmation | undefined
  /** What goes to the agent as it is. */
  files: runs.AttachedFile[] | undefined
}

const TEXT_TYPE = /^(?:text\/[\w.+-]+|application\/(?:json|csv|xml|yaml|[\w.-]+\+(?:json|xml)))$/

/** Of files, those that the agent `takes` are passed on, and other texts are part of what is said; throws for what is neither. */
export function readMessage(
  { message, configuration }: SendMessageRequest,
  takes: readonly string[],
): Incoming {
  if (!message) throw new RequestMalformedError('message is required')
  if (message.role !== Role.ROLE_USER)
    throw new RequestMalformedError('message.role must be ROLE_USER')
  if (configuration?.taskPushNotificationConfig) throw new PushNotificationNotSupportedError()
  requireReadable(configuration?.acceptedOutputModes ?? [])
  const parts = message.parts.filter(isFilled)
  if (parts.length === 0) throw new RequestMalformedError('message.parts needs a part with content')
  const { messageId, taskId, contextId } = message
  const confirmation = confirmationIn(parts)
  const isTaken = (part: Part): boolean =>
    part.content?.$case === 'raw' && isAmongTypes(takes, typeOf(part))
  const files = toAttached(parts.filter(isTaken))
  const said = parts.filter((part) => !isTaken(part)).map((part) => toText(part, takes))
  // Whoever sends a file alone says what it is called.
  const words = said.join('\n\n').trim() || files?.map(({ name }) => name).join(', ')
  const text = confirmation ? '' : runs.DemoInput.parse(words)
  return {
    messageId: asText(messageId),
    taskId: asText(taskId),
    contextId: asText(contextId),
    text,
    confirmation,
    files,
  }
}

const typeOf = ({ mediaType }: Part): string =>
  asText(mediaType).split(';')[0]!.trim().toLowerCase()

function toAttached(parts: readonly Part[]): runs.AttachedFile[] | undefined {
  if (parts.length === 0) return undefined
  return runs.AttachedFiles.parse(
    parts.map(toFile).map(({ name, mediaType, data }) => ({ name, media_type: mediaType, data })),
  )
}

function toFile(part: Part): RemoteFile {
  const bytes = part.content?.$case === 'raw' ? part.content.value : new Uint8Array()
  const data = Buffer.from(bytes).toString('base64')
  return toRemoteFile({ name: asText(part.filename), mediaType: asText(part.mediaType), data })
}

const isFilled = (part: Part): boolean => part.content !== undefined

/** Clients of 0.3 send what they like. */
const asText = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Agents answer in Markdown, which is plain text as well. */
function requireReadable(modes: readonly unknown[]): void {
  const isReadable = modes.length === 0 || modes.some((mode) => /^(?:text|\*)/.test(String(mode)))
  if (!isReadable)
    throw new ContentTypeNotSupportedError('Agents of this store answer in text/markdown.')
}

/** `{ "confirmation": { id, arguments } }`: the order to make the call that an agent proposed. */
function confirmationIn(parts: readonly Part[]): runs.Confirmation | undefined {
  const given = parts.flatMap(({ content }) =>
    content?.$case === 'data' && isRecord(content.value) && 'confirmation' in content.value
      ? [content.value.confirmation]
      : [],
  )
  if (given.length === 0) return undefined
  if (parts.length > 1)
    throw new RequestMalformedError('A confirmation stands alone in its message')
  return runs.Confirmation.parse(given[0])
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

function toText(part: Part, takes: readonly string[]): string {
  const { content, filename } = part
  switch (content?.$case) {
    case 'text':
      return asText(content.value)
    case 'data':
      return fenced(toJson(content.value), 'json')
    case 'raw':
      return `${nameOf(filename)}\n${fenced(read(content.value, typeOf(part), takes), '')}`.trimStart()
    default:
      throw new ContentTypeNotSupportedError(
        'Files are sent with their bytes: what stands at an address is not fetched.',
      )
  }
}

/** Throws where the value is nested deeper than the engine can follow. */
function toJson(value: unknown): string {
  try {
    return JSON.stringify(value, null, 2) ?? ''
  } catch (cause) {
    throw new RequestMalformedError({ message: 'The data is nested too deeply', cause })
  }
}

/** The text of a file; throws where it is none. */
function read(bytes: Uint8Array, type: string, takes: readonly string[]): string {
  if (type !== '' && !TEXT_TYPE.test(type))
    requireTypes(takes, [{ media_type: type.slice(0, 100) }])
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new ContentTypeNotSupportedError('A text file must be UTF-8.')
  }
}

const nameOf = (filename: unknown): string =>
  asText(filename)
    .replace(/[\p{Cc}`]/gu, ' ')
    .trim()
    .slice(0, 200)

/** A fence that is longer than any in the text. */
function fenced(text: string, language: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}${language}\n${text}\n${fence}`
}
