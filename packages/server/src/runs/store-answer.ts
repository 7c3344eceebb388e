import { sql } from 'drizzle-orm'
import { takingFree } from '../billing/spending/free-run.ts'
import type { ExecutionCounts } from '../catalogue/execution-counts.ts'
import type { Queries, Transaction } from '../database/database.ts'
import { param, statement } from '../database/statement.ts'
import { DomainError } from '../errors.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import type { Agent } from './agents.ts'
import { type CountedRow, countingRun, ofEachAsker, toCounts } from './count-run.ts'
import { giveDemoBack, usedDemos } from './demo-allowance.ts'
import { pointsValues } from './popularity.ts'
import { toRecorded } from './recorded.ts'
import { recordingRun, runEventValues } from './run-event.ts'
import { keepFiles } from './run-files.ts'
import { atRest, elapsed, type Run, toInner } from './run-records.ts'
import type { Answer } from './runtimes/runtime.ts'
import { clearingUnanswered, unansweredKey } from './unanswered-runs.ts'

/**
 * Stores what an agent said, unless the run is no longer its person's: it was given back, or the person has left. Found by its id: the index of
 * runs at work, which `status = 'running'` would suggest, holds those that have just ended too.
 */
const answering = sql`
  update runs set process_id = null, network = null, status = ${param('status', 'text')}, is_refused = ${param('is_refused', 'boolean')},
    answer = ${param('answer', 'text')}, suggestions = ${param('suggestions', 'jsonb')}, remote_thread = ${param('remote_thread', 'jsonb')},
    skills_used = ${param('skills_used', 'jsonb')}, fell_back = ${param('fell_back', 'boolean')}, is_cut = ${param('is_cut', 'boolean')}, own_figures = ${param('own_figures', 'jsonb')},
    proposed_call = ${param('proposed_call', 'jsonb')}, remote_error = ${param('remote_error', 'text')}, provider = ${param('provider', 'text')},
    skill_calls = ${param('skill_calls', 'jsonb')}, skill_inputs = ${param('skill_inputs', 'text')}, agent_sha256 = ${param('agent_sha256', 'text')},
    input_sha256 = ${param('input_sha256', 'text')}, answer_sha256 = ${param('answer_sha256', 'text')},
    files_sha256 = ${param('files_sha256', 'jsonb')},
    elapsed_ms = ${param('elapsed_ms', 'int')}, finished_at = ${param('now', 'timestamptz')}
  where id = ${param('run_id', 'uuid')} and (status = 'running') is true and person = ${param('person', 'text')}
  returning id`

const storingAnswer = statement<{ id: string }>(
  'store_answer',
  sql`with stored as (${answering}), told as (${recordingRun}) select id from stored`,
)

interface FreeRow extends CountedRow {
  /** How many free runs of the agent the person of a demo has used. */
  used?: number
}

/*
 * An answered demo costs nothing and is all counted in one statement, as each costs about as much as what it does. What begins anew is cleared
 * before anything is counted: paid runs of the same person take the rows in this order too, the app's last.
 */
const storingDemoAnswer = ofEachAsker<FreeRow>(
  'store_demo_answer',
  (asker) => sql`
  with stored as (${answering}),
  cleared as (${clearingUnanswered}),
  ${asker.isUser ? sql`told as (${recordingRun}),` : sql``}
  answered as (select from stored where (select count(*) from cleared) >= 0),
  ${countingRun(asker)}
  select execution_count, popularity, (${usedDemos}) as used from counted`,
)

/** The same of an agent that costs nothing, whose charge ends with it. */
const storingFreeAnswer = ofEachAsker<FreeRow>(
  'store_free_answer',
  (asker) => sql`
  with stored as (${answering}),
  cleared as (${clearingUnanswered}),
  told as (${recordingRun}),
  charged as (${takingFree}),
  answered as (select from stored where (select count(*) from cleared) >= 0),
  ${countingRun(asker)}
  select execution_count, popularity from counted`,
)

/** What was said in reply to a run, and by whom. */
export interface Reply {
  agent: Agent
  answer: Answer
  provider: string
}

