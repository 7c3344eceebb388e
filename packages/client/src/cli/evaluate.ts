import type { evaluations } from '@wakeel/contract'
import { checkAnswer } from '@wakeel/skills/check-answer'
import type { Connection } from '../connection.ts'
import { run } from '../run.ts'
import { WakeelError } from '../wakeel-error.ts'
import { saveDraft } from './agent-file.ts'
import { type EvaluatedQuestion, resultLines, summaryLine } from './evaluation-report.ts'
import { connect, readSettings } from './settings.ts'
import { CommandError, type Terminal } from './terminal.ts'

export interface EvaluateOptions {
  /** Which listed agent; undefined: the draft in the file. */
  agent: string | undefined
  file: string
  version?: string | undefined
  language?: string | undefined
  /** In percent. */
  minScore?: string | undefined
  json: boolean
  /** A key that is no test key may pay for the runs. */
  paid: boolean
}

const TEST_KEY = 'wkl_test_'

/** Asks an agent the questions of its evaluation and checks what it replies, as the store does. */
export async function evaluate(terminal: Terminal, options: EvaluateOptions): Promise<void> {
  const minScore = Number(options.minScore ?? 0)
  if (!(minScore >= 0 && minScore <= 100))
    throw new CommandError('--min-score is a percentage, from 0 to 100.')
  const connection = await connect(terminal)
  const { questions, ask } = options.agent
    ? await ofListed(terminal, connection, options.agent, options)
    : await ofDraft(terminal, connection, options.file)
  const asked = questions.filter(
    ({ language }) => options.language === undefined || language === options.language,
  )
  if (asked.length === 0) throw new CommandError('There are no such questions.')
  const results: EvaluatedQuestion[] = []
  for (const question of asked) {
    const result = await ask(question)
    results.push(result)
    if (!options.json) for (const line of resultLines(result)) terminal.write(line)
  }
  const passed = results.filter((result) => result.passed).length
  const score = (100 * passed) / results.length
  terminal.write(
    options.json
      ? JSON.stringify({ questions: results.length, passed, score, results }, null, 2)
      : summaryLine(results),
  )
  if (score < minScore)
    throw new CommandError(
      `${score.toFixed(1)}% is less than the ${minScore}% that were asked for.`,
    )
}

interface Evaluated {
  questions: readonly evaluations.EvaluationQuestion[]
  ask(question: evaluations.EvaluationQuestion): Promise<EvaluatedQuestion>
}

/** The questions of a version that was evaluated; it answers itself, and without one the version that the store lists. */
async function ofListed(
  terminal: Terminal,
  connection: Connection,
  slug: string,
  { version, paid }: EvaluateOptions,
): Promise<Evaluated> {
  const { key } = await readSettings(terminal)
  if (!paid && !key?.startsWith(TEST_KEY))
    throw new CommandError(
      'Use a test key, whose runs cost nothing, or --paid: this key pays for each answer.',
    )
  const asked = version === undefined ? undefined : Number(version)
  const { results } = await connection.call('getEvaluation', {
    slug,
    version: asked ?? (await connection.call('listEvaluations', { slug })).live_version,
  })
  return {
    questions: results.map(({ question }) => question),
    async ask(question) {
      const reply = await replyTo(connection, slug, question.input, asked)
      if (typeof reply === 'string') return { ...withoutReply(question), error: reply }
      const { response: answer, outcome } = reply
      return {
        question,
        answer,
        outcome,
        error: null,
        ...checkAnswer(question, { answer, outcome }),
      }
    },
  }
}

/** What the agent itself could not do; anything else stops the evaluation. */
async function replyTo(
  connection: Connection,
  slug: string,
  input: string,
  version: number | undefined,
) {
  try {
    return await run(connection, slug, input, { version })
  } catch (error) {
    const isOfAgent =
      error instanceof WakeelError &&
      error.code.startsWith('runs.') &&
      error.code !== 'runs.version_not_found'
    if (isOfAgent) return error.code
    throw error
  }
}

const withoutReply = (question: evaluations.EvaluationQuestion) => ({
  question,
  passed: false,
  outcome_met: false,
  expectations_met: question.expectations.map(() => false),
  outcome: null,
  answer: null,
})

async function ofDraft(
  terminal: Terminal,
  connection: Connection,
  file: string,
): Promise<Evaluated> {
  const { app_id: id, agent } = await saveDraft(terminal, connection, file)
  return {
    questions: agent.evaluation ?? [],
    ask: async (question) => (await connection.call('tryQuestion', { id, question })).result,
  }
}
