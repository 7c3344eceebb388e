import type { status as contract } from '@wakeel/contract'
import { sql } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { orders, refunds } from '../database/schema/billing.ts'
import { emails } from '../database/schema/emails.ts'
import { runs } from '../database/schema/runs.ts'

/** A database that takes longer for nothing at all keeps people waiting. */
const SLOW_MS = 1_000
/** Fewer runs than this say nothing of the part that executes them. */
const MIN_RUNS = 5
const DEGRADED_SHARE = 0.2
const DOWN_SHARE = 0.5

interface Seen extends Record<string, unknown> {
  runs: number
  failed: number
  refused_by_model: number
  payment_minutes: number
  email_minutes: number
}

export type Measured = Partial<Record<contract.StatusPart, contract.PartState>>

/** How each part is at this moment, from what the store has been doing for a quarter of an hour. */
export async function measureParts(
  database: Database,
  clock: Clock,
  { hasModel }: { hasModel: boolean },
): Promise<Measured> {
  const begun = performance.now()
  await database.execute(sql`select 1`)
  const answeredInMs = performance.now() - begun

  const now = sql`${clock.now().toISOString()}::timestamptz`
  const minutesSince = (oldest: ReturnType<typeof sql>) =>
    sql`coalesce(extract(epoch from ${now} - (${oldest})) / 60, 0)::float8`
  const { rows } = await database.execute<Seen>(sql`
    select count(*)::int as runs,
      (count(*) filter (where ${runs.status} = 'failed'))::int as failed,
      (count(*) filter (where ${runs.errorCode} like 'runs.model%'))::int as refused_by_model,
      ${minutesSince(sql`select min(since) from (
        select min(${orders.updatedAt}) as since from ${orders} where ${orders.status} = 'capturing'
        union all select min(${refunds.requestedAt}) from ${refunds} where ${refunds.status} = 'pending') as open`)} as payment_minutes,
      ${minutesSince(sql`select min(${emails.createdAt}) from ${emails} where ${emails.sentAt} is null`)} as email_minutes
    from ${runs}
    where ${runs.startedAt} >= ${now} - interval '15 minutes' and ${runs.kind} in ('demo', 'paid')
      and ${runs.status} in ('succeeded', 'unanswered', 'failed')`)
  const seen = rows[0]!

  return {
    store: 'operational',
    database: answeredInMs > SLOW_MS ? 'degraded' : 'operational',
    runs: byShare(seen.failed, seen.runs),
    payments: byMinutes(seen.payment_minutes, { degraded: 10, down: 60 }),
    emails: byMinutes(seen.email_minutes, { degraded: 15, down: 120 }),
    ...(hasModel && { language_model: byShare(seen.refused_by_model, seen.runs) }),
  }
}

function byShare(failed: number, all: number): contract.PartState {
  if (all < MIN_RUNS || failed / all < DEGRADED_SHARE) return 'operational'
  return failed / all < DOWN_SHARE ? 'degraded' : 'down'
}

function byMinutes(
  minutes: number,
  limits: { degraded: number; down: number },
): contract.PartState {
  if (minutes < limits.degraded) return 'operational'
  return minutes < limits.down ? 'degraded' : 'down'
}
