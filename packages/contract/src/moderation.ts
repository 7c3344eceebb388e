import { z } from 'zod'
import { Category } from './catalogue.ts'
import { Language } from './language.ts'
import { defineRoutes } from './route.ts'
import { Cursor, filled, Reason, Slug } from './text.ts'

/** Why somebody reports an agent. */
export const ReportReason = z.enum([
  'wrong_answers',
  'harmful',
  'misleading',
  'privacy',
  'copyright',
  'spam',
  'other',
])
export type ReportReason = z.infer<typeof ReportReason>

/** Why an agent was taken down. `creator_suspended`: with its creator, until they are restored. */
export const TakedownReason = z.enum([...ReportReason.options, 'unlawful', 'creator_suspended'])
export type TakedownReason = z.infer<typeof TakedownReason>

export const MAX_APPEAL = 2000

const App = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  emoji: z.string(),
  category: Category,
})

/** The open reports of one agent. */
export const ReportedApp = z.object({
  /** Of the app. */
  id: z.string(),
  app: App,
  /** Null: the store's own. */
  creator: z.object({ id: z.string(), name: z.string() }).nullable(),
  is_listed: z.boolean(),
  open: z.int(),
  first_at: z.iso.datetime(),
  last_at: z.iso.datetime(),
  /** The newest, at most 20. `reporter` is null once they have left. */
  reports: z.array(
    z.object({
      id: z.string(),
      reason: ReportReason,
      comment: z.string(),
      at: z.iso.datetime(),
      reporter: z.object({ id: z.string(), name: z.string() }).nullable(),
    }),
  ),
})
export type ReportedApp = z.infer<typeof ReportedApp>

export const Appeal = z.object({
  id: z.string(),
  text: z.string(),
  at: z.iso.datetime(),
  /** Null: not answered yet. */
  decision: z.enum(['upheld', 'denied']).nullable(),
  answer: z.string().nullable(),
  answered_at: z.iso.datetime().nullable(),
})
export type Appeal = z.infer<typeof Appeal>

/** An agent that a moderator took out of the store. */
export const Takedown = z.object({
  id: z.string(),
  reason: TakedownReason,
  /** The message to the creator. */
  note: z.string(),
  at: z.iso.datetime(),
  /** Null: it is still out. */
  ended_at: z.iso.datetime().nullable(),
  appeal: Appeal.nullable(),
})
export type Takedown = z.infer<typeof Takedown>

/** The same with whose it is, for moderators. */
export const TakenDownApp = Takedown.extend({ app: App, creator: ReportedApp.shape.creator })
export type TakenDownApp = z.infer<typeof TakenDownApp>

/** What moderators did, as anyone may read it: nothing of it says who. */
export const ModerationLogEntry = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  action: z.enum([
    'approved',
    'rejected',
    'taken_down',
    'restored',
    'reports_dismissed',
    'appeal_upheld',
    'appeal_denied',
    'reviews_approved',
    'reviews_rejected',
  ]),
  category: Category,
  /** Of a takedown. */
  reason: TakedownReason.nullable(),
})
export type ModerationLogEntry = z.infer<typeof ModerationLogEntry>

const success = z.literal(true)
const lang = Language.default('en')
const paging = {
  cursor: Cursor.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
  lang,
}
const next_cursor = z.string().nullable()
const params = z.object({ id: z.uuid() })
const takedown = z.object({ success, takedown: Takedown })

export const routes = defineRoutes({
  /** One open report for each person and agent: a second takes the place of the first. */
  reportApp: {
    method: 'POST',
    path: '/api/apps/:slug/reports',
    access: 'signed_in',
    params: z.object({ slug: Slug }),
    body: z.strictObject({ reason: ReportReason, comment: filled(1000) }),
    response: z.object({ success }),
    errors: ['catalogue.app_not_found', 'request.rate_limited'],
  },
  /** Most open reports first. */
  listReports: {
    method: 'GET',
    path: '/api/moderation/reports',
    access: 'content_moderation',
    query: z.object(paging),
    response: z.object({ success, apps: z.array(ReportedApp), next_cursor }),
    errors: ['request.cursor_invalid'],
  },
  dismissReports: {
    method: 'POST',
    path: '/api/moderation/apps/:id/dismiss-reports',
    access: 'content_moderation',
    params,
    body: z.strictObject({ reason: Reason }),
    response: z.object({ success, dismissed: z.int() }),
    errors: ['catalogue.app_not_found', 'moderation.own_agent', 'moderation.no_open_reports'],
  },
  /** The agent leaves the store at once, its open reports are closed and its creator is written to. */
  takeDownApp: {
    method: 'POST',
    path: '/api/moderation/apps/:id/take-down',
    access: 'content_moderation',
    params,
    /** `note`: the message to the creator. */
    body: z.strictObject({
      reason: TakedownReason.exclude(['creator_suspended']),
      note: filled(1000),
    }),
    response: takedown,
    errors: ['catalogue.app_not_found', 'moderation.own_agent', 'moderation.already_taken_down'],
  },
  /** It stands in the store again as it did before. An appeal that waits is upheld by this, and `reason` is its answer. */
  restoreApp: {
    method: 'POST',
    path: '/api/moderation/apps/:id/restore',
    access: 'content_moderation',
    params,
    body: z.strictObject({ reason: Reason }),
    response: takedown,
    errors: [
      'catalogue.app_not_found',
      'moderation.own_agent',
      'moderation.not_taken_down',
      'moderation.creator_suspended',
    ],
  },
  /** `appealed`: those whose appeal waits for an answer, oldest first; else newest first. */
  listTakedowns: {
    method: 'GET',
    path: '/api/moderation/takedowns',
    access: 'content_moderation',
    query: z.object({ ...paging, state: z.enum(['out', 'appealed', 'ended']).default('out') }),
    response: z.object({ success, takedowns: z.array(TakenDownApp), next_cursor }),
    errors: ['request.cursor_invalid'],
  },
  /** An appeal that is upheld brings the agent back. */
  answerAppeal: {
    method: 'POST',
    path: '/api/moderation/appeals/:id',
    access: 'content_moderation',
    params,
    body: z.strictObject({ decision: z.enum(['upheld', 'denied']), answer: filled(1000) }),
    response: takedown,
    errors: [
      'moderation.appeal_not_found',
      'moderation.own_agent',
      'moderation.appeal_answered',
      'moderation.creator_suspended',
    ],
  },
  /** Of the caller's own agent, the newest; null: it was never taken down. */
  getTakedown: {
    method: 'GET',
    path: '/api/forge/agents/:id/takedown',
    access: 'signed_in',
    params,
    response: z.object({ success, takedown: Takedown.nullable() }),
    errors: ['forge.agent_not_found'],
  },
  /** Once for each takedown, while it lasts. */
  appealTakedown: {
    method: 'POST',
    path: '/api/forge/agents/:id/appeal',
    access: 'signed_in',
    params,
    body: z.strictObject({ text: filled(MAX_APPEAL) }),
    response: takedown,
    errors: ['forge.agent_not_found', 'moderation.not_taken_down', 'moderation.already_appealed'],
  },
  /** Public, newest first. */
  listModerationLog: {
    method: 'GET',
    path: '/api/moderation/log',
    access: 'anyone',
    query: z.object({ cursor: paging.cursor, limit: paging.limit }),
    response: z.object({ success, entries: z.array(ModerationLogEntry), next_cursor }),
    errors: ['request.cursor_invalid'],
  },
})
