import type { webhooks } from '@wakeel/contract'
import { type SQL, sql } from 'drizzle-orm'
import { param } from '../database/statement.ts'
import { eventValues, type NewEvent, recording } from '../webhooks/record-event.ts'
import { conversationIdOf, outcomeOf, type Run, toVersion } from './run-records.ts'

type Status = webhooks.WebhookEventData<'run.finished'>['status']

const FREE = { amount: 0, currency: 'AED' } as const

/** What is told of a run that has ended to its person, or to the organisation that it was for; to nobody of a visitor’s, and of one that the store or a creator began. */
export function runEvent(run: Run, publicUrl: string): NewEvent<'run.finished' | 'run.question'> {
  const isTold = run.kind === 'demo' || run.kind === 'paid' || run.kind === 'test'
  const owner =
    run.organisationId === null ? { userId: run.userId } : { organisationId: run.organisationId }
  const outcome = outcomeOf(run)
  return {
    type: outcome === 'question' ? 'run.question' : 'run.finished',
    ids: [run.id],
    to: isTold ? owner : {},
    appId: run.appId,
    at: run.finishedAt!,
    data: {
      run_id: run.id,
      conversation_id: conversationIdOf(run),
      ...toVersion(run),
      kind: run.kind as 'demo' | 'paid' | 'test',
      status: run.status as Status,
      outcome,
      error: run.errorCode,
      price: FREE,
      organisation_id: run.organisationId,
      api_key_id: run.apiKeyId,
      execution_time_ms: run.elapsedMs ?? 0,
      finished_at: run.finishedAt!.toISOString(),
      url: `${publicUrl}/api/runs/${run.id}`,
    },
  }
}

/** Records it in the statement that stores what the agent said, where `stored` has a row for it. What an answer costs is known there. */
export const recordingRun: SQL = recording({
  where: sql`exists (select from stored)`,
  added: sql`jsonb_build_object('price', jsonb_build_object('currency', 'AED', 'amount', case when ${param('status', 'text')} = 'succeeded'
    then coalesce((select price_fils from run_charges where run_id = ${param('run_id', 'uuid')}), 0) else 0 end))`,
})

export const runEventValues = (run: Run, publicUrl: string) => eventValues(runEvent(run, publicUrl))
