import { sql } from 'drizzle-orm'
import { invariant } from '../invariants.ts'

export const webhookInvariants = [
  invariant(
    'A webhook delivery that counts as delivered was answered with a 2xx',
    sql`select format('the webhook delivery %s to %s is delivered, its last attempt says %s', event_id, endpoint_id, attempts -> -1) as sentence
        from webhook_deliveries
        where status = 'delivered' and coalesce((attempts -> -1 ->> 'status_code')::int, 0) not between 200 and 299`,
  ),
]
