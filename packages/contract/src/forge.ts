import { z } from 'zod'
import { Category, PricingModel } from './catalogue.ts'
import { Language } from './language.ts'
import { defineRoutes } from './route.ts'
import { DemoEvent, DemoInput, runErrors } from './runs.ts'
import { filled, Shown, ShownLine, Text } from './text.ts'

/** Specification section 5. */
export const dataInputTypes = ['text_questions', 'business_data', 'financial_info', 'documents', 'images', 'mixed'] as const
export const DataInputType = z.enum(dataInputTypes)
export type DataInputType = z.infer<typeof DataInputType>

/** Specification section 9: what the forge suggests, in dirhams with VAT. */
export const pricingOptions = [
  { id: 'per-run', model: 'per_use', suggested_price: 2.5, currency: 'AED' },
  { id: 'monthly', model: 'subscription', suggested_price: 67, currency: 'AED' },
  { id: 'one-time', model: 'one_time', suggested_price: 147, currency: 'AED' },
] as const
export const ForgePricingModel = z.enum(['per-run', 'monthly', 'one-time'])
export type ForgePricingModel = z.infer<typeof ForgePricingModel>
export const DEFAULT_PRICING: ForgePricingModel = 'monthly'
export const PRICE_AED = { least: 1, most: 1000 } as const

const priceAed = z.number().min(PRICE_AED.least).max(PRICE_AED.most).multipleOf(0.01, 'must be in whole fils')

export const IDEA_MAX_LENGTH = { problem_goal: 2000, target_audience: 500 } as const

/** Lengths of an agent's texts, in characters. */
export const TEXT_MOST = {
  name: 60,
  short_description: 90,
  description: 400,
  full_description: 8000,
  line: 200,
  prompt: 4000,
  instructions: 8000,
} as const
export const LIST_MOST = { needs: 8, never: 8, demo_prompts: 6, skills: 8, tools: 20 } as const
export const DEMO_PROMPTS_LEAST = 1
/** Longer than this a demo prompt may not take when an agent is checked. */
export const CHECK_TIME_LIMIT_MS = 30_000
/** So many days of failure in a row put an agent under maintenance. */
export const FAILING_DAYS = 3

// In a draft everything may still be empty; what publishing needs is a check of its own.
const inBoth = (text: z.ZodString, most: number) => z.strictObject({ en: text.max(most), ar: text.max(most) })
const lines = (count: number, most: number) => {
  const list = z.array(Shown.max(most)).max(count)
  return z.strictObject({ en: list, ar: list })
}

/** One picture: words in its place could pass for the store's own. */
function isEmoji(text: string): boolean {
  return [...new Intl.Segmenter().segment(text)].length === 1 && /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u.test(text)
}

/** How an agent is executed. Skills are the store's own; the other kinds are a connection of the creator's. */
export const AgentRuntime = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('skills') }),
  z.strictObject({ kind: z.literal('a2a'), connection_id: z.uuid() }),
  /** `tools`: which of the server's tools the agent may use. */
  z.strictObject({ kind: z.literal('mcp'), connection_id: z.uuid(), tools: z.array(Text.min(1).max(200)).max(LIST_MOST.tools) }),
  z.strictObject({ kind: z.literal('openai'), connection_id: z.uuid() }),
])
export type AgentRuntime = z.infer<typeof AgentRuntime>

