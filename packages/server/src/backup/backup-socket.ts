import { createHash } from 'node:crypto'
import { chmodSync, rmSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'

/** What a socket's name may be long on every system. */
const LONGEST_NAME = 100

/** Where the process that has this data directory is asked for a backup. */
export function backupSocket(dataDirectory: string): string {
  if (process.platform === 'win32') return `\\\\.\\pipe\\wakeel-${shortHash(dataDirectory)}`
  const beside = resolve(dataDirectory, 'backup.sock')
  return beside.length <= LONGEST_NAME
    ? beside
    : resolve(tmpdir(), `wakeel-${shortHash(dataDirectory)}.sock`)
}

/**
 * Answers whoever may write to the data directory with a backup: the embedded database belongs to this process, so nobody else can read it.
 * What is returned ends that.
 */
export async function offerBackups(
  dataDirectory: string,
  send: (socket: Socket) => Promise<void>,
): Promise<() => Promise<void>> {
  const path = backupSocket(dataDirectory)
  // Left by a process that died; the lock of the directory says that none other lives.
  rmSync(path, { force: true })
  const server = createServer((socket) => {
    socket.on('error', () => {})
    // The file that comes of it is then cut off, and refused by whoever asked.
    send(socket).catch((error: unknown) => {
      console.error(error)
      socket.destroy()
    })
  })
  await new Promise<void>((listening, failed) => {
    server.once('error', failed)
    server.listen(path, listening)
  })
  if (process.platform !== 'win32') chmodSync(path, 0o600)
  return () => new Promise<void>((closed) => server.close(() => closed()))
}

const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)
