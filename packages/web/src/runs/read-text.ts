import { runs } from '@wakeel/contract'

export type TextProblem = 'not_text' | 'too_long' | 'empty' | 'unreadable'

/** What a file says, or why it does not go into the box. */
export type ReadText = { text: string } | { problem: TextProblem }

/** A character takes four bytes at most. */
const MAX_BYTES = 4 * runs.DEMO_INPUT_MAX_LENGTH

/** Programs that write files of their own, not texts, leave such characters in them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /[\0-\x08\x0e-\x1a]/

/** Reads a text file of the person's device, in the encodings that Excel and editors write here. */
export async function readText(file: File): Promise<ReadText> {
  if (file.size === 0) return { problem: 'empty' }
  let bytes: Uint8Array
  try {
    bytes = new Uint8Array(await file.slice(0, MAX_BYTES + 1).arrayBuffer())
  } catch {
    // It was moved or changed since it was chosen, or is a folder.
    return { problem: 'unreadable' }
  }
  const isWhole = bytes.length <= MAX_BYTES
  const text = decode(bytes, isWhole).trim()
  if (CONTROL.test(text) || text.startsWith('%PDF-')) return { problem: 'not_text' }
  if (!isWhole || text.length > runs.DEMO_INPUT_MAX_LENGTH) return { problem: 'too_long' }
  return text === '' ? { problem: 'empty' } : { text }
}

function decode(bytes: Uint8Array, isWhole: boolean): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    // The last character of a part may be cut.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: !isWhole })
  } catch {
    // "CSV" of an Arabic Excel, which has no mark that says so.
    return new TextDecoder('windows-1256').decode(bytes)
  }
}
