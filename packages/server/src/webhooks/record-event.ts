import type { webhooks as contract } from '@wakeel/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { param, statement } from '../database/statement.ts'
import { eventId } from './event-id.ts'

/** Whom an event is told to: a person or an organisation, or whoever created the agent that it is about. */
export interface Owner {
  userId?: string | null
  organisationId?: string | null
  isCreator?: true
}

/** Something that happened, as it is recorded; the agent that it is about is looked up with it. */
export interface NewEvent<Type extends contract.WebhookEventType = contract.WebhookEventType> {
  type: Type
  /** Of what happened, with whatever tells it apart from other events of the type. */
  ids: readonly string[]
  to: Owner
  appId?: string | null
  data: Omit<contract.WebhookEventData<Type>, 'app'> & { app?: null }
  at: Date
}

const [type, appId] = [param('webhook_type', 'text'), param('app_id', 'uuid')]

interface Parts {
  /** What of its data only the database knows. */
  added?: SQL
  where?: SQL
  userId?: SQL
}

/**
 * Stores an event for each endpoint that wants it, in whatever statement or transaction it tells of. Without one it finds that out by an index
 * and does nothing else.
 */
export const recording = ({
  added = sql`'{}'::jsonb`,
  where = sql`true`,
  userId = param('webhook_user_id', 'text'),
}: Parts = {}): SQL => sql`
  insert into webhook_deliveries (event_id, endpoint_id, type, data, happened_at, next_attempt_at)
  select ${param('webhook_event_id', 'uuid')}, endpoints.id, ${type}, ${param('webhook_data', 'jsonb')} || ${added} ||
    case when ${appId} is null then '{}'::jsonb else jsonb_build_object('app',
      (select jsonb_build_object('id', apps.id, 'slug', apps.slug) from apps where apps.id = ${appId})) end,
    ${param('now', 'timestamptz')}, ${param('now', 'timestamptz')}
  from webhook_endpoints as endpoints
  where (endpoints.user_id = ${userId} or endpoints.organisation_id = ${param('webhook_organisation_id', 'uuid')})
    and endpoints.disabled_at is null and endpoints.event_types @> to_jsonb(${type}) and ${where}
  on conflict do nothing`

/** What that statement is given. */
export const eventValues = <Type extends contract.WebhookEventType>({
  type,
  ids,
  to,
  appId = null,
  data,
  at,
}: NewEvent<Type>) => ({
  webhook_type: type,
  webhook_event_id: eventId(type, ...ids),
  webhook_user_id: to.userId ?? null,
  webhook_organisation_id: to.organisationId ?? null,
  webhook_data: JSON.stringify(data),
  app_id: appId,
  now: at.toISOString(),
})

const recordingForOwner = statement<never>('record_webhook_event', recording())
const recordingForCreator = statement<never>(
  'record_webhook_event_for_creator',
  recording({ userId: sql`(select creator_id from apps where apps.id = ${appId})` }),
)

/** Records what happened for those who are told of it, in the transaction in which it does. */
export async function recordEvent<Type extends contract.WebhookEventType>(
  tx: Queries,
  event: NewEvent<Type>,
): Promise<void> {
  const { userId, organisationId, isCreator } = event.to
  if (isCreator) await recordingForCreator.execute(tx, eventValues(event))
  else if (userId || organisationId) await recordingForOwner.execute(tx, eventValues(event))
}
