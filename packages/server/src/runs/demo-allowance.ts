import { runs } from '@wakeel/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { Queries, Transaction } from '../database/database.ts'
import { isRefusedByCheck } from '../database/failures.ts'
import { demoAllowances } from '../database/schema/runs.ts'
import { constant, param, statement } from '../database/statement.ts'
import { DomainError } from '../errors.ts'

const UPGRADE_MESSAGE = `You have used your ${runs.DEMO_LIMIT} free runs of this agent. Upgrade to keep using it.`

const [person, appId] = [param('person', 'text'), param('app_id', 'uuid')]

/** How many free runs of an app a person has used, as a part of a statement. */
export const usedDemos = sql`
  select usage_count from demo_allowances where person = ${person} and app_id = ${appId}`

/** Whether that leaves one. It spares what is refused; what holds is that the table takes no fourth. */
export const isAllowanceLeft = sql`coalesce(used.usage_count, 0) < ${constant(runs.DEMO_LIMIT)}`

/** Takes one for the run that the same statement has `stored`. The table refuses a fourth, and with it the run: exact however many ask at once. */
export const takingDemo = sql`
  insert into demo_allowances as allowance (person, app_id, usage_count, last_used_at)
  select ${person}, ${appId}, 1, ${param('now', 'timestamptz')} from stored where ${param('kind', 'text')} = 'demo'
  on conflict (person, app_id) do update
  set usage_count = allowance.usage_count + 1, last_used_at = excluded.last_used_at`

/** Throws when none is left. */
export function requireAllowance(used: number): void {
  if (used >= runs.DEMO_LIMIT) throw new DomainError('runs.demo_limit_reached')
}

/** What the table says of a fourth, as the refusal that it is; other errors as they are. */
export const toDemoLimit = (error: unknown): unknown =>
  isRefusedByCheck(error, 'demo_allowances_count')
    ? new DomainError('runs.demo_limit_reached')
    : error

export async function giveDemoBack(tx: Transaction, person: string, appId: string): Promise<void> {
  await tx
    .update(demoAllowances)
    .set({ usageCount: sql`${demoAllowances.usageCount} - 1` })
    .where(and(eq(demoAllowances.person, person), eq(demoAllowances.appId, appId)))
}

export async function demoInfo(
  queries: Queries,
  person: string,
  appId: string,
): Promise<runs.DemoInfo> {
  const [row] = await findUsedDemos.execute(queries, { person, app_id: appId })
  return toDemoInfo(row?.usage_count ?? 0)
}

const findUsedDemos = statement<{ usage_count: number }>('used_demos', usedDemos)

export function toDemoInfo(used: number): runs.DemoInfo {
  const remaining = runs.DEMO_LIMIT - used
  return {
    used,
    remaining,
    limit: runs.DEMO_LIMIT,
    ...(remaining === 0 ? { upgrade_message: UPGRADE_MESSAGE } : {}),
  }
}
