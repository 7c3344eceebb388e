import { createHash } from 'node:crypto'
import type { runs as contract, ErrorCode } from '@wakeel/contract'
import { and, eq, notInArray } from 'drizzle-orm'
import { personOfUser } from '../accounts/person.ts'
import { said } from '../connections/remotes/said.ts'
import type { Queries, Transaction } from '../database/database.ts'
import { runs } from '../database/schema/runs.ts'
import { DomainError } from '../errors.ts'
import type { Context } from '../http/context.ts'
import { giveDemoBack } from './demo-allowance.ts'
import { filesOf, type WithFiles } from './run-files.ts'
import type { SkillCall } from './runtimes/runtime.ts'

export type Run = typeof runs.$inferSelect &
  WithFiles & {
    /** How many free runs of the agent its person has used, where its end has told. */
    usedDemos?: number
    /** What pays for it, where its beginning has told. */
    charge?: contract.RunResult['charge']
  }

/** What a run is asked to do, before anything has happened. */
export interface Request {
  id: string
  appId: string
  kind: 'demo' | 'check' | 'rehearsal' | 'paid' | 'test'
  person: string
  userId: string | undefined
  /** Whom a paid run is for, when that is not the person alone. */
  organisationId?: string | undefined
  /** What its caller signed in with, when that was a key. */
  apiKeyId?: string | undefined
  /** The key whose runs are all that this one may reply to, or confirm. */
  onlyRunsOf?: string | undefined
  idempotencyKey: string | undefined
  /** Of a call: how it stands in the history. */
  input: string
  /** A skill that is called with input of its own shape, in place of a message that an agent reads. */
  call?: SkillCall | undefined
  /** The run that it replies to. */
  replyTo?: string | undefined
  /** The version of the agent that is asked for. */
  version?: number | undefined
  /** What goes with the words to an agent elsewhere; it is not kept. */
  files?: contract.AttachedFile[] | undefined
  /** The person's order to make a call that was proposed to them. */
  confirmation?: contract.Confirmation | undefined
  agentVersion: number
  /** That version was asked for, now or earlier in the conversation. */
  isPinned?: boolean
  /** Whoever executes it. */
  processId: string
  /** The keyed hash of a visitor's address. */
  network?: string | undefined
}

/** A request that has no id and no agent yet. */
export type NewRun = Omit<Request, 'id' | 'agentVersion' | 'isPinned' | 'processId'>

/** What somebody who waits for the answer gives: word that they have gone, and an ear for what comes before it. */
export interface RunContext
  extends Pick<
    Context<contract.DemoEvent>,
    'signal' | 'emit' | 'isStreamed' | 'isDetached' | 'onStored'
  > {
  /** Called once the run is stored, or belongs to another request. */
  onBegun?(): void
}

export type RequestContent = Pick<
  Request,
  | 'appId'
  | 'kind'
  | 'person'
  | 'organisationId'
  | 'idempotencyKey'
  | 'input'
  | 'call'
  | 'replyTo'
  | 'version'
  | 'files'
  | 'confirmation'
>

/** Which version of the agent answered, and whether it was asked for. */
export const toVersion = ({ agentVersion, isPinned }: Pick<Run, 'agentVersion' | 'isPinned'>) => ({
  version: agentVersion,
  ...(isPinned && { is_pinned: true as const }),
})

export const conversationIdOf = ({ firstRunId, id }: Pick<Run, 'firstRunId' | 'id'>): string =>
  firstRunId ?? id

/** Who a run counts for: whoever pays for what the visitors of their widget ask, else its person. */
export const countedAs = ({
  person,
  userId,
}: Pick<NewRun, 'person'> & { userId?: string | null | undefined }) =>
  userId ? personOfUser(userId) : person

/** What the agent's reply is; null where there is none. */
export function outcomeOf({
  status,
  isRefused,
}: Pick<Run, 'status' | 'isRefused'>): contract.RunOutcome | null {
  if (status === 'succeeded') return 'answer'
  if (status !== 'unanswered') return null
  return isRefused ? 'refusal' : 'question'
}

/** A run that has ended does not belong to a process any more, and no network is told. */
export const atRest = { processId: null, network: null } as const

/**
 * Ends a run without an answer and gives the free run and the idempotency key back, so that a repeat may try again.
 * Undefined: it had ended before.
 */
export async function giveBack(
  tx: Transaction,
  run: Run,
  {
    errorCode,
    inner,
    provider,
  }: { errorCode: ErrorCode; inner?: string | undefined; provider: string | null },
  now: Date,
): Promise<Run | undefined> {
  const [ended] = await tx
    .update(runs)
    .set({
      ...atRest,
      status: errorCode === 'runs.cancelled' ? 'cancelled' : 'failed',
      errorCode,
      remoteError: toInner(inner),
      provider,
      idempotencyKey: null,
      elapsedMs: elapsed(run, now),
      finishedAt: now,
    })
    .where(and(eq(runs.id, run.id), eq(runs.status, 'running')))
    .returning()
  // The person as stored now: whoever left in the meantime has another name there.
  if (ended?.kind === 'demo') await giveDemoBack(tx, ended.person, ended.appId)
  return ended
}

/** Runs that nobody in this process is working on and that have not ended. */
export function unfinishedRuns(queries: Queries, mine: ReadonlySet<string>): Promise<Run[]> {
  return queries
    .select()
    .from(runs)
    .where(and(eq(runs.status, 'running'), notInArray(runs.id, [...mine])))
}

export async function findRun(queries: Queries, id: string): Promise<Run | undefined> {
  const [run] = await queries.select().from(runs).where(eq(runs.id, id))
  return run && { ...run, ...(await filesOf(queries, run.id)) }
}

/** The run that an idempotency key of this person belongs to, running or not; undefined when it is free. Refused with other content, and where it was deleted. */
export async function findByKey(
  queries: Queries,
  request: RequestContent,
): Promise<Run | undefined> {
  if (request.idempotencyKey === undefined) return undefined
  const [run] = await queries
    .select()
    .from(runs)
    .where(and(eq(runs.person, request.person), eq(runs.idempotencyKey, request.idempotencyKey)))
  if (!run) return undefined
  if (run.deletedAt) throw new DomainError('runs.deleted')
  if (run.inputHash !== contentHash(request)) throw new DomainError('request.key_reused')
  return { ...run, ...(await filesOf(queries, run.id)) }
}

export function contentHash({
  appId,
  kind,
  organisationId,
  input,
  call,
  replyTo,
  version,
  files,
  confirmation,
}: RequestContent): string {
  const payer = organisationId === undefined ? '' : ` ${organisationId}`
  const reply = replyTo === undefined ? '' : ` to ${replyTo}`
  const pinned = version === undefined ? '' : ` @${version}`
  const attached = files === undefined ? '' : `\n${JSON.stringify(files)}`
  const confirmed =
    confirmation === undefined
      ? ''
      : `\n${confirmation.id} ${JSON.stringify(confirmation.arguments)}`
  const called = call === undefined ? '' : `\n${call.skill} ${JSON.stringify(call.input)}`
  return createHash('sha256')
    .update(`${kind}${payer}${reply}${pinned}\n${appId}\n${input}${confirmed}${called}${attached}`)
    .digest('base64url')
}

const INNER_MAX_LENGTH = 2000

/** The other end's own words as they are stored. */
export const toInner = (text: string | undefined): string | null =>
  text === undefined ? null : said(text, INNER_MAX_LENGTH) || null

export const elapsed = (run: Run, now: Date): number =>
  Math.max(0, now.getTime() - run.startedAt.getTime())
