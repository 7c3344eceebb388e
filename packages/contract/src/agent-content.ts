import { z } from 'zod'
import { Category, PricingModel } from './catalogue.ts'
import { EvaluationQuestions } from './evaluation-question.ts'
import { Shown, ShownLine, ShownName, Text } from './text.ts'

/** Specification section 5. */
export const dataInputTypes = [
  'text_questions',
  'business_data',
  'financial_info',
  'documents',
  'images',
  'mixed',
] as const
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
export const PRICE_AED = { least: 1, max: 1000 } as const

export const IDEA_MAX_LENGTH = { problem_goal: 2000, target_audience: 500 } as const

/** Lengths of an agent's texts, in characters. */
export const MAX_TEXT = {
  name: 60,
  short_description: 90,
  description: 400,
  full_description: 8000,
  line: 200,
  prompt: 4000,
  instructions: 8000,
} as const
export const MAX_LIST = { needs: 8, never: 8, demo_prompts: 6, skills: 8, tools: 20 } as const
export const DEMO_PROMPTS_LEAST = 1
/** Longer than this a demo prompt may not take when an agent is checked. */
export const CHECK_TIME_LIMIT_MS = 30_000
/** So many days of failure in a row put an agent under maintenance. */
export const FAILING_DAYS = 3

// In a draft everything may still be empty; what publishing needs is a check of its own.
const inBoth = (text: z.ZodString, max: number) =>
  z.strictObject({ en: text.max(max), ar: text.max(max) })
const lines = (count: number, max: number) => {
  const list = z.array(Shown.max(max)).max(count)
  return z.strictObject({ en: list, ar: list })
}

/** One picture: words in its place could pass for the store's own. */
function isEmoji(text: string): boolean {
  return (
    [...new Intl.Segmenter().segment(text)].length === 1 &&
    /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u.test(text)
  )
}

export const ToolName = Text.min(1).max(200)

/** A tool that says nothing of what it does, and of which its creator says that it only reads: as long as the server says the same of it. */
export const VouchedTool = z.strictObject({
  tool: ToolName,
  fingerprint: z.string().regex(/^[\w-]{1,64}$/),
})
export type VouchedTool = z.infer<typeof VouchedTool>

/** How an agent is executed. Skills are the store's own; the other kinds are a connection of the creator's. */
export const AgentRuntime = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('skills') }),
  z.strictObject({ kind: z.literal('a2a'), connection_id: z.uuid() }),
  /** `tools`: which of the server's tools the agent may use; `read_only`: those for which the creator vouches that they only read. */
  z.strictObject({
    kind: z.literal('mcp'),
    connection_id: z.uuid(),
    tools: z.array(ToolName).max(MAX_LIST.tools),
    read_only: z.array(VouchedTool).max(MAX_LIST.tools).optional(),
  }),
  z.strictObject({ kind: z.literal('openai'), connection_id: z.uuid() }),
])
export type AgentRuntime = z.infer<typeof AgentRuntime>

/** Everything a creator says about an agent: what a version freezes. A text may be there in one language only. */
export const AgentContent = z.strictObject({
  emoji: Text.trim().max(16).refine(isEmoji, 'must be one emoji'),
  category: Category,
  name: inBoth(ShownName, MAX_TEXT.name),
  short_description: inBoth(ShownLine, MAX_TEXT.short_description),
  description: inBoth(Shown, MAX_TEXT.description),
  /** Markdown. */
  full_description: inBoth(Shown, MAX_TEXT.full_description),
  needs: lines(MAX_LIST.needs, MAX_TEXT.line),
  never: lines(MAX_LIST.never, MAX_TEXT.line),
  demo_prompts: lines(MAX_LIST.demo_prompts, MAX_TEXT.prompt),
  /** The questions that every version is evaluated with. Absent: none. */
  evaluation: EvaluationQuestions.optional(),
  /** The system text for a language model. */
  instructions: Shown.max(MAX_TEXT.instructions),
  /** Names of the store's skills. */
  skills: z.array(z.string().max(60)).max(MAX_LIST.skills),
  runtime: AgentRuntime,
  /** In dirhams with VAT; 0 with `free`, else within PRICE_AED. */
  price: z
    .strictObject({
      model: PricingModel,
      aed: z.number().multipleOf(0.01, 'must be in whole fils'),
    })
    .refine(
      ({ model, aed }) =>
        model === 'free' ? aed === 0 : aed >= PRICE_AED.least && aed <= PRICE_AED.max,
      {
        message: `must be from ${PRICE_AED.least} to ${PRICE_AED.max} dirhams, or 0 when free`,
        path: ['aed'],
      },
    ),
})
export type AgentContent = z.infer<typeof AgentContent>

/** Specification section 3, with what the store adds. Texts are in the language of the idea. */
/** What of an idea an agent does not do, in sentences. */
export const NotCovered = z.array(z.object({ en: z.string(), ar: z.string() }))

export type NotCovered = z.infer<typeof NotCovered>

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
  not_covered: NotCovered,
})
export type GeneratedAgent = z.infer<typeof GeneratedAgent>
