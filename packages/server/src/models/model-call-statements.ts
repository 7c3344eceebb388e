import { sql } from 'drizzle-orm'
import { param, statement } from '../database/statement.ts'

/** The budget that all share, beside each person's. */
export const STORE = 'store'

const store = sql.raw(`'${STORE}'`)
const [id, day] = [param('id', 'uuid'), param('day', 'date')]
const [holder, bound] = [param('holder', 'text'), param('bound', 'bigint')]

/**
 * Locks the budgets of a call and reads them as they are then: always the person's before the store's, so that no two calls wait for each
 * other in a circle and what all wait for comes last.
 */
const lockingBudgets = sql`
  select budget.holder, budget.spent_micro_usd + budget.held_micro_usd as used from model_budgets as budget
  where budget.day = ${day} and budget.holder in (${holder}, ${store})
  order by budget.holder = ${store} for no key update`

/** Both budgets of a day, before anything is held against them. */
export const openBudgets = statement<never>(
  'open_model_budgets',
  sql`
  insert into model_budgets (day, holder, spent_micro_usd, held_micro_usd)
  select ${day}, holder, 0, 0 from unnest(array[${holder}, ${store}]) as holder where holder is not null
  on conflict do nothing`,
)

/** What became of a call that was about to begin. */
interface Beginning {
  /** False on the first call of a day, before its budgets are open. */
  is_open: boolean
  is_begun: boolean
  /** Whose budget had no room; the person's, where neither had. */
  refused_by: string | null
}

/** Holds what a call can cost at most against both budgets and writes the call down, or does neither. */
export const beginModelCall = statement<Beginning>(
  'begin_model_call',
  sql`
  with locked as (${lockingBudgets}),
  refused as (
    select holder from locked
    where used + ${bound} > case when holder = ${store} then ${param('store_limit', 'bigint')} else ${param('person_limit', 'bigint')} end
  ),
  opened as (select count(*) = case when ${holder} is null then 1 else 2 end as is_open from locked),
  allowed as (select from opened where is_open and not exists (select from refused)),
  held as (
    update model_budgets as budget set held_micro_usd = budget.held_micro_usd + ${bound} from locked, allowed
    where budget.day = ${day} and budget.holder = locked.holder
  ),
  begun as (
    insert into model_calls (id, purpose, run_id, app_id, model, provider, status, day, holder, started_at, bound_micro_usd)
    select ${id}, ${param('purpose', 'text')}, ${param('run_id', 'uuid')}, ${param('app_id', 'uuid')}, ${param('model', 'text')},
      ${param('provider', 'text')}, 'at_work', ${day}, ${holder}, ${param('now', 'timestamptz')}, ${bound}
    from allowed
    returning id
  )
  select is_open, exists (select from begun) as is_begun, (select holder from refused order by holder = ${store} limit 1) as refused_by
  from opened`,
)

/** Ends a call that is at work and replaces what it held by what it cost; does nothing for one that has ended. */
export const endModelCall = statement<never>(
  'end_model_call',
  sql`
  with ended as (
    update model_calls set status = ${param('status', 'text')}, input_tokens = ${param('input_tokens', 'int')},
      cached_tokens = ${param('cached_tokens', 'int')}, output_tokens = ${param('output_tokens', 'int')},
      cost_micro_usd = ${param('cost', 'bigint')}
    where id = ${id} and status = 'at_work' returning id
  ),
  locked as (${lockingBudgets})
  update model_budgets as budget
  set held_micro_usd = budget.held_micro_usd - ${bound}, spent_micro_usd = budget.spent_micro_usd + ${param('spent', 'bigint')}
  from locked, ended where budget.day = ${day} and budget.holder = locked.holder`,
)
