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

const now = param('now', 'timestamptz')

/*
 * The longest due first, few of each endpoint and owner, and none that another process is taking at this moment; what somebody who is suspended is
 * told waits for them. Slow is an endpoint whose last attempt failed or was answered late.
 */
const claiming = statement<Row>(
  'claim_webhook_deliveries',
  sql`
  with at_work as (
    select endpoint_id, count(*)::int as count from webhook_deliveries where claim is not null and claimed_until > ${now} group by endpoint_id
  ),
  endpoints as (
    select endpoint.*, coalesce(endpoint.user_id, endpoint.organisation_id::text) as owner, coalesce(at_work.count, 0) as at_work
    from webhook_endpoints as endpoint left join at_work on at_work.endpoint_id = endpoint.id
  ),
  owners as (select owner, sum(at_work)::int as at_work from endpoints where at_work > 0 group by owner),
  waiting as (
    select distinct endpoint_id from webhook_deliveries where status = 'pending' and next_attempt_at <= ${now}
  ),
  due as (
    select delivery.*, endpoints.is_slow, endpoints.owner, endpoints.address, endpoints.secret, endpoints.previous_secret, endpoints.previous_valid_until
    from waiting
    join endpoints on endpoints.id = waiting.endpoint_id
    left join organisations on organisations.id = endpoints.organisation_id
    left join users on users.id = endpoints.user_id
    cross join lateral (
      select event_id, endpoint_id, next_attempt_at from webhook_deliveries as pending
      where pending.endpoint_id = endpoints.id and pending.status = 'pending' and pending.next_attempt_at <= ${now}
        and (pending.claimed_until is null or pending.claimed_until <= ${now})
      order by pending.next_attempt_at
      limit greatest(0, case when endpoints.is_slow then ${constant(AT_ONCE.slowEndpoint)} else ${constant(AT_ONCE.endpoint)} end - endpoints.at_work)
      for update skip locked
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
  )
  update webhook_deliveries as delivery
  set claim = ${param('claim', 'uuid')}, claimed_until = ${param('claimed_until', 'timestamptz')}
  from by_lane
  where by_lane.of_lane <= case when by_lane.is_slow then ${param('slow', 'int')} else ${param('quick', 'int')} end
    and delivery.endpoint_id = by_lane.endpoint_id and delivery.event_id = by_lane.event_id
  returning delivery.event_id, delivery.endpoint_id, delivery.type, delivery.data, delivery.happened_at, delivery.tries,
    by_lane.address, by_lane.secret, by_lane.previous_secret, by_lane.previous_valid_until, by_lane.is_slow`,
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
