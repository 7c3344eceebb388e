import { z } from 'zod'
import { Category } from './catalogue.ts'
import { Handle, MAX_ABOUT, ProfileTexts, Website } from './creator-pages.ts'
import { Language } from './language.ts'
import { defineRoutes } from './route.ts'
import { Cursor, filled, Reason, Shown, Slug } from './text.ts'

/** Why somebody reports an agent, or what a creator says of themselves. */
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

/** Of what a creator says of themselves, which answers nothing. */
export const ProfileReportReason = ReportReason.exclude(['wrong_answers'])
export type ProfileReportReason = z.infer<typeof ProfileReportReason>

/** Why something was taken down. `creator_suspended`: with its creator, until they are restored. */
export const TakedownReason = z.enum([...ReportReason.options, 'unlawful', 'creator_suspended'])
export type TakedownReason = z.infer<typeof TakedownReason>

export const ProfileTakedownReason = TakedownReason.exclude(['wrong_answers', 'creator_suspended'])
export type ProfileTakedownReason = z.infer<typeof ProfileTakedownReason>

export const MAX_APPEAL = 2000

const App = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  emoji: z.string(),
  category: Category,
})

const Person = z.object({ id: z.string(), name: z.string() })

const Report = z.object({
  id: z.string(),
  reason: ReportReason,
  comment: z.string(),
  at: z.iso.datetime(),
  /** Null once they have left. */
  reporter: Person.nullable(),
})

/** The open reports of one thing. */
const Reported = z.object({
  /** Of the app, or of the creator. */
  id: z.string(),
  open: z.int(),
  first_at: z.iso.datetime(),
  last_at: z.iso.datetime(),
  /** The newest, at most 20. */
  reports: z.array(Report),
})

export const ReportedApp = Reported.extend({
  kind: z.literal('agent'),
  app: App,
  /** Null: the store's own. */
  creator: Person.nullable(),
  is_listed: z.boolean(),
})
export type ReportedApp = z.infer<typeof ReportedApp>

export const ReportedProfile = Reported.extend({
  kind: z.literal('profile'),
  creator: Person,
  /** What stands there now. */
  texts: ProfileTexts,
  /** Each with what stood there when it was made. */
  reports: z.array(Report.extend({ texts: ProfileTexts })),
})
export type ReportedProfile = z.infer<typeof ReportedProfile>

export const ReportedCase = z.discriminatedUnion('kind', [ReportedApp, ReportedProfile])
export type ReportedCase = z.infer<typeof ReportedCase>

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

/** That a moderator took an agent out of the store, or what a creator says of themselves off their page. */
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
export const TakenDownApp = Takedown.extend({
  kind: z.literal('agent'),
  app: App,
  creator: Person.nullable(),
})
export type TakenDownApp = z.infer<typeof TakenDownApp>

/** What was taken, for its creator. */
export const ProfileTakedown = Takedown.extend({ texts: ProfileTexts })
export type ProfileTakedown = z.infer<typeof ProfileTakedown>

export const TakenDownProfile = ProfileTakedown.extend({
  kind: z.literal('profile'),
  creator: Person,
})
export type TakenDownProfile = z.infer<typeof TakenDownProfile>

export const TakenDownCase = z.discriminatedUnion('kind', [TakenDownApp, TakenDownProfile])
export type TakenDownCase = z.infer<typeof TakenDownCase>

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
  /** Of the agent; null: it was about what a creator says of themselves. */
  category: Category.nullable(),
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
const creator = z.object({ id: Handle })
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
  /** The same about what a creator says of themselves; what stands there is kept with the report. */
  reportProfile: {
    method: 'POST',
    path: '/api/creators/:handle/reports',
    access: 'signed_in',
    params: z.object({ handle: Handle }),
    body: z.strictObject({ reason: ProfileReportReason, comment: filled(1000) }),
    response: z.object({ success }),
    errors: ['creators.creator_not_found', 'moderation.nothing_said', 'request.rate_limited'],
  },
  /** Most open reports first. */
  listReports: {
    method: 'GET',
    path: '/api/moderation/reports',
    access: 'content_moderation',
    query: z.object(paging),
    response: z.object({ success, cases: z.array(ReportedCase), next_cursor }),
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
  dismissProfileReports: {
    method: 'POST',
    path: '/api/moderation/creators/:id/dismiss-reports',
    access: 'content_moderation',
    params: creator,
    body: z.strictObject({ reason: Reason }),
    response: z.object({ success, dismissed: z.int() }),
    errors: ['creators.creator_not_found', 'moderation.own_agent', 'moderation.no_open_reports'],
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
  /** These texts leave the page at once, its open reports are closed and its creator is written to. Refused when it says something else by now. */
  takeDownProfile: {
    method: 'POST',
    path: '/api/moderation/creators/:id/take-down',
    access: 'content_moderation',
    params: creator,
    /** `texts`: what the moderator has read and takes away; what is empty stays. */
    body: z.strictObject({
      texts: z
        .strictObject({
          about: z.strictObject({ en: Shown.max(MAX_ABOUT), ar: Shown.max(MAX_ABOUT) }),
          website: Website.nullable(),
        })
        .refine(
          ({ about, website }) => about.en !== '' || about.ar !== '' || website !== null,
          'must name what is taken away',
        ),
      reason: ProfileTakedownReason,
      note: filled(1000),
    }),
    response: takedown,
    errors: ['creators.creator_not_found', 'moderation.own_agent', 'moderation.profile_changed'],
  },
  /** What was taken stands there again, where nothing else does by now. An appeal that waits is upheld by this. */
  restoreProfile: {
    method: 'POST',
    path: '/api/moderation/profile-takedowns/:id/restore',
    access: 'content_moderation',
    params,
    body: z.strictObject({ reason: Reason }),
    response: takedown,
    errors: ['moderation.not_taken_down', 'moderation.own_agent'],
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
    response: z.object({ success, takedowns: z.array(TakenDownCase), next_cursor }),
    errors: ['request.cursor_invalid'],
  },
  /** An appeal that is upheld brings back what was taken down. */
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
  /** Of what the caller says of themselves: those that stand, the newest first. */
  listProfileTakedowns: {
    method: 'GET',
    path: '/api/creator/profile/takedowns',
    access: 'signed_in',
    response: z.object({ success, takedowns: z.array(ProfileTakedown) }),
    errors: [],
  },
  /** Once for each takedown, while it lasts. */
  appealProfileTakedown: {
    method: 'POST',
    path: '/api/creator/profile/takedowns/:id/appeal',
    access: 'signed_in',
    params,
    body: z.strictObject({ text: filled(MAX_APPEAL) }),
    response: takedown,
    errors: ['moderation.not_taken_down', 'moderation.already_appealed'],
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
