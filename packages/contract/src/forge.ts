import { z } from 'zod'
import {
  AgentContent,
  DataInputType,
  ForgePricingModel,
  GeneratedAgent,
  IDEA_MAX_LENGTH,
  MAX_LIST,
  NotCovered,
  PRICE_AED,
  ToolName,
  VouchedTool,
} from './agent-content.ts'
import {
  AgentStatus,
  Check,
  EditedAgent,
  PublishEvent,
  SkillChoice,
  Submission,
} from './agent-versions.ts'
import { Fingerprint } from './connections.ts'
import { Language } from './language.ts'
import { defineRoutes } from './route.ts'
import { DemoEvent, DemoInput, runErrors } from './runs.ts'
import { Cursor, filled } from './text.ts'

export * from './agent-content.ts'
export * from './agent-versions.ts'

const priceAed = z
  .number()
  .min(PRICE_AED.least)
  .max(PRICE_AED.max)
  .multipleOf(0.01, 'must be in whole fils')
const success = z.literal(true)
const lang = Language.default('en')
const params = z.object({ id: z.uuid() })
const editedReply = z.object({ success, agent: EditedAgent })
const generated = z.object({ success, generated_app: GeneratedAgent })
const ofAgent = ['forge.agent_not_found'] as const
/** An idea or a text that breaks one of the store’s rules. */
const ofRules = [
  'forge.forbidden_weapons',
  'forge.forbidden_drugs',
  'forge.forbidden_sexual',
  'forge.forbidden_gambling',
  'forge.forbidden_hate',
  'forge.forbidden_self_harm',
  'forge.forbidden_fraud',
  'forge.forbidden_hacking',
  'forge.forbidden_forgery',
  'forge.forbidden_crime',
] as const
const ofNames = ['names.reserved', 'names.mixed'] as const
/** Texts are read in threads, each for a limited time. */
const ofReading = ['request.too_demanding', 'server.busy'] as const

/** Accounts whose e-mail is never confirmed keep drafts and connections for so many days after the last change. */
export const UNCONFIRMED_DRAFT_DAYS = 30

/** How often a creator tries drafts. */
export const MAX_PREVIEWS = { hour: 30, day: 60 } as const

const idea = {
  problem_goal: filled(IDEA_MAX_LENGTH.problem_goal),
  target_audience: filled(IDEA_MAX_LENGTH.target_audience),
  data_input_type: DataInputType,
}