/** When it is stored, and where whoever is told of it reads it. */
interface Telling {
  now: Date
  publicUrl: string
}

/** A run with what the agent said. */
function toEnded(run: Run, { agent, answer, provider }: Reply, now: Date): Run {
  const isAnswered = answer.outcome === 'answer'
  return {
    ...run,
    ...atRest,
    status: isAnswered ? 'succeeded' : 'unanswered',
    isRefused: isAnswered ? null : answer.outcome === 'refusal',
    answer: answer.text,
    suggestions: answer.suggestions?.length ? answer.suggestions : null,
    remoteThread: answer.remoteThread ?? null,
    ...toRecorded(run, agent, answer),
    fellBack: answer.fellBack ?? null,
    isCut: answer.isCut ?? null,
    ownFigures: answer.ownFigures?.length ? answer.ownFigures : null,
    proposedCall: answer.proposal ?? run.proposedCall,
    remoteError: toInner(answer.remoteError),
    provider,
    elapsedMs: elapsed(run, now),
    finishedAt: now,
  }
}

const toValues = (ended: Run, now: Date) => ({
  run_id: ended.id,
  person: ended.person,
  status: ended.status,
  is_refused: ended.isRefused,
  answer: ended.answer,
  suggestions: toJson(ended.suggestions),
  remote_thread: toJson(ended.remoteThread),
  skills_used: toJson(ended.skillsUsed),
  skill_calls: toJson(ended.skillCalls),
  skill_inputs: ended.skillInputs,
  agent_sha256: ended.agentSha256,
  input_sha256: ended.inputSha256,
  answer_sha256: ended.answerSha256,
  files_sha256: toJson(ended.filesSha256),
  fell_back: ended.fellBack,
  is_cut: ended.isCut,
  own_figures: toJson(ended.ownFigures),
  proposed_call: toJson(ended.proposedCall),
  remote_error: ended.remoteError,
  provider: ended.provider,
  elapsed_ms: ended.elapsedMs,
  now: now.toISOString(),
})

const toJson = (value: unknown): string | null => (value === null ? null : JSON.stringify(value))

/** Stores what the agent said; what is no answer gives the free run back. */
export async function storeAnswer(
  tx: Transaction,
  run: Run,
  reply: Reply,
  { now, publicUrl }: Telling,
): Promise<Run> {
  const { answer } = reply
  const ended = toEnded(run, reply, now)
  const stored = await storingAnswer.execute(tx, {
    ...runEventValues(ended, publicUrl),
    ...toValues(ended, now),
  })
  if (stored.length === 0) throw new DomainError('runs.cancelled')
  if (run.kind === 'demo' && answer.outcome !== 'answer')
    await giveDemoBack(tx, run.person, run.appId)
  return { ...ended, ...(await keepFiles(tx, run.id, answer.files)) }
}

/** Whether all that an answer changes is that a run which costs nothing was answered. */
export const isFreeAnswer = (
  { kind, charge, organisationId }: Run,
  { outcome, files }: Answer,
): boolean =>
  outcome === 'answer' &&
  !files &&
  (kind === 'demo' || (charge?.source === 'free' && organisationId === null))

/** The same of such a run, which is counted with it. */
export async function storeFreeAnswer(
  queries: Queries,
  limits: RateLimits,
  run: Run,
  reply: Reply,
  { now, publicUrl }: Telling,
): Promise<[Run, ExecutionCounts]> {
  const ended = toEnded(run, reply, now)
  const values = {
    ...runEventValues(ended, publicUrl),
    ...pointsValues(limits, run, now),
    ...toValues(ended, now),
    unanswered_key: unansweredKey(limits, run),
  }
  const storing = run.kind === 'demo' ? storingDemoAnswer : storingFreeAnswer
  const [row] = await storing(run).execute(queries, values)
  if (!row) throw new DomainError('runs.cancelled')
  return [{ ...ended, ...(row.used !== undefined && { usedDemos: row.used }) }, toCounts(run, row)]
}
