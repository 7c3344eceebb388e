import { runs } from '@wakeel/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { constant, statement } from '../database/statement.ts'
import { type Caller, isStranger } from '../http/caller.ts'
import {
  type CountedRow,
  countingOne,
  type RateLimit,
  type RateLimits,
} from '../http/rate-limits.ts'
import { requireAllowance, usedDemos } from './demo-allowance.ts'

const ofDay = { windowSeconds: 24 * 60 * 60, refusal: 'runs.address_limit_reached' } as const

/** What the strangers of one IP may try in a day. Tries, not successes: it bounds what they can cost. */
const OF_ALL_AGENTS: RateLimit = { name: 'demo-address', max: 120, ...ofDay }

/** Of one agent: ten people of an office try it out; an account costs nothing, so fifty of them are not fifty people. */
const OF_ONE_AGENT: RateLimit = { name: 'demo-address-agent', max: 30, ...ofDay }

/** What was counted for a limit; null: it was not come to. */
const countedAs = (name: string): SQL => {
  const part = sql.identifier(name)
  return sql`(select json_build_object('count', count, 'window_ends_at', window_ends_at) from ${part}) as ${part}`
}

/** Each is counted only where what comes before it lets the run pass: whoever has had their three tries nothing. */
const taking = statement<
  { used: number } & Record<'of_one_agent' | 'of_all_agents', CountedRow | null>
>(
  'take_from_ip',
  sql`
  with used as (${usedDemos}),
  of_one_agent as (${countingOne(
    OF_ONE_AGENT,
    'agent_key',
    sql`where not exists (select from used where usage_count >= ${constant(runs.DEMO_LIMIT)})`,
  )}),
  of_all_agents as (${countingOne(
    OF_ALL_AGENTS,
    'address_key',
    sql`from of_one_agent where of_one_agent.count <= ${constant(OF_ONE_AGENT.max)}`,
  )})
  select coalesce((select usage_count from used), 0) as used, ${countedAs('of_one_agent')}, ${countedAs('of_all_agents')}`,
)

/**
 * Counts a free run that a stranger tries, and spares those the rest who have had theirs; throws `runs.address_limit_reached` when those of the
 * IP have had theirs. A confirmed e-mail leads out of it.
 */
export async function takeFromIp(
  { clock, database, limits }: { clock: Clock; database: Database; limits: RateLimits },
  caller: Caller,
  person: string,
  appId: string,
): Promise<void> {
  if (!isStranger(caller)) return
  const [row] = await taking.execute(database, {
    person,
    app_id: appId,
    now: clock.now().toISOString(),
    agent_key: limits.keyOf(OF_ONE_AGENT, `${caller.ip} ${appId}`),
    address_key: limits.keyOf(OF_ALL_AGENTS, caller.ip),
  })
  const { used, of_one_agent: ofOneAgent, of_all_agents: ofAllAgents } = row!
  requireAllowance(used)
  if (ofOneAgent) limits.requireRoom(OF_ONE_AGENT, ofOneAgent)
  if (ofAllAgents) limits.requireRoom(OF_ALL_AGENTS, ofAllAgents)
}
