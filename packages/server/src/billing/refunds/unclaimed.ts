import { sql } from 'drizzle-orm'
import type { Queries, Transaction } from '../../database/database.ts'
import type { OrderRow } from '../../database/schema/billing.ts'

/** Lets one at a time decide what goes back to somebody who has left: their top-ups filled one wallet. */
export async function lockUnclaimed(
  tx: Transaction,
  { formerMailboxHash }: OrderRow,
): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended('unclaimed ' || ${formerMailboxHash ?? ''}::text, 0))`,
  )
}

/** What is still unclaimed, in fils, of the wallet that a top-up filled and whose person has left: what was in it then, less what went back since. */
export async function unclaimedOf(queries: Queries, { id }: OrderRow): Promise<number> {
  const { rows } = await queries.execute<{ fils: number }>(sql`
    with top_ups as (
      select posted.reference, line.account_id as wallet
      from ledger_transactions as posted
      join ledger_lines as line on line.transaction_id = posted.id
      join ledger_accounts as account on account.id = line.account_id and account.kind = 'wallet'
      where posted.kind = 'top_up'
    ),
    closing as (
      select -line.amount as fils, posted.happened_at, top_ups.wallet
      from top_ups
      join ledger_transactions as posted on posted.kind = 'closing' and posted.reference = top_ups.wallet::text
      join ledger_lines as line on line.transaction_id = posted.id
      join ledger_accounts as account on account.id = line.account_id and account.kind = 'unclaimed'
      where top_ups.reference = ${id}
    )
    select (closing.fils - coalesce((
      select sum(refunds.fils) from refunds
      join top_ups on top_ups.reference = refunds.order_id::text and top_ups.wallet = closing.wallet
      where refunds.kind = 'request' and refunds.status <> 'failed' and refunds.requested_at >= closing.happened_at
    ), 0))::int as fils
    from closing`)
  return Math.max(0, rows[0]?.fils ?? 0)
}
