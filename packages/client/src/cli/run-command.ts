import { parseArgs } from 'node:util'
import { WakeelError } from '../wakeel-error.ts'
import { keys, runs } from './account.ts'
import { AGENT_FILE } from './agent-file.ts'
import { init, preview, pull, validate } from './agents.ts'
import { evaluate } from './evaluate.ts'
import { login, logout } from './login.ts'
import { publish } from './publish.ts'
import { CommandError, type Terminal } from './terminal.ts'

const USAGE = `wakeel: publishes agents from a terminal, or from CI

  wakeel login [--store URL]       keep an API key, which is asked for
  wakeel logout                    forget it
  wakeel init --problem TEXT --audience TEXT [--data text_questions] [--price 2.5]
                                   have an agent written from an idea, into ${AGENT_FILE}
  wakeel pull                      write into the file what the store has
  wakeel validate                  have the store check the file, and keep it as the draft
  wakeel preview "QUESTION"        ask the draft; it counts nowhere and costs nothing
  wakeel publish                   list what the file says, if all checks pass
  wakeel evaluate NAME [--version N] [--language en] [--min-score 90] [--json] [--paid]
                                   ask a listed agent the questions of its evaluation, with a test key
  wakeel evaluate --draft          ask the draft those in the file
  wakeel runs [--agent NAME]       your newest runs
  wakeel keys                      what your key may do and has used

  --file FILE                      another file than ${AGENT_FILE}
  WAKEEL_STORE, WAKEEL_API_KEY     instead of login, as in CI`

const OPTIONS = {
  file: { type: 'string', default: AGENT_FILE },
  store: { type: 'string' },
  problem: { type: 'string' },
  audience: { type: 'string' },
  data: { type: 'string', default: 'text_questions' },
  price: { type: 'string', default: '2.5' },
  agent: { type: 'string' },
  draft: { type: 'boolean', default: false },
  version: { type: 'string' },
  language: { type: 'string' },
  'min-score': { type: 'string' },
  json: { type: 'boolean', default: false },
  paid: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h' },
} as const

/** Does what was typed; resolves to the exit code: 0, 1 where it was not done, 2 where it was not understood. */
export async function runCommand(words: readonly string[], terminal: Terminal): Promise<number> {
  let given: ReturnType<typeof read>
  try {
    given = read(words)
  } catch (error) {
    terminal.writeError(`${(error as Error).message}\n\n${USAGE}`)
    return 2
  }
  const { command, rest, values } = given
  if (values.help || command === undefined || command === 'help') {
    terminal.write(USAGE)
    return 0
  }
  const work = commandOf(terminal, command, rest, values)
  if (!work) {
    terminal.writeError(`There is no such command, or something is missing.\n\n${USAGE}`)
    return 2
  }
  return finished(terminal, work)
}

function read(words: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: OPTIONS,
    allowPositionals: true,
  })
  const [command, ...rest] = positionals
  return { command, rest, values }
}

type Values = ReturnType<typeof read>['values']

function commandOf(
  terminal: Terminal,
  command: string,
  rest: readonly string[],
  { file, problem, audience, data, price, ...values }: Values,
): (() => Promise<void>) | undefined {
  const input = rest.join(' ')
  if (command === 'init')
    return problem && audience
      ? () => init(terminal, { file, problem, audience, data, price: Number(price) })
      : undefined
  if (command === 'evaluate') return evaluation(terminal, rest, { file, ...values })
  if (command === 'preview') return input ? () => preview(terminal, { file, input }) : undefined
  if (rest.length > 0) return undefined
  return {
    login: () => login(terminal, values),
    logout: () => logout(terminal),
    pull: () => pull(terminal, { file }),
    validate: () => validate(terminal, { file }),
    publish: () => publish(terminal, { file }),
    runs: () => runs(terminal, values),
    keys: () => keys(terminal),
  }[command]
}

/** A listed agent by its name, or the draft in the file: one of both. */
function evaluation(
  terminal: Terminal,
  [agent, ...others]: readonly string[],
  { draft, 'min-score': minScore, ...values }: Pick<Values, EvaluationOption>,
): (() => Promise<void>) | undefined {
  if (others.length > 0 || draft === (agent !== undefined)) return undefined
  return () => evaluate(terminal, { agent, minScore, ...values })
}

type EvaluationOption = 'draft' | 'file' | 'json' | 'language' | 'min-score' | 'paid' | 'version'

async function finished(terminal: Terminal, work: () => Promise<void>): Promise<number> {
  try {
    await work()
    return 0
  } catch (error) {
    if (!(error instanceof CommandError || error instanceof WakeelError)) throw error
    const code = error instanceof WakeelError ? ` (${error.code})` : ''
    terminal.writeError(`${error.message}${code}`)
    return 1
  }
}