/** Everything a creator says about an agent: what a version freezes. A text may be there in one language only. */
export const AgentContent = z.strictObject({
  emoji: Text.trim().max(16).refine(isEmoji, 'must be one emoji'),
  category: Category,
  name: inBoth(ShownLine, TEXT_MOST.name),
  short_description: inBoth(ShownLine, TEXT_MOST.short_description),
  description: inBoth(Shown, TEXT_MOST.description),
  /** Markdown. */
  full_description: inBoth(Shown, TEXT_MOST.full_description),
  needs: lines(LIST_MOST.needs, TEXT_MOST.line),
  never: lines(LIST_MOST.never, TEXT_MOST.line),
  demo_prompts: lines(LIST_MOST.demo_prompts, TEXT_MOST.prompt),
  /** The system text for a language model. */
  instructions: Shown.max(TEXT_MOST.instructions),
  /** Names of the store's skills. */
  skills: z.array(z.string().max(60)).max(LIST_MOST.skills),
  runtime: AgentRuntime,
  /** In dirhams with VAT; 0 with `free`, else within PRICE_AED. */
  price: z
    .strictObject({ model: PricingModel, aed: z.number().multipleOf(0.01, 'must be in whole fils') })
    .refine(({ model, aed }) => (model === 'free' ? aed === 0 : aed >= PRICE_AED.least && aed <= PRICE_AED.most), {
      message: `must be from ${PRICE_AED.least} to ${PRICE_AED.most} dirhams, or 0 when free`,
      path: ['aed'],
    }),
})
export type AgentContent = z.infer<typeof AgentContent>

/** Specification section 3, with what the store adds. Texts are in the language of the idea. */
export const GeneratedAgent = z.object({
  /** The app's id, for publishAgent. */
  id: z.string(),
  name: z.string(),
  emoji: z.string(),
  category: Category,
  description: z.string(),
  demo_prompts: z.array(z.string()),
  skills: z.array(z.object({ name: z.string(), title: z.string() })),
  runtime: z.enum(['skills', 'a2a', 'mcp', 'openai']),
  price: z.object({ model: PricingModel, aed: z.number() }),
  /** `built-in`, or the name of the language model that wrote it. */
  written_by: z.string(),
})
export type GeneratedAgent = z.infer<typeof GeneratedAgent>

/** A listing's states; the one table of allowed moves is below. */
export const agentStatuses = ['draft', 'pending', 'published', 'rejected'] as const
export const AgentStatus = z.enum(agentStatuses)
export type AgentStatus = z.infer<typeof AgentStatus>

/**
 * How a version may move. Publishing takes a draft to `published` when all checks pass and to `pending` when not; a moderator
 * decides about what is pending; the creator may take it back, and mends what was rejected. What is published is frozen.
 */
export const allowedMoves: Record<AgentStatus, readonly AgentStatus[]> = {
  draft: ['pending', 'published'],
  pending: ['published', 'rejected', 'draft'],
  rejected: ['draft'],
  published: [],
}

/** What publishing checks, in this order. The prompts are not run, and not timed, when nothing could answer them. */
export const checkNames = ['complete', 'texts', 'content', 'runtime', 'prompts', 'time'] as const
export const CheckName = z.enum(checkNames)
export type CheckName = z.infer<typeof CheckName>

/** A reason in words is made by whoever shows it: from the code and what it is about. */
export const CheckReason = z.object({
  code: z.enum([
    'text_missing', // about: the field
    'prompts_missing',
    'skills_missing',
    'tools_missing',
    'instructions_missing',
    'address_in_text', // about: the field; found: what looks like one
    'secret_in_text',
    'banned_content',
    'connection_unhealthy',
    'tool_gone', // found: the tool
    'skill_unknown',
    'prompt_failed', // about: the prompt; found: the error's sentence
    'prompt_not_answered', // the agent asked back, or could not do what it was asked
    'too_slow', // found: how long it took, in milliseconds
  ]),
  about: z.string().nullable(),
  found: z.string().nullable(),
})
export type CheckReason = z.infer<typeof CheckReason>

export const Check = z.object({ name: CheckName, passed: z.boolean(), reasons: z.array(CheckReason) })
export type Check = z.infer<typeof Check>

/** What is told while the checks run. */
export const PublishEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('check_started'), name: CheckName }),
  /** One demo prompt of `total` was run. */
  z.object({ type: z.literal('prompt'), prompt: z.string(), passed: z.boolean(), elapsed_ms: z.int(), done: z.int(), total: z.int() }),
  z.object({ type: z.literal('check_ended'), check: Check }),
])
export type PublishEvent = z.infer<typeof PublishEvent>

export const Rejection = z.object({ reason: z.string(), how_to_mend: z.string(), at: z.iso.datetime() })
export type Rejection = z.infer<typeof Rejection>

