import { type SQL, sql } from 'drizzle-orm'
import { ledgerTransactions, orders, refunds } from '../../database/schema/billing.ts'
import { runs } from '../../database/schema/runs.ts'

const { kind, reference } = ledgerTransactions
const referenceOf = (...kinds: string[]) =>
  sql`case when ${kind} in (${sql.join(
    kinds.map((name) => sql`${name}`),
    sql`, `,
  )}) then ${reference}::uuid end`

/** How a movement of a creator's account leads to the app that it is about: by its run, its order, or the order of its refund. */
export const toRun: SQL = sql`${runs.id} = ${referenceOf('run', 'included_run')}`
export const toRefund: SQL = sql`${refunds.id} = ${referenceOf('refund')}`
export const toOrder: SQL = sql`${orders.id} = coalesce(${refunds.orderId}, ${referenceOf('sale', 'chargeback')})`
export const toAppOfMovement: SQL = sql`
  left join ${runs} on ${toRun} left join ${refunds} on ${toRefund} left join ${orders} on ${toOrder}`
/** Of included runs that went back with their plan, `<order>:<app>`. */
const appOfReversal = sql`case when ${kind} = 'included_reversal' then split_part(${reference}, ':', 2)::uuid end`
export const appId: SQL<string> = sql<string>`coalesce(${runs.appId}, ${orders.appId}, ${appOfReversal})`
/** The order whose guarantee can take a movement back: of a plan, for the runs that it includes. */
export const heldBy: SQL = sql`coalesce(${referenceOf('sale')}, (
  select plan_order_id from run_charges where run_id = ${referenceOf('included_run')}
))`

/** The same app, looked up for one line after the other, so that whoever stops at the first lines reads no more of them. */
export const appOfLine: SQL<string> = sql<string>`coalesce(
  (select run.app_id from runs as run where run.id = ${referenceOf('run', 'included_run')}),
  (select bought.app_id from orders as bought where bought.id = coalesce(
    (select refund.order_id from refunds as refund where refund.id = ${referenceOf('refund')}), ${referenceOf('sale', 'chargeback')}
  )),
  ${appOfReversal}
)`
