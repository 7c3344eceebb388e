import { z } from 'zod'

/**
 * What a tool of an MCP server does to what is behind it, as its server declares: it only reads, it adds, it may change or delete.
 * `undeclared`: the server says nothing, and the tool may do anything.
 */
export const toolEffects = ['read_only', 'additive', 'destructive', 'undeclared'] as const
export const ToolEffect = z.enum(toolEffects)
export type ToolEffect = z.infer<typeof ToolEffect>

/** How long a tool call that was proposed can be confirmed. */
export const CONFIRMATION_MINUTES = 15
/** Of the arguments together, as JSON. */
export const ARGUMENTS_MAX_LENGTH = 20_000
export const MAX_ARGUMENTS = 60
export const ARGUMENTS_DEPTH = 20

/** How an argument is written and checked: `texts` is a list of them, `json` anything that has no simpler form. */
export const ArgumentKind = z.enum([
  'text',
  'number',
  'integer',
  'boolean',
  'choice',
  'texts',
  'json',
])
export type ArgumentKind = z.infer<typeof ArgumentKind>

export const ProposedArgument = z.object({
  /** As the tool calls it. */
  name: z.string(),
  /** As a person would. */
  label: z.string(),
  description: z.string(),
  kind: ArgumentKind,
  /** Of a `choice`. */
  choices: z.array(z.union([z.string(), z.number(), z.boolean()])),
  is_required: z.boolean(),
  /** Of that kind; null: nothing was found for it. */
  value: z.unknown(),
})
export type ProposedArgument = z.infer<typeof ProposedArgument>

/** A tool call that an agent wants to make and that only its person can order: nothing has been done yet. */
export const ProposedCall = z.object({
  tool: z.object({
    name: z.string(),
    title: z.string(),
    description: z.string(),
    effect: ToolEffect,
    is_open_world: z.boolean(),
  }),
  /** Where the tool is, as `tools.example.com`. */
  host: z.string(),
  arguments: z.array(ProposedArgument),
})
export type ProposedCall = z.infer<typeof ProposedCall>

/** A proposed call with what it takes to order it: `id` goes back as `confirmation.id`, once and before `expires_at`. */
export const ConfirmationRequest = ProposedCall.extend({
  id: z.string(),
  expires_at: z.iso.datetime(),
})
export type ConfirmationRequest = z.infer<typeof ConfirmationRequest>

/** The order of a person to make the call that was proposed to them, with these arguments and no others. */
export const Confirmation = z.strictObject({
  id: z.uuid(),
  arguments: z
    .record(z.string().max(200), z.unknown())
    .refine(
      (given) => Object.keys(given).length <= MAX_ARGUMENTS,
      `must be at most ${MAX_ARGUMENTS}`,
    )
    .refine((given) => isWithin(ARGUMENTS_DEPTH, given), {
      error: `must be at most ${ARGUMENTS_DEPTH} deep`,
      abort: true,
    })
    .refine(
      (given) => JSON.stringify(given).length <= ARGUMENTS_MAX_LENGTH,
      `must be at most ${ARGUMENTS_MAX_LENGTH} characters`,
    )
    .refine((given) => isStorable(given), 'have characters that cannot be stored'),
})
export type Confirmation = z.infer<typeof Confirmation>

/** What is nested deeper than this no tool asks for, and whoever walks through it may run out of stack. */
const isWithin = (depth: number, value: unknown): boolean =>
  value === null ||
  typeof value !== 'object' ||
  (depth > 0 && Object.values(value).every((each) => isWithin(depth - 1, each)))

function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0')
  return (
    value === null || typeof value !== 'object' || Object.entries(value).flat().every(isStorable)
  )
}
