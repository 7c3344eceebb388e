import { aed, billing, type runs } from '@wakeel/contract'
import { sql } from 'drizzle-orm'
import { param } from '../../database/statement.ts'
import { monthOf } from '../../uae-calendar.ts'
import type { RunChargeDependencies } from './dependencies.ts'

/*
 * Most runs are of agents that cost nothing, and nothing has to be locked for them. As parts of the statements that store and end such a
 * run they are charged as `reserveRun` and `takeCharge` would, without a message to the database for each step.
 */

export const FREE: runs.RunResult['charge'] = { source: 'free', price: aed(0) }

/** The agent of a run as `free`, while it is listed, costs nothing and executes as the run says; no row otherwise. */
export const findingFree = sql`
  select apps.creator_id, (${param('creator_shares', 'jsonb')} ->> creators.subscription_tier)::int as share_percent
  from apps join agents on agents.app_id = apps.id left join users as creators on creators.id = apps.creator_id
  where apps.id = ${param('app_id', 'uuid')} and apps.is_active and apps.pricing_model = 'free'
    and agents.version = ${param('agent_version', 'int')}`

/** Stores what pays for a run that the same statement has `stored`. */
export const chargingFree = sql`
  insert into run_charges (run_id, user_id, source, status, price_fils, vat_fils, creator_id, share_percent, month, created_at)
  select stored.id, ${param('user_id', 'text')}, 'free', 'reserved', 0, 0, free.creator_id, free.share_percent, ${param('month', 'text')},
    ${param('now', 'timestamptz')}
  from stored, free`

/** Ends that charge with the answer that the same statement has `stored`. */
export const takingFree = sql`
  update run_charges set status = 'taken' from stored where run_charges.run_id = stored.id and run_charges.status = 'reserved'`

/** What those parts are given besides the run. */
export const freeRunValues = ({ plans }: RunChargeDependencies, now: Date) => ({
  month: monthOf(now),
  creator_shares: JSON.stringify(
    Object.fromEntries(
      billing.PlanId.options.map((id) => [id, plans.inForce(id, now).creatorShare]),
    ),
  ),
})
