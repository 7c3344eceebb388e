import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { OperatorError } from '../operator-error.ts'

/** The first line of a backup. */
export interface BackupHead {
  kind: 'head'
  format: 1
  /** Of the store that took it. */
  version: string
  takenAt: string
  /** The hashes of the migrations that its database had run. */
  migrations: string[]
  /** The secret that the store keeps beside its data; null where it is a setting. */
  secret: string | null
}

/** What follows, in this order: each table before its rows, then the sequences, then the end. */
export type BackupLine =
  | BackupHead
  | { kind: 'table'; name: string; columns: { name: string; type: string }[] }
  | { kind: 'row'; values: (string | null)[] }
  | { kind: 'sequence'; name: string; last: string }
  | { kind: 'end'; rows: number; sha256: string }

/** What is written on a line, by what stands first: rows are most of a backup and carry no names. */
export const formatLine = (line: BackupLine): string =>
  `${JSON.stringify(line.kind === 'row' ? line.values : line)}\n`

/** Whoever stops reading stops the file too: nothing is left that could still fail. An end without a line break is no line. */
async function* readLines(file: string): AsyncGenerator<string> {
  // Errors of both are thrown where the text is read.
  const text = pipeline(createReadStream(file), createGunzip(), () => {})
  let rest = ''
  for await (const chunk of text.setEncoding('utf8') as AsyncIterable<string>) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop()!
    yield* lines
  }
}

/** The lines of a backup as they were written. Throws a sentence where the file is damaged, cut off, or no backup at all. */
export async function* readBackup(file: string): AsyncGenerator<BackupLine> {
  const hash = createHash('sha256')
  let rows = 0
  let isWhole = false
  let isFirst = true
  try {
    for await (const written of readLines(file)) {
      const read = JSON.parse(written) as BackupLine | (string | null)[]
      const line: BackupLine = Array.isArray(read) ? { kind: 'row', values: read } : read
      if (isFirst && (line.kind !== 'head' || line.format !== 1)) break
      isFirst = false
      if (line.kind === 'end') isWhole = line.sha256 === hash.digest('hex') && line.rows === rows
      else hash.update(`${written}\n`)
      if (line.kind === 'row') rows += 1
      yield line
    }
  } catch (error) {
    throw damaged(file, error)
  }
  if (!isWhole) throw damaged(file)
}

/** Reads a backup to its end, and answers with its head once all of it is known to be as it was written. */
export async function verifyBackup(file: string): Promise<BackupHead> {
  let head: BackupHead | undefined
  for await (const line of readBackup(file)) if (line.kind === 'head') head = line
  if (!head) throw damaged(file)
  return head
}

function damaged(file: string, cause?: unknown): OperatorError {
  const { code } = (cause ?? {}) as NodeJS.ErrnoException
  const reason =
    code === 'ENOENT'
      ? 'is not there'
      : 'is damaged, cut off, or no backup of Wakeel; nothing was restored from it'
  return new OperatorError(`The file ${file} ${reason}.`, { cause })
}
