import { sql } from 'drizzle-orm'
import { invariant } from '../invariants.ts'
import { MOVEMENTS } from './daily.ts'

export const dailyInvariants = [
  invariant(
    'What was counted of a creator’s account on days that are final is what the ledger has of them',
    sql`select format('%s of account %s on %s: %s was counted, the ledger has %s', split_part(key, ' ', 2), split_part(key, ' ', 1), day, kept.value, ledger.value) as sentence
        from (
          select day, key, value from figure_days
          where name = ${MOVEMENTS} and split_part(key, ' ', 1) in (select account_id::text from creator_accounts)
        ) as kept
        full join (
          select closed_days.day, line.account_id || ' ' || entry.kind as key, -sum(line.amount) as value
          from creator_accounts
          join ledger_lines as line on line.account_id = creator_accounts.account_id
          join ledger_transactions as entry on entry.id = line.transaction_id
          join closed_days on closed_days.name = ${MOVEMENTS} and closed_days.day = (entry.happened_at at time zone 'Asia/Dubai')::date
          group by 1, 2
        ) as ledger using (day, key)
        where kept.value is distinct from ledger.value`,
  ),
]
