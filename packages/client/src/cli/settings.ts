import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type Connection, openConnection } from '../connection.ts'
import { CommandError, type Terminal } from './terminal.ts'

export interface Settings {
  store: string
  key: string
}

/** Readable by nobody else: it holds the key. */
export async function keepSettings({ settingsFile }: Terminal, settings: Settings): Promise<void> {
  await mkdir(dirname(settingsFile), { recursive: true, mode: 0o700 })
  // A file that is there already would keep its mode.
  await rm(settingsFile, { force: true })
  await writeFile(settingsFile, `${JSON.stringify(settings, null, 2)}\n`, { mode: 0o600 })
}

export const forgetSettings = ({ settingsFile }: Terminal): Promise<void> =>
  rm(settingsFile, { force: true })

/** What WAKEEL_STORE and WAKEEL_API_KEY say, as in CI, else what `login` kept. */
export async function readSettings(terminal: Terminal): Promise<Partial<Settings>> {
  const { WAKEEL_STORE, WAKEEL_API_KEY } = terminal.environment
  const kept = WAKEEL_STORE && WAKEEL_API_KEY ? {} : await readKept(terminal)
  return {
    ...kept,
    ...(WAKEEL_STORE && { store: WAKEEL_STORE }),
    ...(WAKEEL_API_KEY && { key: WAKEEL_API_KEY }),
  }
}

export async function connect(terminal: Terminal): Promise<Connection> {
  const { store, key } = await readSettings(terminal)
  if (!store || !key)
    throw new CommandError(
      'You are not signed in: run "wakeel login", or set WAKEEL_STORE and WAKEEL_API_KEY.',
    )
  return openConnection({ baseUrl: store, apiKey: key })
}

async function readKept({ settingsFile }: Terminal): Promise<Partial<Settings>> {
  try {
    return JSON.parse(await readFile(settingsFile, 'utf8'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw new CommandError(`${settingsFile} could not be read: run "wakeel login" again.`)
  }
}
