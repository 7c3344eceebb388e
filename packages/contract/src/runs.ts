import { z } from 'zod'
import { AttachedFiles, BODY_WITH_FILES_BYTES } from './attached-files.ts'
import { Language } from './language.ts'
import { Money } from './money.ts'
import { defineRoutes } from './route.ts'
import {
  AgentVersion,
  Conversation,
  ConversationRun,
  IsCut,
  ListedRun,
  OwnFigures,
  Run,
  RunFile,
  RunOutcome,
  RunSource,
  ranVersion,
  Suggestions,
} from './run-history.ts'
import { Cursor, filled, Slug } from './text.ts'
import { Confirmation, ConfirmationRequest } from './tool-calls.ts'

export * from './attached-files.ts'
export * from './run-history.ts'
export * from './tool-calls.ts'

/** Specification section 9: free demo runs per agent and person. */
export const DEMO_LIMIT = 3
export const DEMO_INPUT_MAX_LENGTH = 20_000

export const DemoInfo = z.object({
  used: z.int(),
  remaining: z.int(),
  limit: z.int(),
  /** There when nothing remains. */
  upgrade_message: z.string().optional(),
})
export type DemoInfo = z.infer<typeof DemoInfo>

export const DemoInput = filled(DEMO_INPUT_MAX_LENGTH)

const answered = {
  success: z.literal(true),
  run_id: z.string(),
  /** What a reply to this run belongs to: the id of the first run. */
  conversation_id: z.string(),
  ...ranVersion,
  /** Markdown. */
  response: z.string(),
  message: z.string(),
  /** False: the agent asked back, refused or said what it is for. Such a run costs nothing, and `response` holds what it said. */
  is_answered: z.boolean(),
  outcome: RunOutcome,
  /** What answered: `built-in`, the name of the language model, or the protocol and host of a remote agent. */
  provider: z.string(),
  /** The skills that were used, in order. */
  skills_used: z.array(z.string()),
  execution_time_ms: z.int(),
  /** Absent: none. */
  files: z.array(RunFile).optional(),
  is_cut: IsCut,
  own_figures: OwnFigures.optional(),
  suggestions: Suggestions.optional(),
  /** There when the agent wants to call a tool that may change something: nothing is called before the same request comes again with the confirmation. */
  confirmation: ConfirmationRequest.optional(),
}

/** Why a tool call that was confirmed is not made. */
const confirmationErrors = [
  'runs.confirmation_invalid',
  'runs.confirmation_expired',
  'runs.confirmation_used',
  'runs.confirmation_outdated',
] as const

export const DemoResult = z.object({ ...answered, demo_info: DemoInfo })
export type DemoResult = z.infer<typeof DemoResult>

/**
 * The same run as server-sent events (`Accept: text/event-stream`): any number of `skill`, `progress` and `text`,
 * then exactly one `result` (a DemoResult) or `error` (an ErrorReply). The status is 200 once the stream has begun.
 */
export const DemoEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('skill'), name: z.string(), title: z.string() }),
  /** What an agent or a tool elsewhere says about its work before there is an answer. */
  z.object({ type: z.literal('progress'), text: z.string() }),
  z.object({ type: z.literal('text'), text: z.string() }),
])
export type DemoEvent = z.infer<typeof DemoEvent>

/** What an organisation may have against a run that it would pay for. */
export const organisationBlockReasons = [
  'organisations.owner_suspended',
  'organisations.agent_not_allowed',
  'organisations.cap_reached',
  'organisations.member_cap_reached',
  'organisations.agent_cap_reached',
] as const

/** What the next run of an app would cost the caller, and what stands in its way. */
export const RunTerms = z.object({
  source: RunSource,
  /** With VAT; zero unless the wallet pays. */
  price: Money,
  blockReason: z
    .enum([
      'billing.balance_too_low',
      'billing.monthly_cap_reached',
      'billing.over_max_per_run',
      'billing.purchase_required',
      ...organisationBlockReasons,
    ])
    .nullable(),
  /** Of this month; null without a plan. */
  included: z.object({ limit: z.int(), used: z.int() }).nullable(),
  /**
   * How many runs an organisation allows in this month, of those caps that hold (its own, the member’s, the agent’s) the one that leaves the
   * fewest; null without one.
   */
  cap: z.object({ limit: z.int(), used: z.int() }).nullable(),
  /** What the wallet that pays can spend. To members who do not manage the organisation whose owner pays, zero. */
  balance: Money,
})
export type RunTerms = z.infer<typeof RunTerms>

