import { createHash } from 'node:crypto'
import type { runs as contract, ErrorCode } from '@wakeel/contract'
import { and, eq, lte, notInArray } from 'drizzle-orm'
import { holdPerson } from '../accounts/hold-person.ts'
import type { Queries, Transaction } from '../database/database.ts'
import { DomainError } from '../errors.ts'
import type { Context } from '../http/context.ts'
import { giveDemoBack, takeDemo } from './demo-allowance.ts'
import type { Answer } from './runtimes/runtime.ts'
import { runs } from './tables.ts'

export type Run = typeof runs.$inferSelect

/** What a run is asked to do, before anything has happened. */
export interface Request {
  id: string
  appId: string
  kind: 'demo' | 'check' | 'rehearsal' | 'paid'
  person: string
  userId: string | undefined
  /** Whom a paid run is for, when that is not the person alone. */
  organisationId?: string | undefined
  idempotencyKey: string | undefined
  input: string
  agentVersion: number
}

/** A request that has no id and no agent yet. */
export type NewRun = Omit<Request, 'id' | 'agentVersion'>

/** What somebody who waits for the answer gives: word that they have gone, and an ear for what comes before it. */
export type RunContext = Pick<Context<contract.DemoEvent>, 'signal' | 'emit'>

type RequestContent = Pick<Request, 'appId' | 'kind' | 'person' | 'organisationId' | 'idempotencyKey' | 'input'>

/** Stores a run that is about to begin, with the free run it uses. Undefined: the key already belongs to another run. */
export async function reserve(tx: Transaction, request: Request, now: Date): Promise<Run | undefined> {
  if (request.userId) await holdPerson(tx, request.userId)
  // The run comes first: a repeat waits here for the first one to commit, before it could take a free run of its own.
  const [run] = await tx
    .insert(runs)
    .values({ ...request, inputHash: contentHash(request), status: 'running', startedAt: now })
    .onConflictDoNothing({ target: [runs.person, runs.idempotencyKey] })
    .returning()
  if (run?.kind === 'demo') await takeDemo(tx, run.person, run.appId, now)
  return run
}

/** Stores the answer. Throws when the run is no longer its person's: it was given back, or the person has left. */
export async function settle(tx: Transaction, run: Run, answer: Answer, provider: string, now: Date): Promise<Run> {
  const [settled] = await tx
    .update(runs)
    .set({
      status: 'succeeded',
      answer: answer.text,
      skillsUsed: answer.skillsUsed,
      provider,
      elapsedMs: elapsed(run, now),
      finishedAt: now,
    })
    .where(and(eq(runs.id, run.id), eq(runs.status, 'running'), eq(runs.person, run.person)))
    .returning()
  if (!settled) throw new DomainError('runs.cancelled')
  return settled
}

/**
 * Ends a run without an answer and gives the free run and the idempotency key back, so that a repeat may try again.
 * Undefined: it had ended before.
 */
export async function giveBack(
  tx: Transaction,
  run: Run,
  errorCode: ErrorCode,
  provider: string | null,
  now: Date,
): Promise<Run | undefined> {
  const [ended] = await tx
    .update(runs)
    .set({
      status: errorCode === 'runs.cancelled' ? 'cancelled' : 'failed',
      errorCode,
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

/** Runs begun by that time which nobody in this process is working on. */
export function unfinishedRuns(queries: Queries, startedBy: Date, mine: ReadonlySet<string>): Promise<Run[]> {
  return queries
    .select()
    .from(runs)
    .where(and(eq(runs.status, 'running'), lte(runs.startedAt, startedBy), notInArray(runs.id, [...mine])))
}

/** The run that an idempotency key of this person belongs to, or undefined when it is free. Refused with other content or while it runs. */
export async function findRepeat(queries: Queries, request: RequestContent): Promise<Run | undefined> {
  if (request.idempotencyKey === undefined) return undefined
  const [run] = await queries
    .select()
    .from(runs)
    .where(and(eq(runs.person, request.person), eq(runs.idempotencyKey, request.idempotencyKey)))
  if (!run) return undefined
  if (run.inputHash !== contentHash(request)) throw new DomainError('request.key_reused')
  if (run.status === 'running') throw new DomainError('request.in_flight', { retryAfterSeconds: 1 })
  return run
}

function contentHash({ appId, kind, organisationId, input }: RequestContent): string {
  const payer = organisationId === undefined ? '' : ` ${organisationId}`
  return createHash('sha256').update(`${kind}${payer}\n${appId}\n${input}`).digest('base64url')
}

const elapsed = (run: Run, now: Date): number => Math.max(0, now.getTime() - run.startedAt.getTime())
