import { aed, type runs as contract, type Language } from '@wakeel/contract'
import type { runCharges } from '../database/schema/billing.ts'
import type { apps } from '../database/schema/catalogue.ts'
import type { runs } from '../database/schema/runs.ts'
import { toAttachment } from './attached-records.ts'
import { conversationIdOf, outcomeOf, toVersion } from './run-records.ts'

interface RunRow {
  run: typeof runs.$inferSelect
  app: Pick<typeof apps.$inferSelect, 'id' | 'slug' | 'name' | 'emoji'>
  charge: typeof runCharges.$inferSelect | null
  /** Whom it was for, other than whoever ran it. */
  organisation: { id: string; name: string } | null
  /** The widget whose visitor asked. */
  widget: { id: string; name: string } | null
}

/** A run as it is shown to whoever may read it. */
export function toRun(
  { run, app, charge, organisation, widget }: RunRow,
  language: Language,
): contract.Run {
  return {
    id: run.id,
    conversation_id: conversationIdOf(run),
    reply_to: run.replyTo,
    app: { id: app.id, slug: app.slug, name: app.name[language], emoji: app.emoji },
    ...toVersion(run),
    kind: run.kind as contract.Run['kind'],
    status: run.status as contract.Run['status'],
    outcome: outcomeOf(run),
    input: run.input,
    ...(run.attachedFiles && { attached_files: run.attachedFiles.map(toAttachment) }),
    answer: run.answer,
    ...(run.isCut && { is_cut: true as const }),
    ...(run.ownFigures && { own_figures: run.ownFigures }),
    ...(run.suggestions && { suggestions: run.suggestions }),
    provider: run.provider,
    execution_time_ms: run.elapsedMs,
    started_at: run.startedAt.toISOString(),
    charge: charge && {
      source: charge.source,
      price: aed(charge.priceFils),
      was_given_back: charge.status === 'given_back',
    },
    ...(organisation && { organisation: { id: organisation.id, name: organisation.name } }),
    ...(widget && { widget }),
  }
}
