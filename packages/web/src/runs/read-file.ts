import { isAmongTypes, runs } from '@wakeel/contract'
import type { MessageFile } from '../answers/use-run.ts'

/** Of all files of a message together, in bytes: as many as are written in so many characters of base64. */
export const MAX_ATTACHED_BYTES = Math.floor(runs.ATTACHED_MAX_LENGTH / 4) * 3

const MAX_NAME_LENGTH = 120

/** What browsers do not know, or know by the program that opens it. */
const TYPE_OF_ENDING: Record<string, string> = {
  csv: 'text/csv',
  json: 'application/json',
  md: 'text/markdown',
  pdf: 'application/pdf',
  txt: 'text/plain',
  xml: 'application/xml',
  yaml: 'application/yaml',
  yml: 'application/yaml',
}
const UNKNOWN_TYPE = 'application/octet-stream'

export type AttachProblem = 'too_many' | 'too_large' | 'wrong_type' | 'empty' | 'unreadable'

/** What goes with the next message, and the first file that could not be added to it. */
export interface Attached {
  files: readonly MessageFile[]
  problem?: { kind: AttachProblem; name: string } | undefined
}

/** Reads a file of the person's device. One that is too large, or cannot be read, comes without its content. */
export async function readFile(file: File, types: readonly string[]): Promise<MessageFile> {
  const { size } = file
  // The end of a name says what a file is.
  const described = {
    name: file.name.slice(-MAX_NAME_LENGTH),
    media_type: typeOf(file, types),
    size,
  }
  if (size > MAX_ATTACHED_BYTES) return described
  try {
    return { ...described, data: await toBase64(file) }
  } catch {
    // It was moved or changed since it was chosen, or is a folder.
    return described
  }
}

function typeOf({ name, type }: File, types: readonly string[]): string {
  const said = type.split(';')[0]!.trim().toLowerCase()
  if (said && isAmongTypes(types, said)) return said
  const byEnding = TYPE_OF_ENDING[name.split('.').at(-1)!.toLowerCase()]
  return byEnding && isAmongTypes(types, byEnding) ? byEnding : said || UNKNOWN_TYPE
}

/** By the browser, beside the page: a megabyte of bytes one by one would hold it. */
const toBase64 = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '')
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })

/** Adds what the agent takes and what there is room for; of the rest, the first is named. */
export function attach(
  { files }: Attached,
  read: readonly MessageFile[],
  types: readonly string[],
): Attached {
  const added = [...files]
  let problem: Attached['problem']
  for (const file of read) {
    const kind = problemOf(file, added, types)
    if (kind) problem ??= { kind, name: file.name }
    else added.push(file)
  }
  return { files: added, problem }
}

function problemOf(
  { media_type, size, data }: MessageFile,
  files: readonly MessageFile[],
  types: readonly string[],
): AttachProblem | undefined {
  if (!isAmongTypes(types, media_type)) return 'wrong_type'
  if (size === 0) return 'empty'
  if (files.length >= runs.MAX_ATTACHED_FILES) return 'too_many'
  if (size > MAX_ATTACHED_BYTES) return 'too_large'
  if (data === undefined) return 'unreadable'
  const length = files.reduce((sum, file) => sum + (file.data?.length ?? 0), data.length)
  return length > runs.ATTACHED_MAX_LENGTH ? 'too_large' : undefined
}
