import type { Connection } from '../connection.ts'
import type { Request } from '../routes.ts'
import { readAgentFile, saveDraft, toFile, writeAgentFile } from './agent-file.ts'
import { connect } from './settings.ts'
import type { Terminal } from './terminal.ts'

interface InFile {
  file: string
}
type Idea = Request<'generateAgent'>

/** Has the store write an agent from an idea, and keeps it in a file to work on. */
export async function init(
  terminal: Terminal,
  { file, problem, audience, data, price }: InFile & InitOptions,
): Promise<void> {
  const { call } = await connect(terminal)
  const idea: Idea = {
    problem_goal: problem,
    target_audience: audience,
    data_input_type: data as Idea['data_input_type'],
    pricing_model: 'per-run',
    price_aed: price,
  }
  const { generated_app } = await call('generateAgent', idea)
  const { agent } = await call('getAgent', { id: generated_app.id })
  await writeAgentFile(terminal, file, toFile(agent), { isNew: true })
  terminal.write(`${generated_app.emoji}  ${generated_app.name}: ${generated_app.description}`)
  terminal.write(`It is a draft, written to ${file}. Try it: wakeel preview "a question"`)
}

export interface InitOptions {
  problem: string
  audience: string
  data: string
  /** In dirhams, of a run. */
  price: number
}

/** Writes what the store has of the agent into the file. */
export async function pull(terminal: Terminal, { file }: InFile): Promise<void> {
  const connection = await connect(terminal)
  const { app_id } = await readAgentFile(terminal, file)
  const status = await keepAsInStore(terminal, connection, file, app_id)
  terminal.write(`${file} is as the store has it (${status}).`)
}

/** The file becomes what the store has; resolves to the agent's status. */
export async function keepAsInStore(
  terminal: Terminal,
  { call }: Connection,
  file: string,
  id: string,
): Promise<string> {
  const { agent } = await call('getAgent', { id })
  await writeAgentFile(terminal, file, toFile(agent))
  return agent.status
}

/** Has the store look at everything that the file says, and keeps it as the draft. */
export async function validate(terminal: Terminal, { file }: InFile): Promise<void> {
  const { revision } = await saveDraft(terminal, await connect(terminal), file)
  terminal.write(`The store takes it. Kept as the draft, revision ${revision}; nothing is listed.`)
}

/** Asks the draft something, for real; it counts nowhere and costs nothing. */
export async function preview(
  terminal: Terminal,
  { file, input }: InFile & { input: string },
): Promise<void> {
  const connection = await connect(terminal)
  const { app_id: id } = await saveDraft(terminal, connection, file)
  const reply = await connection.call('previewAgent', { id, input })
  terminal.write(reply.response)
}
