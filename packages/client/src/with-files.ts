import type { runs } from '@wakeel/contract'
import { WakeelError } from './wakeel-error.ts'

/** Of a request; the contract's own figure, or this does not compile. */
const MAX_LENGTH: typeof runs.DEMO_INPUT_MAX_LENGTH = 20_000

export interface TextFile {
  name: string
  text: string
}

/** A request with text files beneath it, each in a block of its own under its name. */
export function withFiles(input: string, files: readonly TextFile[]): string {
  const whole = [input, ...files.map(blockOf)].join('\n\n').trim()
  if (whole.length <= MAX_LENGTH) return whole
  const sizes = files.map(({ name, text }) => `${nameOf(name)} ${text.length}`).join(', ')
  throw new WakeelError(
    'client.input_too_long',
    `With its files the request has ${whole.length} characters, and at most ${MAX_LENGTH} can be sent (${sizes}).`,
  )
}

function blockOf({ name, text }: TextFile): string {
  if (text.includes('\0') || text.includes('\ufffd'))
    throw new WakeelError('client.file_not_text', `${nameOf(name)} is not a text file in UTF-8.`)
  const runsOfTicks = text.match(/`{3,}/g) ?? []
  const fence = '`'.repeat(Math.max(2, ...runsOfTicks.map((run) => run.length)) + 1)
  return `${nameOf(name)}:\n${fence}\n${text.trimEnd()}\n${fence}`
}

/** On one line, as it stands before the block. */
const nameOf = (name: string): string => name.replace(/\s+/g, ' ').trim()
