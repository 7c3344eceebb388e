import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Connection } from '../connection.ts'
import type { Result } from '../routes.ts'
import { CommandError, type Terminal } from './terminal.ts'

export const AGENT_FILE = 'agent.json'

type EditedAgent = Result<'getAgent'>['agent']

/** An agent in one file, as its creator keeps it beside other code. */
export interface AgentFile {
  /** Which agent of the store it is. */
  app_id: string
  /** Of the draft that was read or saved last: whoever saved meanwhile is not overwritten. */
  revision: number
  /** Everything that is said about it; the store says what it takes. */
  agent: EditedAgent['content']
}

export const toFile = ({ id, open, content }: EditedAgent): AgentFile => ({
  app_id: id,
  revision: open?.revision ?? 0,
  agent: content,
})

export async function readAgentFile({ folder }: Terminal, name: string): Promise<AgentFile> {
  const path = resolve(folder, name)
  const text = await readFile(path, 'utf8').catch(() => {
    throw new CommandError(`There is no ${path}: run "wakeel init" first.`)
  })
  const file = parsed(text, name)
  if (typeof file.app_id !== 'string' || typeof file.revision !== 'number' || !file.agent)
    throw new CommandError(`${name} must hold app_id, revision and agent, as "wakeel init" writes.`)
  return file as AgentFile
}

export async function writeAgentFile(
  { folder }: Terminal,
  name: string,
  file: AgentFile,
  { isNew = false } = {},
): Promise<void> {
  const text = `${JSON.stringify(file, null, 2)}\n`
  await writeFile(resolve(folder, name), text, { flag: isNew ? 'wx' : 'w' }).catch((error) => {
    if (error.code !== 'EEXIST') throw error
    throw new CommandError(`${name} is there already.`)
  })
}

/** Keeps what the file says as the draft, and its new revision in the file. */
export async function saveDraft(
  terminal: Terminal,
  { call }: Connection,
  name: string,
): Promise<AgentFile> {
  const { app_id: id, revision, agent: content } = await readAgentFile(terminal, name)
  const { agent } = await call('saveAgent', { id, revision, content })
  const saved = toFile(agent)
  await writeAgentFile(terminal, name, saved)
  return saved
}

function parsed(text: string, name: string): Partial<AgentFile> {
  try {
    const file: unknown = JSON.parse(text)
    if (typeof file === 'object' && file !== null) return file
  } catch (error) {
    throw new CommandError(`${name} is not JSON: ${(error as Error).message}`)
  }
  throw new CommandError(`${name} must hold an object.`)
}
