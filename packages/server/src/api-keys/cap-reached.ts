import type { webhooks } from '@wakeel/contract'
import type { Queries } from '../database/database.ts'
import type { apiKeys } from '../database/schema/api-keys.ts'
import { DomainError } from '../errors.ts'
import { formatFils } from '../pdf/format.ts'
import { recordEvent } from '../webhooks/record-event.ts'

type Key = Pick<typeof apiKeys.$inferSelect, 'id' | 'hash' | 'hint' | 'userId' | 'organisationId'>
type Reached = Pick<webhooks.WebhookEventData<'api_key.cap_reached'>, 'period' | 'used' | 'cap'>

/** A run does not fit into what its key may use of a day or a month. */
export class CapReached extends DomainError {
  readonly key: Key
  readonly reached: Reached & { at: Date }

  /** `fils`: what the run would have cost. */
  constructor(key: Key, reached: Reached & { at: Date }, fils: number) {
    super('api_keys.cap_reached', { sentence: sentenceOf(key, reached, fils) })
    this.key = key
    this.reached = reached
  }
}

/** A program shows it to its person, who has never seen a key where they connected an app. */
function sentenceOf(
  { hash, organisationId }: Key,
  { period, used, cap }: Reached,
  fils: number,
): string {
  const what = hash === null ? 'connected app' : 'API key'
  const each = period.length === '2026-11'.length ? 'month' : 'day'
  const isOutOfRuns = cap.runs !== null && used.runs >= cap.runs
  const reached = isOutOfRuns
    ? `This ${what} has no run left of the ${cap.runs} of this ${each}; one that is at work counts until it ends without an answer.`
    : `This run costs ${formatFils(fils, 'en')}, and this ${what} has used ${formatFils(used.fils, 'en')} of the ${formatFils(cap.fils ?? 0, 'en')} that it may spend in this ${each}.`
  const where = organisationId === null ? 'your account' : 'the organisation'
  const under = hash === null ? 'Connected apps' : 'API keys'
  return `${reached} Raise its cap under ${under} in ${where} to go on.`
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
