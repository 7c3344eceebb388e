import { widgets as contract, type InputOf, type ReplyOf, type runs } from '@wakeel/contract'
import { noteUse } from '../api-keys/note-use.ts'
import { DomainError } from '../errors.ts'
import type { Caller, SignedInCaller } from '../http/caller.ts'
import type { Context } from '../http/context.ts'
import type { RateLimit } from '../http/rate-limits.ts'
import type { WidgetDependencies } from './dependencies.ts'
import { findAnsweringWidget } from './find-widget.ts'
import { readVisit, type Visit, writeVisit } from './visit-token.ts'
import { forVisitor } from './visitor-errors.ts'

type Routes = typeof contract.routes

/** Who takes tokens by the dozen still has one address. */
const OF_ADDRESS: RateLimit = {
  name: 'widget address',
  max: contract.MESSAGES_OF_ADDRESS,
  windowSeconds: 3_600,
}

/** A run of the widget’s person, in the conversation of one visitor. */
export async function askWidget(
  dependencies: WidgetDependencies,
  { id, token, input, reply_to }: InputOf<Routes['askWidget']>,
  context: Context<runs.DemoEvent>,
): Promise<ReplyOf<Routes['askWidget']>> {
  const { database, clock, runs, limits, secret } = dependencies
  const { signal, idempotencyKey, emit, isStreamed } = context
  const visit = readVisit(secret, { widgetId: id, token }, clock.now())
  if (!visit) throw new DomainError('widgets.visit_ended')
  await limits.take(OF_ADDRESS, `${context.caller.ip} ${id}`)
  const found = await findAnsweringWidget(database, id)
  if (!found) throw new DomainError('widgets.unavailable')
  const { key, widget } = found
  if (visit.series !== widget.visitSeries) throw new DomainError('widgets.visit_ended')
  await noteUse(database, key, clock.now())
  const slug = key.appIds![0]!
  const caller = visitorOf(visit, key, context.caller)
  // Who pays and what is left of a limit is none of the visitor’s business: what the run says of it goes no further.
  const answer = await runs
    .runCharged(
      { slug, input, reply_to },
      { caller, signal, idempotencyKey, emit, ...(isStreamed && { isStreamed }) },
    )
    .catch(forVisitor)
  return {
    success: true,
    run_id: answer.run_id,
    response: answer.confirmation ? '' : answer.response,
    outcome: answer.confirmation ? 'refusal' : answer.outcome,
    is_action_refused: answer.confirmation !== undefined,
    ...(answer.files && { files: answer.files }),
    ...(answer.suggestions && { suggestions: answer.suggestions }),
    token: writeVisit(secret, visit, clock.now()),
  }
}

/** Whoever asks is a stranger, whatever is known of the widget’s person: limits of strangers are those of their address. */
const visitorOf = (
  { visitorId }: Visit,
  key: NonNullable<Awaited<ReturnType<typeof findAnsweringWidget>>>['key'],
  { ip }: Caller,
): SignedInCaller => ({
  kind: 'user',
  userId: key.userId,
  role: 'user',
  isOnePerson: false,
  ip,
  key: {
    id: key.id,
    scopes: key.scopes,
    isTest: false,
    organisationId: key.organisationId ?? undefined,
    appIds: key.appIds ?? undefined,
    visitorId,
  },
})
