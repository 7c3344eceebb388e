import { z } from 'zod'
import { AgentContent } from './agent-content.ts'
import { PricingModel } from './catalogue.ts'

/** A listing's states; the one table of allowed moves is below. */
export const agentStatuses = ['draft', 'pending', 'published', 'rejected'] as const
export const AgentStatus = z.enum(agentStatuses)
export type AgentStatus = z.infer<typeof AgentStatus>

/**
 * How a version may move. Publishing takes a draft to `published` when all checks pass and to `pending` when not; a moderator
 * decides about what is pending; the creator may take it back, and fixes what was rejected. What is published is frozen.
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
    'tool_unusable', // found: the tool, which needs what the store cannot do
    'injection_found', // about: the field, the tool or who says it; found: the passage that gives orders
    'signature_invalid', // the card of an A2A agent is signed, and not by this signature
    'skill_unknown',
    'prompt_failed', // about: the prompt; found: the error's sentence
    'prompt_not_answered', // the agent asked back, or could not do what it was asked
    'prompt_changes', // found: the tool that would change something
    'too_slow', // found: how long it took, in milliseconds
  ]),
  about: z.string().nullable(),
  found: z.string().nullable(),
})
export type CheckReason = z.infer<typeof CheckReason>

export const Check = z.object({
  name: CheckName,
  passed: z.boolean(),
  reasons: z.array(CheckReason),
})
export type Check = z.infer<typeof Check>

/** The events sent while the checks run. */
export const PublishEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('check_started'), name: CheckName }),
  /** One demo prompt of `total` was run. */
  z.object({
    type: z.literal('prompt'),
    prompt: z.string(),
    passed: z.boolean(),
    elapsed_ms: z.int(),
    done: z.int(),
    total: z.int(),
  }),
  z.object({ type: z.literal('check_ended'), check: Check }),
])
export type PublishEvent = z.infer<typeof PublishEvent>

export const Rejection = z.object({
  reason: z.string(),
  how_to_mend: z.string(),
  at: z.iso.datetime(),
})
export type Rejection = z.infer<typeof Rejection>

const AgentPrice = z.object({ model: PricingModel, aed: z.number() })

export const AgentVersion = z.object({
  number: z.int(),
  status: AgentStatus,
  is_live: z.boolean(),
  created_at: z.iso.datetime(),
  published_at: z.iso.datetime().nullable(),
  price: AgentPrice,
})
export type AgentVersion = z.infer<typeof AgentVersion>

/** A day's test of a published agent with its demo prompts. */
export const DailyTest = z.object({
  day: z.iso.date(),
  passed: z.boolean(),
  reasons: z.array(CheckReason),
})
export type DailyTest = z.infer<typeof DailyTest>

/** An agent as its creator edits it. */
export const EditedAgent = z.object({
  id: z.string(),
  slug: z.string(),
  /** `published` while a version is listed, else the state of the newest version; an agent that was taken off the list is a draft. */
  status: AgentStatus,
  is_listed: z.boolean(),
  /** By a moderator: nothing of it can be published until it is back. */
  taken_down: z.boolean(),
  under_maintenance: z.boolean(),
  /** What executes the listed version is not what was approved. */
  is_paused: z.boolean(),
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
  /** What the store asks. Null before the agent was ever in the store. */
  price: z
    .object({
      in_force: AgentPrice,
      /** Announced with a version, and not in force yet. */
      rise: z
        .object({
          price: AgentPrice,
          announced_at: z.iso.datetime(),
          takes_effect_at: z.iso.datetime(),
        })
        .nullable(),
    })
    .nullable(),
  /** Newest first. */
  versions: z.array(AgentVersion),
  /** Newest first, at most 30. */
  daily_tests: z.array(DailyTest),
})
export type EditedAgent = z.infer<typeof EditedAgent>

export const SkillChoice = z.object({
  name: z.string(),
  title: z.string(),
  description: z.string(),
  examples: z.array(z.string()),
})
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
