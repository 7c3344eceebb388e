import { paymentsAdmin, type ReplyOf } from '@wakeel/contract'
import { sql } from 'drizzle-orm'
import type { PaymentsAdminDependencies } from './dependencies.ts'

interface Balance extends Record<string, unknown> {
  id: string
  kind: paymentsAdmin.LedgerAccountKind
  currency: 'AED' | 'USD'
  accounts: number
  amount: string
}

/**
 * Where the store's money is, or is owed from: what the lines come to, most of them added up
 * before.
 */
export async function listLedgerAccounts({
  database,
}: PaymentsAdminDependencies): Promise<ReplyOf<typeof paymentsAdmin.routes.listLedgerAccounts>> {
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
    accounts: accounts.sort((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind)),
  }
}
