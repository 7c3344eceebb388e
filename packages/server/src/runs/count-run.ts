import { type SQL, sql } from 'drizzle-orm'
import { countingExecution, type ExecutionCounts } from '../catalogue/execution-counts.ts'
import type { Transaction } from '../database/database.ts'
import { type Statement, statement } from '../database/statement.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import { type Asker, countingPoints, pointsValues } from './popularity.ts'
import { isCustomerRun } from './run-kinds.ts'
import type { Run } from './run-records.ts'

export interface CountedRow {
  execution_count: number
  popularity: number
}

/** Counts a run, as the parts `points` and `counted` of a statement in which `answered` has a row for it. */
export const countingRun = (asker: Asker): SQL => sql`
  ${countingPoints(asker)},
  counted as (${countingExecution})`

/** A statement for each kind of people that there is: what would be nothing for them is not part of it. */
export function ofEachAsker<Row>(
  name: string,
  query: (asker: Asker) => SQL,
): (run: Run) => Statement<Row> {
  const ofStranger = { isUser: false, isStranger: true }
  const ofUser = { isUser: true, isStranger: false }
  const [visitor, user, unconfirmed] = [
    statement<Row>(`${name}_of_visitor`, query(ofStranger)),
    statement<Row>(`${name}_of_user`, query(ofUser)),
    statement<Row>(`${name}_of_unconfirmed`, query({ isUser: true, isStranger: true })),
  ]
  return ({ userId, network }) => {
    if (userId === null) return visitor
    return network === null ? user : unconfirmed
  }
}

const counted = ofEachAsker<CountedRow>(
  'count_run',
  (asker) =>
    sql`with answered as (select), ${countingRun(asker)} select execution_count, popularity from counted`,
)

/** What the store runs itself adds to no agent's popularity. */
const countedCheck = statement<CountedRow>(
  'count_check',
  sql`with answered as (select), points as (select 0 as points), counted as (${countingExecution})
    select execution_count, popularity from counted`,
)

/** Counts a run that the same transaction has made `succeeded`, as its last statement: others wait for the app's row. */
export async function countRun(
  tx: Transaction,
  limits: RateLimits,
  run: Run,
  now: Date,
): Promise<ExecutionCounts> {
  const statement = isCustomerRun(run) ? counted(run) : countedCheck
  return toCounts(run, (await statement.execute(tx, pointsValues(limits, run, now)))[0])
}

export function toCounts(run: Run, row: CountedRow | undefined): ExecutionCounts {
  if (!row) throw new Error(`there is no app ${run.appId} to count a run of`)
  return { executionCount: row.execution_count, popularity: row.popularity }
}
