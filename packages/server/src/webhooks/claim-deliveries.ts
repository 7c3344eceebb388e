import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { webhookDeliveries, webhookEndpoints } from '../database/schema/webhooks.ts'
import { constant, param, statement } from '../database/statement.ts'
import type { WebhookDependencies } from './dependencies.ts'

/** Longer than any attempt takes; what is still claimed then is lost on its way, and sent again. */
const CLAIM_MS = 60_000

/** At work at the same moment, in all processes: of one endpoint, of one that is slow, and of all endpoints of one owner. */
const AT_ONCE = { endpoint: 2, slowEndpoint: 1, owner: 4 } as const

/** How many more may be at work here. Slow endpoints have places of their own, so that they take none from the others. */
export interface Places {
  quick: number
  slow: number
}

/** A delivery that is this process's to send, with where it goes. */
export type ClaimedDelivery = Pick<
  typeof webhookDeliveries.$inferSelect,
  'eventId' | 'endpointId' | 'type' | 'data' | 'happenedAt' | 'tries'
> &
  Pick<
    typeof webhookEndpoints.$inferSelect,
    'address' | 'secret' | 'previousSecret' | 'previousValidUntil' | 'isSlow'
  > & { claim: string }

interface Row {
  event_id: string
  endpoint_id: string
  type: ClaimedDelivery['type']
  data: ClaimedDelivery['data']
  happened_at: string
  tries: number
  address: string
  secret: string
  previous_secret: string | null
  previous_valid_until: string | null
  is_slow: boolean
}

/** So many endpoints are looked at for one claim: where more wait, all of a backlog would be read for a handful of places. */
const CONSIDERED = 250

const now = param('now', 'timestamptz')
const start = param('start', 'uuid')
const isDue = sql`status = 'pending' and next_attempt_at <= ${now}`

/*
 * The endpoints for which something waits are found one by one in the index, from a place by chance on and around, so that each has its turn
 * however many there are. Of these the longest due first, few of each endpoint and owner, and none that another process is taking at this moment; what somebody who is suspended is
 * told waits for them. Slow is an endpoint whose last attempt failed or was answered late.
 *
 * Only what is taken is locked, and looked at again then: to lock what is chosen from would write to two deliveries of every endpoint that waits.
 */
