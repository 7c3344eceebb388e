import { AgentCard } from '@a2a-js/sdk'
import type { Tool } from '@modelcontextprotocol/client'
import { connections as contract } from '@wakeel/contract'
import { canonicalJson } from '../../signing/canonical-json.ts'

type Fields = Readonly<Record<string, unknown>>

/** What an other end says of itself, as far as an approval covers it. */
export interface Manifest {
  address: string
  /** Who it says that it is; of an A2A agent also where and how it is spoken to. */
  identity: Fields
  /** Tools of an MCP server, skills of an A2A agent. */
  tools: readonly ManifestTool[]
}

export type ManifestTool = Fields & { name: string }

/** Of an MCP server. A version number alone is no change: what it stands for is in the tools. */
export function mcpManifest(
  address: string,
  server: { name: string; title?: string | undefined } | undefined,
  tools: readonly Tool[],
): Manifest {
  return {
    address,
    identity: { name: server?.name, title: server?.title },
    tools: tools
      .map(({ name, title, description, inputSchema, outputSchema, annotations }) => ({
        name,
        title,
        description,
        input_schema: schemaInOneOrder(inputSchema),
        output_schema: schemaInOneOrder(outputSchema),
        annotations,
      }))
      .sort(byText((tool) => tool.name)),
  }
}

/** Of an A2A agent: its card without what changes by itself, and without the token that proves whose it is. */
export function a2aManifest(address: string, card: AgentCard): Manifest {
  const { skills, signatures, version, iconUrl, documentationUrl, capabilities, ...identity } =
    AgentCard.toJSON(card) as Record<string, unknown>
  return {
    address,
    identity: {
      ...identity,
      capabilities: withoutProof(capabilities as Fields | undefined),
      defaultInputModes: inOneOrder(identity.defaultInputModes),
      defaultOutputModes: inOneOrder(identity.defaultOutputModes),
    },
    tools: ((skills ?? []) as Record<string, unknown>[])
      .map(({ id, name, ...skill }) => ({
        ...skill,
        name: String(id),
        title: name,
        tags: inOneOrder(skill.tags),
        inputModes: inOneOrder(skill.inputModes),
        outputModes: inOneOrder(skill.outputModes),
      }))
      .sort(byText((skill) => skill.name)),
  }
}

/** As much of it as an agent is executed with: a tool that it was not given is nothing to it. */
export const usedOf = (manifest: Manifest, tools: readonly string[] | null): Manifest =>
  tools === null
    ? manifest
    : { ...manifest, tools: manifest.tools.filter(({ name }) => tools.includes(name)) }

function withoutProof(capabilities: Fields | undefined): Fields {
  const extensions = Array.isArray(capabilities?.extensions) ? capabilities.extensions : []
  return {
    ...capabilities,
    extensions: extensions
      .filter(({ uri }) => uri !== contract.PROOF_EXTENSION)
      .sort(byText((extension) => String(extension.uri))),
  }
}

/** Lists of a JSON schema of which the order says nothing. */
const UNORDERED = new Set(['required', 'enum', 'type', 'anyOf', 'oneOf', 'allOf'])

function schemaInOneOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(schemaInOneOrder)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([key, held]) => {
      const inside = schemaInOneOrder(held)
      return [key, UNORDERED.has(key) ? inOneOrder(inside) : inside]
    }),
  )
}

const inOneOrder = (value: unknown): unknown =>
  Array.isArray(value) ? [...value].sort(byText(canonicalJson)) : value

function byText<T>(textOf: (value: T) => string): (one: T, other: T) => number {
  return (one, other) => {
    const [a, b] = [textOf(one), textOf(other)]
    return a < b ? -1 : a > b ? 1 : 0
  }
}
