import type { webhooks } from '@wakeel/contract'
import type { Queries } from '../database/database.ts'
import type { apiKeys } from '../database/schema/api-keys.ts'
import { DomainError } from '../errors.ts'
import { recordEvent } from '../webhooks/record-event.ts'

type Key = Pick<typeof apiKeys.$inferSelect, 'id' | 'hint' | 'userId' | 'organisationId'>
type Reached = Pick<webhooks.WebhookEventData<'api_key.cap_reached'>, 'period' | 'used' | 'cap'>

/** A run does not fit into what its key may use of a day or a month. */
export class CapReached extends DomainError {
  readonly key: Key
  readonly reached: Reached & { at: Date }

  constructor(key: Key, reached: Reached & { at: Date }) {
    super('api_keys.cap_reached')
    this.key = key
    this.reached = reached
  }
}

/** Tells the owner of a key, or the organisation that it is for. After the transaction that the refusal undid; once, however often a run is refused. */
export const recordCapReached = (
  queries: Queries,
  { key: { id, hint, userId, organisationId }, reached: { at, period, used, cap } }: CapReached,
): Promise<void> =>
  recordEvent(queries, {
    type: 'api_key.cap_reached',
    ids: [id, period],
    to: organisationId === null ? { userId } : { organisationId },
    at,
    data: { api_key_id: id, hint, period, cap, used: { fils: used.fils, runs: used.runs } },
  })