const claiming = statement<Row>(
  'claim_webhook_deliveries',
  sql`
  with recursive onward as (
    (select endpoint_id, 1 as place from webhook_deliveries where ${isDue} and endpoint_id >= ${start} order by endpoint_id limit 1)
    union all
    select next.endpoint_id, onward.place + 1 from onward cross join lateral (
      select endpoint_id from webhook_deliveries where ${isDue} and endpoint_id > onward.endpoint_id order by endpoint_id limit 1
    ) as next where onward.place < ${constant(CONSIDERED)}
  ),
  around as (
    (select endpoint_id, 1 as place from webhook_deliveries where ${isDue} and endpoint_id < ${start} order by endpoint_id limit 1)
    union all
    select next.endpoint_id, around.place + 1 from around cross join lateral (
      select endpoint_id from webhook_deliveries
      where ${isDue} and endpoint_id > around.endpoint_id and endpoint_id < ${start} order by endpoint_id limit 1
    ) as next where around.place < ${constant(CONSIDERED)}
  ),
  waiting as (select endpoint_id from onward union all select endpoint_id from around limit ${constant(CONSIDERED)}),
  at_work as (
    select endpoint_id, count(*)::int as count from webhook_deliveries where claim is not null and claimed_until > ${now} group by endpoint_id
  ),
  owners as (
    select coalesce(endpoint.user_id, endpoint.organisation_id::text) as owner, sum(at_work.count)::int as at_work
    from at_work join webhook_endpoints as endpoint on endpoint.id = at_work.endpoint_id group by owner
  ),
  endpoints as (
    select endpoint.*, coalesce(endpoint.user_id, endpoint.organisation_id::text) as owner, coalesce(at_work.count, 0) as at_work
    from waiting join webhook_endpoints as endpoint on endpoint.id = waiting.endpoint_id left join at_work on at_work.endpoint_id = endpoint.id
  ),
  due as (
    select delivery.*, endpoints.is_slow, endpoints.owner, endpoints.address, endpoints.secret, endpoints.previous_secret, endpoints.previous_valid_until
    from endpoints
    left join organisations on organisations.id = endpoints.organisation_id
    left join users on users.id = endpoints.user_id
    cross join lateral (
      select event_id, endpoint_id, next_attempt_at from webhook_deliveries as pending
      where pending.endpoint_id = endpoints.id and pending.status = 'pending' and pending.next_attempt_at <= ${now}
        and (pending.claimed_until is null or pending.claimed_until <= ${now})
      order by pending.next_attempt_at
      limit greatest(0, case when endpoints.is_slow then ${constant(AT_ONCE.slowEndpoint)} else ${constant(AT_ONCE.endpoint)} end - endpoints.at_work)
    ) as delivery
    where endpoints.disabled_at is null and organisations.dissolved_at is null and users.is_suspended is not true
      and (endpoints.paused_until is null or endpoints.paused_until <= ${now})
  ),
  by_owner as (
    select due.*, row_number() over (partition by due.owner order by next_attempt_at, event_id, endpoint_id) as of_owner, coalesce(owners.at_work, 0) as at_work
    from due left join owners on owners.owner = due.owner
  ),
  by_lane as (
    select *, row_number() over (partition by is_slow order by of_owner, next_attempt_at, event_id, endpoint_id) as of_lane
    from by_owner where of_owner + at_work <= ${constant(AT_ONCE.owner)}
  ),
  fitting as materialized (
    select * from by_lane where of_lane <= case when is_slow then ${param('slow', 'int')} else ${param('quick', 'int')} end
  ),
  taken as materialized (
    select delivery.endpoint_id, delivery.event_id
    from fitting join webhook_deliveries as delivery on delivery.endpoint_id = fitting.endpoint_id and delivery.event_id = fitting.event_id
    where delivery.status = 'pending' and delivery.next_attempt_at <= ${now} and (delivery.claimed_until is null or delivery.claimed_until <= ${now})
    for update of delivery skip locked
  )
  update webhook_deliveries as delivery
  set claim = ${param('claim', 'uuid')}, claimed_until = ${param('claimed_until', 'timestamptz')}
  from taken join fitting on fitting.endpoint_id = taken.endpoint_id and fitting.event_id = taken.event_id
  where delivery.endpoint_id = taken.endpoint_id and delivery.event_id = taken.event_id
  returning delivery.event_id, delivery.endpoint_id, delivery.type, delivery.data, delivery.happened_at, delivery.tries,
    fitting.address, fitting.secret, fitting.previous_secret, fitting.previous_valid_until, fitting.is_slow`,
)

/** Takes what is due and fits, for this process alone. */
export async function claimDeliveries(
  { database, clock, newId }: WebhookDependencies,
  places: Places,
): Promise<ClaimedDelivery[]> {
  const at = clock.now()
  const claim = newId()
  const rows = await claiming.execute(database, {
    now: at.toISOString(),
    start: randomUUID(),
    claim,
    claimed_until: new Date(at.getTime() + CLAIM_MS).toISOString(),
    ...places,
  })
  return rows.map((row) => ({
    eventId: row.event_id,
    endpointId: row.endpoint_id,
    type: row.type,
    data: row.data,
    happenedAt: new Date(row.happened_at),
    tries: row.tries,
    claim,
    address: row.address,
    secret: row.secret,
    previousSecret: row.previous_secret,
    previousValidUntil:
      row.previous_valid_until === null ? null : new Date(row.previous_valid_until),
    isSlow: row.is_slow,
  }))
}
