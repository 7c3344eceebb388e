import type { CallToolResult, ContentBlock } from '@modelcontextprotocol/client'
import { jsonAsMarkdown } from './json-as-markdown.ts'
import { type RemoteFile, toRemoteFile } from './remote-file.ts'

/** What a tool answered. */
export interface McpResult {
  /** Markdown. */
  text: string
  /** The tool could not do what it was asked; `text` says why. */
  isRefused: boolean
}

/** A text is shown as it is; what came as JSON alone, or as JSON in a text, in a form to read. */
export function toResult({
  content = [],
  structuredContent,
  isError,
}: CallToolResult): McpResult & { files: RemoteFile[] } {
  const files = content.flatMap(blockFiles)
  const texts = content.map(blockText).filter(Boolean)
  const isOnlyJson = texts.every((text) => asJson(text) !== undefined)
  const text =
    structuredContent && isOnlyJson
      ? jsonAsMarkdown(structuredContent)
      : texts.map(readable).join('\n\n')
  // Whoever reads the text alone is told that there is something to see.
  const shown = text.replaceAll('\0', '') || files.map(({ name }) => name).join(', ')
  return { text: shown, isRefused: isError === true, files }
}

function blockFiles(block: ContentBlock): RemoteFile[] {
  if (block.type === 'image' || block.type === 'audio')
    return [toRemoteFile({ name: undefined, mediaType: block.mimeType, data: block.data })]
  if (block.type !== 'resource' || !('blob' in block.resource)) return []
  const { uri, mimeType, blob } = block.resource
  return [toRemoteFile({ name: decodedName(uri), mediaType: mimeType, data: blob })]
}

function decodedName(uri: string): string | undefined {
  const last = uri.split(/[?#]/)[0]!.split('/').at(-1)
  try {
    return last && decodeURIComponent(last)
  } catch {
    return last
  }
}

function blockText(block: ContentBlock): string {
  if (block.type === 'text') return block.text
  if (block.type === 'resource') return 'text' in block.resource ? block.resource.text : ''
  return block.type === 'resource_link' ? `[${block.title ?? block.name}](${block.uri})` : ''
}

function readable(text: string): string {
  const json = asJson(text)
  return json === undefined ? text : jsonAsMarkdown(json)
}

/** Of an object or a list: a figure or a word is a text like any other. */
function asJson(text: string): object | undefined {
  if (!/^\s*[[{]/.test(text)) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
