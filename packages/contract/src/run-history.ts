import { z } from 'zod'
import { Money } from './money.ts'

/** What an agent’s reply is: an answer, a question back, or word that it gives none. Only an answer costs anything. */
export const runOutcomes = ['answer', 'question', 'refusal'] as const
export const RunOutcome = z.enum(runOutcomes)
export type RunOutcome = z.infer<typeof RunOutcome>

export const MAX_SUGGESTIONS = 3
/** Short messages that could come next, in the language of the request. Absent: none. */
export const Suggestions = z.array(z.string()).max(MAX_SUGGESTIONS)

/** A file that came with an answer: an image, a document. `data`: base64; null when all of them together are too large to be kept. */
export const RunFile = z.object({
  name: z.string(),
  media_type: z.string(),
  data: z.string().nullable(),
})
export type RunFile = z.infer<typeof RunFile>

/** A file that went with a request. Its content was passed on to the agent and not kept. `size`: in bytes. */
export const Attachment = z.object({ name: z.string(), media_type: z.string(), size: z.int() })
export type Attachment = z.infer<typeof Attachment>

/** The answer ends before its end, as it reached a limit of the store or of the model that wrote it; its last line says so. Absent: it is whole. */
export const IsCut = z.literal(true).optional()

/** Figures in a language model’s answer that no tool gave and that do not stand in the request, as the answer writes them. Absent: none. */
export const OwnFigures = z.array(z.string())

/** Which version of the agent answers. */
export const AgentVersion = z.int().min(1).max(1_000_000)

/** `is_pinned`: this version was asked for, or the conversation goes on in it. Absent: it was the listed one. */
export const ranVersion = { version: AgentVersion, is_pinned: z.literal(true).optional() }

/** What pays for a run: nothing has to, an agent that was bought, a run included in the plan, or the wallet. */
export const RunSource = z.enum(['free', 'entitlement', 'included', 'wallet'])
export type RunSource = z.infer<typeof RunSource>

const RunApp = z.object({ id: z.string(), slug: z.string(), name: z.string(), emoji: z.string() })

/** A run in somebody's own history. */
export const Run = z.object({
  id: z.string(),
  /** The id of the conversation’s first run. */
  conversation_id: z.string(),
  /** The run that this one replies to; null for the first of a conversation. */
  reply_to: z.string().nullable(),
  app: RunApp,
  ...ranVersion,
  /** `test`: by a test key; it cost nothing and counts nowhere. */
  kind: z.enum(['demo', 'paid', 'test']),
  status: z.enum(['running', 'succeeded', 'unanswered', 'failed', 'cancelled']),
  /** Null until there is one, and where there is none. */
  outcome: RunOutcome.nullable(),
  input: z.string(),
  /** What went with it; absent when nothing did. */
  attached_files: z.array(Attachment).optional(),
  /** Markdown; null when there is none. */
  answer: z.string().nullable(),
  /** What came with the answer; absent when nothing did. */
  files: z.array(RunFile).optional(),
  is_cut: IsCut,
  own_figures: OwnFigures.optional(),
  suggestions: Suggestions.optional(),
  provider: z.string().nullable(),
  execution_time_ms: z.int().nullable(),
  started_at: z.iso.datetime(),
  /** Null for a demo. What was not answered was given back. */
  charge: z.object({ source: RunSource, price: Money, was_given_back: z.boolean() }).nullable(),
  /** Whom it was for, and whose owner paid. Absent: the caller alone. */
  organisation: z.object({ id: z.string(), name: z.string() }).optional(),
  /** Where a visitor of another site asked, on the caller’s account. */
  widget: z.object({ id: z.string(), name: z.string() }).optional(),
})
export type Run = z.infer<typeof Run>

/** A run among others, of which only getRun tells everything. */
export const ListedRun = Run.omit({ answer: true, files: true, suggestions: true })
export type ListedRun = z.infer<typeof ListedRun>

/** A run in its conversation. The content of its files stands in getRun’s reply. */
export const ConversationRun = Run.omit({ files: true }).extend({
  files: z.array(RunFile.omit({ data: true })).optional(),
})
export type ConversationRun = z.infer<typeof ConversationRun>

/** Runs that reply to one another. Of each message that was changed and sent again, only the newest wording is shown. */
export const Conversation = z.object({
  /** Also that of its first run. */
  id: z.string(),
  app: RunApp,
  /** The beginning of its first message. */
  title: z.string(),
  /** With those of messages that were changed and sent again. */
  run_count: z.int(),
  /** What all of them took from a wallet. */
  spent: Money,
  started_at: z.iso.datetime(),
  last_run: ListedRun,
})
export type Conversation = z.infer<typeof Conversation>