export const AgentVersion = z.object({
  number: z.int(),
  status: AgentStatus,
  is_live: z.boolean(),
  created_at: z.iso.datetime(),
  published_at: z.iso.datetime().nullable(),
  price: z.object({ model: PricingModel, aed: z.number() }),
})
export type AgentVersion = z.infer<typeof AgentVersion>

/** A day's test of a published agent with its demo prompts. */
export const DailyTest = z.object({ day: z.iso.date(), passed: z.boolean(), reasons: z.array(CheckReason) })
export type DailyTest = z.infer<typeof DailyTest>

/** An agent as its creator edits it. */
export const EditedAgent = z.object({
  id: z.string(),
  slug: z.string(),
  /** `published` while a version is listed, else the state of the newest version; an agent that was taken off the list is a draft. */
  status: AgentStatus,
  is_listed: z.boolean(),
  under_maintenance: z.boolean(),
  /** Of the version that is being worked on, or, without one, of the live or newest version. */
  content: AgentContent,
  /** The version that is being worked on; null: the next save opens one. */
  open: z
    .object({
      number: z.int(),
      status: AgentStatus,
      /** Rises with every save; a save names the one it was made from. */
      revision: z.int(),
      /** Of the last try to publish. */
      checks: z.array(Check),
      rejection: Rejection.nullable(),
    })
    .nullable(),
  /** Newest first. */
  versions: z.array(AgentVersion),
  /** Newest first, at most 30. */
  daily_tests: z.array(DailyTest),
})
export type EditedAgent = z.infer<typeof EditedAgent>

export const SkillChoice = z.object({ name: z.string(), title: z.string(), description: z.string(), examples: z.array(z.string()) })
export type SkillChoice = z.infer<typeof SkillChoice>

/** What waits for a moderator, without anything about the creator but the name. */
export const Submission = z.object({
  id: z.string(),
  slug: z.string(),
  number: z.int(),
  revision: z.int(),
  creator_name: z.string(),
  content: AgentContent,
  /** What is listed now, to compare with; null: nothing yet. */
  live_content: AgentContent.nullable(),
  checks: z.array(Check),
  submitted_at: z.iso.datetime(),
})
export type Submission = z.infer<typeof Submission>

const success = z.literal(true)
const lang = Language.default('en')
const params = z.object({ id: z.uuid() })
const editedReply = z.object({ success, agent: EditedAgent })
const generated = z.object({ success, generated_app: GeneratedAgent })
const ofAgent = ['forge.agent_not_found'] as const

