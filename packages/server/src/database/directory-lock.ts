import { closeSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs'
import { resolve } from 'node:path'
import { OperatorError } from '../operator-error.ts'

/** Another living process uses the data directory. */
export class DirectoryInUse extends OperatorError {}

/**
 * Takes the data directory for this process and returns the way to give it back. PGlite has no lock of its own and a
 * second process would silently lose rows that the first has acknowledged. A lock whose process is dead is taken over.
 */
export function lockDirectory(directory: string): () => void {
  const file = resolve(directory, 'wakeel.lock')
  for (let attempt = 0; attempt < 20; attempt++) {
    try {
      const handle = openSync(file, 'wx')
      writeSync(handle, identity(process.pid))
      closeSync(handle)
      return () => rmSync(file, { force: true })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    const holder = readHolder(file)
    if (holder !== undefined && isAlive(holder)) {
      throw new DirectoryInUse(
        `The data directory ${directory} is in use by another Wakeel (process ${holder.split(' ')[0]}); stop it or set DATA_DIR.`,
      )
    }
    removeDead(file, holder)
  }
  throw new DirectoryInUse(`The data directory ${directory} is being taken by another Wakeel; try again.`)
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

function readHolder(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

function isAlive(holder: string): boolean {
  const pid = Number(holder.split(' ')[0])
  // Empty: its owner is between making the file and writing to it.
  if (holder === '') return true
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  return holder === identity(pid)
}

/** Renames before it removes, and puts back what turns out to be somebody's fresh lock: two may take over at once. */
function removeDead(file: string, holder: string | undefined): void {
  const aside = `${file}.${process.pid}`
  try {
    renameSync(file, aside)
  } catch {
    return
  }
  if (readHolder(aside) !== holder) renameSync(aside, file)
  else rmSync(aside, { force: true })
}
