import { z } from 'zod'
import { label } from '../../../connections/remotes/json-as-markdown.ts'
import type { McpTool } from '../../../connections/remotes/mcp.ts'

/** More would be a form, and not something to find in a request. */
const MAX = { parameters: 30, choices: 200 }

const Value = z.union([z.string(), z.number(), z.boolean()])
type Value = z.infer<typeof Value>

/** As much of a property's JSON schema as the built-in engine understands. */
const Property = z.object({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  title: z.string().optional(),
  description: z.string().optional(),
  enum: z.array(Value).optional(),
  const: Value.optional(),
  format: z.string().optional(),
  examples: z.array(Value).optional(),
  items: z.object({ type: z.string().optional(), enum: z.array(Value).optional() }).optional(),
})

export type Kind =
  | 'number'
  | 'boolean'
  | 'choice'
  | 'date'
  | 'link'
  | 'email'
  | 'text'
  | 'numbers'
  | 'choices'
  | 'texts'
  | 'other'

export interface Parameter {
  /** As the tool calls it. */
  name: string
  /** As a person would. */
  label: string
  description: string
  kind: Kind
  /** What may be chosen. */
  choices: readonly Value[]
  example: string | undefined
  isRequired: boolean
  /** Of a number: without a fraction. */
  isWhole: boolean
}

/** What a tool takes. A property that is described in some other way is there as `other`: it can be asked for, not read. */
export function parametersOf({ inputSchema }: McpTool, max = MAX.parameters): Parameter[] {
  const required = new Set(inputSchema.required)
  return Object.entries(inputSchema.properties ?? {})
    .slice(0, max)
    .map(([name, schema]) => {
      const read = Property.safeParse(schema)
      const property = read.success ? read.data : {}
      const choices =
        property.enum ??
        property.items?.enum ??
        (property.const === undefined ? [] : [property.const])
      return {
        name,
        label: (property.title ?? label(name)).slice(0, 100),
        description: property.description?.slice(0, 200) ?? '',
        kind: kindOf(name, property),
        choices: choices.slice(0, MAX.choices),
        example: property.examples?.[0]?.toString(),
        isRequired: required.has(name),
        isWhole: [property.type].flat().includes('integer'),
      }
    })
}

function kindOf(name: string, property: z.infer<typeof Property>): Kind {
  const type = [property.type].flat().find((name) => name !== 'null')
  if (property.enum || property.const !== undefined) return 'choice'
  if (type === 'number' || type === 'integer') return 'number'
  if (type === 'boolean') return 'boolean'
  if (type === 'string') return textKind(property.format ?? name.toLowerCase())
  if (type !== 'array') return 'other'
  if (property.items?.enum) return 'choices'
  if (property.items?.type === 'string') return 'texts'
  return property.items?.type === 'number' || property.items?.type === 'integer'
    ? 'numbers'
    : 'other'
}

function textKind(named: string): Kind {
  if (named === 'date' || named === 'email') return named
  return ['uri', 'url', 'link', 'website'].includes(named) ? 'link' : 'text'
}
