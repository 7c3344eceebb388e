import { type SQL, sql } from 'drizzle-orm'
import {
  capValues,
  countingForKey,
  isWithinCap,
  lockKey,
  readingCap,
} from '../api-keys/spending-cap.ts'
import { chargingFree, FREE, findingFree } from '../billing/spending/free-run.ts'
import type { Database, Transaction } from '../database/database.ts'
import { param, statement, type Values } from '../database/statement.ts'
import { DomainError } from '../errors.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import { toAttachedRecord } from './attached-records.ts'
import type { Place } from './conversation.ts'
import {
  isAllowanceLeft,
  requireAllowance,
  takingDemo,
  toDemoLimit,
  usedDemos,
} from './demo-allowance.ts'
import { NOT_RECORDED } from './recorded.ts'
import { isCustomerRun } from './run-kinds.ts'
import { contentHash, type Request, type Run } from './run-records.ts'
import {
  type AtWork,
  countingAtWork,
  isRunSlotFree,
  lockThoseAtWork,
  maxOfPerson,
  type RunsAtOnce,
  requireRunSlot,
} from './runs-at-once.ts'
import type { ConfirmedCall } from './runtimes/mcp/proposal.ts'
import {
  isSeriesShort,
  lookingForUnanswered,
  requireFewerUnanswered,
  type Unanswered,
  unansweredKey,
} from './unanswered-runs.ts'

/** What became of a run that was about to be stored. Where it was not, nothing was. */
type Outcome = AtWork &
  Unanswered & {
    is_stored: boolean
    /** Another run has its idempotency key, or makes the call that it confirms. */
    is_repeat: boolean
    has_left: boolean
    used: number
  }

const [person, userId] = [param('person', 'text'), param('user_id', 'text')]

/** What a run of some kind adds to the statement that stores it, in the terms of whatever it concerns. */
interface Added {
  /** What it reads before, each followed by a comma. */
  read: SQL
  isAllowed: SQL
  /** What it stores with the run, each preceded by a comma. */
  store: SQL
}

/*
 * Stores a run and takes the free run that it uses, if everything allows it, behind `lockThoseAtWork`. One statement, as each costs about as
 * much as what it does: what each part decides stands in the part's own file. The run comes before the free run: one whose key is another's is
 * not stored, and takes none. The person is held before anything of theirs is stored, against leaving.
 */
const storing = (name: string, { read, isAllowed, store }: Added) =>
  statement<Outcome>(
    name,
    sql`
  with at_work as (${countingAtWork}),
  unanswered as (${lookingForUnanswered}),
  used as (${usedDemos}),
  ${read}
  allowed as (
    select from at_work left join unanswered on true left join used on true
    where (not ${param('is_customers', 'boolean')} or (${isRunSlotFree} and ${isSeriesShort}
      and (${param('kind', 'text')} <> 'demo' or ${isAllowanceLeft}))) and ${isAllowed}
  ),
  held as (select id from users where id = ${userId} for key share),
  stored as (
    insert into runs (id, app_id, kind, person, user_id, organisation_id, api_key_id, idempotency_key, input_hash, input, attached_files, reply_to, first_run_id,
      confirms, proposed_call, status, agent_version, is_pinned, started_at, process_id, network)
    select ${param('id', 'uuid')}, ${param('app_id', 'uuid')}, ${param('kind', 'text')}, ${person}, ${userId},
      ${param('organisation_id', 'uuid')}, ${param('api_key_id', 'uuid')}, ${param('idempotency_key', 'text')}, ${param('input_hash', 'text')}, ${param('input', 'text')},
      ${param('attached_files', 'jsonb')}, ${param('reply_to', 'uuid')}, ${param('first_run_id', 'uuid')}, ${param('confirms', 'uuid')}, ${param('proposed_call', 'jsonb')},
      'running', ${param('agent_version', 'int')}, ${param('is_pinned', 'boolean')}, ${param('now', 'timestamptz')}, ${param('process_id', 'uuid')}, ${param('network', 'text')}
    from allowed where ${userId} is null or exists (select from held)
    on conflict do nothing returning id
  ),
  taken as (${takingDemo})${store}
  select at_work.*, unanswered.count as unanswered, unanswered.window_ends_at as unanswered_until,
    coalesce((select usage_count from used), 0) as used, exists (select from stored) as is_stored,
    ${userId} is not null and not exists (select from held) as has_left,
    not exists (select from stored) and (
      exists (select from runs where person = ${person} and idempotency_key = ${param('idempotency_key', 'text')})
      or exists (select from runs where confirms = ${param('confirms', 'uuid')})) as is_repeat
  from at_work left join unanswered on true`,
  )

const storingRun = storing('store_run', { read: sql``, isAllowed: sql`true`, store: sql`` })

/** The same of somebody's run of an agent that costs nothing, which is charged and counted for its key with it. */
const storingFreeRun = storing('store_free_run', {
  read: sql`free as (${findingFree}), ${readingCap},`,
  isAllowed: sql`exists (select from free) and ${isWithinCap}`,
  store: sql`, charged as (${chargingFree}), counted as (${countingForKey})`,
})

