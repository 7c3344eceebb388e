import { and, eq, inArray, isNull, like, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { personOfUser, personOfVisitor } from '../accounts/person.ts'
import type { Queries, Transaction } from '../database/database.ts'
import { conversationOf, runs } from '../database/schema/runs.ts'
import { DomainError } from '../errors.ts'

type Run = typeof runs.$inferSelect

/** A message that may reply to an earlier run, or confirm what one proposed. */
interface Message {
  kind: Run['kind']
  person: string
  userId: string | undefined
  appId: string
  organisationId?: string | undefined
  replyTo?: string | undefined
  confirmation?: { id: string } | undefined
  onlyRunsOf?: string | undefined
}

/** Where in a conversation a run stands. */
export type Place = Pick<Run, 'replyTo' | 'firstRunId'>

export const FIRST: Place = { replyTo: null, firstRunId: null }

/** Whether a message begins a conversation. */
export const isFirst = ({ replyTo, confirmation }: Pick<Message, 'replyTo' | 'confirmation'>) =>
  replyTo === undefined && confirmation === undefined

const first = alias(runs, 'first_run')

/** Whether a run belongs to a conversation. */
export const isOf = (conversationId: string): SQL =>
  sql`${conversationOf(runs)} = ${conversationId}`

/** Whether a run was made with a key, where nothing else may be touched. */
export const isOfKey = (apiKeyId: string | undefined): SQL | undefined =>
  apiKeyId === undefined ? undefined : eq(runs.apiKeyId, apiKeyId)

/** Whose a run is: the person's own, or of what they asked before they had an account and made a part of it. */
function isOfPerson({ person, userId, onlyRunsOf }: Message): SQL | undefined {
  const own = and(eq(runs.person, person), isOfKey(onlyRunsOf))
  if (userId === undefined) return and(own, isNull(runs.userId))
  if (onlyRunsOf !== undefined || person !== personOfUser(userId)) return own
  return or(own, and(eq(runs.userId, userId), like(runs.person, personOfVisitor('%'))))
}

/**
 * The place of a run that replies to another, in the transaction that stores it: the earlier one is of the same agent, person and
 * organisation, the agent has replied to it, and nobody deletes the conversation meanwhile. Two may reply to the same run: conversations
 * are trees, of which the newest branch is shown.
 */
export async function placeOf(tx: Transaction, message: Message): Promise<Place> {
  const { replyTo, confirmation, kind, appId, organisationId } = message
  const earlierId = confirmation?.id ?? replyTo
  if (earlierId === undefined) return FIRST
  const isTheirs = and(
    eq(runs.id, earlierId),
    isOfPerson(message),
    eq(runs.appId, appId),
    organisationId === undefined
      ? isNull(runs.organisationId)
      : eq(runs.organisationId, organisationId),
    kind === 'test' ? eq(runs.kind, 'test') : inArray(runs.kind, ['demo', 'paid']),
    isNull(runs.deletedAt),
  )
  // Whoever deletes a conversation locks its first run. While the agent is at work nobody waits for that lock: a run that ends has others.
  const [earlier] = await tx
    .select({ firstRunId: first.id })
    .from(runs)
    .innerJoin(first, eq(first.id, conversationOf(runs)))
    .where(
      and(isTheirs, inArray(runs.status, ['succeeded', 'unanswered']), isNull(first.deletedAt)),
    )
    .for('share', { of: first })
  if (earlier) return { replyTo: earlierId, firstRunId: earlier.firstRunId }
  const isThere = (await tx.$count(runs, isTheirs)) > 0
  throw new DomainError(isThere ? 'runs.reply_without_outcome' : 'runs.reply_not_found')
}

/** The version that the run which a message replies to was asked for in. */
export async function pinOf(queries: Queries, message: Message): Promise<number | undefined> {
  const { replyTo, confirmation, appId } = message
  const earlierId = confirmation?.id ?? replyTo
  if (earlierId === undefined) return undefined
  const [pinned] = await queries
    .select({ version: runs.agentVersion })
    .from(runs)
    .where(and(eq(runs.id, earlierId), isOfPerson(message), eq(runs.appId, appId), runs.isPinned))
  return pinned?.version
}

/** The runs of a conversation up to its newest, in their order: what other branches held is left out. */
export async function newestBranch(
  queries: Queries,
  conversationId: string,
): Promise<Pick<Run, 'id' | 'startedAt'>[]> {
  const all = await queries
    .select({ id: runs.id, replyTo: runs.replyTo, startedAt: runs.startedAt })
    .from(runs)
    .where(isOf(conversationId))
    .orderBy(runs.startedAt, runs.id)
  const byId = new Map(all.map((run) => [run.id, run]))
  const branch: typeof all = []
  for (let run = all.at(-1); run; run = byId.get(run.replyTo ?? '')) branch.push(run)
  return branch.reverse()
}