export const routes = defineRoutes({
  /** Says before anything is priced what would refuse the idea; a store whose language model writes can only tell whether there is room. */
  checkIdea: {
    method: 'POST',
    path: '/api/forge/check-idea',
    access: 'signed_in',
    scope: 'manage_agents',
    body: z.strictObject({ ...idea, app_id: z.uuid().optional() }),
    response: z.object({ success, not_covered: NotCovered.optional() }),
    errors: [
      'forge.no_skill_fits',
      'forge.too_many_agents',
      'request.rate_limited',
      ...ofRules,
      ...ofReading,
    ],
  },
  /** Writes an agent from an idea and keeps it as a draft; with `app_id` it takes the place of what stands in that draft. */
  generateAgent: {
    method: 'POST',
    path: '/api/forge/generate-agent',
    access: 'signed_in',
    scope: 'manage_agents',
    body: z.strictObject({
      ...idea,
      pricing_model: ForgePricingModel,
      price_aed: priceAed,
      app_id: z.uuid().optional(),
    }),
    response: generated,
    errors: [
      'runs.model_budget_reached',
      'runs.model_person_budget_reached',
      'forge.no_skill_fits',
      'forge.too_many_agents',
      ...ofRules,
      ...ofNames,
      'forge.not_a_draft',
      'forge.awaits_moderator',
      'forge.writer_unreachable',
      'forge.writer_answer_invalid',
      'request.rate_limited',
      ...ofReading,
      ...ofAgent,
    ],
  },
  /** Makes a draft of an agent that is executed at a connection, its texts taken from what the other end says about itself. */
  importAgent: {
    method: 'POST',
    path: '/api/forge/import-agent',
    access: 'signed_in',
    scope: 'manage_agents',
    body: z.strictObject({
      connection_id: z.uuid(),
      /** Of an MCP server. */
      tools: z.array(ToolName).max(MAX_LIST.tools).default([]),
      /** Of those, the ones for which the creator vouches that they only read. */
      read_only: z.array(VouchedTool).max(MAX_LIST.tools).default([]),
      pricing_model: ForgePricingModel,
      price_aed: priceAed,
    }),
    response: generated,
    errors: [
      'connections.not_found',
      ...ofRules,
      'forge.too_many_agents',
      'request.rate_limited',
      ...ofNames,
      ...ofReading,
    ],
  },
  /** Runs a prompt with what is being worked on, for real; it counts nowhere and costs nothing. */
  previewAgent: {
    method: 'POST',
    path: '/api/forge/agents/:id/preview',
    access: 'signed_in',
    scope: 'manage_agents',
    params,
    body: z.strictObject({ input: DemoInput }),
    response: z.object({
      success,
      /** Markdown. */
      response: z.string(),
      provider: z.string(),
      skills_used: z.array(z.string()),
      execution_time_ms: z.int(),
    }),
    events: DemoEvent,
    errors: [...ofAgent, 'forge.preview_limit_reached', ...runErrors],
  },
  /** Checks the version that is being worked on and lists it, or leaves it to a moderator with the reasons. */
  publishAgent: {
    method: 'POST',
    path: '/api/forge/publish-agent',
    access: 'signed_in',
    scope: 'manage_agents',
    body: z.strictObject({ app_id: z.uuid(), publish: z.literal(true) }),
    response: z.object({
      success,
      status: z.enum(['published', 'pending']),
      slug: z.string(),
      checks: z.array(Check),
    }),
    events: PublishEvent,
    errors: [
      ...ofAgent,
      'accounts.email_unconfirmed',
      'forge.nothing_to_publish',
      'forge.edited_meanwhile',
      ...ofNames,
      'names.taken',
      'forge.awaits_moderator',
      'forge.taken_down',
      'request.rate_limited',
      ...ofReading,
    ],
  },
  getAgent: {
    method: 'GET',
    path: '/api/forge/agents/:id',
    access: 'signed_in',
    scope: 'manage_agents',
    params,
    response: editedReply,
    errors: ofAgent,
  },
  /** Saves the version that is being worked on, or opens the next one. Saving what was rejected makes it a draft again. */
  saveAgent: {
    method: 'PUT',
    path: '/api/forge/agents/:id',
    access: 'signed_in',
    scope: 'manage_agents',
    params,
    /** `revision`: that of the version that was edited; 0 when none was open. */
    body: z.strictObject({ revision: z.int().min(0), content: AgentContent }),
    response: editedReply,
    errors: [
      ...ofAgent,
      'forge.edited_meanwhile',
      'forge.awaits_moderator',
      'forge.skill_unknown',
      'connections.not_found',
      ...ofRules,
      ...ofNames,
      ...ofReading,
    ],
  },
  /** Throws the version that is being worked on away; the agent goes with it when it was never published. */
  discardDraft: {
    method: 'DELETE',
    path: '/api/forge/agents/:id/draft',
    access: 'signed_in',
    scope: 'manage_agents',
    params,
    response: z.object({ success, agent: EditedAgent.nullable() }),
    errors: [...ofAgent, 'forge.nothing_to_publish'],
  },
  /** Takes back what waits for a moderator. */
  withdrawAgent: {
    method: 'POST',
    path: '/api/forge/agents/:id/withdraw',
    access: 'signed_in',
    scope: 'manage_agents',
    params,
    response: editedReply,
    errors: [...ofAgent, 'forge.not_pending'],
  },
  /** Takes the agent off the list; its versions stay, and restoreVersion lists one of them again. */
  unpublishAgent: {
    method: 'POST',
    path: '/api/forge/agents/:id/unpublish',
    access: 'signed_in',
    scope: 'manage_agents',
    params,
    response: editedReply,
    errors: [...ofAgent, 'forge.not_listed', 'forge.taken_down'],
  },
  /** Lists a version that was published before, as it was then. */
  restoreVersion: {
    method: 'POST',
    path: '/api/forge/agents/:id/versions/:number/restore',
    access: 'signed_in',
    scope: 'manage_agents',
    params: params.extend({ number: z.coerce.number().int().min(1).max(1_000_000) }),
    response: editedReply,
    errors: [
      ...ofAgent,
      'accounts.email_unconfirmed',
      'forge.version_not_found',
      'names.taken',
      'forge.skill_unknown',
      'forge.taken_down',
      'connections.not_found',
    ],
  },
  /**
   * Approves what has changed where a listed agent is executed, as its creator has looked at it: its checks are made again, and
   * when they pass it is not paused any more.
   */
  approveChanges: {
    method: 'POST',
    path: '/api/forge/agents/:id/approve-changes',
    access: 'signed_in',
    scope: 'manage_agents',
    params,
    body: z.strictObject({ fingerprint: Fingerprint }),
    response: z.object({ success, is_approved: z.boolean(), checks: z.array(Check) }),
    events: PublishEvent,
    errors: [
      ...ofAgent,
      'accounts.email_unconfirmed',
      'forge.nothing_changed',
      'connections.changed_again',
      'forge.taken_down',
      'request.rate_limited',
      ...ofReading,
    ],
  },
  /** Takes back a price rise that is not in force yet; the price stays as it is. */
  withdrawPriceRise: {
    method: 'DELETE',
    path: '/api/forge/agents/:id/price-rise',
    access: 'signed_in',
    scope: 'manage_agents',
    params,
    response: editedReply,
    errors: [...ofAgent, 'forge.no_price_rise'],
  },
  /** Skills that an agent can be given. */
  listSkills: {
    method: 'GET',
    path: '/api/forge/skills',
    access: 'anyone',
    query: z.object({ lang }),
    response: z.object({ success, skills: z.array(SkillChoice) }),
    errors: [],
  },
  /** Oldest first. */
  listSubmissions: {
    method: 'GET',
    path: '/api/forge/submissions',
    access: 'content_moderation',
    query: z.object({
      cursor: Cursor.optional(),
      limit: z.coerce.number().int().min(1).max(100).default(20),
    }),
    response: z.object({
      success,
      submissions: z.array(Submission),
      next_cursor: z.string().nullable(),
    }),
    errors: ['request.cursor_invalid'],
  },
  decideSubmission: {
    method: 'POST',
    path: '/api/forge/submissions/:id',
    access: 'content_moderation',
    params,
    /**
     * `number` and `revision`: what was looked at; when it has changed since, nothing is decided. `reason`: for the audit log, and
     * the message to the creator of something rejected.
     */
    body: z
      .strictObject({
        decision: z.enum(['approve', 'reject']),
        number: z.int().min(1),
        revision: z.int().min(1),
        reason: filled(1000).optional(),
        how_to_mend: filled(1000).optional(),
      })
      .refine(
        ({ decision, reason, how_to_mend }) =>
          decision === 'approve' || (reason !== undefined && how_to_mend !== undefined),
        {
          message: 'is needed to reject',
          path: ['reason'],
        },
      ),
    response: z.object({ success, status: AgentStatus }),
    errors: [
      'forge.not_pending',
      'forge.incomplete',
      'names.taken',
      'forge.skill_unknown',
      'forge.taken_down',
      'moderation.own_agent',
      'moderation.creator_suspended',
    ],
  },
})
