import { TaskNotFoundError } from '@a2a-js/sdk/errors'
import { and, eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import { conversationOf, runs } from '../../database/schema/runs.ts'
import { filesOf, type WithFiles } from '../../runs/run-files.ts'
import { selectRuns } from '../../runs/run-history.ts'
import { conversationIdOf } from '../../runs/run-records.ts'
import type { A2aDependencies } from './dependencies.ts'
import { type Owner, ownedBy } from './own-runs.ts'
import { chainOf, type Link } from './task-chain.ts'

type Row = Awaited<ReturnType<typeof selectRuns>>[number]

/** A task as it is stored: its runs in their order, the last of which says how it stands. */
export interface TaskRuns extends WithFiles {
  contextId: string
  rows: [Row, ...Row[]]
}

export const lastOf = ({ rows }: TaskRuns): Row => rows.at(-1)!

/** The task of this id; throws TaskNotFound where the caller has none. */
export async function requireTask(
  parts: Pick<A2aDependencies, 'database'>,
  owner: Owner,
  id: string,
): Promise<TaskRuns> {
  const task = await findTaskOf(parts, owner, id)
  // The run in the middle of a task is none.
  if (task?.rows[0].run.id !== id) throw new TaskNotFoundError(`Task not found: ${shown(id)}`)
  return task
}

/** The task that a run belongs to. */
export async function findTaskOf(
  { database }: Pick<A2aDependencies, 'database'>,
  owner: Owner,
  runId: string,
): Promise<TaskRuns | undefined> {
  if (!isId(runId)) return undefined
  const [run] = await database
    .select({ id: runs.id, firstRunId: runs.firstRunId })
    .from(runs)
    .where(and(eq(runs.id, runId), ownedBy(owner)))
  if (!run) return undefined
  const contextId = conversationIdOf(run)
  const conversation = (await linksOf({ database }, owner, [contextId])).get(contextId) ?? []
  const chain = chainOf(conversation, runId)
  const rows = await selectRuns(database).where(inArray(runs.id, chain))
  const [first, ...others] = inOrder(rows, chain)
  if (!first) return undefined
  return { contextId, rows: [first, ...others], ...(await filesOf(database, chain.at(-1)!)) }
}

/** By conversation, the oldest run first. */
export async function linksOf(
  { database }: Pick<A2aDependencies, 'database'>,
  owner: Owner,
  contextIds: readonly string[],
): Promise<Map<string, Link[]>> {
  const links = await database
    .select({
      id: runs.id,
      replyTo: runs.replyTo,
      status: runs.status,
      isRefused: runs.isRefused,
      contextId: conversationOf(runs),
    })
    .from(runs)
    .where(and(inArray(conversationOf(runs), [...contextIds]), ownedBy(owner)))
    .orderBy(runs.startedAt, runs.id)
  return Map.groupBy(links, ({ contextId }) => contextId)
}

export const inOrder = (rows: readonly Row[], ids: readonly string[]): Row[] => {
  const byId = new Map(rows.map((row) => [row.run.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

export const isId = (text: unknown): text is string => z.uuid().safeParse(text).success

const shown = (id: unknown): string => String(id).slice(0, 100)
