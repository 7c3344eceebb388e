import { type ListTasksRequest, type ListTasksResponse, TaskState } from '@a2a-js/sdk'
import { RequestMalformedError } from '@a2a-js/sdk/errors'
import { and, desc, eq, exists, inArray, not, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { IsoTimeAndId, readCursor, toPage } from '../../cursor.ts'
import type { Database } from '../../database/database.ts'
import { runs } from '../../database/schema/runs.ts'
import { isOf } from '../../runs/conversation.ts'
import { listFiles } from '../../runs/run-files.ts'
import { selectRuns } from '../../runs/run-history.ts'
import { conversationIdOf } from '../../runs/run-records.ts'
import type { A2aParts, Call } from './call.ts'
import { type Owner, ownedBy } from './own-runs.ts'
import { toTask, withHistory } from './task.ts'
import { chainOf } from './task-chain.ts'
import { inOrder, isId, linksOf, type TaskRuns } from './task-runs.ts'

const LIST = 'tasks'
const PAGE_SIZE = { default: 50, max: 100 }

/** When a task came to stand as it does. */
const changedAt = sql<Date>`coalesce(${runs.finishedAt}, ${runs.startedAt})`

const reply = alias(runs, 'reply')

/** The last run of a task is one that is no question, or one without a reply: as many as there are tasks. */
const isLast = (database: Database): SQL | undefined =>
  not(
    and(
      eq(runs.status, 'unanswered'),
      sql`${runs.isRefused} is not true`,
      exists(database.select({ id: reply.id }).from(reply).where(eq(reply.replyTo, runs.id))),
    )!,
  )

/** The caller’s own tasks of the agent, the one that changed last first. */
export async function listTasks(
  { database }: A2aParts,
  { owner }: Call,
  request: ListTasksRequest,
): Promise<ListTasksResponse> {
  const pageSize = request.pageSize ?? PAGE_SIZE.default
  if (!Number.isInteger(pageSize) || pageSize < 1 || pageSize > PAGE_SIZE.max)
    throw new RequestMalformedError(`pageSize must be 1 to ${PAGE_SIZE.max}`)
  const matching = and(ownedBy(owner), isLast(database), ...filtersOf(request))
  const after = readCursor(LIST, request.pageToken || undefined, IsoTimeAndId)
  const [totalSize, found] = await Promise.all([
    database.$count(runs, matching),
    selectRuns(database)
      .where(
        and(
          matching,
          after && sql`(${changedAt}, ${runs.id}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`,
        ),
      )
      .orderBy(desc(changedAt), desc(runs.id))
      .limit(pageSize + 1),
  ])
  const { shown, next_cursor } = toPage(LIST, found, pageSize, ({ run }) => [
    (run.finishedAt ?? run.startedAt).toISOString(),
    run.id,
  ])
  const tasks = (await wholeTasks({ database }, owner, shown)).map(toTask)
  return {
    tasks: tasks.map((task) => ({
      ...withHistory(task, request.historyLength),
      artifacts: request.includeArtifacts ? task.artifacts : [],
    })),
    nextPageToken: next_cursor ?? '',
    pageSize,
    totalSize,
  }
}

function filtersOf({ contextId, status, statusTimestampAfter }: ListTasksRequest): SQL[] {
  const filters: SQL[] = []
  if (contextId !== '') filters.push(isId(contextId) ? isOf(contextId) : NONE)
  if (status !== TaskState.TASK_STATE_UNSPECIFIED) filters.push(hasState(status))
  if (statusTimestampAfter !== undefined) {
    const after = new Date(statusTimestampAfter)
    if (Number.isNaN(after.getTime()))
      throw new RequestMalformedError('statusTimestampAfter must be a time in ISO 8601')
    filters.push(sql`${changedAt} >= ${after.toISOString()}::timestamptz`)
  }
  return filters
}

const NONE = sql`false`

/** The reverse of `stateOf`. */
function hasState(state: TaskState): SQL {
  switch (state) {
    case TaskState.TASK_STATE_WORKING:
      return eq(runs.status, 'running')
    case TaskState.TASK_STATE_COMPLETED:
      return eq(runs.status, 'succeeded')
    case TaskState.TASK_STATE_CANCELED:
      return eq(runs.status, 'cancelled')
    case TaskState.TASK_STATE_FAILED:
      return eq(runs.status, 'failed')
    case TaskState.TASK_STATE_INPUT_REQUIRED:
      return sql`${runs.status} = 'unanswered' and ${runs.isRefused} is not true`
    case TaskState.TASK_STATE_REJECTED:
      return sql`${runs.status} = 'unanswered' and ${runs.isRefused}`
    case TaskState.TASK_STATE_SUBMITTED:
    case TaskState.TASK_STATE_AUTH_REQUIRED:
      return NONE
    default:
      throw new RequestMalformedError('status is not a state of tasks')
  }
}

/** Tasks from their last runs. Of their files only the names are told: a task by itself has them whole. */
async function wholeTasks(
  parts: { database: Database },
  owner: Owner,
  lastRuns: TaskRuns['rows'][0][],
): Promise<TaskRuns[]> {
  const contexts = await linksOf(
    parts,
    owner,
    lastRuns.map(({ run }) => conversationIdOf(run)),
  )
  const chains = lastRuns.map(({ run }) =>
    chainOf(contexts.get(conversationIdOf(run)) ?? [], run.id),
  )
  const [rows, files] = await Promise.all([
    selectRuns(parts.database).where(inArray(runs.id, chains.flat())),
    listFiles(
      parts.database,
      lastRuns.map(({ run }) => run.id),
    ),
  ])
  return chains.flatMap((chain) => {
    const [first, ...others] = inOrder(rows, chain)
    if (!first) return []
    const named = files.get(chain.at(-1)!)?.map((file) => ({ ...file, data: null }))
    return [
      {
        contextId: conversationIdOf(first.run),
        rows: [first, ...others],
        ...(named && { files: named }),
      } satisfies TaskRuns,
    ]
  })
}