export const routes = defineRoutes({
  /** Writes an agent from an idea and keeps it as a draft; with `app_id` it takes the place of what stands in that draft. */
  generateAgent: {
    method: 'POST',
    path: '/api/forge/generate-agent',
    access: 'signed_in',
    body: z.strictObject({
      problem_goal: filled(IDEA_MAX_LENGTH.problem_goal),
      target_audience: filled(IDEA_MAX_LENGTH.target_audience),
      data_input_type: DataInputType,
      pricing_model: ForgePricingModel,
      price_aed: priceAed,
      app_id: z.uuid().optional(),
    }),
    response: generated,
    errors: [
      'forge.no_skill_fits',
      'forge.too_many_agents',
      'forge.not_a_draft',
      'forge.awaits_moderator',
      'forge.writer_unreachable',
      'forge.writer_answer_invalid',
      'request.rate_limited',
      ...ofAgent,
    ],
  },
  /** Makes a draft of an agent that is executed at a connection, its texts taken from what the other end says about itself. */
  importAgent: {
    method: 'POST',
    path: '/api/forge/import-agent',
    access: 'signed_in',
    body: z.strictObject({
      connection_id: z.uuid(),
      /** Of an MCP server. */
      tools: z.array(Text.min(1).max(200)).max(LIST_MOST.tools).default([]),
      pricing_model: ForgePricingModel,
      price_aed: priceAed,
    }),
    response: generated,
    errors: ['connections.not_found', 'forge.too_many_agents', 'request.rate_limited'],
  },
  /** Runs a prompt with what is being worked on, for real; it counts nowhere and costs nothing. */
  previewAgent: {
    method: 'POST',
    path: '/api/forge/agents/:id/preview',
    access: 'signed_in',
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
    errors: [...ofAgent, 'request.rate_limited', ...runErrors],
  },
  /** Checks the version that is being worked on and lists it, or leaves it to a moderator with the reasons. */
  publishAgent: {
    method: 'POST',
    path: '/api/forge/publish-agent',
    access: 'signed_in',
    body: z.strictObject({ app_id: z.uuid(), publish: z.literal(true) }),
    response: z.object({ success, status: z.enum(['published', 'pending']), slug: z.string(), checks: z.array(Check) }),
    events: PublishEvent,
    errors: [...ofAgent, 'forge.nothing_to_publish', 'forge.edited_meanwhile', 'forge.awaits_moderator', 'request.rate_limited'],
  },
  getAgent: {
    method: 'GET',
    path: '/api/forge/agents/:id',
    access: 'signed_in',
    params,
    response: editedReply,
    errors: ofAgent,
  },
  /** Saves the version that is being worked on, or opens the next one. Saving what was rejected makes it a draft again. */
  saveAgent: {
    method: 'PUT',
    path: '/api/forge/agents/:id',
    access: 'signed_in',
    params,
    /** `revision`: that of the version that was edited; 0 when none was open. */
    body: z.strictObject({ revision: z.int().min(0), content: AgentContent }),
    response: editedReply,
    errors: [...ofAgent, 'forge.edited_meanwhile', 'forge.awaits_moderator', 'forge.skill_unknown', 'connections.not_found'],
  },
  /** Throws the version that is being worked on away; the agent goes with it when it was never published. */
  discardDraft: {
    method: 'DELETE',
    path: '/api/forge/agents/:id/draft',
    access: 'signed_in',
    params,
    response: z.object({ success, agent: EditedAgent.nullable() }),
    errors: [...ofAgent, 'forge.nothing_to_publish'],
  },
  /** Takes back what waits for a moderator. */
  withdrawAgent: {
    method: 'POST',
    path: '/api/forge/agents/:id/withdraw',
    access: 'signed_in',
    params,
    response: editedReply,
    errors: [...ofAgent, 'forge.not_pending'],
  },
  /** Takes the agent off the list; its versions stay, and restoreVersion lists one of them again. */
  unpublishAgent: {
    method: 'POST',
    path: '/api/forge/agents/:id/unpublish',
    access: 'signed_in',
    params,
    response: editedReply,
    errors: [...ofAgent, 'forge.not_listed'],
  },
  /** Lists a version that was published before, as it was then. */
  restoreVersion: {
    method: 'POST',
    path: '/api/forge/agents/:id/versions/:number/restore',
    access: 'signed_in',
    params: params.extend({ number: z.coerce.number().int().min(1).max(1_000_000) }),
    response: editedReply,
    errors: [...ofAgent, 'forge.version_not_found', 'forge.skill_unknown', 'connections.not_found'],
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
    response: z.object({ success, submissions: z.array(Submission) }),
    errors: [],
  },
  decideSubmission: {
    method: 'POST',
    path: '/api/forge/submissions/:id',
    access: 'content_moderation',
    params,
    /** `number` and `revision`: what was looked at; when it has changed since, nothing is decided. */
    body: z
      .strictObject({
        decision: z.enum(['approve', 'reject']),
        number: z.int().min(1),
        revision: z.int().min(1),
        reason: filled(1000).optional(),
        how_to_mend: filled(1000).optional(),
      })
      .refine(({ decision, reason, how_to_mend }) => decision === 'approve' || (reason !== undefined && how_to_mend !== undefined), {
        message: 'is needed to reject',
        path: ['reason'],
      }),
    response: z.object({ success, status: AgentStatus }),
    errors: ['forge.not_pending', 'forge.incomplete', 'forge.skill_unknown'],
  },
})
