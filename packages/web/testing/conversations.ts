import type { runs } from '@wakeel/contract'

const idOf = (number: number) => `0b7e9c1e-54d0-4a63-9a51-1f6c1d6f2a${number}`
export const aed = (amount: number) => ({ amount, currency: 'AED' as const })

/** A run of the history, without the reply. */
export const listedRun = (
  number: number,
  details: Partial<runs.ListedRun> = {},
): runs.ListedRun => ({
  id: idOf(number),
  app: { id: 'app-1', slug: 'vat-desk', name: 'VAT desk', emoji: '🧾' },
  conversation_id: idOf(10),
  version: 1,
  reply_to: null,
  kind: 'paid',
  status: 'succeeded',
  outcome: 'answer',
  input: 'VAT on 1000',
  provider: 'built-in',
  execution_time_ms: 42,
  started_at: '2026-11-20T08:00:00.000Z',
  charge: { source: 'wallet', price: aed(250), was_given_back: false },
  ...details,
})

/** A conversation of one message, unless told otherwise. */
export const conversation = (
  last: runs.ListedRun,
  details: Partial<runs.Conversation> = {},
): runs.Conversation => ({
  id: last.id,
  app: last.app,
  title: last.input,
  run_count: 1,
  spent: last.charge && !last.charge.was_given_back ? last.charge.price : aed(0),
  started_at: last.started_at,
  last_run: last,
  ...details,
})