/** `charge`: what was paid, nothing for a run without an answer. */
export const RunResult = z.object({
  ...answered,
  charge: z.object({ source: RunSource, price: Money }),
  terms: RunTerms,
  /** There for a run of a test key: it cost nothing and counts nowhere. */
  is_test: z.literal(true).optional(),
})
export type RunResult = z.infer<typeof RunResult>

/** Of one person, running at the same time. */
export const RUNS_AT_ONCE = 4
/** The same while one is begun with an API key. */
export const API_RUNS_AT_ONCE = 16

/** How many runs of one agent may end without an answer, one after the other, within an hour. */
export const UNANSWERED_RUNS_IN_A_ROW = 10

/**
 * The run that a message replies to: the caller’s own, of the same agent and for the same payer, with a reply of the agent’s. To change a
 * message, reply to the run before it. A confirmed call replies to the run that proposed it, whatever stands here.
 */
const ReplyTo = z.uuid().optional()

/** A published version of the agent. Absent: that in which the conversation was asked for, else the listed one. */
const Version = AgentVersion.optional()

/** A version that was published, and that can be run as long as the store lists the agent. */
export const PublishedVersion = z.object({
  number: AgentVersion,
  /** Null of an agent that the store itself brings. */
  published_at: z.iso.datetime().nullable(),
  /** It is the one that the store lists: it answers whoever asks for none. */
  is_live: z.boolean(),
  /** What executes it is not what was approved, so nobody runs it. */
  is_paused: z.boolean(),
})
export type PublishedVersion = z.infer<typeof PublishedVersion>

const replyErrors = ['runs.reply_not_found', 'runs.reply_without_outcome'] as const

/** Why there may be no answer, now or at all. */
export const runErrors = [
  'runs.cancelled',
  'runs.failed',
  'runs.timed_out',
  'runs.model_refused',
  'runs.model_unreachable',
  'runs.model_broke_off',
  'runs.model_budget_reached',
  'runs.model_person_budget_reached',
  'runs.model_answer_invalid',
  'runs.agent_paused',
  'runs.files_not_accepted',
  'runs.file_type_not_accepted',
  'runs.remote_unreachable',
  'runs.remote_refused',
  'runs.remote_failed',
  'runs.remote_broke_off',
  'runs.remote_answer_invalid',
  'runs.remote_too_large',
  'request.too_demanding',
  'runs.outcome_unknown',
  'runs.too_many_at_once',
  'runs.too_many_unanswered',
  'request.in_flight',
  'request.key_reused',
  'runs.deleted',
  'server.busy',
] as const

const HistoryQuery = z.object({
  app: Slug.optional(),
  cursor: Cursor.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
  lang: Language.default('en'),
})

