import type { Bilingual, Language, runs } from '@wakeel/contract'
import { runs as contract } from '@wakeel/contract'
import type { McpTool } from '../../../connections/remotes/mcp.ts'
import { said } from '../../../connections/remotes/said.ts'
import { effectOf, fingerprintOf, isOpenWorld } from '../../../connections/remotes/tool-effect.ts'
import type { ProposedCall } from '../../../database/schema/runs.ts'
import { DomainError } from '../../../errors.ts'
import { type Parameter, parametersOf } from './parameters.ts'

/** A call as a person confirmed it. */
export interface ConfirmedCall {
  call: ProposedCall
  arguments: Record<string, unknown>
}

/** Where tools are, and what is shown of that. */
export interface ToolPlace {
  host: string
  address: string
}

/** Characters that make what is shown another text than what is sent. */
const UNSEEN = /(?![\n\t])[\p{Cc}\u200b\u202a-\u202e\u2066-\u2069\ufeff]/gu
const seen = (text: string): string => text.replace(UNSEEN, '')

/** A call with everything that whoever confirms it has to see. Of what was found, only what fits its argument is taken. */
export function proposeCall(
  tool: McpTool,
  found: Record<string, unknown>,
  { host, address }: ToolPlace,
): ProposedCall {
  const known = parametersOf(tool, contract.MAX_ARGUMENTS).map((parameter) =>
    toArgument(parameter, found[parameter.name]),
  )
  const title = said(seen(tool.title || tool.annotations?.title || tool.name), 200)
  return {
    tool: {
      name: tool.name,
      title,
      description: said(seen(tool.description ?? ''), 1000),
      effect: effectOf(tool),
      is_open_world: isOpenWorld(tool),
    },
    host,
    arguments: [...known, ...unnamed(tool, found)],
    fingerprint: fingerprintOf(tool),
    address,
  }
}

/** What a language model gives to a tool that takes more than it names. */
function unnamed(
  { inputSchema }: McpTool,
  found: Record<string, unknown>,
): runs.ProposedArgument[] {
  const { properties = {}, additionalProperties } = inputSchema
  if (additionalProperties === false) return []
  const more = Object.keys(found).filter((name) => !(name in properties))
  return more
    .slice(0, Math.max(0, contract.MAX_ARGUMENTS - Object.keys(properties).length))
    .map((name) => ({
      name,
      label: said(seen(name), 100),
      description: '',
      kind: 'json',
      choices: [],
      is_required: false,
      value: found[name],
    }))
}

function toArgument(parameter: Parameter, found: unknown): runs.ProposedArgument {
  const kind = kindOf(parameter)
  const choices = kind === 'choice' ? [...parameter.choices] : []
  const value = typeof found === 'string' ? seen(found) : found
  return {
    name: parameter.name,
    label: said(seen(parameter.label), 100) || parameter.name,
    description: said(seen(parameter.description), 200),
    kind,
    choices,
    is_required: parameter.isRequired,
    value: value !== undefined && fits({ kind, choices }, value) ? value : null,
  }
}

function kindOf({ kind, isWhole, choices }: Parameter): runs.ArgumentKind {
  if (kind === 'number') return isWhole ? 'integer' : 'number'
  if (kind === 'choice') return choices.length > 0 ? 'choice' : 'json'
  if (kind === 'boolean' || kind === 'texts') return kind
  return kind === 'numbers' || kind === 'choices' || kind === 'other' ? 'json' : 'text'
}

function fits(
  { kind, choices }: Pick<runs.ProposedArgument, 'kind' | 'choices'>,
  value: unknown,
): boolean {
  switch (kind) {
    case 'text':
      return typeof value === 'string'
    case 'number':
      return typeof value === 'number'
    case 'integer':
      return Number.isSafeInteger(value)
    case 'boolean':
      return typeof value === 'boolean'
    case 'choice':
      return choices.includes(value as never)
    case 'texts':
      return Array.isArray(value) && value.every((item) => typeof item === 'string')
    default:
      return true
  }
}

/** A call with the arguments that a person gave for it, checked against what was shown to them; throws `request.invalid`. */
export function confirmCall(proposed: ProposedCall, given: Record<string, unknown>): ConfirmedCall {
  const shown = proposed.arguments
  const names = new Set(shown.map(({ name }) => name))
  const unknown = Object.keys(given).find((name) => !names.has(name))
  if (unknown !== undefined) throw invalid(`The tool was not to be called with “${unknown}”.`)
  const checked = shown.flatMap((argument) => {
    const value = Object.hasOwn(given, argument.name) ? given[argument.name] : undefined
    const isLeftOut = value === undefined || (value === null && argument.kind !== 'json')
    if (isLeftOut && argument.is_required) throw invalid(`“${argument.label}” is needed.`)
    if (isLeftOut) return []
    if (!fits(argument, value))
      throw invalid(`“${argument.label}” is not of the right kind: ${argument.kind}.`)
    return [[argument.name, value] as const]
  })
  const values = new Map(checked)
  const call = {
    ...proposed,
    arguments: shown.map((argument) => ({ ...argument, value: values.get(argument.name) ?? null })),
  }
  return { call, arguments: Object.fromEntries(checked) }
}

/** What is wrong with the arguments of a call by the tool's own schema, in words that its server had no part in. */
export function argumentFaults(tool: McpTool, given: unknown): string[] {
  const input: Record<string, unknown> =
    typeof given === 'object' && given !== null ? { ...given } : {}
  return parametersOf(tool, contract.MAX_ARGUMENTS).flatMap((parameter) => {
    const kind = kindOf(parameter)
    const { name, choices, isRequired } = parameter
    if (!(name in input)) return isRequired ? [`“${name}” is missing.`] : []
    if (fits({ kind, choices: [...choices] }, input[name])) return []
    return [
      kind === 'choice'
        ? `“${name}” must be one of: ${choices.join(', ')}.`
        : `“${name}” must be of this kind: ${kind}.`,
    ]
  })
}

const invalid = (sentence: string) => new DomainError('request.invalid', { sentence })

const confirmationMessages: Record<
  'destructive' | 'other',
  Bilingual<(title: string) => string>
> = {
  destructive: {
    en: (title) =>
      `**${title}** may change or delete something, so it needs your confirmation. Nothing has been done yet.`,
    ar: (title) =>
      `قد تغيّر أداة **${title}** شيئًا أو تحذفه، ولذلك تحتاج إلى تأكيدك. لم يُنفَّذ شيء بعد.`,
  },
  other: {
    en: (title) =>
      `**${title}** may change something, so it needs your confirmation. Nothing has been done yet.`,
    ar: (title) => `قد تغيّر أداة **${title}** شيئًا، ولذلك تحتاج إلى تأكيدك. لم يُنفَّذ شيء بعد.`,
  },
}

/** What is said to the person in place of an answer. */
export function askForConfirmation({ tool }: runs.ProposedCall, language: Language): string {
  return confirmationMessages[tool.effect === 'additive' ? 'other' : 'destructive'][language](
    tool.title.replaceAll('*', ''),
  )
}
