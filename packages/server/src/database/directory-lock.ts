import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { OperatorError } from '../operator-error.ts'

const WRITTEN_WITHIN_MS = 5_000

/** Another living process uses the data directory. */
export class DirectoryInUse extends OperatorError {}

/**
 * Takes the data directory for this process and returns the way to give it back. PGlite has no lock of its own and a
 * second process would silently lose rows that the first has acknowledged. A lock whose process is dead is taken over.
 */
export function lockDirectory(directory: string): () => void {
  const file = resolve(directory, 'wakeel.lock')
  for (let attempt = 0; attempt < 20; attempt++) {
    const holder = take(file)
    if (holder === undefined) return () => rmSync(file, { force: true })
    if (isAlive(holder))
      throw new DirectoryInUse(
        `The data directory ${directory} is in use by another Wakeel (process ${holder.split(' ')[0]}); stop it or set DATA_DIR.`,
      )
    if (holder === '' && !isForgotten(file)) continue
    removeDead(file, holder)
  }
  throw new DirectoryInUse(
    `The data directory ${directory} is being taken by another Wakeel; if there is none, remove ${file}.`,
  )
}

/** Undefined when the lock is now ours, else who has it; empty while its owner is between making the file and writing to it. */
function take(file: string): string | undefined {
  try {
    writeFileSync(file, identity(process.pid), { flag: 'wx' })
    return undefined
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return readHolder(file)
  }
}

/** The pid with the time the process started, so that a pid used again by a stranger is not taken for the holder. */
function identity(pid: number): string {
  return `${pid} ${startTime(pid)}`
}

function startTime(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

function readHolder(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return ''
  }
}

/** Its owner would have written to it at once: a power cut kept the name and lost the content. The clock may have been put back since. */
function isForgotten(file: string): boolean {
  try {
    return Math.abs(Date.now() - statSync(file).mtimeMs) > WRITTEN_WITHIN_MS
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return false
  }
}

function isAlive(holder: string): boolean {
  const pid = Number(holder.split(' ')[0])
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  return holder === identity(pid)
}

/**
 * Several may find the same dead lock at once, and one that is slow must not remove the lock that a quicker one has made by then:
 * only whoever holds the lock on removing this very holder looks again and removes.
 */
function removeDead(file: string, holder: string): void {
  const removal = `${file}.${holder.replace(/\W+/g, '-').slice(0, 60) || 'empty'}`
  const remover = take(removal)
  if (remover !== undefined) {
    if (!isAlive(remover) && (remover !== '' || isForgotten(removal))) removeDead(removal, remover)
    return
  }
  try {
    if (readHolder(file) === holder) rmSync(file)
  } finally {
    rmSync(removal)
  }
}