export const routes = defineRoutes({
  runDemo: {
    method: 'POST',
    path: '/api/apps/:slug/demo',
    access: 'anyone',
    scope: 'run',
    params: z.object({ slug: Slug }),
    body: z.strictObject({
      input: DemoInput,
      reply_to: ReplyTo,
      version: Version,
      /** Only for agents that are executed elsewhere by A2A. */
      files: AttachedFiles.optional(),
      confirmation: Confirmation.optional(),
    }),
    bodyLimit: BODY_WITH_FILES_BYTES,
    response: DemoResult,
    events: DemoEvent,
    errors: [
      'catalogue.app_not_found',
      'runs.version_not_found',
      'runs.demo_limit_reached',
      'runs.address_limit_reached',
      ...replyErrors,
      ...confirmationErrors,
      ...runErrors,
    ],
  },
  getDemoInfo: {
    method: 'GET',
    path: '/api/apps/:slug/demo',
    access: 'anyone',
    scope: 'run',
    params: z.object({ slug: Slug }),
    response: z.object({ success: z.literal(true), demo_info: DemoInfo }),
    errors: ['catalogue.app_not_found'],
  },
  /** A run that costs what getRunTerms says, or less; it streams like a demo. What gives no answer costs nothing. */
  runApp: {
    method: 'POST',
    path: '/api/apps/:slug/runs',
    access: 'signed_in',
    scope: 'run',
    params: z.object({ slug: Slug }),
    /** `organisation`: it pays instead of the caller, who is a member of it. */
    body: z.strictObject({
      input: DemoInput,
      reply_to: ReplyTo,
      version: Version,
      /** Only for agents that are executed elsewhere by A2A. */
      files: AttachedFiles.optional(),
      organisation: z.uuid().optional(),
      confirmation: Confirmation.optional(),
    }),
    bodyLimit: BODY_WITH_FILES_BYTES,
    response: RunResult,
    events: DemoEvent,
    errors: [
      'catalogue.app_not_found',
      'runs.version_not_found',
      'billing.balance_too_low',
      'billing.monthly_cap_reached',
      'billing.over_max_per_run',
      'billing.purchase_required',
      'organisations.not_found',
      ...organisationBlockReasons,
      'api_keys.agent_not_allowed',
      'api_keys.cap_reached',
      'api_keys.test_limit_reached',
      'api_keys.test_elsewhere',
      'request.rate_limited',
      ...replyErrors,
      ...confirmationErrors,
      ...runErrors,
    ],
  },
  getRunTerms: {
    method: 'GET',
    path: '/api/apps/:slug/runs',
    access: 'signed_in',
    scope: 'run',
    params: z.object({ slug: Slug }),
    query: z.object({ organisation: z.uuid().optional() }),
    response: z.object({ success: z.literal(true), terms: RunTerms }),
    errors: ['catalogue.app_not_found', 'organisations.not_found'],
  },
  /** What of an agent can be run, the newest first. */
  listVersions: {
    method: 'GET',
    path: '/api/apps/:slug/versions',
    access: 'anyone',
    params: z.object({ slug: Slug }),
    response: z.object({ success: z.literal(true), versions: z.array(PublishedVersion) }),
    errors: ['catalogue.app_not_found'],
  },
  /** The caller's own runs, demos too, newest first. */
  listRuns: {
    method: 'GET',
    path: '/api/runs',
    access: 'signed_in',
    scope: 'read_runs',
    query: HistoryQuery,
    response: z.object({
      success: z.literal(true),
      runs: z.array(ListedRun),
      next_cursor: z.string().nullable(),
    }),
    errors: ['request.cursor_invalid'],
  },
  getRun: {
    method: 'GET',
    path: '/api/runs/:id',
    access: 'signed_in',
    scope: 'read_runs',
    params: z.object({ id: z.uuid() }),
    query: z.object({ lang: Language.default('en') }),
    response: z.object({ success: z.literal(true), run: Run }),
    errors: ['runs.not_found'],
  },
  /** The caller’s own conversations, the one with the newest run first. A run that nothing replied to is one of its own. */
  listConversations: {
    method: 'GET',
    path: '/api/conversations',
    access: 'signed_in',
    scope: 'read_runs',
    query: HistoryQuery,
    response: z.object({
      success: z.literal(true),
      conversations: z.array(Conversation),
      next_cursor: z.string().nullable(),
    }),
    errors: ['request.cursor_invalid'],
  },
  /** The runs of a conversation in their order, up to its newest. */
  getConversation: {
    method: 'GET',
    path: '/api/conversations/:id',
    access: 'signed_in',
    scope: 'read_runs',
    params: z.object({ id: z.uuid() }),
    query: HistoryQuery.omit({ app: true }),
    response: z.object({
      success: z.literal(true),
      conversation: Conversation,
      runs: z.array(ConversationRun),
      next_cursor: z.string().nullable(),
    }),
    errors: ['runs.conversation_not_found', 'request.cursor_invalid'],
  },
  /** What was asked in this browser without an account becomes a part of the account, to read and go on with; it stays counted as it was. */
  claimConversation: {
    method: 'POST',
    path: '/api/conversations/:id/claim',
    access: 'signed_in',
    params: z.object({ id: z.uuid() }),
    response: z.object({ success: z.literal(true) }),
    errors: ['runs.conversation_not_found'],
  },
  /**
   * What was said in it is taken away for good; what was counted and paid stays so. A visitor is known by the cookie that the store’s
   * pages give them.
   */
  deleteConversation: {
    method: 'DELETE',
    path: '/api/conversations/:id',
    access: 'anyone',
    params: z.object({ id: z.uuid() }),
    response: z.object({ success: z.literal(true) }),
    errors: ['runs.conversation_not_found', 'runs.conversation_at_work'],
  },
})