const lockingPerson = statement<never>(
  'lock_person',
  sql`select id from users where id = ${userId} for key share`,
)

/** A run that is about to begin, with what it takes to store it. */
export interface Beginning {
  run: Run
  atOnce: RunsAtOnce
  limits: RateLimits
}

export const toRun = (
  { confirmation, call, files, ...request }: Request,
  place: Place,
  now: Date,
  confirmed: ConfirmedCall | undefined,
): Run => ({
  ...NOT_ENDED,
  id: request.id,
  appId: request.appId,
  kind: request.kind,
  person: request.person,
  userId: request.userId ?? null,
  organisationId: request.organisationId ?? null,
  apiKeyId: request.apiKeyId ?? null,
  idempotencyKey: request.idempotencyKey ?? null,
  inputHash: contentHash({ ...request, confirmation, call, files }),
  input: request.input,
  attachedFiles: files?.map(toAttachedRecord) ?? null,
  ...place,
  confirms: confirmation?.id ?? null,
  proposedCall: confirmed?.call ?? null,
  agentVersion: request.agentVersion,
  isPinned: request.isPinned ?? false,
  startedAt: now,
  processId: request.processId,
  network: request.network ?? null,
})

const NOT_ENDED = {
  status: 'running',
  answer: null,
  isRefused: null,
  suggestions: null,
  errorCode: null,
  provider: null,
  fellBack: null,
  isCut: null,
  skillsUsed: null,
  skillInputs: null,
  ...NOT_RECORDED,
  ownFigures: null,
  remoteThread: null,
  remoteError: null,
  elapsedMs: null,
  finishedAt: null,
  deletedAt: null,
} as const

/** Stores a run in a transaction and message of its own, and locks those who begin at the same moment before. */
export async function lockAndStoreRun(
  database: Database,
  beginning: Beginning,
): Promise<Run | undefined> {
  const locked = lockThoseAtWork.bind(whoBegins(beginning.run))
  return stored(beginning, async () => {
    const answers = await database.together([locked, storingRun.bind(toValues(beginning))])
    return answers[1] as Outcome[]
  })
}

/**
 * Stores somebody's own run of an agent that costs nothing in a transaction and message of its own. Undefined where something stands in the
 * way: what that is, whoever stores it step by step is told. The locks are taken in the same order there.
 */
export async function storeFreeRun(
  database: Database,
  beginning: Beginning,
  charge: Values,
): Promise<Run | undefined> {
  const { run } = beginning
  const ofKey = capValues(run, 0)
  const statements = [
    lockThoseAtWork.bind(whoBegins(run)),
    lockingPerson.bind({ user_id: run.userId }),
    ...(run.apiKeyId === null ? [] : [lockKey.bind(ofKey)]),
    storingFreeRun.bind({ ...toValues(beginning), ...charge, ...ofKey }),
  ]
  const answers = await database.together(statements)
  const [outcome] = answers.at(-1) as Outcome[]
  return outcome!.is_stored ? { ...run, charge: FREE } : undefined
}

/** Stores a run in a transaction that has locked those who begin at the same moment. */
export const storeRun = (tx: Transaction, beginning: Beginning): Promise<Run | undefined> =>
  stored(beginning, () => storingRun.execute(tx, toValues(beginning)))

/** Undefined: the key already belongs to another run, or another run has made the call that this one confirms. Throws what stands in the way. */
async function stored(
  { run, atOnce, limits }: Beginning,
  ask: () => Promise<Outcome[]>,
): Promise<Run | undefined> {
  try {
    const outcome = (await ask())[0]!
    if (outcome.is_stored) return run
    if (isCustomerRun(run)) {
      requireRunSlot(outcome, atOnce, run)
      requireFewerUnanswered(limits, outcome)
    }
    if (outcome.has_left) throw new DomainError('accounts.sign_in_required')
    if (!outcome.is_repeat && run.kind === 'demo') requireAllowance(outcome.used)
    return undefined
  } catch (error) {
    throw toDemoLimit(error)
  }
}

/** Whose runs at once are locked. */
export const whoBegins = ({
  person,
  network,
}: Pick<Request, 'person' | 'network'> | Pick<Run, 'person' | 'network'>) => ({
  person,
  network: network ?? null,
})

const toValues = ({ run, atOnce, limits }: Beginning) => ({
  id: run.id,
  app_id: run.appId,
  kind: run.kind,
  is_customers: isCustomerRun(run),
  person: run.person,
  user_id: run.userId,
  organisation_id: run.organisationId,
  api_key_id: run.apiKeyId,
  idempotency_key: run.idempotencyKey,
  input_hash: run.inputHash,
  input: run.input,
  attached_files: run.attachedFiles && JSON.stringify(run.attachedFiles),
  reply_to: run.replyTo,
  first_run_id: run.firstRunId,
  confirms: run.confirms,
  proposed_call: run.proposedCall && JSON.stringify(run.proposedCall),
  agent_version: run.agentVersion,
  is_pinned: run.isPinned,
  now: run.startedAt.toISOString(),
  process_id: run.processId,
  network: run.network,
  max_of_person: maxOfPerson(atOnce, run),
  max_of_network: atOnce.network,
  unanswered_key: unansweredKey(limits, run),
})
