import { paymentsAdmin, type ReplyOf } from '@wakeel/contract'
import { sql } from 'drizzle-orm'
import type { PaymentsAdminDependencies } from './dependencies.ts'

/** So many lines are added up at a time, so that others are answered in between. */
const PART = 20_000

interface Balance extends Record<string, unknown> {
  id: string
  kind: paymentsAdmin.LedgerAccountKind
  currency: 'AED' | 'USD'
  accounts: number
  amount: string
}

/** Where the store's money is, or is owed from: what the lines come to, most of them added up before. */
export function createLedgerBalances({ database }: PaymentsAdminDependencies) {
  /**
   * The last line that all lines before it are there of. A line gets its number before others can see it; while nobody is adding one,
   * there is none left that will appear later. Waits for whoever is, for a moment.
   */
  function lastLine(): Promise<number> {
    return database.transaction(async (tx) => {
      await tx.execute(sql`set local lock_timeout = '2s'`)
      await tx.execute(sql`lock table ledger_lines in share mode`)
      const { rows } = await tx.execute<{ line: string }>(
        sql`select coalesce(max(id), 0) as line from ledger_lines`,
      )
      return Number(rows[0]!.line)
    })
  }

  /** Adds up the next lines; false when there were none. */
  function addUp(last: number): Promise<boolean> {
    return database.transaction(async (tx) => {
      // One after the other, or two would add the same lines.
      await tx.execute(sql`lock table ledger_totals in share row exclusive mode`)
      const { rows } = await tx.execute(sql`
        with done as (select coalesce(max(up_to_line), 0) as line from ledger_totals),
        part as (select id, account_id, currency, amount from ledger_lines where id > (select line from done) and id <= ${last} order by id limit ${PART})
        insert into ledger_totals (kind, currency, amount, up_to_line)
        select account.kind, part.currency, sum(part.amount), (select max(id) from part)
        from part join ledger_accounts as account on account.id = part.account_id
        group by account.kind, part.currency
        on conflict (kind, currency) do update set amount = ledger_totals.amount + excluded.amount, up_to_line = excluded.up_to_line
        returning kind`)
      return rows.length > 0
    })
  }

  return {
    async listLedgerAccounts(): Promise<ReplyOf<typeof paymentsAdmin.routes.listLedgerAccounts>> {
      const { rows } = await database.execute<Balance>(sql`
        with late as (
          select account.kind, line.currency, sum(line.amount) as amount
          from ledger_lines as line join ledger_accounts as account on account.id = line.account_id
          where line.id > (select coalesce(max(up_to_line), 0) from ledger_totals)
          group by account.kind, line.currency
        ), standing as (
          select id::text, kind, currency, 1 as accounts from ledger_accounts where kind not in ('wallet', 'creator')
          union all
          select kind, kind, currency, count(*)::int from ledger_accounts where kind in ('wallet', 'creator') group by kind, currency
        )
        select id, kind, currency, accounts, coalesce(ledger_totals.amount, 0) + coalesce(late.amount, 0) as amount
        from standing left join ledger_totals using (kind, currency) left join late using (kind, currency)`)
      const order = paymentsAdmin.LedgerAccountKind.options
      const accounts = rows.map(({ id, kind, currency, accounts, amount }) => ({
        id,
        kind,
        accounts,
        balance: { amount: Number(amount), currency },
      }))
      return {
        success: true,
        accounts: accounts.sort(
          (one, other) => order.indexOf(one.kind) - order.indexOf(other.kind),
        ),
      }
    },

    /** Adds up what has come since the last time. */
    async keepLedgerTotals(stopped?: AbortSignal): Promise<void> {
      const last = await lastLine()
      while (!stopped?.aborted && (await addUp(last)));
    },
  }
}
